import type { Store } from '@tandem/api-contract'
import { Banner } from '@tandem/design-system'
import { useMoments } from '@tandem/page-parts'
import { useText } from '../stores/messages.ts'

/** Why the last sync failed, and that earlier data is safe. */
export function SyncError({ sync, timeZone }: { sync: Store['sync']; timeZone: string }) {
  const text = useText()
  const moments = useMoments(timeZone)
  const { error, succeeded_at } = sync
  return (
    <Banner tone="danger" title={error?.needs_reconnect ? text('error.accessLost') : text('error.failed')}>
      {error?.message}{' '}
      {succeeded_at === null
        ? text('error.nothingRead')
        : text('error.dataSafe', { date: moments.text(succeeded_at) })}
    </Banner>
  )
}
