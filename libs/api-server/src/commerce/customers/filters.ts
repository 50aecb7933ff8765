import { sql } from 'kysely'
import type { CustomerFilter } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { heldElsewhere } from '../../platform/lists/held-elsewhere.ts'
import {
  compares,
  conditionsOf,
  countedMatches,
  isOneOf,
  momentsOf,
} from '../../platform/lists/list-filters.ts'
import type { ListFilters } from '../../platform/lists/list-filters.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { narrowToSegment } from './segments.ts'
import type { Narrowed } from './segments.ts'

/** The conditions of a list of customers at this moment. */
export async function customerFilters(
  db: TeamDatabase,
  view: CustomerFilter,
  stores: ListedStores,
  { reach, now }: { reach: number; now: Date },
): Promise<ListFilters | null> {
  const narrowed = await narrowToSegment(db, view, stores, { ...(await momentsOf(db, view)), now })
  const { country, buyers, from, until, amount_min, amount_max, amount_currency } = narrowed
  const byCountry = isOneOf('country', country)
  const ofTheirOwn = conditionsOf(
    byCountry,
    buyers && (buyers === 'new' ? sql<boolean>`orders_count = 1` : sql<boolean>`orders_count > 1`),
    compares('last_order_at', '>=', from),
    compares('last_order_at', '<', until),
  )
  const spent = await hasSpent(db, narrowed, stores, ofTheirOwn.length === 0 ? reach : countedMatches + 1)
  const conditions = conditionsOf(...ofTheirOwn, spent?.condition)
  if (conditions.length === 0) return null
  const isOnly = conditions.length === 1
  return {
    conditions,
    values: { country, buyers, from, until, currency: amount_currency, min: amount_min, max: amount_max },
    counted:
      isOnly && byCountry
        ? { total: await countByCountry(db, stores, country ?? []), isCapped: false }
        : isOnly && spent
          ? spent.counted
          : null,
  }
}

/** Somebody without a sale has spent nothing, which isn't zero in a currency. */
async function hasSpent(
  db: TeamDatabase,
  { amount_min, amount_max, amount_currency }: Narrowed,
  { ids, areAll, rows }: ListedStores,
  reach: number,
) {
  if (amount_currency === undefined) return undefined
  const where = sql<boolean>`
    held.team_id = ${currentTeam(db)} and held.currency = ${amount_currency} and held.orders > 0
    ${amount_min === undefined ? sql`` : sql`and held.amount >= ${amount_min}`}
    ${amount_max === undefined ? sql`` : sql`and held.amount <= ${amount_max}`}
    ${areAll ? sql`` : sql`and held.store_id = any(${ids}::bigint[])`}`
  const spent = { table: 'customers', from: sql`customer_spent`, key: sql`held.customer_id`, where } as const
  return heldElsewhere(db, spent, { rows, reach })
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
