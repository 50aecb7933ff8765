import type { RowRef } from '@tandem/items'
import { text } from './messages.ts'
import type { ListedRow } from './store-list.ts'

/**
 * Names a row as notes and favourites refer to it; when rows of several stores are mixed, with its store: two
 * shops can have an order with the same number.
 */
export function refOfStores<Row extends ListedRow>(
  refOf: (row: Row) => RowRef,
  stores: readonly (readonly [id: number, name: string])[],
): (row: Row) => RowRef {
  if (stores.length < 2) return refOf
  const names = new Map(stores)
  return (row) => {
    const ref = refOf(row)
    const store = names.get(row.store_id)
    return store === undefined ? ref : { ...ref, name: text('list.ofStore', { row: ref.name, store }) }
  }
}
