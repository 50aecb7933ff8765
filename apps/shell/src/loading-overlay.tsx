import { LogoMark } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { isLoadingAtom, isLoggingOutAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { shellMessages } from './messages.ts'

/** Covers the app while a session loads or a logout runs, and fades out when that is over. */
export function WithLoadingOverlay({ children }: { children: ReactNode }) {
  const text = shellMessages.useText()
  const isLoading = useAtomValue(isLoadingAtom)
  const isLoggingOut = useAtomValue(isLoggingOutAtom)
  const isBusy = isLoading || isLoggingOut
  return (
    <>
      <div inert={isBusy}>{children}</div>
      <output className={cx(overlay, isBusy ? shown : gone)}>
        {/* A live region speaks when its content changes, so the words come and go with the state. */}
        <LogoMark size="lg" />
        <div className={track}>
          <div className={runner} />
        </div>
        <p className={words}>{isBusy && text('wait')}</p>
      </output>
    </>
  )
}

const overlay = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'loading',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  background: 'bg.canvas',
})
const shown = css({ opacity: '1' })
const gone = css({
  opacity: '0',
  visibility: 'hidden',
  pointerEvents: 'none',
  transitionProperty: '[opacity, visibility]',
  transitionDuration: 'overlay',
  transitionTimingFunction: 'exit',
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
