import { soldKinds } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { usePostsText } from './messages.ts'

/** How orders count for a post, in words. */
export function SalesRule() {
  const text = usePostsText()
  const lines = [
    ...soldKinds.map((kind) => `${text(`revenue.${kind}`)}: ${text(`revenue.rule.${kind}`)}`),
    `${text('sold.by.lift')}: ${text('revenue.rule.lift')}`,
    text('revenue.rule.apart'),
    text('revenue.rule.amounts'),
  ]
  return (
    <div className={css({ display: 'grid', gap: '1', textStyle: 'xs', color: 'fg.muted' })}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
