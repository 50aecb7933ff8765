import { sql } from 'kysely'
import type { CustomerFilter } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { compares, conditionsOf, isOneOf, momentsOf } from '../lists/list-filters.ts'
import type { ListFilters } from '../lists/list-filters.ts'
import type { Condition } from '../lists/list-keys.ts'
import type { ListedStores } from '../lists/listed-stores.ts'

/** What narrows a list of customers. */
export async function customerFilters(
  db: TeamDatabase,
  view: CustomerFilter,
  stores: ListedStores,
): Promise<ListFilters | null> {
  const { country, amount_min, amount_max, amount_currency } = view
  const { from, until } = await momentsOf(db, view)
  const byCountry = isOneOf('country', country)
  const conditions = conditionsOf(
    byCountry,
    compares('last_order_at', '>=', from),
    compares('last_order_at', '<', until),
    await hasSpent(db, view),
  )
  if (conditions.length === 0) return null
  return {
    conditions,
    values: { country, from, until, currency: amount_currency, min: amount_min, max: amount_max },
    total: byCountry && conditions.length === 1 ? await countByCountry(db, stores, country ?? []) : null,
  }
}

/** Up to so many customers are looked up one by one; more are met soon enough on a walk along the sort. */
const few = 10_000

/** Whoever bought nothing that counts has spent nothing, which is not zero of a currency. */
async function hasSpent(db: TeamDatabase, view: CustomerFilter): Promise<Condition | undefined> {
  const { amount_min, amount_max, amount_currency } = view
  if (amount_currency === undefined) return undefined
  const spent = sql`
    s.team_id = ${currentTeam(db)} and s.currency = ${amount_currency} and s.orders > 0
    ${amount_min === undefined ? sql`` : sql`and s.amount >= ${amount_min}`}
    ${amount_max === undefined ? sql`` : sql`and s.amount <= ${amount_max}`}`
  const { rows } = await sql<{ customers: number }>`
    select count(*) as customers from (select from customer_spent s where ${spent} limit ${few + 1}) as counted`.execute(
    db,
  )
  return (rows[0]?.customers ?? 0) > few
    ? sql`exists (select from customer_spent s where ${spent} and s.customer_id = customers.id)`
    : sql`customers.id = any(array(select s.customer_id from customer_spent s where ${spent}))`
}

async function countByCountry(db: TeamDatabase, { ids }: ListedStores, country: string[]): Promise<number> {
  const { customers } = await db
    .selectFrom('store_country')
    .select(sql<number>`coalesce(sum(customers), 0)::bigint`.as('customers'))
    .where('store_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('country', '=', sql<string>`any(${country}::text[])`)
    .executeTakeFirstOrThrow()
  return customers
}
