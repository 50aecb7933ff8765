import { sql } from 'kysely'
import type { Order, OrderSearch, PageMeta } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { searchPatterns } from './search-text.ts'

type Sort = OrderSearch['sort']

/** Searches are counted up to here. */
const countedMatches = 1000

interface ListedStores {
  ids: number[]
  /** Whether these are all stores of the team, so that orders need not be asked for their store. */
  areAll: boolean
  orders_count: number
}

/** One page of the orders of one store, or of all that are not archived. */
export async function ordersPage(
  db: TeamDatabase,
  search: OrderSearch,
): Promise<{ data: Order[]; meta: PageMeta }> {
  const stores = await listedStores(db, search.store_id)
  const patterns = searchPatterns(search.search_term)
  const offset = (search.page - 1) * search.per_page
  const matched = patterns ? await searchedIds(db, stores, patterns, search.sort) : null
  const total = matched ? Math.min(matched.length, countedMatches) : stores.orders_count
  const ids = matched
    ? matched.slice(0, countedMatches).slice(offset, offset + search.per_page)
    : await pageOfIds(db, stores, search.sort, { offset, limit: search.per_page })
  return {
    data: await ordersByIds(db, ids),
    meta: {
      current_page: search.page,
      per_page: search.per_page,
      total,
      last_page: Math.max(1, Math.ceil(total / search.per_page)),
      total_is_capped: matched !== null && matched.length > countedMatches,
    },
  }
}

async function listedStores(db: TeamDatabase, storeId: number | undefined): Promise<ListedStores> {
  const stores = await db.selectFrom('stores').select(['id', 'orders_count', 'archived_at']).execute()
  const listed = stores.filter((store) =>
    storeId === undefined ? store.archived_at === null : store.id === storeId,
  )
  return {
    ids: listed.map((store) => store.id),
    areAll: listed.length === stores.length && storeId === undefined,
    orders_count: listed.reduce((sum, store) => sum + store.orders_count, 0),
  }
}

/**
 * The keys of a page alone: an index answers them without touching the rows that OFFSET passes. Pages of the
 * second half are reached from the other end.
 */
async function pageOfIds(
  db: TeamDatabase,
  stores: ListedStores,
  sort: Sort,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const left = stores.orders_count - page.offset
  if (left <= 0) return []
  const fromEnd = page.offset > left
  const limit = Math.min(page.limit, left)
  const rows = await orderKeys(db, stores, fromEnd ? reversed(sort) : sort)
    .offset(fromEnd ? left - limit : page.offset)
    .limit(limit)
    .execute()
  const ids = rows.map((row) => row.id)
  return fromEnd ? ids.toReversed() : ids
}

const reversed = (sort: Sort) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as Sort

/** The walk along the index of a sort. */
export function orderKeys(db: TeamDatabase, stores: Pick<ListedStores, 'ids' | 'areAll'>, sort: Sort) {
  const column = sort.endsWith('total') ? 'total' : 'ordered_at'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const [only] = stores.ids
  return db
    .selectFrom('orders')
    .select('id')
    .$if(!stores.areAll && stores.ids.length === 1, (query) => query.where('store_id', '=', only ?? 0))
    .$if(!stores.areAll && stores.ids.length !== 1, (query) =>
      query.where('store_id', '=', sql<number>`any(${stores.ids}::bigint[])`),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
}

async function searchedIds(
  db: TeamDatabase,
  stores: ListedStores,
  patterns: { number: string; text: string },
  sort: Sort,
): Promise<number[]> {
  if (stores.ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from search_orders(
      ${stores.areAll ? null : stores.ids}::bigint[], ${patterns.number}, ${patterns.text}, ${sort}
    ) with ordinality as found (id, place) order by place`.execute(db)
  return rows.map((row) => row.id)
}

/** In the order of the ids. */
async function ordersByIds(db: TeamDatabase, ids: number[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Order>`
    select o.id, o.store_id, o.number, o.status, o.currency, o.total, o.refunded_total, o.items_count, o.ordered_at,
      o.customer_id,
      coalesce(c.name, o.customer_name) as customer_name,
      coalesce(c.email, o.customer_email) as customer_email,
      coalesce(c.city, o.customer_city) as customer_city,
      coalesce(c.country, o.customer_country) as customer_country
    from unnest(${ids}::bigint[]) with ordinality as page (id, place)
    join orders o on o.team_id = ${currentTeam(db)} and o.id = page.id
    left join customers c on c.team_id = o.team_id and c.id = o.customer_id
    order by page.place`.execute(db)
  return rows
}
