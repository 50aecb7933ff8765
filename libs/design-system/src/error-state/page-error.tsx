import type { ReactNode } from 'react'
import { errorState } from '@tandem/design-system/recipes'
import { BrokenLineDrawing } from './broken-line-drawing.tsx'

export interface PageErrorProps {
  /** Small, above the title: "404". */
  code?: string
  title: string
  /** What happened and that nothing is lost. */
  text: ReactNode
  /** Go Back, secondary, then Go Home, primary; `size="form"`. */
  actions: ReactNode
}

/** In place of a whole page that cannot be shown. */
export function PageError({ code, title, text, actions }: PageErrorProps) {
  const classes = errorState({ kind: 'page' })
  return (
    <div className={classes.root}>
      <div className={classes.art}>
        <BrokenLineDrawing />
      </div>
      {code !== undefined && <div className={classes.code}>{code}</div>}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{actions}</div>
    </div>
  )
}
