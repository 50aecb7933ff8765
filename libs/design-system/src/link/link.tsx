import type { ComponentProps } from 'react'
import { cx } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import type { LinkVariantProps } from '@tandem/design-system/recipes'

export type LinkProps = ComponentProps<'a'> & LinkVariantProps

/**
 * A link to another site. Inside the app, give the router's link `className={link()}` from
 * `@tandem/design-system/recipes`.
 */
export function Link({ variant, className, target, rel, children, ...props }: LinkProps) {
  const safeRel = target === '_blank' ? (rel ?? 'noopener noreferrer') : rel
  return (
    <a {...props} target={target} rel={safeRel} className={cx(link({ variant }), className)}>
      {children}
    </a>
  )
}
