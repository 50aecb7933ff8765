import { sql } from 'kysely'
import { listFigureChanges, listSalesDays } from '@tandem/api-contract'
import type { FigureChange, FigureRecount } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import { sales } from './sales.ts'

export const salesRoutes = [
  implement(listSalesDays, ({ search, team, dependencies }) =>
    team((db) => sales(db, search, dependencies.now())),
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
const maxChanges = 100

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
    order by c.changed_at desc, c.month desc, c.store_id, c.figure, c.currency limit ${maxChanges}`.execute(
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
