import { sql } from 'kysely'
import type { CustomerFilter } from '@tandem/api-contract'
import { prepared } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Skipped, SoughtRows } from '../../platform/lists/list.ts'
import { isBeforeMiddle } from '../stores/listed-stores.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { reachDay } from '../../platform/lists/reach-day.ts'

/** The day of customers without an order: before all others, as in the list. */
const noDay = '-infinity'

/** Skips whole days of a list by last order, by the number of customers per day; nothing after the list's middle. */
export async function skipCustomerDays(
  db: TeamDatabase,
  { sort, country, buyers, date_from, date_to, amount_currency }: CustomerFilter,
  stores: ListedStores,
  { ahead, wanted }: SoughtRows,
): Promise<Skipped | null> {
  const isNarrowed = [country, buyers, date_from, date_to, amount_currency].some(
    (filter) => filter !== undefined,
  )
  if (isNarrowed || !sort.endsWith('last_order_at')) return null
  const isDown = sort.startsWith('-')
  const kept = prepared(db)
  const days = daysOf(kept, stores).where(isBeforeMiddle(kept, stores, 'customers_count', ahead))
  const reach = (rows: number) => reachDay(kept, sql`${days}`, { isDown, ahead: rows })
  const [first, last] = await Promise.all([reach(ahead), isDown ? reach(ahead + wanted - 1) : null])
  if (!first) return null
  const { day, before: rows } = first
  if (day === noDay) return isDown ? { rows, condition: sql`last_order_at is null` } : null
  if (!isDown) return { rows, condition: sql`last_order_at >= ${day}::date::timestamp at time zone 'UTC'` }
  // A condition on the time excludes customers without one, so a page that may contain them isn't skipped.
  if (!last || last.day === noDay) return null
  return { rows, condition: sql`last_order_at < (${day}::date + 1)::timestamp at time zone 'UTC'` }
}

const daysOf = (db: TeamDatabase, { ids, areAll }: ListedStores) =>
  db
    .selectFrom('customer_day')
    .select(['day', 'customers as rows'])
    .$if(!areAll, (query) => query.where('store_id', '=', sql<number>`any(${ids}::bigint[])`))
