import type { AccountService, Post, PostProduct } from '@tandem/api-contract'
import { Banner, Button, Dialog, IconButton, Stack, Text, toast, useListMotion } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import {
  describeFailure,
  FailureBanner,
  noFailure,
  readFailure,
  successToast,
  useDialogText,
} from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { postDetailQueries } from '../post-detail/queries.ts'
import { useProductsText } from './messages.ts'
import { ProductLine, productName } from './product-line.tsx'
import { ProductSearch } from './product-search.tsx'
import { setPostProductsMutation } from './queries.ts'
import { useStoreNames } from './use-store-names.ts'

interface PostProductsDialogProps {
  service: AccountService
  post: Pick<Post, 'id' | 'products' | 'products_are_set'>
  open: boolean
  onClose: () => void
}

const maxProducts = 20

/** What will be saved: these products, or those in the caption again. */
type Choice = readonly PostProduct[] | 'caption'

/**
 * The dialog in which a member chooses a post's products. Back closes it and keeps the choice for when it
 * opens again on the same page; closing it in any other way asks first.
 */
export function PostProductsDialog(props: PostProductsDialogProps) {
  // Another post has other products, and must not show this choice.
  return <ProductsDialog key={props.post.id} {...props} />
}

function ProductsDialog({ service, post, open, onClose }: PostProductsDialogProps) {
  const text = useProductsText()
  const dialogText = useDialogText()
  const mayWrite = useIsAllowed('shared.write')
  const [draft, setDraft] = useState<Choice | null>(null)
  const [failure, setFailure] = useState(noFailure)
  const client = useQueryClient()
  const save = useMutation(setPostProductsMutation)
  const choice = draft ?? post.products
  const linked = choice === 'caption' ? [] : choice
  const isLinked = (id: number) => linked.some((product) => product.id === id)
  const isFull = linked.length >= maxProducts

  const close = () => {
    setDraft(null)
    setFailure(noFailure)
    onClose()
  }
  const toggle = (product: PostProduct) =>
    setDraft(isLinked(product.id) ? linked.filter(({ id }) => id !== product.id) : [...linked, product])
  const submit = async () => {
    if (draft === null) return close()
    setFailure(noFailure)
    try {
      const ofPost = { service, id: post.id }
      const product_ids = draft === 'caption' ? null : draft.map(({ id }) => id)
      const before = chosenIds(post)
      await save.mutateAsync({ ...ofPost, product_ids })
      close()
      const undo = async () => {
        try {
          const now = await client.fetchQuery({ ...postDetailQueries.post(ofPost), staleTime: 0 })
          if (isSameChoice(chosenIds(now), product_ids))
            await save.mutateAsync({ ...ofPost, product_ids: before })
          // Somebody has chosen others since, which must stay.
          else toast.error({ title: text('changedSince') })
        } catch (refused) {
          toast.error(describeFailure(refused))
        }
      }
      successToast.updated(text('saved'), {
        action: { label: dialogText('undo'), onAction: () => void undo() },
      })
    } catch (refused) {
      setFailure(readFailure(refused, {}))
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={text('title')}
      description={text('description')}
      size="lg"
      unsaved={draft !== null}
      labels={{
        close: text('close'),
        cancel: text('cancel'),
        unsavedTitle: text('discard.title'),
        unsavedText: text('discard.text'),
        keepEditing: text('discard.keep'),
        discard: text('discard.discard'),
      }}
      {...(mayWrite && {
        action: { label: text('save'), loading: save.isPending, onAction: () => void submit() },
        footerStart: post.products_are_set && choice !== 'caption' && (
          <Button size="form" variant="ghost" onClick={() => setDraft('caption')}>
            {text('chosen.useCaption')}
          </Button>
        ),
      })}
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        {!mayWrite && <Banner tone="info">{text('mayNotWrite')}</Banner>}
        {choice === 'caption' ? (
          <Banner tone="info">{text('chosen.byCaption')}</Banner>
        ) : (
          <Chosen products={linked} {...(mayWrite && { onRemove: toggle })} />
        )}
        {isFull && mayWrite && (
          <Text size="sm" tone="muted">
            {text('chosen.full', { max: String(maxProducts) })}
          </Text>
        )}
        {mayWrite && <ProductSearch isLinked={isLinked} isFull={isFull} onToggle={toggle} />}
      </Stack>
    </Dialog>
  )
}

/** The products that somebody chose for a post; null for those in its caption. */
const chosenIds = ({ products, products_are_set }: Pick<Post, 'products' | 'products_are_set'>) =>
  products_are_set ? products.map(({ id }) => id) : null

const isSameChoice = (one: readonly number[] | null, other: readonly number[] | null) =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((id) => other.includes(id))

interface ChosenProps {
  products: readonly PostProduct[]
  onRemove?: (product: PostProduct) => void
}

function Chosen({ products, onRemove }: ChosenProps) {
  const text = useProductsText()
  const storeName = useStoreNames()
  const { listRef } = useListMotion()
  if (products.length === 0)
    return (
      <Text size="sm" tone="muted">
        {text('chosen.none')}
      </Text>
    )
  return (
    <ul ref={listRef} aria-label={text('chosen.label')} className={list}>
      {products.map((product) => (
        <li key={product.id} className={entry}>
          <ProductLine product={product} store={storeName(product.store_id)} />
          {onRemove && (
            <IconButton
              size="sm"
              label={text('chosen.remove', { name: productName(product, text('noName')) })}
              icon={<X aria-hidden />}
              onClick={() => onRemove(product)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid', gap: '1.5', listStyle: 'none', maxHeight: '[12rem]', overflowY: 'auto' })
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '1.5',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
})
