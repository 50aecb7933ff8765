import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { text } from '@tandem/design-system/recipes'
import type { TextVariantProps } from '@tandem/design-system/recipes'

type TextTag = 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'time' | 'li' | 'legend'

export type TextProps = Omit<ComponentProps<'p'>, 'ref'> &
  Omit<TextVariantProps, 'lines'> & {
    /** Cuts with an ellipsis after so many lines. */
    lines?: 1 | 2
    as?: TextTag
    /** For `as="time"`. */
    dateTime?: string
  }

/** Words. Without `size` or `tone` it takes them from where it stands. */
export function Text({ as = 'p', lines, className, ...props }: TextProps) {
  const [variantProps, rest] = text.splitVariantProps(props)
  const Tag = as as 'p'
  return <Tag {...rest} className={cx(text({ ...variantProps, lines: lines && `${lines}` }), className)} />
}
