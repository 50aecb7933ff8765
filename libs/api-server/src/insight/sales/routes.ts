import { sql } from 'kysely'
import { listFigureChanges, listSalesDays } from '@tandem/api-contract'
import type { FigureChange, FigureRecount, SalesDay, SalesTotal } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { latestDays } from '../../platform/lists/latest-days.ts'
import { costedSales } from '../../commerce/sync/costed-parts.ts'
import type { CostedParts } from '../../commerce/sync/costed-parts.ts'
import { knownFrom } from '../../commerce/stores/known-from.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import type { KnownStores } from '../../commerce/stores/listed-stores.ts'

export const salesRoutes = [
  implement(listSalesDays, async ({ search, team }) =>
    team(async (db) => {
      const known = await knownDays(db, await listedStores(db, search.store_id, 'orders_count'))
      return { data: await salesDays(db, known, search), meta: await salesTotals(db, known, search) }
    }),
  ),
  implement(listFigureChanges, async ({ search, team, dependencies }) =>
    team(async (db) => {
      const { ids } = await listedStores(db, search.store_id, 'orders_count')
      const now = dependencies.now()
      return { data: await figureChanges(db, ids, now), meta: { recount: await recountOf(db, ids, now) } }
    }),
  ),
]

const changesKeptDays = 30
const mostChanges = 100

interface ChangeRow extends Selected<
  'figure_changes',
  | 'figure'
  | 'month'
  | 'currency'
  | 'orders_before'
  | 'orders_after'
  | 'revenue_before'
  | 'revenue_after'
  | 'cause'
> {
  store: { id: number; name: string }
  changed_at: string
}

async function figureChanges(db: TeamDatabase, storeIds: number[], now: Date): Promise<FigureChange[]> {
  const { rows } = await sql<ChangeRow>`
    select json_build_object('id', s.id, 'name', s.name) as store, c.figure, c.month, c.currency, c.orders_before, c.orders_after,
      c.revenue_before, c.revenue_after, c.cause, c.changed_at
    from figure_changes c join stores s on s.team_id = c.team_id and s.id = c.store_id
    where c.team_id = ${currentTeam(db)} and c.store_id = any(${storeIds}::bigint[])
      and c.changed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${changesKeptDays})
    order by c.changed_at desc, c.month desc, c.store_id, c.figure, c.currency limit ${mostChanges}`.execute(
    db,
  )
  return rows
}

/**
 * The progress of stores whose months are being compared under new rules; a store has one position for all
 * rules.
 */
async function recountOf(db: TeamDatabase, storeIds: number[], now: Date): Promise<FigureRecount | null> {
  const { rows } = await sql<{ stores: number; months_done: number; months: number }>`
    select count(*) as stores, coalesce(sum(extract(year from done) * 12 + extract(month from done)), 0)::int as months_done,
      coalesce(sum(extract(year from whole) * 12 + extract(month from whole)), 0)::int as months
    from (
      select distinct r.store_id, age(r.next_month, r.first_month) as done,
        age(date_trunc('month', ${now.toISOString()}::timestamptz at time zone t.timezone), r.first_month) as whole
      from figure_recounts r join teams t on t.team_id = r.team_id
      where r.team_id = ${currentTeam(db)} and r.store_id = any(${storeIds}::bigint[])
    ) as spans`.execute(db)
  const [{ stores, ...recount } = { stores: 0, months_done: 0, months: 0 }] = rows
  return stores === 0 ? null : recount
}

interface AskedDays {
  date_from?: string | undefined
  date_to?: string | undefined
}

/** Stores, and the first day from which all of them are known, as stored. */
interface KnownDays {
  ids: number[]
  since: string
}

const knownDays = async (db: TeamDatabase, { ids, knownSince }: KnownStores): Promise<KnownDays> => ({
  ids,
  since: (await knownFrom(db, knownSince)).day ?? '-infinity',
})

interface TotalRow extends Selected<
  'store_day',
  | 'currency'
  | 'orders'
  | 'revenue'
  | 'refunds'
  | 'units'
  | 'gross'
  | 'discounts'
  | 'fees'
  | 'shipping'
  | 'tax'
  | 'refunded'
  | 'unsplit'
> {
  first_day: string
  costed: CostedParts
}

/** The totals of all requested days, however many, and the first of them. */
async function salesTotals(
  db: TeamDatabase,
  { ids, since }: KnownDays,
  { date_from = '-infinity', date_to = 'infinity' }: AskedDays,
): Promise<{ totals: SalesTotal[]; first_day: string | null }> {
  const { rows } = await sql<TotalRow>`
    select totals.*, ${costedSales(sql`totals`)} as costed from (
    select currency, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue,
      sum(refunds)::bigint as refunds, sum(units) as units, sum(gross)::bigint as gross,
      sum(discounts)::bigint as discounts, sum(fees)::bigint as fees, sum(shipping)::bigint as shipping,
      sum(tax)::bigint as tax, sum(refunded)::bigint as refunded, sum(unsplit)::bigint as unsplit,
      min(day) as first_day, sum(costed_units) as costed_units, sum(todays_units) as todays_units,
      sum(costed_revenue)::bigint as costed_revenue, sum(cost) as cost
    from store_day
    where team_id = ${currentTeam(db)} and store_id = any(${ids}::bigint[])
      and day between ${date_from}::date and ${date_to}::date and day >= ${since}::date
    group by currency) as totals order by orders desc, currency`.execute(db)
  return {
    totals: rows.map(({ first_day: _first, gross, discounts, fees, shipping, tax, refunded, ...total }) => {
      const other = total.revenue + refunded - (gross - discounts + fees + shipping + tax)
      const parts = { gross, discounts, fees, shipping, tax, other, refunded }
      const { currency, orders, revenue, refunds, units, unsplit, costed } = total
      const split = unsplit === 0 ? parts : null
      return { currency, orders, revenue, refunds, units, unsplit, costed, split }
    }),
    first_day: rows.map((row) => row.first_day).toSorted()[0] ?? null,
  }
}

/**
 * The days of stores, added up within each currency. Revenue is sales minus refunds at any time, on the day
 * the order was placed in the team's zone; refunds are on the day they were given. Days before all the stores
 * are known are left out.
 */
async function salesDays(db: TeamDatabase, { ids, since }: KnownDays, asked: AskedDays): Promise<SalesDay[]> {
  const team = currentTeam(db)
  const { rows: latest } = await sql<{ day: string | null }>`
    select max(latest.day) as day from unnest(${ids}::bigint[]) as store (id)
    cross join lateral (select max(day) as day from store_day where team_id = ${team} and store_id = store.id) as latest`.execute(
    db,
  )
  const last = latest[0]?.day
  if (!last) return []
  const { from, to } = latestDays(asked, last)
  const { rows } = await sql<
    Selected<'store_day', 'day' | 'currency' | 'orders' | 'revenue' | 'refunds' | 'units'>
  >`
    select day, currency, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue,
      sum(refunds)::bigint as refunds, sum(units) as units
    from store_day
    where team_id = ${team} and store_id = any(${ids}::bigint[]) and day between ${from}::date and ${to}::date
      and day >= ${since}::date
    group by day, currency order by day, currency`.execute(db)
  return rows
}
