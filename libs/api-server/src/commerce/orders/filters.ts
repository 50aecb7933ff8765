import { sql } from 'kysely'
import { commerceMessages } from '@tandem/api-contract'
import type { OrderFilter } from '@tandem/api-contract'
import { currentTeam, prepared } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import {
  compares,
  conditionsOf,
  countedMatches,
  isOneOf,
  momentsIn,
  momentsOf,
  teamTimezone,
} from '../../platform/lists/list-filters.ts'
import type { ListFilters } from '../../platform/lists/list-filters.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import type { Skipped, SoughtRows } from '../../platform/lists/list.ts'
import { isBeforeMiddle } from '../stores/listed-stores.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { customerNow } from '../sync/merge-customers.ts'
import { reachDay } from '../../platform/lists/reach-day.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { areDaysSettled } from '../../identity/team/zones.ts'

/**
 * The conditions of a list of orders. @throws VALIDATION_FAILED for a customer or product that isn't the
 * team's
 */
export async function orderFilters(
  db: TeamDatabase,
  view: OrderFilter,
  stores: ListedStores,
): Promise<ListFilters | null> {
  const { status, date_from, date_to, amount_min, amount_max, amount_currency, product_id } = view
  const customer = view.customer_id === undefined ? undefined : await findCustomer(db, view.customer_id)
  const product = product_id === undefined ? undefined : await findProduct(db, product_id)
  const { from, until } = await momentsOf(db, view)
  const conditions = conditionsOf(
    isOneOf('status', status),
    compares('ordered_at', '>=', from),
    compares('ordered_at', '<', until),
    compares('currency', '=', amount_currency),
    compares('total', '>=', amount_min),
    compares('total', '<=', amount_max),
    compares('customer_id', '=', customer?.id),
    product && holds(db, product),
  )
  if (conditions.length === 0) return null
  const isCountedByDay = isOnlyByDay(view) && (await areDaysSettled(db, stores.ids))
  const isOnlyByCustomer = customer !== undefined && conditions.length === 1
  const isOnlyByProduct = customer === undefined && amount_currency === undefined && status === undefined
  return {
    conditions,
    values: {
      status,
      from,
      until,
      currency: amount_currency,
      min: amount_min,
      max: amount_max,
      customer_id: customer?.id,
      product_store: product?.store_id,
      product_key: product?.provider_id,
    },
    first:
      product && isOnlyByProduct && view.sort.endsWith('ordered_at')
        ? firstWith(db, product, { from, until, isDown: view.sort.startsWith('-') })
        : undefined,
    counted: isCountedByDay
      ? exactly(await countByDay(db, stores, { status, date_from, date_to }))
      : isOnlyByCustomer
        ? exactly(stores.ids.includes(customer.store_id) ? customer.placed_count : 0)
        : null,
  }
}

const exactly = (total: number) => ({ total, isCapped: false })

async function findCustomer(db: TeamDatabase, id: number) {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'store_id', 'placed_count'])
    .where('id', '=', await customerNow(db, id))
    .executeTakeFirst()
  if (!customer) throw fieldProblem('customer_id', commerceMessages.list.customerUnknown)
  return customer
}

async function findProduct(db: TeamDatabase, id: number) {
  const product = await db
    .selectFrom('products')
    .select(['store_id', 'provider_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) throw fieldProblem('product_id', commerceMessages.list.productUnknown)
  return product
}

const holds = (db: TeamDatabase, product: { store_id: number; provider_id: string }): Condition => sql`
  orders.store_id = ${product.store_id} and exists (
    select from order_lines l where l.team_id = ${currentTeam(db)} and l.order_id = orders.id
      and l.store_id = ${product.store_id} and l.product_provider_id = ${product.provider_id})`

/** The first orders with a product, by time: one index has their lines in this order. */
function firstWith(
  db: TeamDatabase,
  product: { store_id: number; provider_id: string },
  { from, until, isDown }: { from: string | undefined; until: string | undefined; isDown: boolean },
): Condition {
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  return sql`orders.id = any(array(
    select l.order_id from order_lines l
    where l.team_id = ${currentTeam(db)} and l.store_id = ${product.store_id}
      and l.product_provider_id = ${product.provider_id}
      ${from === undefined ? sql`` : sql`and l.ordered_at >= ${from}`}
      ${until === undefined ? sql`` : sql`and l.ordered_at < ${until}`}
    group by l.ordered_at, l.order_id
    order by l.ordered_at ${direction}, l.order_id ${direction} limit ${countedMatches + 1}))`
}

/** Whether the stored numbers of orders per day and status can answer a filter. */
const isOnlyByDay = ({ customer_id, product_id, amount_currency }: OrderFilter) =>
  customer_id === undefined && product_id === undefined && amount_currency === undefined

type ByDay = Pick<OrderFilter, 'status' | 'date_from' | 'date_to'>

/** Days are in the team's time zone, so filters by days and statuses don't need to count orders. */
async function countByDay(db: TeamDatabase, stores: ListedStores, view: ByDay): Promise<number> {
  const { orders } = await daysOf(db, stores, view)
    .select(sql<number>`coalesce(sum(orders), 0)::bigint`.as('orders'))
    .executeTakeFirstOrThrow()
  return orders
}

const daysOf = (db: TeamDatabase, { ids, areAll }: ListedStores, { status, date_from, date_to }: ByDay) =>
  db
    .selectFrom('order_day')
    .$if(!areAll, (query) => query.where('store_id', '=', sql<number>`any(${ids}::bigint[])`))
    .$if(status !== undefined, (query) => query.where('status', '=', sql<string>`any(${status}::text[])`))
    .$if(date_from !== undefined, (query) => query.where('day', '>=', sql<string>`${date_from}::date`))
    .$if(date_to !== undefined, (query) => query.where('day', '<=', sql<string>`${date_to}::date`))

/** Skips whole days of a list by order time, by the number of orders per day; nothing after the list's middle. */
export async function skipDays(
  db: TeamDatabase,
  view: OrderFilter,
  stores: ListedStores,
  { ahead }: Pick<SoughtRows, 'ahead'>,
): Promise<Skipped | null> {
  if (!isOnlyByDay(view) || !view.sort.endsWith('ordered_at')) return null
  const isDown = view.sort.startsWith('-')
  const kept = prepared(db)
  const days = daysOf(kept, stores, view)
    .select(['day', 'orders as rows'])
    .where(isBeforeMiddle(kept, stores, 'orders_count', ahead))
  const [areSettled, timezone, reached] = await Promise.all([
    areDaysSettled(kept, stores.areAll ? null : stores.ids),
    teamTimezone(kept),
    reachDay(kept, sql`${days}`, { isDown, ahead }),
  ])
  if (!areSettled || !reached) return null
  const { from, until } = momentsIn(timezone, isDown ? { date_to: reached.day } : { date_from: reached.day })
  const condition = compares('ordered_at', isDown ? '<' : '>=', isDown ? until : from)
  return condition ? { rows: reached.before, condition } : null
}
