import type { Store } from '@tandem/api-contract'
import { formatDate, formatRelative } from '@tandem/format'
import { Moment, useMoments } from '@tandem/page-parts'
import { useText } from '../stores/messages.ts'
import { nextSync } from './next-sync.ts'
import { minutesLeft } from './time-left.ts'

interface SyncTimeProps {
  store: Pick<Store, 'archived_at' | 'deletion_began_at' | 'sync' | 'updates'>
  timeZone: string
  now: Date
}

/** When a sync last completed and when the next one starts, or that one is running. */
export function SyncTime({ store, timeZone, now }: SyncTimeProps) {
  const text = useText()
  const moments = useMoments(timeZone)
  const { archived_at, deletion_began_at, sync } = store
  if (deletion_began_at !== null) return text('footer.deleting')
  if (archived_at !== null) return text('footer.archived', { date: formatDate(archived_at, timeZone) })
  if (sync.state === 'queued') return text('progress.queued')
  if (sync.state === 'running') {
    const minutes = minutesLeft(sync, now)
    if (minutes === null) return text('progress.canLeave')
    return `${text('progress.minutesLeft', { minutes })} ${text('progress.canLeave')}`
  }
  if (sync.succeeded_at === null) return text('footer.neverSynced')
  const last = (
    <Moment at={sync.succeeded_at} timeZone={timeZone}>
      {sync.state === 'failed'
        ? text('footer.lastSynced', { when: moments.text(sync.succeeded_at) })
        : text('footer.synced', { when: formatRelative(sync.succeeded_at, now) })}
    </Moment>
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
