import type { ReactNode } from 'react'
import { errorState } from '@tandem/design-system/recipes'
import { BrokenLineDrawing } from './broken-line-drawing.tsx'

export interface PageNoticeProps {
  /** Replaces the broken line; at most 220 by 120. */
  art?: ReactNode
  /** Small, above the title: "404", or a badge with the page's name. */
  label?: ReactNode
  title: string
  /** What happened and that nothing is lost, or what will be here. */
  text: ReactNode
  /** Go Back, secondary, then Go Home, primary; `size="form"`. */
  actions: ReactNode
}

/** Shown instead of a page that can't be shown or doesn't exist yet. */
export function PageNotice({ art = <BrokenLineDrawing />, label, title, text, actions }: PageNoticeProps) {
  const classes = errorState({ kind: 'page' })
  return (
    <div className={classes.root}>
      <div className={classes.art}>{art}</div>
      {label !== undefined && <div className={classes.code}>{label}</div>}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{actions}</div>
    </div>
  )
}
