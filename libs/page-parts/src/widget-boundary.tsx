import { hasErrorPage, NetworkError, requestIdOf } from '@tandem/api-client'
import { onReconnect } from '@tandem/api-client/react'
import { Card, ErrorState, OrElse } from '@tandem/design-system'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Component, Suspense, useCallback, useEffect, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { describeFailure } from './describe-failure.ts'
import { FormerContent } from './former/former-content.tsx'
import { useText } from './messages.ts'
import { describeMissingPart, isMissingPart, releaseAtom } from './missing-part.ts'
import type { FoundRelease } from './missing-part.ts'

interface WidgetBoundaryProps {
  /** The title of the failure, such as "Orders could not be loaded". */
  failedTitle: string
  /** Shown during the first read, in its final size. */
  loading: ReactNode
  /** Everything that changes the query: a different one is requested again after a failure. */
  resetKey?: string
  /** What to show for a failure instead; undefined: its title with a retry. */
  replaceFailure?: (error: unknown) => ReactNode
  children: ReactNode
}

/** A part of a page that loads and fails separately, with a retry; the rest of the page stays. */
export const WidgetBoundary = (props: WidgetBoundaryProps) => <ReadBoundary {...props} isMain={false} />

/**
 * For the main read of a page, without which there is no page (`docs/architecture.md` lists them): a failure
 * with an error page shows that. Once the page has been shown, a later failure is a notice above what was on
 * screen, so that no rows, choice or input are lost.
 */
export const PageBoundary = (props: WidgetBoundaryProps) => <ReadBoundary {...props} isMain />

function ReadBoundary(props: WidgetBoundaryProps & { isMain: boolean }) {
  const { failedTitle, loading, resetKey, replaceFailure, isMain, children } = props
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary
          title={failedTitle}
          {...{ resetKey, replaceFailure, isMain, loading }}
          onReset={reset}
        >
          {children}
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

interface FailureBoundaryProps {
  title: string
  resetKey: string | undefined
  replaceFailure: WidgetBoundaryProps['replaceFailure']
  isMain: boolean
  onReset: () => void
  loading: ReactNode
  children: ReactNode
}

interface FailureBoundaryState {
  failure: { error: unknown } | null
  resetKey: string | undefined
}

/** React only supports error boundaries as classes. */
class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(props: FailureBoundaryProps, state: FailureBoundaryState) {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  /** The children that were last on screen; null before any were. */
  lastShown: ReactNode = null
  noteShown = (children: ReactNode) => {
    this.lastShown = children
  }

  retry = () => {
    this.props.onReset()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    const { loading, children } = this.props
    // The same while it fails, so that a retry or another query doesn't replace what is on screen by `loading`.
    return (
      <Suspense fallback={loading}>
        {failure === null ? (
          <>
            {children}
            <Shown what={children} onShown={this.noteShown} />
          </>
        ) : (
          this.renderFailure(failure)
        )}
      </Suspense>
    )
  }

  renderFailure({ error }: { error: unknown }) {
    const { isMain, title, replaceFailure } = this.props
    const replacement = replaceFailure?.(error)
    if (replacement) return replacement
    // The route's boundary continues to the error page.
    if (isMain && this.lastShown === null && hasErrorPage(error)) throw error
    const former = isMain ? this.lastShown : null
    return <Failed {...{ title, error, former }} onRetry={this.retry} />
  }
}

/** Reports what is on screen, once its sibling has finished loading. */
function Shown({ what, onShown }: { what: ReactNode; onShown: (what: ReactNode) => void }) {
  useEffect(() => onShown(what), [what, onShown])
  return null
}

interface FailedProps {
  title: string
  error: unknown
  /** What was on screen before, to be shown below the failure. */
  former: ReactNode
  onRetry: () => void
}

const Failed = (props: FailedProps) =>
  isMissingPart(props.error) && props.former === null ? <MissingPart {...props} /> : <FailedRead {...props} />

/** A part whose code couldn't be loaded: often only a reload helps, because browsers remember the failure. */
function MissingPart({ title, onRetry }: FailedProps) {
  const { find } = useAtomValue(releaseAtom)
  const [found, setFound] = useState<FoundRelease>()
  useEffect(() => {
    let isOver = false
    const note = (release: FoundRelease) => void (isOver || setFound(release))
    // A host's own search may fail.
    find().then(note, () => note('same'))
    return () => void (isOver = true)
  }, [find])
  useEffect(() => (found === 'away' ? onReconnect(onRetry) : undefined), [found, onRetry])
  const text = useText()
  const { title: reason, description, action } = describeMissingPart(found ?? 'same')
  const why = found === 'same' ? description : `${reason}. ${description}`
  return (
    <Card flush>
      <ErrorState
        title={title}
        text={found && why}
        retrying={found === undefined}
        onRetry={found === 'away' ? onRetry : () => location.reload()}
        labels={{ retry: action, copy: text('widget.copyRequestId') }}
      />
    </Card>
  )
}

function FailedRead({ title, error, former, onRetry }: FailedProps) {
  const text = useText()
  const [isRetrying, startRetry] = useTransition()
  const isMissing = isMissingPart(error)
  // Browsers remember that a part is missing until the page is reloaded.
  const retry = useCallback(() => (isMissing ? location.reload() : startRetry(onRetry)), [isMissing, onRetry])
  useEffect(() => (error instanceof NetworkError ? onReconnect(retry) : undefined), [error, retry])
  const failed = (
    <Card flush>
      <ErrorState
        title={title}
        text={describeFailure(error).description}
        requestId={requestIdOf(error) ?? undefined}
        retrying={isRetrying}
        onRetry={retry}
        labels={{ retry: text('widget.tryAgain'), copy: text('widget.copyRequestId') }}
      />
    </Card>
  )
  if (former === null) return failed
  return (
    <OrElse instead={failed}>
      <FormerContent {...{ title, error, isRetrying }} onRetry={retry}>
        {/* Of its own: reads that appear here would otherwise end the retry before it begins. */}
        <QueryErrorResetBoundary>{former}</QueryErrorResetBoundary>
      </FormerContent>
    </OrElse>
  )
}
