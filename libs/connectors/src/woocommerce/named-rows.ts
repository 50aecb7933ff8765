import type { RowsById } from '../read-rows.ts'
import type { NamedKind, RowOf, StoreConnector } from '../store-connector.ts'
import { listedOrder, listedProduct } from './listed-rows.ts'
import { customers, orders, products } from './resources.ts'
import { customerRow } from './rows.ts'
import { rowsOf, sightedById } from './sighted-rows.ts'
import { singleRow } from './single-row.ts'
import type { StoreClient } from './store-client.ts'
import type { SightedRow, StoreLists } from './store-lists.ts'

interface NamedRowsOptions {
  client: StoreClient
  lists: StoreLists
  shopCurrency: (signal?: AbortSignal) => Promise<string | null>
}

/** Reads rows by their ids. */
export function namedRows(options: NamedRowsOptions): Pick<StoreConnector, 'readByIds' | 'readOne'> {
  const { lists, shopCurrency } = options
  const byId: {
    [K in NamedKind]: (items: SightedRow[], signal?: AbortSignal) => Promise<RowsById<RowOf<K>>>
  } = {
    orders: (items, signal) => rowsOf(orders, items, listedOrder(lists, signal)),
    products: async (items, signal) =>
      rowsOf(products, items, listedProduct(lists, await shopCurrency(signal), signal)),
    customers: (items) => rowsOf(customers, items, customerRow),
  }
  return {
    async readByIds(kind, providerIds, signal) {
      const found = await sightedById(lists, { orders, products, customers }[kind], providerIds, signal)
      return byId[kind](found, signal)
    },
    readOne: (kind, providerId, signal) => singleRow(options, kind, providerId, signal),
  }
}
