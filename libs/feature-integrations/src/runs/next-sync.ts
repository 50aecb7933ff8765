import type { Store } from '@tandem/api-contract'

/** When a store that is not being read is read next: as soon as it says that something changed, `soon`, or at a time. */
export function nextSync({ sync, updates }: Pick<Store, 'sync' | 'updates'>, now: Date) {
  const { by, last_event_at, next_sync_at } = updates
  // Until something has come, nobody knows that it can.
  if (by === 'webhooks' && last_event_at !== null && sync.state === 'succeeded') return 'at once'
  if (next_sync_at === null) return null
  return Date.parse(next_sync_at) - now.getTime() < 60_000 ? 'soon' : { at: next_sync_at }
}
