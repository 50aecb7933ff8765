import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Order, OrderFilter, OrderSearch } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { listKeys } from '../../platform/lists/list-keys.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import type { AskedMatches, Match } from '../../platform/lists/list-matches.ts'
import { namedIds } from '../../platform/lists/narrow-list.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import type { LikelyList } from '../../platform/lists/list.ts'
import { likelyStores, listedStores } from '../stores/listed-stores.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import type { SearchPatterns } from '../../platform/lists/search-text.ts'
import { bothWays } from '../../platform/lists/sort-order.ts'
import type { SortOrder } from '../../platform/lists/sort-order.ts'
import { notesCount } from '../../workspace/notes/count-notes.ts'
import { orderFilters, skipDays } from './filters.ts'

type Sort = OrderSearch['sort']

const sorts: Record<Sort, SortOrder> = {
  ...bothWays('ordered_at', { name: 'ordered_at', type: 'timestamptz' }),
  ...bothWays('total', { name: 'total', type: 'bigint' }),
}

/** The list of orders. */
export const orderList: LikelyList<OrderFilter, OrderRow, Order> = {
  table: 'orders',
  scope: (db, view) => listedStores(db, view.store_id, 'orders_count'),
  likely: { scope: likelyStores, query: ordersQuery, toRow: toOrder },
  sorts,
  filters: orderFilters,
  skip: skipDays,
  named: (db, view, whole) => namedIds(db, 'orders', view, whole),
  matches: searchedOrders,
  matching: matchingOrders,
  rows: ordersShown,
}

/** One page of the orders of one store, or of all that aren't archived, with the reader's notes. */
export const ordersPage = (db: TeamDatabase, search: OrderSearch, reader: number) =>
  listPage(db, search, orderList, reader)

/** Reads the page keys along the index of a sort. */
export const orderKeys = (
  db: TeamDatabase,
  stores: Pick<ListedStores, 'ids' | 'areAll'>,
  sort: Sort,
  conditions: readonly Condition[] = [],
) => listKeys(db, 'orders', stores, sorts[sort], conditions)

async function searchedOrders(
  db: TeamDatabase,
  stores: ListedStores,
  patterns: SearchPatterns,
  { sort, filters, wanted }: AskedMatches<Sort>,
) {
  const { rows } = await sql<Match>`
    select id, total, is_capped from search_orders(
      ${stores.areAll ? null : stores.ids}::bigint[], ${patterns.number}, ${patterns.text}, ${sort},
      ${JSON.stringify(filters)}::jsonb, ${wanted}
    ) with ordinality as found (id, total, is_capped, place) order by place`.execute(db)
  return rows
}

/** Whether the text of an order or of its customer matches; each order is read for it. */
export const isMatch = (db: TeamDatabase, patterns: SearchPatterns): Condition => sql`(
  lower(number collate "C") like ${patterns.number}
  or case when customer_id is null then search_text like ${patterns.text} else exists (
    select from customers c
    where c.team_id = ${currentTeam(db)} and c.id = orders.customer_id and c.search_text like ${patterns.text}) end)`

async function matchingOrders(db: TeamDatabase, ids: number[], patterns: SearchPatterns) {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[]) and ${isMatch(db, patterns)}`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}

/** Orders as the list shows them. */
export async function ordersShown(db: TeamDatabase, shown: ShownRows, reader: number): Promise<Order[]> {
  const { rows } = await ordersQuery(db, shown, reader).execute(db)
  return rows.map(toOrder)
}

/** A row of `ordersQuery`; the customer's fields are those of the customer, if there is one. */
interface OrderRow extends Selected<
  'orders',
  | 'id'
  | 'store_id'
  | 'number'
  | 'status'
  | 'currency'
  | 'total'
  | 'refunded_total'
  | 'items_count'
  | 'ordered_at'
  | 'customer_id'
  | 'customer_name'
  | 'customer_email'
  | 'customer_city'
  | 'customer_country'
  | 'payment_method'
  | 'shipping_method'
> {
  notes_count: number
}

function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    store_id: row.store_id,
    number: row.number,
    status: row.status,
    currency: row.currency,
    total: row.total,
    refunded_total: row.refunded_total,
    items_count: row.items_count,
    ordered_at: row.ordered_at,
    customer_id: row.customer_id,
    customer_name: row.customer_name,
    customer_email: row.customer_email,
    customer_city: row.customer_city,
    customer_country: row.customer_country,
    payment_method: row.payment_method,
    shipping_method: row.shipping_method,
    notes_count: row.notes_count,
  }
}

function ordersQuery(db: TeamDatabase, shown: ShownRows, reader: number): RawBuilder<OrderRow> {
  return sql<OrderRow>`
    select o.id, o.store_id, o.number, o.status, o.currency, o.total, o.refunded_total, o.items_count, o.ordered_at,
      o.customer_id,
      coalesce(c.name, o.customer_name) as customer_name,
      coalesce(c.email, o.customer_email) as customer_email,
      coalesce(c.city, o.customer_city) as customer_city,
      coalesce(c.country, o.customer_country) as customer_country,
      o.payment_method, o.shipping_method,
      ${notesCount(db, reader, 'order', 'o.id')} as notes_count
    from ${shown.from} as o
    left join customers c on c.team_id = ${currentTeam(db)} and c.id = o.customer_id
    order by ${shown.order}`
}
