import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Customer, CustomerFilter, CustomerSearch } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { listKeys } from '../../platform/lists/list-keys.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import { listMatches, matchingIds } from '../../platform/lists/list-matches.ts'
import { namedIds } from '../../platform/lists/narrow-list.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import type { LikelyList } from '../../platform/lists/list.ts'
import { likelyStores, listedStores } from '../stores/listed-stores.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { bothWays, sortedCurrency, unknownLast } from '../../platform/lists/sort-order.ts'
import type { SortOrder } from '../../platform/lists/sort-order.ts'
import { notesCount } from '../../workspace/notes/count-notes.ts'
import { customerFilters } from './filters.ts'
import { skipCustomerDays } from './skip-days.ts'

type Sort = CustomerSearch['sort']

const sorts: Record<Sort, SortOrder> = {
  ...bothWays('last_order_at', { name: 'last_order_at', type: 'timestamptz', emptyDownwards: 'last' }),
  ...bothWays('orders_count', { name: 'orders_count', type: 'bigint' }),
  ...bothWays('name', { name: 'name_key', type: 'text', emptyDownwards: 'first' }),
  ...bothWays('spent', sortedCurrency, { name: 'sorted_spent', type: 'bigint', ...unknownLast }),
  ...bothWays('average_order', sortedCurrency, { name: 'sorted_average', type: 'bigint', ...unknownLast }),
}

/** The list of customers at this moment. */
export const customerList = (now: Date): LikelyList<CustomerFilter, CustomerRow, Customer> => ({
  table: 'customers',
  scope: (db, view) => listedStores(db, view.store_id, 'customers_count'),
  likely: { scope: likelyStores, query: customersQuery, toRow: toCustomer },
  sorts,
  filters: (db, view, stores, reach) => customerFilters(db, view, stores, { reach, now }),
  skip: skipCustomerDays,
  named: (db, view, whole) => namedIds(db, 'customers', view, whole),
  matches: (db, stores, { text }, asked) => listMatches(db, 'customers', stores, { text, ...asked }),
  matching: (db, ids, { text }) => matchingIds(db, 'customers', ids, text),
  rows: customersShown,
})

/** One page of the customers of one store, or of all that aren't archived, with the reader's notes. */
export const customersPage = (
  db: TeamDatabase,
  search: CustomerSearch,
  reader: { user_id: number; now: Date },
) => listPage(db, search, customerList(reader.now), reader.user_id)

/** Reads the page keys along the index of a sort. */
export const customerKeys = (
  db: TeamDatabase,
  stores: Pick<ListedStores, 'ids' | 'areAll'>,
  sort: Sort,
  conditions: readonly Condition[] = [],
) => listKeys(db, 'customers', stores, sorts[sort], conditions)

/** Customers as the list shows them. */
export async function customersShown(
  db: TeamDatabase,
  shown: ShownRows,
  reader: number,
): Promise<Customer[]> {
  const { rows } = await customersQuery(db, shown, reader).execute(db)
  return rows.map(toCustomer)
}

interface Amount {
  currency: string
  amount: number
}

/** A row of `customersQuery`. */
interface CustomerRow extends Selected<
  'customers',
  'id' | 'store_id' | 'name' | 'email' | 'city' | 'country' | 'orders_count' | 'last_order_at'
> {
  spent: Amount[]
  average_order: Amount[]
  notes_count: number
}

function toCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    store_id: row.store_id,
    name: row.name,
    email: row.email,
    city: row.city,
    country: row.country,
    orders_count: row.orders_count,
    last_order_at: row.last_order_at,
    spent: row.spent,
    average_order: row.average_order,
    notes_count: row.notes_count,
  }
}

function customersQuery(db: TeamDatabase, shown: ShownRows, reader: number): RawBuilder<CustomerRow> {
  return sql<CustomerRow>`
    select c.id, c.store_id, c.name, c.email, c.city, c.country, c.orders_count, c.last_order_at,
      coalesce(money.spent, '[]') as spent, coalesce(money.average_order, '[]') as average_order,
      ${notesCount(db, reader, 'customer', 'c.id')} as notes_count
    from ${shown.from} as c
    left join lateral (
      select json_agg(json_build_object('currency', s.currency, 'amount', s.amount) order by s.currency) as spent,
        json_agg(json_build_object('currency', s.currency, 'amount', round(s.amount::numeric / s.orders))
          order by s.currency) as average_order
      from customer_spent s where s.team_id = ${currentTeam(db)} and s.customer_id = c.id and s.orders > 0
    ) as money on true
    order by ${shown.order}`
}
