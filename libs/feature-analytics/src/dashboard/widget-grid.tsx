import { useListMotion } from '@tandem/design-system'
import { css, cva } from '@tandem/design-system/css'
import type { ReactNode } from 'react'
import type { DashboardLayout, WidgetId } from './dashboard-layout.ts'
import { WidgetPlaceContext } from './widget-heights.ts'

interface WidgetGridProps {
  layout: DashboardLayout
  widgets: Partial<Record<WidgetId, ReactNode>>
  /** Whether widgets move to their new places when the layout changes. */
  isMoving: boolean
}

/** The visible widgets, where the person put them. */
export function WidgetGrid({ layout, widgets, isMoving }: WidgetGridProps) {
  const { listRef } = useListMotion()
  return (
    <div ref={isMoving ? listRef : undefined} className={columns}>
      {layout.map(({ id, width, isHidden }) =>
        isHidden || widgets[id] === undefined ? null : (
          <WidgetPlaceContext key={id} value={`${id}-${width}`}>
            <div className={cell({ width })} data-widget={id}>
              {widgets[id]}
            </div>
          </WidgetPlaceContext>
        ),
      )}
    </div>
  )
}

const columns = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  laptop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // So small that the first page holds the insights and the line of widgets after them.
  _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', zoom: '[0.8]' },
})

// A grid of its own: what is in it is as high as its neighbour.
const cell = cva({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', _print: { breakInside: 'avoid' } },
  variants: { width: { full: { gridColumn: '1 / -1' }, half: {} } },
})
