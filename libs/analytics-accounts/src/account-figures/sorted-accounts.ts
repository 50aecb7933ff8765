import type { AccountAnalytics } from '@tandem/api-contract'
import { compareNames } from '@tandem/format'

/** What each name of an order reads from an account; null when it isn't known. */
export type SortReaders<Name extends string> = Record<Name, (row: AccountAnalytics) => number | string | null>

/**
 * Accounts in the order of a column, `-` before its name when falling; unknown values come last in both
 * directions, and equals are ordered by username.
 */
export function sortedAccounts<Name extends string>(
  rows: readonly AccountAnalytics[],
  sort: Name | `-${Name}`,
  readers: SortReaders<Name>,
): AccountAnalytics[] {
  const isFalling = sort.startsWith('-')
  const read = readers[sort.replace(/^-/, '') as Name]
  return rows.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)]
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1
    } else {
      const order = typeof a === 'string' ? compareNames(a, String(b)) : a - Number(b)
      if (order !== 0) return isFalling ? -order : order
    }
    return compareNames(one.username, other.username)
  })
}
