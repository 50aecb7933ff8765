import type { Store } from '@tandem/api-contract'
import { formatDate, formatDateTime, formatRelative } from '@tandem/format'
import { useText } from '../stores/messages.ts'
import { nextSync } from './next-sync.ts'
import { minutesLeft } from './time-left.ts'

interface SyncTimeProps {
  store: Pick<Store, 'archived_at' | 'sync' | 'updates'>
  timeZone: string
  now: Date
}

/** When a sync last completed and when the next one starts, or that one is running. */
export function SyncTime({ store, timeZone, now }: SyncTimeProps) {
  const text = useText()
  const { archived_at, sync } = store
  if (archived_at !== null) return text('footer.archived', { date: formatDate(archived_at, timeZone) })
  if (sync.state === 'queued') return text('progress.queued')
  if (sync.state === 'running') {
    const minutes = minutesLeft(sync, now)
    if (minutes === null) return text('progress.canLeave')
    return `${text('progress.minutesLeft', { minutes })} ${text('progress.canLeave')}`
  }
  if (sync.succeeded_at === null) return text('footer.neverSynced')
  const exact = formatDateTime(sync.succeeded_at, timeZone)
  const last = (
    <time dateTime={sync.succeeded_at} title={exact}>
      {sync.state === 'failed'
        ? text('footer.lastSynced', { when: exact })
        : text('footer.synced', { when: formatRelative(sync.succeeded_at, now) })}
    </time>
  )
  const next = nextSync(store, now)
  if (next === null) return last
  const words =
    next === 'at once'
      ? text('footer.atOnce')
      : next === 'soon'
        ? text('footer.nextSoon')
        : text('footer.next', { when: formatRelative(next.at, now) })
  return (
    <>
      {last}, {words}
    </>
  )
}
