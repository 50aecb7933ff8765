import type { Store } from '@tandem/api-contract'
import { momentCell } from '@tandem/format'
import type { CsvCell } from '@tandem/format'
import { text } from './messages.ts'
import { storeStateOf } from './store-state.ts'

/** Stores as rows of a file: exact counts, times in the team's zone. */
export function exportedStores(stores: readonly Store[], timeZone: string): CsvCell[][] {
  return [
    [
      text('file.store'),
      text('form.type.label'),
      text('form.url'),
      text('form.currency'),
      text('file.state'),
      text('counts.collections'),
      text('counts.customers'),
      text('counts.orders'),
      text('counts.products'),
      text('file.synced', { zone: timeZone }),
      text('file.connected', { zone: timeZone }),
    ],
    ...stores.map((store) => [
      store.name,
      text(`form.type.${store.type}`),
      store.url,
      store.default_currency,
      text(`state.${storeStateOf(store)}`),
      store.collections_count,
      store.customers_count,
      store.orders_count,
      store.products_count,
      momentCell(store.sync.succeeded_at, timeZone),
      momentCell(store.created_at, timeZone),
    ]),
  ]
}
