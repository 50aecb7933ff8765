import type { Insertable } from 'kysely'
import type { CommerceTables } from '../platform/database/commerce-tables.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import { rebuildFigures } from '../commerce/sync/rebuild-figures.ts'
import { refreshStatistics } from '../commerce/sync/refresh-statistics.ts'
import type { PlainCostedLine } from './plain-figures.ts'
import type { TestApi } from './test-api.ts'

type Server = Pick<TestApi, 'dependencies'>

/** The parts of an order's total, and what a search compares. */
type MoreOfOrder = Partial<
  Pick<
    Insertable<CommerceTables['orders']>,
    'number' | 'search_text' | 'items_total' | 'fee_total' | 'discount_total' | 'shipping_total' | 'tax_total'
  >
>

/** An order, with the fields that figures depend on. */
export interface PlainOrder extends MoreOfOrder {
  ordered_at: string
  total?: number
  refunded_total?: number
  currency?: string
  status?: string
  customer_id?: number | null
  lines?: PlainCostedLine[]
  /** When its `refunded_total` was given; never by default, so that no day has it. */
  refunded_at?: string
}

let count = 0

/**
 * From this number on, the tables are analysed as after a sync; otherwise the database would scan them for
 * each row.
 */
const manyOrders = 200

/** Adds a store that was completely read at `succeeded_at`; returns its id. */
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

/** Adds customers of a store; returns their ids. */
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

/** Adds orders of a store, without lines by default; the store's figures are counted again. */
export async function addOrders(
  { dependencies: { database } }: Server,
  team_id: number,
  store_id: number,
  orders: PlainOrder[],
): Promise<void> {
  await inTeam(database, team_id, async (db) => {
    const rows = orders.map(({ lines, refunded_at: _refundedAt, ...order }) =>
      orderRow(store_id, order, lines),
    )
    if (rows.length > 0) await db.insertInto('orders').values(rows).execute()
    const idOf = await writtenIds(db, store_id)
    const parts = orders.map((order, index) => {
      const row = rows[index]!
      return { ...order, row, order_id: idOf.get(row.provider_id)! }
    })
    await addLines(db, store_id, parts)
    await addRefunds(db, store_id, parts)
  })
  if (orders.length >= manyOrders) await refreshStatistics(database, 'orders')
  await inTeam(database, team_id, (db) => rebuildFigures(db, { store_id }))
}

type OrderValues = ReturnType<typeof orderRow>

function orderRow(
  store_id: number,
  order: Omit<PlainOrder, 'lines' | 'refunded_at'>,
  lines: PlainOrder['lines'],
) {
  const { total = 1000, refunded_total = 0 } = order
  return {
    store_id,
    provider_id: String(++count),
    number: String(count),
    status: 'completed',
    // Counted again below.
    is_sale: true,
    currency: 'GBP',
    total,
    tax_total: 0,
    shipping_total: 0,
    discount_total: 0,
    refunded_total,
    items_count: lines ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 1,
    is_given_back: total > 0 && refunded_total >= total && (lines ?? []).some((line) => line.total !== 0),
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
  }
}

async function writtenIds(db: TeamDatabase, store_id: number) {
  const written = await db
    .selectFrom('orders')
    .select(['id', 'provider_id'])
    .where('store_id', '=', store_id)
    .execute()
  return new Map(written.map(({ id, provider_id }) => [provider_id, id]))
}

type Written = PlainOrder & { order_id: number; row: OrderValues }

async function addLines(db: TeamDatabase, store_id: number, orders: Written[]) {
  const rows = orders.flatMap(({ lines = [], order_id, row }) =>
    lines.map(({ product, ...line }, position) => ({
      ...line,
      order_id,
      position,
      store_id,
      product_provider_id: product,
      name: product,
      sku: null,
      ordered_at: row.ordered_at,
      currency: row.currency,
      is_sale: true,
    })),
  )
  if (rows.length > 0) await db.insertInto('order_lines').values(rows).execute()
}

async function addRefunds(db: TeamDatabase, store_id: number, orders: Written[]) {
  const rows = orders.flatMap(({ refunded_at, refunded_total = 0, order_id }) =>
    refunded_at === undefined || refunded_total === 0
      ? []
      : [{ store_id, order_id, provider_id: String(++count), amount: refunded_total, refunded_at, run: 1 }],
  )
  if (rows.length > 0) await db.insertInto('refunds').values(rows).execute()
}
