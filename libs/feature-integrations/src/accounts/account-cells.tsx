import type { SocialAccount } from '@tandem/api-contract'
import { InstagramIcon } from '@tandem/choices'
import { Inline, Stack, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, formatNumber, formatRelative, formatShare } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { HealthBadge } from './health-badge.tsx'
import { useAccountText } from './messages.ts'

const oneLine = css({ whiteSpace: 'nowrap' })

/** The network's icon and name. */
export function Platform() {
  const text = useAccountText()
  return (
    <Inline as="span" gap="2" className={oneLine}>
      <InstagramIcon size={16} aria-hidden />
      {text('networks.instagram')}
    </Inline>
  )
}

interface FigureProps {
  value: number | null
  /** Why there is no value. */
  reason: string
}

/** Shown for an unknown value, with the reason; it isn't zero. */
function Missing({ reason }: { reason: string }) {
  const text = useAccountText()
  return (
    <Text as="span" tone="subtle" title={reason}>
      <span aria-hidden>{text('list.missing')}</span>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </Text>
  )
}

/** A count, exact on hover. */
export function Figure({ value, reason }: FigureProps) {
  if (value === null) return <Missing reason={reason} />
  return (
    <Text as="span" numeric title={formatNumber(value, { full: true })}>
      {formatNumber(value)}
    </Text>
  )
}

/** Interactions as a percentage of the followers. */
export function EngagementRate({ account }: { account: Pick<SocialAccount, 'engagement_rate' | 'reading'> }) {
  const text = useAccountText()
  const { engagement_rate: rate, reading } = account
  if (rate === null)
    return <Missing reason={text(reading.succeeded_at === null ? 'list.notReadYet' : 'list.noRate')} />
  return (
    <Text as="span" numeric>
      {formatShare(rate, { full: true, fixed: true })}
    </Text>
  )
}

interface MomentProps {
  account: SocialAccount
  timeZone: string
  now: Date
}

/** Whether it can be read, and when it was read or the progress of the reading. */
export function Connection({ account, timeZone, now }: MomentProps) {
  return (
    <Stack gap="1" align="start" title={account.health.message ?? undefined}>
      <HealthBadge account={account} />
      <Text as="span" size="xs" tone="muted" className={oneLine}>
        <ReadTime account={account} timeZone={timeZone} now={now} />
      </Text>
    </Stack>
  )
}

/** When a reading last completed, or the progress of the running one. */
export function ReadTime({ account, timeZone, now }: MomentProps) {
  const text = useAccountText()
  const { archived_at, reading } = account
  if (archived_at !== null) return text('time.archived', { date: formatDate(archived_at, timeZone) })
  if (reading.state === 'queued') return text('time.queued')
  const running = reading.progress.find(({ state }) => state === 'running')
  if (reading.state === 'running' && running) {
    const { kind, done, total } = running
    const exact = (count: number) => formatNumber(count, { full: true })
    return text('time.running', {
      kind: text(`progress.kind.${kind}`),
      progress: total === null ? exact(done) : `${exact(done)}/${exact(total)}`,
    })
  }
  if (reading.succeeded_at === null) return text('time.never')
  return (
    <Moment at={reading.succeeded_at} timeZone={timeZone}>
      {text('time.read', { when: formatRelative(reading.succeeded_at, now) })}
    </Moment>
  )
}
