import { Component, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ProgressLine } from '../progress-bar/progress-line.tsx'
import { toast } from '../toast/toast.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { defineWords } from '../words/define-words.ts'
import { isLoadFailure } from './lazy-part.ts'

export const defaultLabels = defineWords('awaitedPart', {
  loading: 'Loading',
  missing: 'This didn’t open. Reload the page.',
})

/** In milliseconds: code that arrives sooner needs no words. */
const late = 300

interface AwaitedPartProps {
  open: boolean
  /** Closes it, because its code is missing. */
  onMissing: () => void
  /** With a part made by `lazyPart`. */
  children: ReactNode
}

interface AwaitedPartState {
  open: boolean
  failure: { error: unknown } | null
}

/**
 * Around a menu, a dialog or another part that a person opens and whose code comes then. If the code is late, it says
 * that it is loading. If the code is missing, it closes the part and says so in a toast, so that the page stays as it
 * is. Other failures are left to the boundaries around it.
 */
export class AwaitedPart extends Component<AwaitedPartProps, AwaitedPartState> {
  override state: AwaitedPartState = { open: this.props.open, failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  /** A new opening tries again. */
  static getDerivedStateFromProps({ open }: AwaitedPartProps, state: AwaitedPartState) {
    if (open === state.open) return null
    return { open, failure: open ? null : state.failure }
  }

  override componentDidCatch(error: unknown) {
    if (!isLoadFailure(error)) return
    this.props.onMissing()
    toast.error({ title: defaultLabels.missing })
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return <Suspense fallback={<LatePart />}>{this.props.children}</Suspense>
    if (!isLoadFailure(failure.error)) throw failure.error
    return null
  }
}

/** The empty live region comes first, because some screen readers only announce changes. */
function LatePart() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, late, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <ProgressLine />
      <VisuallyHidden>
        <output>{isLate && defaultLabels.loading}</output>
      </VisuallyHidden>
    </>
  )
}
