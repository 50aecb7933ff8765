import { LogoMark } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { isLoadingAtom, isLoggingOutAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { firstMessages } from './first-messages.ts'

/** Covers the app while a session loads or a logout runs, and fades out afterwards. */
export function WithLoadingOverlay({ children }: { children: ReactNode }) {
  const text = firstMessages.useText()
  const isLoading = useAtomValue(isLoadingAtom)
  const isLoggingOut = useAtomValue(isLoggingOutAtom)
  const isBusy = isLoading || isLoggingOut
  return (
    <>
      <div inert={isBusy}>{children}</div>
      <output className={cx(overlay, isBusy ? shown : gone)}>
        {/* A live region is announced when its content changes, so the text comes and goes with the state. */}
        <Wait>{isBusy && text('wait')}</Wait>
      </output>
    </>
  )
}

/**
 * Shown instead of the first page until it is there: the session is known by then, but not the data that the
 * page needs. It looks like the overlay that fades above it, and isn't visible if the page appears
 * immediately.
 */
export function FirstWait() {
  const text = firstMessages.useText()
  return (
    <div className={cx(overlay, late)}>
      <Wait>{text('wait')}</Wait>
    </div>
  )
}

function Wait({ children }: { children: ReactNode }) {
  return (
    <>
      <LogoMark size="lg" />
      <div className={track}>
        <div className={runner} />
      </div>
      <p className={words}>{children}</p>
    </>
  )
}

const overlay = css({
  position: 'fixed',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  background: 'bg.canvas',
})
const shown = css({ zIndex: 'loading' })
const gone = css({
  zIndex: 'loading',
  opacity: '0',
  visibility: 'hidden',
  pointerEvents: 'none',
  transitionProperty: '[opacity, visibility]',
  transitionDuration: 'overlay',
  transitionTimingFunction: 'exit',
})
const late = css({
  animation: '[fade-in 100ms 150ms backwards]',
  _motionReduce: { animation: '[fade-in 0s 150ms backwards]' },
})
const track = css({
  width: '[120px]',
  height: '1',
  borderRadius: 'full',
  background: 'bg.active',
  overflow: 'hidden',
})
const runner = css({
  width: '[42%]',
  height: 'full',
  borderRadius: 'full',
  background: 'accent.solid',
  animation: '[pulse 1.6s infinite]',
  _motionReduce: { animation: 'none' },
})
const words = css({ minHeight: '5', color: 'fg.muted' })
