import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { starButton } from '@tandem/design-system/recipes'
import type { StarButtonVariantProps } from '@tandem/design-system/recipes'

export type StarButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> &
  StarButtonVariantProps & {
    /** What pressing it does now, including the object: "Star Orders", "Unstar Orders". */
    label: string
    starred: boolean
  }

/** Adds something to the favourites or removes it: a star, filled when it is a favourite. */
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
