import { spinner } from '@tandem/design-system/recipes'
import type { SpinnerVariantProps } from '@tandem/design-system/recipes'

export type SpinnerProps = SpinnerVariantProps & {
  /** Said to screen readers; leave it out where a visible word beside the spinner says the same. */
  label?: string
}

/** A turning ring, 12, 16 or 24 px, in the colour of the text around it. It stands still under reduced motion. */
export function Spinner({ size, label }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={spinner({ size })} viewBox="0 0 24 24" fill="none" stroke="currentColor" {...named}>
      <path d="M21 12a9 9 0 1 1-6.219-8.56" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
