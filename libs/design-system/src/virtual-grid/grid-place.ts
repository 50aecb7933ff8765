import type { VirtualItem } from '@tanstack/react-virtual'

/**
 * The state of a grid when the reader left it: it restores the page's height, so that the page can scroll to
 * its old position.
 */
export interface GridPlace extends GridBox {
  rows: VirtualItem[]
}

/** Where a grid is on its page, and how wide, in pixels. */
export interface GridBox {
  width: number
  top: number
}

let lastBox: GridBox | undefined
let lastWindow: number | undefined

/** Stores where a grid is. */
export function keepBox({ width, top }: GridBox) {
  lastBox = { width, top }
  lastWindow = innerWidth
}

/** Of a grid that hasn't been measured: it draws nothing yet. */
export const unknownBox: GridBox = { width: 0, top: 0 }

/**
 * Where a grid most likely is: where the last one was in a window of this width. A grid that starts there can
 * render in steps; a grid that learns its width only on the page has to render all rows in one step.
 */
export const likelyBox = (): GridBox => (lastBox && lastWindow === innerWidth ? lastBox : unknownBox)

/** The size of the window; nothing on a server. */
export const windowSize = () =>
  typeof window === 'undefined' ? { width: 0, height: 0 } : { width: innerWidth, height: innerHeight }

const places = new Map<string, GridPlace>()
const maxPlaces = 20

/** Stores the state of a visit; the oldest ones are dropped. */
export function keepPlace(key: string, place: GridPlace) {
  places.delete(key)
  places.set(key, place)
  for (const oldest of [...places.keys()].slice(0, places.size - maxPlaces)) places.delete(oldest)
}

/** The stored state of a visit. */
export const placeOf = (key: string | undefined) => (key === undefined ? undefined : places.get(key))
