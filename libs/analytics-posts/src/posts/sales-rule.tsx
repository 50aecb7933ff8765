import { soldKinds } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { usePostsText } from './messages.ts'

/** How orders count for a post, in words. */
export function SalesRule() {
  const text = usePostsText()
  return (
    <div className={css({ display: 'grid', gap: '1', textStyle: 'xs', color: 'fg.muted' })}>
      {[...soldKinds, 'lift' as const, 'apart' as const, 'amounts' as const].map((part) => (
        <p key={part}>{text(`revenue.rule.${part}`)}</p>
      ))}
    </div>
  )
}
