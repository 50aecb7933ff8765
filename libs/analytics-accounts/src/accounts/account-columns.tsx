import type { AccountAnalytics, SocialAccount } from '@tandem/api-contract'
import { AccountIdentity, accountName } from '@tandem/choices'
import { Inline, Stack } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { FavoriteButton, NotesButton } from '@tandem/items'
import { PhoneLabel } from '@tandem/lists'
import { AccountStateBadge } from '../account-figures/account-state.tsx'
import { FigureValue } from '../account-figures/figure-value.tsx'
import { figureName, ruleOf } from '../account-figures/figure-provenance.tsx'
import { accountFigures } from '../account-figures/figures.ts'
import type { AccountFigure } from '../account-figures/figures.ts'
import type { AccountSort } from './accounts-search.ts'
import { accountsPageText as text } from './messages.ts'

interface AccountColumnsOptions {
  stateOf: (id: number) => SocialAccount | undefined
}

const onPhone: Partial<Record<AccountFigure, 'value' | 'detail'>> = { followers: 'value', growth: 'detail' }

/** The columns of connected accounts: each figure of the period and its change. */
export function accountColumns({ stateOf }: AccountColumnsOptions): DataColumn<AccountAnalytics>[] {
  return [
    {
      key: 'account',
      header: text('list.account'),
      primary: true,
      sortKey: 'account' satisfies AccountSort,
      phone: 'title',
      cell: (row) => (
        <Stack gap="1" align="start">
          <AccountIdentity account={row} />
          <AccountStateBadge account={stateOf(row.id)} />
        </Stack>
      ),
    },
    ...accountFigures.map((figure): DataColumn<AccountAnalytics> => ({
      key: figure,
      header: figureName(figure, 'social'),
      explanation: ruleOf(figure, 'social'),
      align: 'end',
      sortKey: figure satisfies AccountSort,
      sortFirst: 'descending',
      phone: onPhone[figure] ?? 'badges',
      cell: (row) => (
        <PhoneLabel label={figureName(figure, 'social')}>
          <FigureValue account={row} figure={figure} />
        </PhoneLabel>
      ),
    })),
    {
      key: 'actions',
      header: text('list.actions'),
      hideHeader: true,
      phone: 'actions',
      cell: (account) => {
        const row = { type: 'account', id: account.id, name: accountName(account) } as const
        return (
          <Inline gap="1" justify="end">
            <NotesButton row={row} count={account.notes_count} />
            <FavoriteButton row={row} />
          </Inline>
        )
      },
    },
  ]
}
