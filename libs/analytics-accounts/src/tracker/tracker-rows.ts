import type { AccountAnalytics } from '@tandem/api-contract'
import { compareNames, foldText } from '@tandem/format'
import { figureOf } from '../account-figures/figures.ts'
import { sortedAccounts } from '../account-figures/sorted-accounts.ts'
import type { AccountReaders } from '../account-figures/sorted-accounts.ts'
import type { TrackerSort } from './tracker-search.ts'

interface Narrowing {
  search_term: string
  collection_id: number | undefined
}

/** The accounts that match a part of a username or name, and a collection. */
export function narrowedRows(
  rows: readonly AccountAnalytics[],
  { search_term, collection_id }: Narrowing,
): AccountAnalytics[] {
  const term = foldText(search_term.trim().replace(/^@/, ''))
  return rows.filter(
    ({ username, name, collections }) =>
      (term === '' || foldText(username).includes(term) || foldText(name ?? '').includes(term)) &&
      (collection_id === undefined || collections.some(({ id }) => id === collection_id)),
  )
}

const readers: AccountReaders<TrackerSort> = {
  account: ({ name, username }) => name ?? username,
  followers: ({ current }) => figureOf(current, 'followers'),
  growth: ({ current }) => figureOf(current, 'growth'),
  posts: ({ current }) => figureOf(current, 'posts'),
  engagement: ({ current }) => figureOf(current, 'engagement'),
  last_post: ({ last_post_at }) => last_post_at && Date.parse(last_post_at),
  collection: ({ collections }) => collections.map(({ name }) => name).toSorted(compareNames)[0] ?? null,
}

/** Accounts in the order of a column of the tracker. */
export const sortedRows = (rows: readonly AccountAnalytics[], sort: string) =>
  sortedAccounts(rows, sort as TrackerSort, readers)

/** The collections of the accounts, by name, with the number of accounts in each. */
export function collectionsOf(rows: readonly AccountAnalytics[]) {
  const found = new Map<number, { id: number; name: string; count: number }>()
  for (const { id, name } of rows.flatMap(({ collections }) => collections)) {
    const known = found.get(id)
    found.set(id, { id, name, count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((one, other) => compareNames(one.name, other.name))
}

/** The rows of the list in order: tracked accounts, filtered, and the team's own beside them. */
export function shownRows(
  tracked: readonly AccountAnalytics[],
  ours: readonly AccountAnalytics[],
  { own, sort, ...narrowing }: Narrowing & { own: 'shown' | 'hidden'; sort: string },
): AccountAnalytics[] {
  const found = narrowedRows(tracked, narrowing)
  return sortedRows(own === 'shown' && found.length > 0 ? [...found, ...ours] : found, sort)
}
