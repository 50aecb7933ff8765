import { Spinner } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'

/** What the page is doing by itself; read out when it begins and when it changes. */
export function Working({ children }: { children: ReactNode }) {
  return (
    <output className={line}>
      <Spinner /> {children}
    </output>
  )
}

const line = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' })
