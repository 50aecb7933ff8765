import { sql } from 'kysely'
import type { Order, OrderSearch } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { listKeys } from '../lists/list-keys.ts'
import { listPage } from '../lists/list-page.ts'
import type { ListedStores } from '../lists/listed-stores.ts'
import type { SearchPatterns } from '../lists/search-text.ts'

type Sort = OrderSearch['sort']

/** One page of the orders of one store, or of all that are not archived. */
export const ordersPage = (db: TeamDatabase, search: OrderSearch) =>
  listPage(db, search, {
    counter: 'orders_count',
    keys: orderKeys,
    matches: searchedOrders,
    rows: ordersByIds,
  })

const orderings: Record<Sort, string> = {
  '-ordered_at': 'ordered_at desc, id desc',
  ordered_at: 'ordered_at, id',
  '-total': 'total desc, id desc',
  total: 'total, id',
}

/** The walk along the index of a sort. */
export const orderKeys = (db: TeamDatabase, stores: Pick<ListedStores, 'ids' | 'areAll'>, sort: Sort) =>
  listKeys(db, 'orders', stores, orderings[sort])

async function searchedOrders(db: TeamDatabase, stores: ListedStores, patterns: SearchPatterns, sort: Sort) {
  const { rows } = await sql<{ id: number }>`
    select id from search_orders(
      ${stores.areAll ? null : stores.ids}::bigint[], ${patterns.number}, ${patterns.text}, ${sort}
    ) with ordinality as found (id, place) order by place`.execute(db)
  return rows
}

async function ordersByIds(db: TeamDatabase, ids: number[]): Promise<Order[]> {
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
