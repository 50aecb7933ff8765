import {
  isAppPath,
  readEntries,
  shortLabel,
  withoutRepeats,
  writeEntries,
} from '../favorites/path-entries.ts'
import type { PathEntry } from '../favorites/path-entries.ts'

/** Kinds of visited items; lists show an icon for each. */
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

/** A visited item: its label, its path, and its kind. */
export interface RecentItem extends PathEntry {
  kind: RecentKind
}

/** The maximum number. */
export const maxRecent = 10

/** Reads the preference `recent_items`; unusable entries are left out, an unknown kind becomes a page. */
export function parseRecent(meta: string | null): RecentItem[] {
  const items = readEntries(meta).map(({ label, to, kept }) => ({
    label,
    to,
    kind: recentKinds.find((kind) => kind === kept['kind']) ?? 'page',
  }))
  return withoutRepeats(items).slice(0, maxRecent)
}

/** The preference for a list, newest first. */
export const serialiseRecent = (items: readonly RecentItem[]): string => writeEntries(items)

// Nobody wants to return to sign-in or error pages.
const isForgotten = (to: string) => /^\/(error|auth)(\/|\?|#|$)/.test(to)

/** Whether two items are the same place with the same label. */
export const isSameItem = (one: RecentItem | null | undefined, other: RecentItem) =>
  one?.to === other.to && one.label === other.label && one.kind === other.kind

/** Puts an item first, and drops the oldest. Returns the same list when nothing changes. */
export function remember(items: readonly RecentItem[], item: RecentItem): readonly RecentItem[] {
  const { to, kind } = item
  const label = shortLabel(item.label)
  if (label === '' || !isAppPath(to) || isForgotten(to)) return items
  if (isSameItem(items[0], { label, to, kind })) return items
  return [{ label, to, kind }, ...items.filter((other) => other.to !== to)].slice(0, maxRecent)
}
