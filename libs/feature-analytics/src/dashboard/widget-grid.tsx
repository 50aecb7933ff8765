import { css, cva } from '@tandem/design-system/css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { DashboardLayout, WidgetId } from './dashboard-layout.ts'

interface WidgetGridProps {
  layout: DashboardLayout
  widgets: Partial<Record<WidgetId, ReactNode>>
  /** Whether widgets move to their new places; not at all where less motion is wanted. */
  isMoving: boolean
}

/** How long widgets take to make room (milliseconds); the length of `motion.base`. */
const duration = 160

/** The widgets that are shown, where the person put them. */
export function WidgetGrid({ layout, widgets, isMoving }: WidgetGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isMoving) return
    let end: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { default: autoAnimate } = await import('@formkit/auto-animate')
      if (isOver || grid.current === null) return
      const motion = autoAnimate(grid.current, { duration, easing: 'ease-out' })
      end = () => motion.destroy?.()
    }
    // Without it the widgets are where they belong at once.
    start().catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [isMoving])
  return (
    <div ref={grid} className={columns}>
      {layout.map(({ id, width, isHidden }) =>
        isHidden || widgets[id] === undefined ? null : (
          <div key={id} className={cell({ width })} data-widget={id}>
            {widgets[id]}
          </div>
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
})

// A grid of its own: what is in it is as high as its neighbour.
const cell = cva({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { width: { full: { gridColumn: '1 / -1' }, half: {} } },
})
