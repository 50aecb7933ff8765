import type { ComponentProps, RefCallback } from 'react'
import { cx } from '@tandem/design-system/css'
import { inline } from '@tandem/design-system/recipes'
import type { InlineVariantProps } from '@tandem/design-system/recipes'
import type { LayoutTag } from './layout-tag.ts'

export type InlineProps = Omit<ComponentProps<'div'>, 'ref'> &
  InlineVariantProps & { as?: LayoutTag; ref?: RefCallback<HTMLElement> }

/** Elements in a row, 8 px apart and vertically centred. */
export function Inline({ as = 'div', className, ...props }: InlineProps) {
  const [variantProps, rest] = inline.splitVariantProps(props)
  const Tag = as as 'div'
  return <Tag {...rest} className={cx(inline(variantProps), className)} />
}
