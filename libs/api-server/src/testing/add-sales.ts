import type { Insertable } from 'kysely'
import type { CommerceTables } from '../platform/database/commerce-tables.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import { rebuildFigures } from '../commerce/sync/rebuild-figures.ts'
import type { TestApi } from './test-api.ts'

type Server = Pick<TestApi, 'dependencies'>

/** An order, by what figures are made of. */
export interface PlainOrder {
  ordered_at: string
  total?: number
  refunded_total?: number
  currency?: string
  status?: string
  customer_id?: number | null
}

let count = 0

/** A store that was read to the end at `succeeded_at`; answers its id. */
export async function addStore(
  { dependencies: { database, now } }: Server,
  team_id: number,
  {
    archived_at = null,
    succeeded_at = now(),
    known_since = null,
  }: {
    archived_at?: Date | null
    succeeded_at?: Date | string | null
    known_since?: string | null
  } = {},
): Promise<number> {
  return inTeam(database, team_id, async (db) => {
    const { id } = await db
      .insertInto('stores')
      .values({
        type: 'woocommerce',
        name: `Shop ${++count}`,
        url: `https://shop-${count}.example.test`,
        default_currency: 'GBP',
        currency_id: 826,
        archived_at,
        known_since,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('store_syncs').values({ store_id: id, succeeded_at }).execute()
    return id
  })
}

/** Customers of a store; answers their ids. */
export async function addCustomers(
  { dependencies: { database } }: Server,
  team_id: number,
  store_id: number,
  customers: Partial<Insertable<CommerceTables['customers']>>[],
): Promise<number[]> {
  const plain = {
    store_id,
    is_registered: true,
    name: '',
    email: null,
    city: null,
    country: null,
    search_text: '',
  }
  const rows = customers.map((customer) => ({
    ...plain,
    key: `id:${++count}`,
    registered_at: null,
    last_order_at: null,
    fingerprint: null,
    ...customer,
  }))
  const added = await inTeam(database, team_id, (db) =>
    db.insertInto('customers').values(rows).returning('id').execute(),
  )
  return added.map(({ id }) => id)
}

/** Orders of a store without lines; the figures of the store are counted anew. */
export async function addOrders(
  { dependencies: { database } }: Server,
  team_id: number,
  store_id: number,
  orders: PlainOrder[],
): Promise<void> {
  await inTeam(database, team_id, async (db) => {
    if (orders.length > 0) {
      await db
        .insertInto('orders')
        .values(
          orders.map((order) => ({
            store_id,
            provider_id: String(++count),
            number: String(count),
            status: 'completed',
            // Counted anew below.
            is_sale: true,
            currency: 'GBP',
            total: 1000,
            tax_total: 0,
            shipping_total: 0,
            discount_total: 0,
            refunded_total: 0,
            items_count: 1,
            modified_at: order.ordered_at,
            customer_id: null,
            customer_name: '',
            customer_email: null,
            customer_city: null,
            customer_country: null,
            attribution: null,
            fingerprint: null,
            search_text: null,
            ...order,
          })),
        )
        .execute()
    }
    await rebuildFigures(db, { store_id })
  })
}
