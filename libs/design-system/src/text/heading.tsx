import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { heading } from '@tandem/design-system/recipes'
import type { HeadingVariantProps } from '@tandem/design-system/recipes'

export type HeadingProps = ComponentProps<'h1'> &
  HeadingVariantProps & {
    /** Its level in the page's outline; `size` is its visual size. */
    level: 1 | 2 | 3 | 4
  }

/** A title: `sm` 14 in cards, `md` 16 in sections and dialogs, `lg` 22 on pages, `xl` 28 on sign-in. */
export function Heading({ level, size, className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...props} className={cx(heading({ size }), className)} />
}
