import type { ReactNode } from 'react'
import { errorState } from '@tandem/design-system/recipes'
import { BrokenLineDrawing } from './broken-line-drawing.tsx'

export interface PageNoticeProps {
  /** In place of the broken line; at most 220 by 120. */
  art?: ReactNode
  /** Small, above the title: "404", or a badge that names the page. */
  label?: ReactNode
  title: string
  /** What happened and that nothing is lost, or what will be here. */
  text: ReactNode
  /** Go Back, secondary, then Go Home, primary; `size="form"`. */
  actions: ReactNode
}

/** In place of a whole page that cannot be shown, or is not there yet. */
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
