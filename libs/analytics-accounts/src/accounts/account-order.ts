import type { AccountAnalytics } from '@tandem/api-contract'
import { accountFigures, figureOf } from '../account-figures/figures.ts'
import { sortedAccounts } from '../account-figures/sorted-accounts.ts'
import type { AccountReaders } from '../account-figures/sorted-accounts.ts'
import type { AccountSort } from './accounts-search.ts'

const readers = {
  account: ({ name, username }) => name ?? username,
  ...Object.fromEntries(
    accountFigures.map((figure) => [figure, ({ current }: AccountAnalytics) => figureOf(current, figure)]),
  ),
} as AccountReaders<AccountSort>

/** The accounts in the order of a column; as they come when none is chosen. */
export const inOrder = (
  accounts: readonly AccountAnalytics[],
  sort: AccountSort | `-${AccountSort}` | undefined,
) => (sort === undefined ? [...accounts] : sortedAccounts(accounts, sort, readers))
