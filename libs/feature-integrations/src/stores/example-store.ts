import { syncKinds } from '@tandem/api-contract'
import type { Store, SyncProgress } from '@tandem/api-contract'

/** A store as the API answers it, for stories and tests. */
export function exampleStore(
  changes: Partial<Omit<Store, 'sync' | 'updates'>> & {
    sync?: Partial<Store['sync']>
    updates?: Partial<Store['updates']>
  } = {},
): Store {
  const { sync, updates, ...store } = changes
  return {
    id: 3,
    type: 'woocommerce',
    name: 'Oak Workshop',
    url: 'https://workshop.lindenandoak.com',
    default_currency: 'EUR',
    currency_id: 978,
    archived_at: null,
    deletion_began_at: null,
    created_at: '2026-01-06T08:00:00.000Z',
    collections_count: 18,
    customers_count: 2906,
    orders_count: 6418,
    products_count: 211,
    notices: [],
    known_since: null,
    sales: { excluded: ['pending', 'cancelled', 'failed'], chosen_by: 'shop', statuses: [] },
    notes_count: 0,
    ...store,
    sync: {
      state: 'succeeded',
      started_at: '2026-11-21T14:00:00.000Z',
      finished_at: '2026-11-21T14:02:00.000Z',
      succeeded_at: '2026-11-21T14:02:00.000Z',
      error: null,
      progress: [],
      difference: null,
      compared_at: '2026-11-21T09:12:00.000Z',
      unread_count: 0,
      ...sync,
    },
    updates: {
      by: 'polling',
      reason: null,
      last_event_at: null,
      next_sync_at: '2026-11-21T14:17:00.000Z',
      ...updates,
    },
  }
}

/** The progress of a sync in the middle of its orders. */
export const exampleProgress = (): SyncProgress[] => {
  const steps: Record<SyncProgress['kind'], Omit<SyncProgress, 'kind'>> = {
    collections: { state: 'done', done: 18, total: 18 },
    products: { state: 'done', done: 642, total: 642 },
    customers: { state: 'done', done: 8214, total: 8214 },
    orders: { state: 'running', done: 12_300, total: 48_000 },
    refunds: { state: 'waiting', done: 0, total: null },
  }
  return syncKinds.map((kind) => ({ kind, ...steps[kind] }))
}
