import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'
import type { WidgetId } from './dashboard-layout.ts'
import { keptHeight } from './widget-heights.ts'

interface PendingProps {
  id: WidgetId
  children: ReactNode
}

/** Gives the placeholder of a widget the height that the widget had last time. */
export const Pending = ({ id, children }: PendingProps) => (
  <div data-pending className={placeholder} style={{ height: keptHeight(id) ?? undefined }}>
    {children}
  </div>
)

const placeholder = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'clip' })
