import type { ComponentProps, RefCallback } from 'react'
import { cx } from '@tandem/design-system/css'
import { stack } from '@tandem/design-system/recipes'
import type { StackVariantProps } from '@tandem/design-system/recipes'
import type { LayoutTag } from './layout-tag.ts'

export type StackProps = Omit<ComponentProps<'div'>, 'ref'> &
  StackVariantProps & { as?: LayoutTag; ref?: RefCallback<HTMLElement> }

/** Elements below each other, 16 px apart. */
export function Stack({ as = 'div', className, ...props }: StackProps) {
  const [variantProps, rest] = stack.splitVariantProps(props)
  const Tag = as as 'div'
  return <Tag {...rest} className={cx(stack(variantProps), className)} />
}
