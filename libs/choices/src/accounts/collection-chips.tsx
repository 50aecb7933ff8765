import type { SocialAccount } from '@tandem/api-contract'
import { Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { useAccountsText } from './messages.ts'

const maxChips = 2

interface CollectionChipsProps extends Pick<SocialAccount, 'collections'> {
  /** Shows every collection. */
  all?: boolean
  /** In a row of a list, where a phone has them below the name. */
  isInRow?: boolean
}

/** The collections of an account; without `all`, only the first ones when there are many. */
export function CollectionChips({ collections, all = false, isInRow = false }: CollectionChipsProps) {
  const text = useAccountsText()
  if (collections.length === 0)
    return (
      <Text as="span" tone="subtle">
        <span className={isInRow ? onlyInTable : undefined} aria-hidden>
          {text('missing')}
        </span>
        <VisuallyHidden>{text('noCollections')}</VisuallyHidden>
      </Text>
    )
  const shown = all ? collections : collections.slice(0, maxChips)
  const others = collections.slice(shown.length)
  return (
    <span className={chips} data-in-row={isInRow ? '' : undefined}>
      {shown.map(({ id, name }) => (
        <span key={id} className={chip} title={name}>
          <bdi>{name}</bdi>
        </span>
      ))}
      {others.length > 0 && (
        <span className={chip} title={others.map(({ name }) => name).join(', ')}>
          {text('more', { others: formatNumber(others.length) })}
        </span>
      )}
    </span>
  )
}

const chips = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '1',
  // Below the name, not below the picture.
  mobileDown: { '&[data-in-row]': { marginTop: '1', marginInlineStart: '[2.75rem]' } },
})
const chip = css({
  display: 'inline-block',
  maxWidth: '[10rem]',
  paddingInline: '2',
  border: '1px solid',
  borderColor: 'neutral.border',
  borderRadius: 'sm',
  background: 'neutral.subtle',
  color: 'neutral.fg',
  textStyle: 'xs',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
// On a phone there is no column header for it.
const onlyInTable = css({ mobileDown: { display: 'none' } })
