import { sql } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { countedMatches } from './list-filters.ts'
import type { Counted } from './list-filters.ts'
import { pageKeys, rowsFound, rowsOf } from './list-keys.ts'
import type { ListTable, NarrowedRows, Place, ShownRows } from './list-keys.ts'
import { scopeConditions } from './list-scope.ts'
import { orderBy } from './sort-order.ts'
import type { SortOrder } from './sort-order.ts'

/** A page that was found. */
export interface FoundPage extends Counted {
  /** Null when the page is empty. */
  shown: ShownRows | null
}

/** The rows of a page's keys; null when it has none. */
const rowsOfPage = (db: TeamDatabase, table: ListTable, ids: number[], order: SortOrder) =>
  ids.length === 0 ? null : rowsOf(db, table, ids, order)

/** A page of rows that are counted while they are found, both up to a limit. */
export async function countedPage(
  db: TeamDatabase,
  { table, scope, conditions }: NarrowedRows,
  { offset, limit, order }: Place,
): Promise<FoundPage> {
  const keys = pageKeys(db, { table, scope, conditions }, { offset: 0, limit: countedMatches + 1, order })
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized ${keys}
    select (select count(*) from found) as total,
      (select coalesce(json_agg(id), '[]') from (
        select id from found limit ${Math.max(0, Math.min(limit, countedMatches - offset))} offset ${offset}) as page
      ) as ids`.execute(db)
  const { total = 0, ids = [] } = rows[0] ?? {}
  return {
    shown: rowsOfPage(db, table, ids, order),
    total: Math.min(total, countedMatches),
    isCapped: total > countedMatches,
  }
}

/**
 * Like `countedPage`, but counts up to a high limit, without sorting in order to count. When the count reaches the end,
 * the page is taken from the rows found; when there are more, the page is quickly found along the sort.
 */
export async function farCountedPage(
  db: TeamDatabase,
  { table, scope, conditions }: NarrowedRows,
  { offset, limit, order, maxCount }: Place & { maxCount: number },
): Promise<FoundPage> {
  const columns = sql.join(['id', ...order.columns.map(({ name }) => name)].map((name) => sql.ref(name)))
  const scoped = [sql`team_id = ${currentTeam(db)}`, ...scopeConditions(scope), ...conditions]
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (
      select ${columns} from ${sql.table(table)} where ${sql.join(scoped, sql` and `)} limit ${maxCount + 1}
    ), counted as materialized (select count(*) as total from found)
    select total, case when total <= ${maxCount} then (
      select coalesce(json_agg(id), '[]') from (
        select id from found order by ${sql.raw(orderBy(order))} limit ${limit} offset ${offset}) as page
    ) end as ids from counted`.execute(db)
  const { total = 0, ids = [] } = rows[0] ?? {}
  if (total <= maxCount) return { shown: rowsOfPage(db, table, ids, order), total, isCapped: false }
  const wanted = Math.min(limit, maxCount - offset)
  const keys = pageKeys(db, { table, scope, conditions }, { offset, limit: wanted, order })
  return { shown: wanted <= 0 ? null : rowsFound(db, table, keys), total: maxCount, isCapped: true }
}
