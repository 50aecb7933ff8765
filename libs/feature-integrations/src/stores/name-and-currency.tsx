import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  gap: '3',
  alignItems: 'start',
  mobileDown: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
})

/** Two fields side by side; below each other on a phone. */
export function NameAndCurrency({ children }: { children: ReactNode }) {
  return <div className={columns}>{children}</div>
}
