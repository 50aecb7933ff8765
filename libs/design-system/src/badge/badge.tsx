import type { ReactNode } from 'react'
import { badge } from '@tandem/design-system/recipes'
import type { BadgeVariantProps } from '@tandem/design-system/recipes'

export interface BadgeProps {
  /** `neutral` for what is finished or normal; colour for what needs attention. */
  tone: NonNullable<BadgeVariantProps['tone']>
  icon?: ReactNode
  children: ReactNode
}

/** The state of a thing as an icon and a word, so that it never depends on colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  )
}
