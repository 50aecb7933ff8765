import { keepStored, readStored } from '@tandem/session'
import { createContext } from 'react'
import type { PlacedWidget, WidgetId } from './dashboard-layout.ts'

/** A widget with its relative width. */
export type WidgetPlace = `${WidgetId}-${PlacedWidget['width']}`

/** Where the widget around is; null outside the grid. */
export const WidgetPlaceContext = createContext<WidgetPlace | null>(null)

/** A device has few widths of window, and a dashboard few widgets. */
const maxKept = 60

/**
 * How high a widget was when it was last shown in this place in a window of this width, in pixels; null if it never
 * was. Its placeholder takes this height, so that nothing below moves when its figures arrive.
 */
export function keptHeight(place: WidgetPlace): number | null {
  const start = startOf(place)
  const kept = entries().find((entry) => entry.startsWith(start))
  return kept === undefined ? null : Number(kept.slice(start.length))
}

/** Keeps the height of a widget for the next visit. */
export function keepHeight(place: WidgetPlace, height: number) {
  if (height === keptHeight(place)) return
  const start = startOf(place)
  const others = entries().filter((entry) => !entry.startsWith(start))
  keepStored('widget_heights', [`${start}${height}`, ...others].slice(0, maxKept).join(' '))
}

// A server has no window, and no stored heights.
const startOf = (place: WidgetPlace) => `${place}@${globalThis.innerWidth}=`
const entries = () => readStored('widget_heights')?.split(' ') ?? []
