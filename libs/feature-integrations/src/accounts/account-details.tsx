import type { SocialAccount } from '@tandem/api-contract'
import { AccountIdentity, CollectionChips, isReading } from '@tandem/choices'
import { Banner, Button, Inline, Link, Stack, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProgressList } from '../runs/progress-list.tsx'
import { reconnection } from './account-actions.ts'
import { HealthBadge } from './health-badge.tsx'
import { useAccountText } from './messages.ts'
import type { AskAgain } from './queries.ts'

interface AccountDetailsProps {
  account: SocialAccount
  timeZone: string
  isLeaving: boolean
  /** Missing without the permission. */
  onReconnect?: (ask: AskAgain) => void
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: '[max-content minmax(0, 1fr)]',
  columnGap: '4',
  rowGap: '2',
  textStyle: 'sm',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
})

/** Replaces an unknown expiry date: access that has ended has none. */
const noEnds: Partial<Record<SocialAccount['health']['state'], 'sheet.noAccess' | 'sheet.ended'>> = {
  revoked: 'sheet.noAccess',
  reconnect: 'sheet.ended',
}

const tones = { failing: 'warning', expiring: 'warning', revoked: 'info' } as const

/** The health and expiry of an account's access, the progress of its reading, and its details. */
export function AccountDetails({ account, timeZone, isLeaving, onReconnect }: AccountDetailsProps) {
  const text = useAccountText()
  const { health, reading, service } = account
  const ask = reconnection(account)
  const isTracker = service === 'tracker'
  const moment = (instant: string | null, none: string) =>
    instant === null ? none : <Moment at={instant} timeZone={timeZone} />
  const ending = text(noEnds[health.state] ?? 'sheet.noEnd')
  const rows: [term: string, value: ReactNode, help?: string][] = [
    [text('sheet.lastRead'), moment(health.last_read_at, text('time.never'))],
    [text('sheet.nextRead'), moment(reading.next_at, text('sheet.notPlanned'))],
    ...(isTracker
      ? []
      : ([
          [text('sheet.token'), moment(health.token_expires_at, ending)],
          [
            text('sheet.dataAccess'),
            moment(health.data_access_expires_at, ending),
            text('sheet.dataAccessHelp'),
          ],
        ] satisfies [string, ReactNode, string?][])),
    ...(health.missing.length > 0
      ? ([[text('sheet.missing'), health.missing.join(', ')]] satisfies [string, ReactNode][])
      : []),
    ...(account.page_name === null
      ? []
      : ([[text('sheet.page'), <bdi key="page">{account.page_name}</bdi>]] satisfies [string, ReactNode][])),
    [text('list.collections'), <CollectionChips key="chips" collections={account.collections} all />],
    [text('list.added'), formatDate(account.created_at, timeZone)],
  ]
  return (
    <Stack gap="4">
      <Inline justify="between" gap="2" wrap>
        <AccountIdentity account={account} />
        <HealthBadge account={account} />
      </Inline>
      {account.biography !== null && (
        <Text size="sm" dir="auto" className={css({ whiteSpace: 'pre-line' })}>
          {account.biography}
        </Text>
      )}
      {health.message !== null && account.archived_at === null && (
        <Banner
          tone={health.state in tones ? tones[health.state as keyof typeof tones] : 'danger'}
          actions={
            ask &&
            onReconnect && (
              <Button size="sm" loading={isLeaving} onClick={() => onReconnect(ask)}>
                {text('act.reconnect')}
              </Button>
            )
          }
        >
          {health.message}
        </Banner>
      )}
      {isReading(account) && (
        <Stack gap="2">
          <ProgressList
            label={text('progress.label')}
            steps={reading.progress.map(({ kind, ...step }) => ({
              key: kind,
              name: text(`progress.kind.${kind}`),
              ...step,
            }))}
          />
          <Text size="xs" tone="muted">
            {text(reading.state === 'queued' ? 'progress.queued' : 'progress.canLeave')}
          </Text>
        </Stack>
      )}
      <dl className={facts}>
        {rows.map(([term, value, help]) => (
          <FactRow key={term} term={term} help={help}>
            {value}
          </FactRow>
        ))}
      </dl>
      <Inline gap="4" wrap>
        <OutLink href={`https://www.instagram.com/${account.username}/`}>{text('act.open')}</OutLink>
        {account.website !== null && <OutLink href={account.website}>{text('sheet.website')}</OutLink>}
      </Inline>
    </Stack>
  )
}

function FactRow({ term, help, children }: { term: string; help?: string; children: ReactNode }) {
  return (
    <>
      <dt title={help}>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useAccountText()
  return (
    <Link href={href} target="_blank">
      <Inline as="span" gap="1">
        {children}
        <ExternalLink size={14} aria-hidden />
        <VisuallyHidden>{text('sheet.newTab')}</VisuallyHidden>
      </Inline>
    </Link>
  )
}
