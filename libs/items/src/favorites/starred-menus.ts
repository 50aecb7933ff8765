import { isAppPath, readEntries, shortLabel, withoutRepeats, writeEntries } from './path-entries.ts'
import type { PathEntry } from './path-entries.ts'

/** A starred menu entry: its label when it was starred, and its address. */
export type StarredMenu = PathEntry

/** The maximum number; a new one replaces the last. */
export const maxStarred = 50

/**
 * Reads the preference `favorite_menus`. Invalid text gives an empty list; entries without label or path are
 * left out, those without a numeric order come last, and each place appears once.
 */
export function parseStarred(meta: string | null): StarredMenu[] {
  const entries = readEntries(meta).map(({ label, to, kept }) => ({
    label,
    to,
    order: typeof kept['order'] === 'number' && Number.isFinite(kept['order']) ? kept['order'] : Infinity,
  }))
  // The difference of two missing orders would be NaN, which a sort doesn't accept.
  entries.sort((one, other) => (one.order === other.order ? 0 : one.order - other.order))
  return withoutRepeats(entries)
    .slice(0, maxStarred)
    .map(({ label, to }) => ({ label, to }))
}

/** The preference for a list, in its order. */
export const serialiseStarred = (starred: readonly StarredMenu[]): string =>
  writeEntries(starred.map(({ label, to }, order) => ({ label, to, order })))

/** Stars an entry: it comes first, or at its old place. Does nothing when it is starred already. */
export function star(starred: readonly StarredMenu[], entry: StarredMenu, index = 0): readonly StarredMenu[] {
  const label = shortLabel(entry.label)
  if (label === '' || !isAppPath(entry.to) || starred.some(({ to }) => to === entry.to)) return starred
  return starred.toSpliced(index, 0, { label, to: entry.to }).slice(0, maxStarred)
}

/** Removes the star from a place. */
export const unstar = (starred: readonly StarredMenu[], to: string): readonly StarredMenu[] =>
  starred.some((entry) => entry.to === to) ? starred.filter((entry) => entry.to !== to) : starred

/** Moves the entry at one index to another, within the list. */
export function move(starred: readonly StarredMenu[], from: number, to: number): readonly StarredMenu[] {
  const moved = starred[from]
  const target = Math.min(Math.max(to, 0), starred.length - 1)
  if (!moved || target === from || !Number.isInteger(target)) return starred
  return starred.toSpliced(from, 1).toSpliced(target, 0, moved)
}
