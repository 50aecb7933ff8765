import { spinner } from '@tandem/design-system/recipes'
import type { SpinnerVariantProps } from '@tandem/design-system/recipes'

export type SpinnerProps = SpinnerVariantProps & {
  /** For screen readers; leave it out when visible text beside the spinner says the same. */
  label?: string
}

/**
 * A rotating ring, 12, 16 or 24 px, in the colour of the surrounding text. It stands still with reduced
 * motion.
 */
export function Spinner({ size, label }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={spinner({ size })} viewBox="0 0 24 24" fill="none" stroke="currentColor" {...named}>
      <path d="M21 12a9 9 0 1 1-6.219-8.56" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
