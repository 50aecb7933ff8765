import { NetworkError, onReconnect, requestIdOf } from '@tandem/api-client'
import { Card, ErrorState } from '@tandem/design-system'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { describeFailure } from './describe-failure.ts'
import { useText } from './messages.ts'

interface WidgetBoundaryProps {
  /** What failed, such as "Orders could not be loaded". */
  failedTitle: string
  /** Of the final size, while the first read is under way. */
  loading: ReactNode
  /** Whatever changes the question: another one is asked anew after a failure. */
  resetKey?: string
  children: ReactNode
}

/** A part of a page that waits and fails by itself, with a way to try again; the rest of the page stays. */
export function WidgetBoundary({ failedTitle, loading, resetKey, children }: WidgetBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary title={failedTitle} resetKey={resetKey} onReset={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

interface FailureBoundaryProps {
  title: string
  resetKey: string | undefined
  onReset: () => void
  children: ReactNode
}

interface FailureBoundaryState {
  failure: { error: unknown } | null
  resetKey: string | undefined
}

/** React knows error boundaries as classes only. */
class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(props: FailureBoundaryProps, state: FailureBoundaryState) {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  retry = () => {
    this.props.onReset()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return <FailedWidget title={this.props.title} error={failure.error} onRetry={this.retry} />
  }
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
