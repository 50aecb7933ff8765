import { useEffect, useState } from 'react'
import { defaultLabels } from '../dialog/dialog-props.ts'
import { ProgressLine } from '../progress-bar/progress-line.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** In milliseconds: code that arrives sooner needs no words. */
const late = 300

/**
 * Says that what was opened is still loading, when its code is late: the fallback of the `Suspense` around a
 * menu or a dialog. The empty live region comes first, because some screen readers only announce changes.
 */
export function AwaitedPart() {
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
