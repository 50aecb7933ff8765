import { contractText } from '@tandem/api-client'
import { roleNames } from '@tandem/api-contract'
import type { TeamUser } from '@tandem/api-contract'
import { Button, Inline, Text, VisuallyHidden } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, formatRelative } from '@tandem/format'
import { Moment, PersonAvatar } from '@tandem/page-parts'
import type { ReactNode } from 'react'
import { peopleText as text } from './messages.ts'
import { StatusBadge } from './status-badge.tsx'

interface PersonColumnsOptions {
  /** The signed-in user. */
  myId: number
  timeZone: string
  now: Date
  /** The actions on a member; without it, there is no such column. */
  actionsOf?: (person: TeamUser) => PersonRowActions
}

/** The actions at the end of a row. */
export interface PersonRowActions {
  /** For somebody who hasn't accepted: sends the invitation again. */
  onResend?: () => void
  isResending: boolean
  menu: ReactNode
}

/** The columns of the list of members. */
export function personColumns({
  myId,
  timeZone,
  now,
  actionsOf,
}: PersonColumnsOptions): DataColumn<TeamUser>[] {
  return [
    {
      key: 'user',
      header: text('list.user'),
      primary: true,
      sortKey: 'name',
      phone: 'title',
      cell: (person) => <Identity person={person} isMe={person.id === myId} />,
    },
    {
      key: 'role',
      header: text('list.role'),
      sortKey: 'role',
      phone: 'value',
      cell: ({ role }) => contractText(roleNames[role]),
    },
    {
      key: 'status',
      header: text('list.status'),
      sortKey: 'status',
      phone: 'badges',
      cell: (person) => <StatusBadge {...{ person, timeZone, now }} />,
    },
    {
      key: 'active',
      header: text('list.active'),
      sortKey: 'last_active_at',
      sortFirst: 'descending',
      cell: ({ last_active_at }) =>
        last_active_at === null ? (
          <Text as="span" tone="subtle" title={text('list.activeUnknown')}>
            –
          </Text>
        ) : (
          <Moment className={noBreak} at={last_active_at} timeZone={timeZone}>
            {formatRelative(last_active_at, now)}
          </Moment>
        ),
    },
    {
      key: 'created',
      header: text('list.created'),
      sortKey: 'created_at',
      sortFirst: 'descending',
      phone: 'detail',
      cell: ({ created_at }) => <Day at={created_at} timeZone={timeZone} phoneWords />,
    },
    {
      key: 'updated',
      header: text('list.updated'),
      sortKey: 'updated_at',
      sortFirst: 'descending',
      cell: ({ updated_at }) => <Day at={updated_at} timeZone={timeZone} />,
    },
    ...(actionsOf
      ? [
          {
            key: 'actions',
            header: text('list.actions'),
            hideHeader: true,
            phone: 'actions',
            cell: (person: TeamUser) => <RowEnd person={person} {...actionsOf(person)} />,
          } as const,
        ]
      : []),
  ]
}

function Identity({ person, isMe }: { person: TeamUser; isMe: boolean }) {
  const { name, email, profile_picture } = person
  return (
    <Inline as="span" gap="3">
      <PersonAvatar name={name} picture={profile_picture} />
      <span className={names}>
        <span className={oneLine}>
          <Text as="span" weight="medium" lines={1}>
            <bdi>{name}</bdi>
          </Text>
          {isMe && (
            <Text as="span" tone="muted">
              {text('list.you')}
            </Text>
          )}
        </span>
        <Text as="span" size="xs" tone="muted" lines={1} title={email}>
          <VisuallyHidden> </VisuallyHidden>
          <bdi>{email}</bdi>
        </Text>
      </span>
    </Inline>
  )
}

/** A day, with the time on hover; on a phone, which has no headers, with a label. */
function Day({ at, timeZone, phoneWords = false }: { at: string; timeZone: string; phoneWords?: boolean }) {
  const date = formatDate(at, timeZone)
  return (
    <Text as="span" numeric>
      <Moment className={noBreak} at={at} timeZone={timeZone}>
        <span className={phoneWords ? inTable : undefined}>{date}</span>
        {phoneWords && <span className={onPhone}>{text('list.since', { date })}</span>}
      </Moment>
    </Text>
  )
}

function RowEnd({ person, onResend, isResending, menu }: PersonRowActions & { person: TeamUser }) {
  return (
    <Inline gap="1" justify="end">
      {onResend && (
        <Button
          size="sm"
          variant="ghost"
          loading={isResending}
          aria-label={text('act.resendTo', { name: person.name })}
          onClick={onResend}
        >
          {text('act.resend')}
        </Button>
      )}
      {menu}
    </Inline>
  )
}

const noBreak = css({ whiteSpace: 'nowrap' })
const oneLine = css({ display: 'flex', gap: '1', minWidth: '0', whiteSpace: 'nowrap' })
const inTable = css({ mobileDown: { display: 'none' } })
const onPhone = css({ display: 'none', mobileDown: { display: 'inline' } })
// Never so narrow that names look the same; a table that is too full scrolls instead.
const names = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  minWidth: '[9rem]',
  // A phone's list doesn't scroll sideways, and a date can need most of the line.
  mobileDown: { flex: '1', minWidth: '[4rem]' },
})
