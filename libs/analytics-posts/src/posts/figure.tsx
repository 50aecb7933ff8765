import { Text, VisuallyHidden } from '@tandem/design-system'
import { formatNumber, formatShare } from '@tandem/format'
import { usePostsText } from './messages.ts'

/** Shown for a figure that the network doesn't share; it isn't zero. */
export function NotShared() {
  const text = usePostsText()
  return (
    <Text as="span" tone="subtle" title={text('post.notShared')}>
      <span aria-hidden>{text('post.missing')}</span>
      <VisuallyHidden>{text('post.notShared')}</VisuallyHidden>
    </Text>
  )
}

/** A count, exact on hover. */
export function Figure({ value }: { value: number | null }) {
  if (value === null) return <NotShared />
  return <span title={formatNumber(value, { full: true })}>{formatNumber(value)}</span>
}

/** A share of the followers, more precise on hover. */
export function Rate({ value }: { value: number | null }) {
  if (value === null) return <NotShared />
  return <span title={formatShare(value, { full: true })}>{formatShare(value, { fixed: true })}</span>
}
