import { sql } from 'kysely'
import type { Customer, CustomerSearch } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { listKeys } from '../lists/list-keys.ts'
import { listMatches } from '../lists/list-matches.ts'
import { listPage } from '../lists/list-page.ts'
import type { ListedStores } from '../lists/listed-stores.ts'
import { soldStatuses } from '../sync/figures.ts'

type Sort = CustomerSearch['sort']

/** One page of the customers of one store, or of all that are not archived. */
export const customersPage = (db: TeamDatabase, search: CustomerSearch) =>
  listPage(db, search, {
    counter: 'customers_count',
    keys: customerKeys,
    matches: (scope, stores, { text }, sort) => listMatches(scope, 'customers', stores, { text, sort }),
    rows: customersByIds,
  })

/** As the indexes have them: a sort and its reverse are one index. */
const orderings: Record<Sort, string> = {
  '-last_order_at': 'last_order_at desc nulls last, id desc',
  last_order_at: 'last_order_at nulls first, id',
  '-orders_count': 'orders_count desc, id desc',
  orders_count: 'orders_count, id',
  name: 'name_key, id',
  '-name': 'name_key desc, id desc',
}

/** The walk along the index of a sort. */
export const customerKeys = (db: TeamDatabase, stores: Pick<ListedStores, 'ids' | 'areAll'>, sort: Sort) =>
  listKeys(db, 'customers', stores, orderings[sort])

/** What was spent is added up from the orders of these few customers, which one index holds whole. */
async function customersByIds(db: TeamDatabase, ids: number[]): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    select c.id, c.store_id, c.name, c.email, c.city, c.country, c.orders_count, c.last_order_at,
      coalesce(spent.amounts, '[]') as spent
    from unnest(${ids}::bigint[]) with ordinality as page (id, place)
    join customers c on c.team_id = ${currentTeam(db)} and c.id = page.id
    left join lateral (
      select json_agg(json_build_object('currency', currency, 'amount', amount) order by currency) as amounts
      from (
        select currency, sum(total - refunded_total) as amount from orders
        where team_id = ${currentTeam(db)} and customer_id = page.id and status = any(${soldStatuses}::text[])
        group by currency
      ) as sums
    ) as spent on true
    order by page.place`.execute(db)
  return rows
}
