import type { VirtualItem } from '@tanstack/react-virtual'

/** How a grid stood when it was left: with it the page is as high at once as it was, and can be scrolled to where it was. */
export interface GridPlace {
  width: number
  top: number
  rows: VirtualItem[]
}

const places = new Map<string, GridPlace>()
const most = 20

/** Keeps the place of a showing; the oldest ones are let go. */
export function keepPlace(key: string, place: GridPlace) {
  places.delete(key)
  places.set(key, place)
  for (const oldest of [...places.keys()].slice(0, places.size - most)) places.delete(oldest)
}

/** Where a showing stood when it was left. */
export const placeOf = (key: string | undefined) => (key === undefined ? undefined : places.get(key))
