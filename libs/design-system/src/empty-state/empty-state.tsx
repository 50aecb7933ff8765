import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { emptyState } from '@tandem/design-system/recipes'
import { SeriesDrawing } from './series-drawing.tsx'

export interface EmptyStateProps {
  /**
   * `nothingYet`: what will be here and how to start. `nothingFound`: repeats the search and offers to clear
   * it.
   */
  kind?: 'nothingYet' | 'nothingFound'
  title: string
  text?: ReactNode
  /** Replaces the default drawing; at most 220 by 120. */
  art?: ReactNode
  /** At most one primary button, and a ghost beside it. */
  actions?: ReactNode
  headingLevel?: 2 | 3
}

/** Shown in place of a list. */
export function EmptyState({
  kind = 'nothingYet',
  title,
  text,
  art,
  actions,
  headingLevel = 2,
}: EmptyStateProps) {
  const classes = emptyState({ kind })
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes.root}>
      {kind === 'nothingYet' ? (
        <div className={classes.art}>{art ?? <SeriesDrawing />}</div>
      ) : (
        <span className={classes.icon}>
          <SearchX size={24} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
