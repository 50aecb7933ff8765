import type { ReactNode } from 'react'
import { pageHeader } from '@tandem/design-system/recipes'

export interface PageHeaderProps {
  title: string
  /** What the page contains, or how recent it is. */
  description?: ReactNode
  /** At the right: first the switcher of store or account, last at most one primary button. */
  actions?: ReactNode
  /** A row below: search first, then chips. */
  filters?: ReactNode
}

/** The header of a page. On a phone the actions are under the title and everything wraps. */
export function PageHeader({ title, description, actions, filters }: PageHeaderProps) {
  const classes = pageHeader()
  return (
    <header className={classes.root}>
      <div className={classes.row}>
        <div className={classes.headings}>
          <h1 className={classes.title}>{title}</h1>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {filters && <div className={classes.filters}>{filters}</div>}
    </header>
  )
}
