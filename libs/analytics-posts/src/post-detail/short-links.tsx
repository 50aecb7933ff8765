import type { Post, ShortLink } from '@tandem/api-contract'
import { Button, Heading, Inline, Stack, Text, toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate } from '@tandem/format'
import { copyText } from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { counted } from './counted.ts'
import { useText } from './messages.ts'
import { postDetailQueries, setShortLinkMutation } from './queries.ts'
import type { PostRef } from './queries.ts'

interface ShortLinksProps {
  products: Post['products']
  postRef: PostRef
  className: string
}

/** The short links of a post, as they are kept. */
export function ShortLinks({ products, postRef, className }: ShortLinksProps) {
  const { timezone } = useUser().team
  const mayWrite = useIsAllowed('shared.write')
  const { data: links } = useSuspenseQuery(postDetailQueries.links(postRef))
  const save = useMutation(setShortLinkMutation)
  return (
    <ShortLinkList
      {...{ products, links, timezone, mayWrite, className }}
      onSet={(product_id, is_on) => save.mutateAsync({ ...postRef, product_id, is_on })}
    />
  )
}

/** As high as most lists: nearly all posts have no short link yet. */
export function ShortLinksPlaceholder({ products, className }: Omit<ShortLinksProps, 'postRef'>) {
  const mayWrite = useIsAllowed('shared.write')
  return (
    <div inert aria-hidden>
      <ShortLinkList
        {...{ products, mayWrite, className }}
        links={[]}
        timezone="UTC"
        onSet={() => Promise.resolve([])}
      />
    </div>
  )
}

interface ShortLinkListProps {
  products: Post['products']
  links: readonly ShortLink[]
  timezone: string
  mayWrite: boolean
  /** Creates a link or turns it on or off; returns all links. The caller shows its failure. */
  onSet: (productId: number, isOn: boolean) => Promise<ShortLink[]>
  className?: string
}

/**
 * The short links of a post with their number of opens; a link for a product is created when it is first
 * copied.
 */
export function ShortLinkList({ products, links, className, ...how }: ShortLinkListProps) {
  const text = useText()
  const titleId = useId()
  const linked = products.map(({ id, name }) => ({
    key: `product-${id}`,
    product_id: id,
    name: name.trim() || text('links.noName'),
    link: links.find(({ product_id }) => product_id === id),
  }))
  const others = links
    .filter(({ product_id }) => !products.some(({ id }) => id === product_id))
    .map((link) => ({
      key: link.address,
      product_id: link.product_id,
      name: link.product_name?.trim() || text(link.product_id === null ? 'links.noProduct' : 'links.noName'),
      link,
    }))
  const rows = [...linked, ...others].filter(({ link }) => how.mayWrite || link !== undefined)
  if (rows.length === 0) return null
  return (
    <div className={className}>
      <Stack as="section" gap="2" aria-labelledby={titleId}>
        <Stack gap="0">
          <Heading level={3} size="sm" id={titleId}>
            {text('links.title')}
          </Heading>
          <Text size="xs" tone="muted">
            {text('links.about')}
          </Text>
        </Stack>
        <ul className={list} aria-labelledby={titleId}>
          {rows.map(({ key, ...row }) => (
            <LinkEntry key={key} {...row} {...how} />
          ))}
        </ul>
        {links.length > 0 && (
          <Text size="xs" tone="muted">
            {`${text('links.opensName')}: ${text('links.rule')}`}
          </Text>
        )}
      </Stack>
    </div>
  )
}

interface LinkEntryProps extends Pick<ShortLinkListProps, 'timezone' | 'mayWrite' | 'onSet'> {
  /** Null when the shop no longer has it. */
  product_id: number | null
  name: string
  link: ShortLink | undefined
}

function LinkEntry({ product_id, name, link, timezone, mayWrite, onSet }: LinkEntryProps) {
  const text = useText()
  const [isSaving, setSaving] = useState(false)
  const set = (id: number, isOn: boolean) => {
    setSaving(true)
    return onSet(id, isOn).finally(() => setSaving(false))
  }
  const isLeading = product_id !== null && link?.is_on !== false
  const copy = (id: number) => {
    const address = link ? Promise.resolve(link.address) : set(id, true).then((links) => addressIn(links, id))
    void copyText(address).then(
      () => toast.success({ title: text('links.copied') }),
      // When creating failed, that failure is shown.
      () =>
        address.then(
          () => toast.error({ title: text('links.notCopied') }),
          () => undefined,
        ),
    )
  }
  return (
    <li className={entry}>
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <bdi className={css({ fontWeight: 'medium' })}>{name}</bdi>
        {link && (
          <Text as="span" size="xs" tone="muted" className={css({ display: 'block' })}>
            <bdi>{link.address}</bdi>{' '}
            <span className={css({ display: 'block' })}>
              {text('links.opens', counted(link.opens))}{' '}
              {text('links.since', { day: formatDate(link.created_at, timezone) })}
            </span>
          </Text>
        )}
        {!isLeading && (
          <Text as="span" size="xs" className={css({ display: 'block' })}>
            {text(product_id === null ? 'links.gone' : 'links.off')}
          </Text>
        )}
      </span>
      {product_id !== null && (
        <Inline gap="2" wrap>
          {isLeading && (
            <Button
              size="sm"
              icon={<Copy aria-hidden />}
              aria-label={text('links.copyTo', { product: name })}
              loading={isSaving && link === undefined}
              onClick={() => copy(product_id)}
            >
              {text('links.copy')}
            </Button>
          )}
          {mayWrite && link && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={text(link.is_on ? 'links.turnOffTo' : 'links.turnOnTo', { product: name })}
              disabled={isSaving}
              // A refusal is shown as a toast.
              onClick={() => set(product_id, !link.is_on).catch(() => undefined)}
            >
              {text(link.is_on ? 'links.turnOff' : 'links.turnOn')}
            </Button>
          )}
        </Inline>
      )}
    </li>
  )
}

function addressIn(links: ShortLink[], productId: number): string {
  const link = links.find(({ product_id }) => product_id === productId)
  if (!link) throw new Error(`No short link to product ${productId} was made`)
  return link.address
}

const list = css({ display: 'grid', gap: '2', listStyle: 'none' })
const entry = css({
  display: 'grid',
  gap: '1.5',
  padding: '2',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  textStyle: 'sm',
})
