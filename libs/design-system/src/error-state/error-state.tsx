import { CloudAlert, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorState } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { CopyRequestId, defaultLabels } from './copy-request-id.tsx'
import type { CopyRequestIdLabels } from './copy-request-id.tsx'

export interface ErrorStateProps {
  /** What failed: "Orders could not be loaded". */
  title: string
  /** Why, if known, and that the rest works. */
  text?: ReactNode
  onRetry: () => void
  retrying?: boolean
  /** The id of the failed request; without it, nothing can be copied. */
  requestId?: string
  labels?: { retry?: string } & CopyRequestIdLabels
  headingLevel?: 2 | 3
}

/** A failed widget, in the widget's place. */
export function ErrorState({
  title,
  text,
  onRetry,
  retrying,
  requestId,
  labels,
  headingLevel = 2,
}: ErrorStateProps) {
  const classes = errorState({ kind: 'widget' })
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes.root} role="alert">
      <span className={classes.icon}>
        <CloudAlert size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.actions}>
        <Button icon={<RefreshCw aria-hidden />} loading={retrying} onClick={onRetry}>
          {labels?.retry ?? defaultLabels.retry}
        </Button>
        {requestId !== undefined && <CopyRequestId requestId={requestId} labels={labels} />}
      </div>
    </div>
  )
}
