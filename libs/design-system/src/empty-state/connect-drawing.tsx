import type { ReactNode } from 'react'
import { css } from '@tandem/design-system/css'

const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: '[56px]',
  height: '[56px]',
  background: 'bg.canvas',
  border: '1px solid',
  borderColor: 'border.strong',
  borderRadius: '[calc(var(--radii-md) * 1.75)]',
  color: 'fg.muted',
})
const dots = css({
  stroke: 'accent.solid',
  strokeWidth: '3.5',
  strokeDasharray: '0.1 8',
  strokeLinecap: 'round',
})

/** Two icons of about 26 px joined by dots: what is connected to what. */
export function ConnectDrawing({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div className={css({ display: 'flex', alignItems: 'center', gap: '2.5' })} aria-hidden>
      <span className={tile}>{from}</span>
      <svg width="36" height="4" viewBox="0 0 36 4" fill="none">
        <path d="M2 2h33" className={dots} />
      </svg>
      <span className={tile}>{to}</span>
    </div>
  )
}
