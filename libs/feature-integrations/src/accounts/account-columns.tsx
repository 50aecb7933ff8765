import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { AccountIdentity, CollectionChips } from '@tandem/choices'
import { Button, Inline } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { PhoneLabel } from '@tandem/lists'
import type { ReactNode } from 'react'
import { reconnection } from './account-actions.ts'
import type { AccountActions } from './account-actions.ts'
import { Connection, EngagementRate, Figure, Platform } from './account-cells.tsx'
import { AccountMenu } from './account-menu.tsx'
import { accountText as text } from './messages.ts'

interface AccountColumnsOptions {
  service: AccountService
  timeZone: string
  now: Date
  /** The browser is navigating to the dialog. */
  isLeaving: boolean
  actionsOf: (account: SocialAccount) => AccountActions
  /** The star. */
  favoriteOf?: (account: SocialAccount) => ReactNode
}

/**
 * The columns of connected or tracked accounts. The date of adding is in the details, because the health
 * needs the space here.
 */
export function accountColumns(options: AccountColumnsOptions): DataColumn<SocialAccount>[] {
  const { service, timeZone, now, isLeaving, actionsOf, favoriteOf } = options
  const isTracker = service === 'tracker'
  const figure = ({ reading }: SocialAccount) =>
    text(reading.succeeded_at === null ? 'list.notReadYet' : 'list.notShared')
  return [
    {
      key: 'account',
      header: text('list.account'),
      primary: true,
      sortKey: 'username',
      phone: 'title',
      cell: (account) => <AccountIdentity account={account} />,
    },
    { key: 'platform', header: text('list.platform'), cell: () => <Platform /> },
    {
      key: 'followers',
      header: text('list.followers'),
      align: 'end',
      sortKey: 'followers',
      sortFirst: 'descending',
      phone: 'value',
      cell: (account) => (
        <PhoneLabel label={text('list.followers')}>
          <Figure value={account.followers_count} reason={figure(account)} />
        </PhoneLabel>
      ),
    },
    {
      key: 'following',
      header: text('list.following'),
      align: 'end',
      sortKey: 'following',
      sortFirst: 'descending',
      cell: (account) => <Figure value={account.following_count} reason={figure(account)} />,
    },
    {
      key: 'posts',
      header: text('list.posts'),
      align: 'end',
      sortKey: 'posts',
      sortFirst: 'descending',
      cell: (account) => <Figure value={account.posts_count} reason={figure(account)} />,
    },
    {
      key: 'engagement',
      header: text(isTracker ? 'list.engagementTracked' : 'list.engagement'),
      explanation: text('list.engagementRule'),
      align: 'end',
      sortKey: 'engagement',
      sortFirst: 'descending',
      phone: 'detail',
      cell: (account) => (
        <PhoneLabel label={text(isTracker ? 'list.engagementTracked' : 'list.engagement')}>
          <EngagementRate account={account} />
        </PhoneLabel>
      ),
    },
    {
      key: 'collections',
      header: text('list.collections'),
      phone: 'subtitle',
      cell: ({ collections }) => <CollectionChips collections={collections} isInRow />,
    },
    {
      key: 'connection',
      header: text('list.state'),
      phone: 'badges',
      cell: (account) => <Connection account={account} timeZone={timeZone} now={now} />,
    },
    {
      key: 'actions',
      header: text('list.actions'),
      hideHeader: true,
      phone: 'actions',
      cell: (account) => {
        const actions = actionsOf(account)
        const ask = reconnection(account)
        return (
          <Inline gap="1" justify="end">
            {ask && actions.onReconnect && (
              <Button size="sm" loading={isLeaving} onClick={() => actions.onReconnect?.(ask)}>
                {text('act.reconnect')}
              </Button>
            )}
            {favoriteOf?.(account)}
            <AccountMenu account={account} actions={actions} />
          </Inline>
        )
      },
    },
  ]
}
