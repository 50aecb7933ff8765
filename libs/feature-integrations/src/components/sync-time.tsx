import type { Store } from '@tandem/api-contract'
import { formatDateTime, formatRelative } from '@tandem/format'
import { useText } from '../messages.ts'

/** When a store was last read to its end, or that it is being read. */
export function SyncTime({ sync, timeZone, now }: { sync: Store['sync']; timeZone: string; now: Date }) {
  const text = useText()
  if (sync.state === 'queued') return text('progress.queued')
  if (sync.state === 'running') return text('progress.canLeave')
  if (sync.succeeded_at === null) return text('footer.neverSynced')
  const exact = formatDateTime(sync.succeeded_at, timeZone)
  return (
    <time dateTime={sync.succeeded_at} title={exact}>
      {sync.state === 'failed'
        ? text('footer.lastSynced', { when: exact })
        : text('footer.synced', { when: formatRelative(sync.succeeded_at, now) })}
    </time>
  )
}
