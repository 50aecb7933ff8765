import type { ReactNode } from 'react'
import { banner } from '@tandem/design-system/recipes'
import type { BannerVariantProps } from '@tandem/design-system/recipes'

export type BannerProps = BannerVariantProps & {
  /** What happened, in a short sentence. The children say whether data is safe and what to do. */
  title?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
  /**
   * For a banner that appears while somebody waits, such as a rejected form: screen readers read it
   * immediately.
   */
  announce?: boolean
  children?: ReactNode
}

/** A box inside a page, a card or a form that says what is wrong or worth knowing. */
export function Banner({ tone, title, icon, actions, announce = false, children }: BannerProps) {
  const classes = banner({ tone })
  return (
    <div className={classes.root} role={announce ? 'alert' : undefined}>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <div className={classes.content}>
        {title !== undefined && <strong className={classes.title}>{title}</strong>} {children}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
