import type { VirtualItem } from '@tanstack/react-virtual'

/**
 * The state of a grid when the reader left it: it restores the page's height, so that the page can scroll to
 * its old position.
 */
export interface GridPlace {
  width: number
  top: number
  rows: VirtualItem[]
}

const places = new Map<string, GridPlace>()
const most = 20

/** Stores the state of a visit; the oldest ones are dropped. */
export function keepPlace(key: string, place: GridPlace) {
  places.delete(key)
  places.set(key, place)
  for (const oldest of [...places.keys()].slice(0, places.size - most)) places.delete(oldest)
}

/** The stored state of a visit. */
export const placeOf = (key: string | undefined) => (key === undefined ? undefined : places.get(key))
