import { useId } from 'react'
import type { ReactNode } from 'react'
import { card } from '@tandem/design-system/recipes'
import type { CardVariantProps } from '@tandem/design-system/recipes'

export type CardProps = CardVariantProps & {
  /** Names the card, also for screen readers; a card without it has no header. */
  title?: ReactNode
  titleLevel?: 2 | 3 | 4
  description?: ReactNode
  /** Before the title: a store's logo, an account's picture. */
  media?: ReactNode
  /** To the right of the title: a badge, ghost buttons of size `sm`. */
  actions?: ReactNode
  /** A muted line at the bottom: when, how recent. */
  footer?: ReactNode
  /** At most two buttons. */
  footerActions?: ReactNode
  children?: ReactNode
}

/** A surface with content. Never put a card inside a card. */
export function Card(props: CardProps) {
  const [variantProps, content] = card.splitVariantProps(props)
  const { title, titleLevel = 2, description, media, actions, footer, footerActions, children } = content
  const titleId = useId()
  const classes = card(variantProps)
  const Title = `h${titleLevel}` as const
  const hasFooter = footer !== undefined || footerActions !== undefined

  return (
    <section className={classes.root} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <header className={classes.header}>
          {media}
          <div className={classes.titles}>
            <Title id={titleId} className={classes.title}>
              {title}
            </Title>
            {description !== undefined && <p className={classes.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      {children !== undefined && <div className={classes.body}>{children}</div>}
      {hasFooter && (
        <footer className={classes.footer}>
          <div className={classes.footerText}>{footer}</div>
          {footerActions !== undefined && <div className={classes.footerActions}>{footerActions}</div>}
        </footer>
      )}
    </section>
  )
}
