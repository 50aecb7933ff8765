import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'
import { scopeConditions } from './list-scope.ts'
import type { ScopedRows } from './list-scope.ts'
import { byId, orderBy } from './sort-order.ts'
import type { SortOrder } from './sort-order.ts'

/** The tables that lists show. */
export type ListTable = 'audit_entries' | 'customers' | 'orders' | 'products' | 'social_posts'

/**
 * The keys alone, in an order that one index has, for one store or account or for a team: it answers them without
 * touching the rows that OFFSET passes, also where conditions narrow it, whose columns it holds as well.
 */
export function listKeys(
  db: TeamDatabase,
  table: ListTable,
  scope: ScopedRows,
  order: SortOrder,
  conditions: readonly Condition[] = [],
) {
  const keys = db
    // All of them have the column that is asked for; a union of tables has no methods.
    .selectFrom(table as 'orders')
    .select('id')
    .orderBy(sql.raw(orderBy(order)))
  return [...scopeConditions(scope), ...conditions].reduce((query, condition) => query.where(condition), keys)
}

/** Rows of a list's own table: what a query shows them from, and their order, by columns of their own. */
export interface ShownRows {
  from: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

type Keys = ReturnType<typeof listKeys>

const shown = (from: RawBuilder<unknown>, order: SortOrder): ShownRows => ({
  from,
  order: sql.raw(orderBy(order)),
})

/** The rows of keys that are at hand. */
export const rowsOf = (db: TeamDatabase, table: ListTable, ids: number[], order: SortOrder = byId) =>
  shown(
    sql`(select * from ${sql.table(table)} where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[]))`,
    order,
  )

/** The rows of keys that are at hand, in the order of the keys. */
export const rowsInOrder = (db: TeamDatabase, table: ListTable, ids: number[]): ShownRows => ({
  from: sql`(
    select *, array_position(${ids}::bigint[], id) as place_on_page from ${sql.table(table)}
    where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[]))`,
  order: sql.raw('place_on_page'),
})

/**
 * The rows of keys that are found by the same statement, which saves a way to the database. Each key finds its row by
 * itself, and the rows stand in the order of the keys: a plan that is kept must neither read all rows of a team to join
 * them, nor walk all of them because it may not sort these few. Keys that were walked from the end of the list
 * (`isReverse`) show their rows the other way round.
 */
export const rowsFound = (
  db: TeamDatabase,
  table: ListTable,
  keys: Keys | RawBuilder<unknown>,
  isReverse = false,
): ShownRows => ({
  from: sql`(
    select listed.*, key.place_on_page
    from (select id, row_number() over () as place_on_page from (${keys}) as walked) as key
    cross join lateral (
      select * from ${sql.table(table)} where team_id = ${currentTeam(db)} and id = key.id limit 1) as listed)`,
  order: sql.raw(isReverse ? 'place_on_page desc' : 'place_on_page'),
})

/**
 * The first rows of keys that are neither passed by nor tested: the walk meets the rows themselves, which is sooner
 * planned. How many there are is written out, so that a plan that is kept knows it.
 */
export const firstRowsMet = (keys: Keys, wanted: number, order: SortOrder) =>
  shown(sql`(${keys.clearSelect().selectAll().limit(sql.lit(wanted))})`, order)
