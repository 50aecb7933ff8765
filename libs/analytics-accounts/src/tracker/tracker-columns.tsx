import type { AccountAnalytics, SocialAccount } from '@tandem/api-contract'
import { AccountIdentity, CollectionChips, accountName } from '@tandem/choices'
import { ChangeValue, IconButton, Inline, Menu, Sparkline, Stack, Text } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber, formatRelative, formatShare } from '@tandem/format'
import { PhoneLabel } from '@tandem/lists'
import { Moment } from '@tandem/page-parts'
import { ChartLine, Ellipsis, ExternalLink, NotebookPen, Plug } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileAddress } from '../account-figures/account-paths.ts'
import { AccountStateBadge } from '../account-figures/account-state.tsx'
import { FigureValue, Missing, whyMissing } from '../account-figures/figure-value.tsx'
import { ruleOf } from '../account-figures/figure-provenance.tsx'
import { growthOf } from '../account-figures/figures.ts'
import { figureText } from '../account-figures/messages.ts'
import { trackerText as text } from './messages.ts'

/** The actions on an account of the list. */
export interface TrackerActions {
  onOpen: () => void
  onNotes: () => void
  /** Opens its settings; missing when no mounted feature has them. */
  onManage?: () => void
}

interface TrackerColumnsOptions {
  /** The number of days in the period; null when unknown. */
  days: number | null
  timeZone: string
  now: Date
  stateOf: (id: number) => SocialAccount | undefined
  actionsOf: (row: AccountAnalytics) => TrackerActions
  /** The star. */
  favoriteOf?: (row: AccountAnalytics) => ReactNode
}

/** The columns of the tracker, also used for the team's own accounts. */
export function trackerColumns(options: TrackerColumnsOptions): DataColumn<AccountAnalytics>[] {
  const { days, timeZone, now, stateOf, actionsOf, favoriteOf } = options
  return [
    {
      key: 'account',
      width: '14rem',
      header: text('columns.account'),
      primary: true,
      sortKey: 'account',
      phone: 'title',
      cell: (row) => (
        <Stack gap="1" align="start">
          <AccountIdentity account={row} isOwn={row.service === 'social'} />
          <AccountStateBadge account={stateOf(row.id)} />
        </Stack>
      ),
    },
    {
      key: 'followers',
      header: text('columns.followers'),
      explanation: ruleOf('followers', 'tracker'),
      align: 'end',
      sortKey: 'followers',
      sortFirst: 'descending',
      phone: 'value',
      // The change has its own column.
      cell: (row) => (
        <PhoneLabel label={text('columns.followers')}>
          <FigureValue account={row} figure="followers" below={null} />
        </PhoneLabel>
      ),
    },
    {
      key: 'growth',
      width: '10.25rem',
      header:
        days === null
          ? text('columns.growthAlone')
          : text('columns.growth', { count: days, days: formatNumber(days, { full: true }) }),
      explanation: ruleOf('growth', 'tracker'),
      align: 'end',
      sortKey: 'growth',
      sortFirst: 'descending',
      phone: 'detail',
      cell: (row) => (
        <PhoneLabel label={text('columns.growthAlone')}>
          <Growth row={row} />
        </PhoneLabel>
      ),
    },
    {
      key: 'posts',
      header: text('columns.posts'),
      explanation: ruleOf('posts', 'tracker'),
      align: 'end',
      sortKey: 'posts',
      sortFirst: 'descending',
      phone: 'badges',
      cell: (row) => (
        <PhoneLabel label={text('columns.posts')}>
          <FigureValue account={row} figure="posts" />
        </PhoneLabel>
      ),
    },
    {
      key: 'engagement',
      header: text('columns.engagement'),
      explanation: ruleOf('engagement', 'tracker'),
      align: 'end',
      sortKey: 'engagement',
      sortFirst: 'descending',
      phone: 'badges',
      cell: (row) => (
        <PhoneLabel label={text('columns.engagementShort')}>
          <FigureValue
            account={row}
            figure="engagement"
            // Our own rates include shares and saves, so they aren't comparable.
            below={
              row.service === 'social' ? (
                <Text as="span" size="xs" tone="muted">
                  {figureText('engagementOwn')}
                </Text>
              ) : undefined
            }
          />
        </PhoneLabel>
      ),
    },
    {
      key: 'last_post',
      width: '6.5rem',
      header: text('columns.lastPost'),
      sortKey: 'last_post',
      sortFirst: 'descending',
      cell: ({ last_post_at: at, read_at }) =>
        at === null ? (
          <Missing reason={figureText(read_at === null ? 'notRead' : 'notSharedWhy')} />
        ) : (
          <Text as="span" tone="muted" className={oneLine}>
            <Moment at={at} timeZone={timeZone}>
              {formatRelative(at, now)}
            </Moment>
          </Text>
        ),
    },
    {
      key: 'collections',
      width: '8.25rem',
      header: text('columns.collections'),
      sortKey: 'collection',
      phone: 'subtitle',
      cell: ({ collections }) => <CollectionChips collections={collections} isInRow />,
    },
    {
      key: 'actions',
      width: '5.25rem',
      header: text('columns.actions'),
      hideHeader: true,
      phone: 'actions',
      cell: (row) => (
        <Inline gap="1" justify="end">
          {favoriteOf?.(row)}
          <RowMenu row={row} actions={actionsOf(row)} />
        </Inline>
      ),
    },
  ]
}

const exact = (count: number) => formatNumber(count, { full: true })

function Growth({ row }: { row: AccountAnalytics }) {
  const { username, current } = row
  const { counts } = row.followers
  const growth = growthOf(current)
  const [first, last] = [counts[0], counts.at(-1)]
  if (growth === null || first === undefined || last === undefined)
    return <Missing reason={figureText(whyMissing('growth', row))} />
  return (
    <Inline as="span" gap="3">
      <span className={onlyInTable}>
        {counts.length > 1 && (
          <Sparkline
            label={figureText('growthLine', { username, first: exact(first), last: exact(last) })}
            values={counts}
            tone={growth < 0 ? 'danger' : 'social'}
          />
        )}
      </span>
      <span title={changeInWords(current)}>
        <ChangeValue change={growth}>{formatShare(Math.abs(growth), { fixed: true })}</ChangeValue>
      </span>
    </Inline>
  )
}

/** The exact change, and how it was measured. */
function changeInWords({ followers_change, followers_change_by }: AccountAnalytics['current']): string {
  const change = followers_change ?? 0
  return figureText(`changeBy.${followers_change_by ?? 'readings'}`, {
    change: `${change > 0 ? '+' : ''}${exact(change)}`,
  })
}

function RowMenu({ row, actions }: { row: AccountAnalytics; actions: TrackerActions }) {
  const { notes_count: notes, username } = row
  const { onOpen, onNotes, onManage } = actions
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={text('act.for', { account: accountName(row) })}
          icon={<Ellipsis aria-hidden />}
        />
      }
      items={[
        { key: 'open', label: text('act.open'), icon: <ChartLine aria-hidden />, onSelect: onOpen },
        {
          key: 'instagram',
          label: text('act.openAtInstagram'),
          icon: <ExternalLink aria-hidden />,
          onSelect: () => void window.open(profileAddress(username), '_blank', 'noopener'),
        },
        {
          key: 'notes',
          label: notes === 0 ? text('act.notes') : text('act.notesSome', { number: formatNumber(notes) }),
          icon: <NotebookPen aria-hidden />,
          onSelect: onNotes,
        },
        ...(onManage
          ? [{ key: 'manage', label: text('act.manage'), icon: <Plug aria-hidden />, onSelect: onManage }]
          : []),
      ]}
    />
  )
}

const oneLine = css({ whiteSpace: 'nowrap' })
// On a phone the number shows it. It takes the remaining width, so that lines begin and changes end below each other.
const onlyInTable = css({ flex: '1', mobileDown: { display: 'none' } })
