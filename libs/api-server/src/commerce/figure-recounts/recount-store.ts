import { sql } from 'kysely'
import { currentTeam, inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { knownFrom } from '../stores/known-from.ts'
import { recountRules } from './recount-rules.ts'
import type { MonthScope } from './recount-rules.ts'

/** The store whose past months are compared. */
export interface RecountJob {
  team_id: number
  store_id: number
}

/** Compares all past months of a store by all due rules, one month per transaction. */
export async function recountStore(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  { team_id, store_id }: RecountJob,
  signal?: AbortSignal,
) {
  for (let isDue = true; isDue && !signal?.aborted;)
    isDue = await inTeam(database, team_id, (db) => recountMonth(db, store_id, now()))
}

/**
 * Compares the next month and stores its position in the same transaction, so that nothing is compared twice.
 * The store's rows are locked first, so a second worker waits and then continues with the next month. A rule
 * added later restarts with the first month, with the same result. False once nothing is left.
 */
async function recountMonth(db: TeamDatabase, storeId: number, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('figure_recounts')
    .select(['rule', 'first_month', 'next_month'])
    .where('store_id', '=', storeId)
    .orderBy('rule')
    .forUpdate()
    .execute()
  const [one] = due
  if (!one) return false
  const isNew = due.some(({ next_month }) => next_month === null)
  const month = await nextMonth(db, storeId, isNew ? null : one.next_month, now)
  if (!month) {
    await endRecount(db, storeId, now)
    return false
  }
  for (const { rule } of due) await compareMonth(db, storeId, rule, month)
  await db
    .updateTable('figure_recounts')
    .set({
      first_month: isNew ? month.month : one.first_month,
      next_month: month.following,
    })
    .where('store_id', '=', storeId)
    .execute()
  return true
}

interface PastMonth {
  month: string
  /** The first day of the next one. */
  following: string
  from: string
  until: string
}

/** The first past month with a sale, from `next` on, in the team's time zone; null when there is none. */
async function nextMonth(db: TeamDatabase, storeId: number, next: string | null, now: Date) {
  const { rows } = await sql<PastMonth>`
    select month::date, (month + interval '1 month')::date as following, month at time zone timezone as from,
      (month + interval '1 month') at time zone timezone as until
    from (
      select date_trunc('month', sold.ordered_at at time zone t.timezone) as month, t.timezone
      from teams t cross join lateral (
        select ordered_at from orders
        where team_id = ${currentTeam(db)} and store_id = ${storeId} and is_sale
          and ordered_at >= coalesce(${next}::date::timestamp at time zone t.timezone, '-infinity')
        order by ordered_at limit 1
      ) as sold
      where t.team_id = ${currentTeam(db)}
    ) as found
    where month < date_trunc('month', ${now.toISOString()}::timestamptz at time zone timezone)`.execute(db)
  return rows[0]
}

/**
 * Records which figures of a month differ between both rules; months before all the store's orders are known
 * have none.
 */
async function compareMonth(
  db: TeamDatabase,
  storeId: number,
  name: string,
  { month, from, until }: PastMonth,
) {
  const rule = recountRules[name]
  if (!rule) throw new Error(`There is no rule ${name} to compare months by`)
  const { known_since } = await db
    .selectFrom('stores')
    .select('known_since')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const known = await knownFrom(db, known_since)
  const scope: MonthScope = { team: currentTeam(db), storeId, from, until }
  const since = known.moment
  await sql`
    insert into figure_changes (team_id, store_id, figure, month, currency, orders_before, orders_after, revenue_before,
      revenue_after, cause, changed_at)
    select ${scope.team}, ${storeId}, figure, ${month}::date, currency, orders_before, orders_after, revenue_before,
      revenue_after, ${rule.cause}, null
    from (
      select figure, currency, count(*) filter (where was_counted) as orders_before,
        count(*) filter (where is_counted) as orders_after,
        coalesce(sum(revenue) filter (where was_counted), 0)::bigint as revenue_before,
        coalesce(sum(revenue) filter (where is_counted), 0)::bigint as revenue_after
      from (${rule.orders({ ...scope, from: since > from ? since : from })}) as counted
      group by figure, currency
    ) as sums
    where orders_before <> orders_after or revenue_before <> revenue_after
    on conflict (team_id, store_id, figure, month, currency) do update set
      orders_before = excluded.orders_before, orders_after = excluded.orders_after,
      revenue_before = excluded.revenue_before, revenue_after = excluded.revenue_after,
      cause = excluded.cause, changed_at = null`.execute(db)
}

/** A store's changes are shown once all its months have been compared, all at the same time. */
async function endRecount(db: TeamDatabase, storeId: number, now: Date) {
  await db.deleteFrom('figure_recounts').where('store_id', '=', storeId).execute()
  await db
    .updateTable('figure_changes')
    .set({ changed_at: now })
    .where('store_id', '=', storeId)
    .where('changed_at', 'is', null)
    .execute()
}
