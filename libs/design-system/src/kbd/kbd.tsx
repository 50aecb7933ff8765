import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { kbd } from '@tandem/design-system/recipes'

/** A key to press; not shown on phones. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return <kbd {...props} className={cx(kbd(), className)} />
}
