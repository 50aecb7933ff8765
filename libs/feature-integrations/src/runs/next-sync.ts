import type { Store } from '@tandem/api-contract'

/** When an idle store is synced next: when its webhook reports a change, `soon`, or at a time. */
export function nextSync({ sync, updates }: Pick<Store, 'sync' | 'updates'>, now: Date) {
  const { by, last_event_at, next_sync_at } = updates
  // Until the first webhook has arrived, nobody knows whether they work.
  if (by === 'webhooks' && last_event_at !== null && sync.state === 'succeeded') return 'at once'
  if (next_sync_at === null) return null
  return Date.parse(next_sync_at) - now.getTime() < 60_000 ? 'soon' : { at: next_sync_at }
}
