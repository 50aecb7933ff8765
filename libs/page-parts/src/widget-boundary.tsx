import { hasErrorPage, NetworkError, requestIdOf } from '@tandem/api-client'
import { onReconnect } from '@tandem/api-client/react'
import { Card, ErrorState } from '@tandem/design-system'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { describeFailure } from './describe-failure.ts'
import { useText } from './messages.ts'

interface WidgetBoundaryProps {
  /** The title of the failure, such as "Orders could not be loaded". */
  failedTitle: string
  /** Shown during the first read, in its final size. */
  loading: ReactNode
  /** Everything that changes the query: a different one is requested again after a failure. */
  resetKey?: string
  children: ReactNode
}

/** A part of a page that loads and fails separately, with a retry; the rest of the page stays. */
export const WidgetBoundary = (props: WidgetBoundaryProps) => <ReadBoundary {...props} isMain={false} />

/**
 * For the main read of a page, without which there is no page (`docs/architecture.md` lists them): a failure
 * with an error page shows that. Once the page has been shown, a later failure stays in place, so that no
 * choice or input is lost.
 */
export const PageBoundary = (props: WidgetBoundaryProps) => <ReadBoundary {...props} isMain />

function ReadBoundary(props: WidgetBoundaryProps & { isMain: boolean }) {
  const { failedTitle, loading, resetKey, isMain, children } = props
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary
          title={failedTitle}
          resetKey={resetKey}
          isMain={isMain}
          onReset={reset}
          loading={loading}
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

  wasShown = false
  noteShown = () => {
    this.wasShown = true
  }

  retry = () => {
    this.props.onReset()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    const { isMain, loading, children } = this.props
    if (failure === null)
      return (
        <Suspense fallback={loading}>
          {children}
          <Shown onShown={this.noteShown} />
        </Suspense>
      )
    // The route's boundary continues to the error page.
    if (isMain && !this.wasShown && hasErrorPage(failure.error)) throw failure.error
    return <FailedWidget title={this.props.title} error={failure.error} onRetry={this.retry} />
  }
}

/** Reports that its sibling has finished loading. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return null
}

function FailedWidget({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const text = useText()
  useEffect(() => (error instanceof NetworkError ? onReconnect(onRetry) : undefined), [error, onRetry])
  return (
    <Card flush>
      <ErrorState
        title={title}
        text={describeFailure(error).description}
        requestId={requestIdOf(error) ?? undefined}
        onRetry={onRetry}
        labels={{ retry: text('widget.tryAgain'), copy: text('widget.copyRequestId') }}
      />
    </Card>
  )
}
