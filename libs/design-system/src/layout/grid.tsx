import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { grid } from '@tandem/design-system/recipes'
import type { GridVariantProps } from '@tandem/design-system/recipes'
import type { LayoutTag } from './layout-tag.ts'

export type GridProps = Omit<ComponentProps<'div'>, 'ref'> &
  Omit<GridVariantProps, 'columns'> & { as?: LayoutTag; columns?: 2 | 3 | 4 }

/**
 * Equal columns that wrap on narrow screens: `columns={2}` from 1080 px, 3 become 2 and then 1, 4 become 2.
 */
export function Grid({ as = 'div', columns, className, ...props }: GridProps) {
  const [variantProps, rest] = grid.splitVariantProps(props)
  const Tag = as as 'div'
  return (
    <Tag {...rest} className={cx(grid({ ...variantProps, columns: columns && `${columns}` }), className)} />
  )
}
