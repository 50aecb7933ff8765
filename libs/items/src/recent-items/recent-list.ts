import {
  isAppPath,
  readEntries,
  shortLabel,
  withoutRepeats,
  writeEntries,
} from '../favorites/path-entries.ts'
import type { PathEntry } from '../favorites/path-entries.ts'

/** What was visited; whoever lists it draws an icon for each. */
export const recentKinds = [
  'page',
  'store',
  'order',
  'customer',
  'product',
  'post',
  'account',
  'tracker',
] as const
export type RecentKind = (typeof recentKinds)[number]

/** Something that was visited: its words, the path that leads back, and what it is. */
export interface RecentItem extends PathEntry {
  kind: RecentKind
}

/** More are not remembered. */
export const mostRecent = 10

/** Reads the meta `recent_items`; what is unusable is left out, an unknown kind is a page. */
export function parseRecent(meta: string | null): RecentItem[] {
  const items = readEntries(meta).map(({ label, to, kept }) => ({
    label,
    to,
    kind: recentKinds.find((kind) => kind === kept['kind']) ?? 'page',
  }))
  return withoutRepeats(items).slice(0, mostRecent)
}

/** The meta for a list, newest first. */
export const serialiseRecent = (items: readonly RecentItem[]): string => writeEntries(items)

// Signing in and failing are nothing to come back to.
const isForgotten = (to: string) => /^\/(error|auth)(\/|\?|#|$)/.test(to)

/** Whether two items say the same of the same place. */
export const isSameItem = (one: RecentItem | null | undefined, other: RecentItem) =>
  one?.to === other.to && one.label === other.label && one.kind === other.kind

/** Puts an item first, and forgets what is too many. The list itself is answered where it says so already. */
export function remember(items: readonly RecentItem[], item: RecentItem): readonly RecentItem[] {
  const { to, kind } = item
  const label = shortLabel(item.label)
  if (label === '' || !isAppPath(to) || isForgotten(to)) return items
  if (isSameItem(items[0], { label, to, kind })) return items
  return [{ label, to, kind }, ...items.filter((other) => other.to !== to)].slice(0, mostRecent)
}
