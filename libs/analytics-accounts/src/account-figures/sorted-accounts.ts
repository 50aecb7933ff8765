import type { AccountAnalytics } from '@tandem/api-contract'
import { compareNames } from '@tandem/format'
import { rowsInOrder } from './rows-in-order.ts'
import type { SortReaders } from './rows-in-order.ts'

/** What each name of an order reads from an account. */
export type AccountReaders<Name extends string> = SortReaders<Name, AccountAnalytics>

/** Accounts in the order of a column; equals are ordered by username. */
export const sortedAccounts = <Name extends string>(
  rows: readonly AccountAnalytics[],
  sort: Name | `-${Name}`,
  readers: AccountReaders<Name>,
): AccountAnalytics[] =>
  rowsInOrder(rows, sort, readers, (one, other) => compareNames(one.username, other.username))
