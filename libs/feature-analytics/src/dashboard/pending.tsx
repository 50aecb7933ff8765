import { css } from '@tandem/design-system/css'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { keptHeight, WidgetPlaceContext } from './widget-heights.ts'

/** Gives the placeholder of a widget the height that the widget had last time. */
export function Pending({ children }: { children: ReactNode }) {
  const place = useContext(WidgetPlaceContext)
  const height = place === null ? null : keptHeight(place)
  return (
    // A server doesn't know the height.
    <div className={placeholder} style={{ height: height ?? undefined }} suppressHydrationWarning>
      {children}
    </div>
  )
}

const placeholder = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'clip' })
