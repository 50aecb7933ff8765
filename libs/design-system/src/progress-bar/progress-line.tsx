import { css } from '@tandem/design-system/css'

/** A line at the top of the window while something is loading. It appears after a moment, so that what is fast shows nothing. */
export function ProgressLine() {
  return (
    <div className={track} aria-hidden data-progress>
      <div className={line} />
    </div>
  )
}

const track = css({
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 'loading',
  height: '[2px]',
  overflow: 'hidden',
  pointerEvents: 'none',
  animation: '[fade-in 100ms 150ms backwards]',
  _print: { display: 'none' },
})
const line = css({
  width: 'full',
  height: 'full',
  transformOrigin: 'left',
  background: 'accent.solid',
  animation: '[fill-slowly 8s cubic-bezier(0.1, 0.7, 0.3, 1) forwards]',
  _motionReduce: { animation: 'none' },
  _highContrast: { forcedColorAdjust: 'none' },
})
