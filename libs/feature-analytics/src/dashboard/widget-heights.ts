import { keepStored, readStored } from '@tandem/session'
import { useEffect, useRef } from 'react'
import type { WidgetId } from './dashboard-layout.ts'

/** A device has few widths of window, and a dashboard few widgets. */
const mostKept = 60

/**
 * How high a widget was when it was last shown in a window of this width, in pixels; null if it never was. Its
 * placeholder takes this height, so that nothing below moves when its figures arrive.
 */
export function keptHeight(id: WidgetId): number | null {
  const start = `${id}@${innerWidth}=`
  const kept = entries().find((entry) => entry.startsWith(start))
  return kept === undefined ? null : Number(kept.slice(start.length))
}

function keepHeight(id: WidgetId, height: number) {
  const start = `${id}@${innerWidth}=`
  const others = entries().filter((entry) => !entry.startsWith(start))
  keepStored('widget_heights', [`${start}${height}`, ...others].slice(0, mostKept).join(' '))
}

const entries = () => readStored('widget_heights')?.split(' ') ?? []

/** Keeps the height of a widget's cell for the next visit, except while it shows a `Pending`. */
export function useKeepHeight(id: WidgetId) {
  const cellRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cell = cellRef.current
    if (cell === null) return
    const observer = new ResizeObserver(() => {
      const height = Math.round(cell.offsetHeight)
      if (cell.querySelector(':scope > [data-pending]') || height === keptHeight(id)) return
      keepHeight(id, height)
    })
    observer.observe(cell)
    return () => observer.disconnect()
  }, [id])
  return cellRef
}
