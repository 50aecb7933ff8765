import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { starButton } from '@tandem/design-system/recipes'
import type { StarButtonVariantProps } from '@tandem/design-system/recipes'

export type StarButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> &
  StarButtonVariantProps & {
    /** What pressing it does now, with the thing it is about: "Star Orders", "Unstar Orders". */
    label: string
    starred: boolean
  }

/** Keeps a thing among the favourites, or takes it out: a star, filled when it is kept. */
export function StarButton({ label, starred, size, className, ...props }: StarButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      aria-pressed={starred}
      className={cx(starButton({ size }), className)}
    >
      <Star aria-hidden />
    </button>
  )
}
