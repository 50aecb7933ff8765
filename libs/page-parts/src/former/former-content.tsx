import { NetworkError, requestIdOf } from '@tandem/api-client'
import { Banner, Button, CopyRequestId } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeFailure } from '../describe-failure.ts'
import { useText } from '../messages.ts'
import { useFormerText } from './messages.ts'

interface FormerContentProps {
  /** The title of the failure. */
  title: string
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  /** What was on screen before the failure. */
  children: ReactNode
}

/** What was shown before a read failed, below a notice that says so. */
export function FormerContent({ title, error, isRetrying, onRetry, children }: FormerContentProps) {
  const text = useText()
  const formerText = useFormerText()
  const requestId = requestIdOf(error) ?? undefined
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      <Banner
        tone="warning"
        announce
        title={title}
        actions={
          <>
            <Button size="sm" icon={<RefreshCw aria-hidden />} loading={isRetrying} onClick={onRetry}>
              {text('widget.tryAgain')}
            </Button>
            {requestId !== undefined && (
              <CopyRequestId requestId={requestId} labels={{ copy: text('widget.copyRequestId') }} />
            )}
          </>
        }
      >
        {error instanceof NetworkError
          ? formerText('offline')
          : formerText('failed', { reason: describeFailure(error).description })}
      </Banner>
      <div className={css({ minWidth: '0' })}>{children}</div>
    </div>
  )
}
