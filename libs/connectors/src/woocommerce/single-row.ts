import type * as v from 'valibot'
import { parsed } from '../requests/parsed.ts'
import type { SingleKind, SingleRow } from '../store-connector.ts'
import { RowMissing } from './refusals.ts'
import { sightedById } from './sighted-rows.ts'
import { allRefundsOf, amountsOf } from './refund-page.ts'
import { categories, customers, notOrders, orders, products } from './resources.ts'
import type { Resource } from './resources.ts'
import { collectionRow, customerRow, orderRow, productRow } from './rows.ts'
import { readVariations } from './variations.ts'
import type { StoreClient } from './store-client.ts'
import type { StoreLists } from './store-lists.ts'

interface Store {
  client: StoreClient
  lists: StoreLists
  shopCurrency: (signal?: AbortSignal) => Promise<string | null>
}

/** One current row; null when the store no longer has it, or has it in the trash. */
export async function singleRow<K extends SingleKind>(
  store: Store,
  kind: K,
  id: string,
  signal?: AbortSignal,
): Promise<SingleRow<K> | null> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return null
  try {
    return (await readers[kind](store, id, signal)) as SingleRow<K> | null
  } catch (error) {
    if (error instanceof RowMissing) return null
    throw error
  }
}

const noRefunds = { refunds: [], unread: [] }

const readers: {
  [K in SingleKind]: (store: Store, id: string, signal?: AbortSignal) => Promise<SingleRow<K> | null>
} = {
  collections: async ({ client }, id, signal) => ({
    row: collectionRow(await one(client, categories, id, signal)),
    ...noRefunds,
  }),
  products: async ({ client, lists, shopCurrency }, id, signal) => {
    const product = await one(client, products, id, signal)
    if (product.status === 'trash') return null
    const variations = await readVariations(lists, product, signal)
    return { row: productRow(product, await shopCurrency(signal), variations), ...noRefunds }
  },
  // From the list, which distinguishes customers from staff.
  customers: async ({ lists }, id, signal) => {
    const [found] = await sightedById(lists, customers, [id], signal)
    if (!found) return null
    return { row: customerRow(parsed(customers.schema, found.raw, customers.subject)), ...noRefunds }
  },
  orders: async ({ client, lists }, id, signal) => {
    const order = await one(client, orders, id, signal)
    if (notOrders.has(order.status)) return null
    const found = order.refunds.length > 0 ? await allRefundsOf(lists, order, signal) : null
    const { rows: refunds, unread } = found ?? { rows: [], unread: [] }
    return { row: orderRow(order, amountsOf(refunds)), refunds, unread }
  },
}

async function one<Item>(
  client: StoreClient,
  { path, subject, query, schema }: Resource<Item> & { schema: v.GenericSchema<unknown, Item> },
  id: string,
  signal?: AbortSignal,
): Promise<Item> {
  const { body } = await client.get({
    path: `${path}/${id}`,
    subject,
    signal,
    query: () => ({ _fields: query._fields ?? '' }),
  })
  return parsed(schema, body, subject)
}
