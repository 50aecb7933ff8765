import type { SocialAccount } from '@tandem/api-contract'
import { momentCell, rounded } from '@tandem/format'
import type { CsvCell } from '@tandem/format'
import { accountStateOf } from './account-state.ts'
import { accountText as text } from './messages.ts'

/** Accounts as rows of a file: exact figures, the rate in percent, times in the team's zone. */
export function exportedAccounts(accounts: readonly SocialAccount[], timeZone: string): CsvCell[][] {
  return [
    [
      text('file.username'),
      text('file.name'),
      text('list.state'),
      text('list.followers'),
      text('list.following'),
      text('list.posts'),
      text('file.engagement'),
      text('list.collections'),
      text('file.synced', { zone: timeZone }),
      text('file.added', { zone: timeZone }),
    ],
    ...accounts.map((account) => [
      account.username,
      account.name,
      text(`state.${accountStateOf(account)}`),
      account.followers_count,
      account.following_count,
      account.posts_count,
      account.engagement_rate === null ? null : rounded(account.engagement_rate * 100, 2),
      account.collections.map(({ name }) => name).join('; '),
      momentCell(account.reading.succeeded_at, timeZone),
      momentCell(account.created_at, timeZone),
    ]),
  ]
}
