import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { text } from '@tandem/design-system/recipes'
import type { TextVariantProps } from '@tandem/design-system/recipes'

type TextTag = 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'time' | 'li' | 'legend'

export type TextProps = Omit<ComponentProps<'p'>, 'ref'> &
  Omit<TextVariantProps, 'lines'> & {
    /** Truncates with an ellipsis after this many lines. */
    lines?: 1 | 2
    as?: TextTag
    /** For `as="time"`. */
    dateTime?: string
  }

/** Text. Without `size` or `tone` it inherits them. */
export function Text({ as = 'p', lines, className, ...props }: TextProps) {
  const [variantProps, rest] = text.splitVariantProps(props)
  const Tag = as as 'p'
  return <Tag {...rest} className={cx(text({ ...variantProps, lines: lines && `${lines}` }), className)} />
}
