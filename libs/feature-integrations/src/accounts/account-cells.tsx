import type { SocialAccount } from '@tandem/api-contract'
import { InstagramIcon } from '@tandem/choices'
import { Avatar, Inline, Stack, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, formatNumber, formatRelative, formatShare, initials } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { HealthBadge } from './health-badge.tsx'
import { useAccountText } from './messages.ts'

const oneLine = css({ whiteSpace: 'nowrap' })
// Never so narrow that names look the same; a table that is too full scrolls instead.
const names = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  justifyItems: 'start',
  minWidth: '[7rem]',
  '& > *': { maxWidth: 'full' },
})
const chip = css({
  display: 'inline-block',
  maxWidth: '[10rem]',
  paddingInline: '2',
  border: '1px solid',
  borderColor: 'neutral.border',
  borderRadius: 'sm',
  background: 'neutral.subtle',
  color: 'neutral.fg',
  textStyle: 'xs',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
})
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  // A phone has it below the name, not below the picture.
  mobileDown: { marginTop: '1', marginInlineStart: '[2.75rem]' },
})
// On a phone there is no column header for it.
const onlyInTable = css({ mobileDown: { display: 'none' } })

/** Picture, name and username. */
export function AccountIdentity({
  account,
}: {
  account: Pick<SocialAccount, 'username' | 'name' | 'picture_url'>
}) {
  const { username, name, picture_url } = account
  return (
    <Inline as="span" gap="3">
      <Avatar
        size="md"
        shape="circle"
        src={picture_url ?? undefined}
        fallback={initials(name ?? username.replace(/[._]+/g, ' '))}
      />
      <span className={names}>
        {name && (
          <Text as="span" weight="medium" lines={1}>
            <bdi>{name}</bdi>
          </Text>
        )}
        <Text as="span" size={name ? 'xs' : undefined} tone={name ? 'muted' : undefined} lines={1}>
          @{username}
        </Text>
      </span>
    </Inline>
  )
}

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

const mostChips = 2

/** The collections of an account; only the first ones when there are many. */
export function CollectionChips({
  collections,
  all = false,
}: Pick<SocialAccount, 'collections'> & { all?: boolean }) {
  const text = useAccountText()
  if (collections.length === 0)
    return (
      <Text as="span" tone="subtle">
        <span className={all ? undefined : onlyInTable} aria-hidden>
          {text('list.missing')}
        </span>
        <VisuallyHidden>{text('sheet.noCollections')}</VisuallyHidden>
      </Text>
    )
  const shown = all ? collections : collections.slice(0, mostChips)
  const others = collections.slice(shown.length)
  return (
    <span className={chips}>
      {shown.map(({ id, name }) => (
        <span key={id} className={chip} title={name}>
          <bdi>{name}</bdi>
        </span>
      ))}
      {others.length > 0 && (
        <span className={chip} title={others.map(({ name }) => name).join(', ')}>
          {text('list.more', { others: others.length })}
        </span>
      )}
    </span>
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
