import { isAppPath, readEntries, shortLabel, withoutRepeats, writeEntries } from './path-entries.ts'
import type { PathEntry } from './path-entries.ts'

/** A starred entry of the menu: its words when it was starred, and where it leads. */
export type StarredMenu = PathEntry

/** More are not kept; the last gives way to a new one. */
export const mostStarred = 50

/**
 * Reads the meta `favorite_menus`. What is no list is an empty one; entries without label or path are left out,
 * those without a numeric order come last, and each place stands once.
 */
export function parseStarred(meta: string | null): StarredMenu[] {
  const entries = readEntries(meta).map(({ label, to, kept }) => ({
    label,
    to,
    order: typeof kept['order'] === 'number' && Number.isFinite(kept['order']) ? kept['order'] : Infinity,
  }))
  // Two without order differ by NaN, which no sort may be given.
  entries.sort((one, other) => (one.order === other.order ? 0 : one.order - other.order))
  return withoutRepeats(entries)
    .slice(0, mostStarred)
    .map(({ label, to }) => ({ label, to }))
}

/** The meta for a list, in its order. */
export const serialiseStarred = (starred: readonly StarredMenu[]): string =>
  writeEntries(starred.map(({ label, to }, order) => ({ label, to, order })))

/** Stars an entry: it comes first, or where it stood before. Nothing changes where it is starred already. */
export function star(starred: readonly StarredMenu[], entry: StarredMenu, index = 0): readonly StarredMenu[] {
  const label = shortLabel(entry.label)
  if (label === '' || !isAppPath(entry.to) || starred.some(({ to }) => to === entry.to)) return starred
  return starred.toSpliced(index, 0, { label, to: entry.to }).slice(0, mostStarred)
}

/** Takes the star from a place. */
export const unstar = (starred: readonly StarredMenu[], to: string): readonly StarredMenu[] =>
  starred.some((entry) => entry.to === to) ? starred.filter((entry) => entry.to !== to) : starred

/** Moves the entry at one index to another, held inside the list. */
export function move(starred: readonly StarredMenu[], from: number, to: number): readonly StarredMenu[] {
  const moved = starred[from]
  const target = Math.min(Math.max(to, 0), starred.length - 1)
  if (!moved || target === from || !Number.isInteger(target)) return starred
  return starred.toSpliced(from, 1).toSpliced(target, 0, moved)
}
