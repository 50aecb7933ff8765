import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'
import { scopeConditions } from './list-scope.ts'
import type { ScopedRows } from './list-scope.ts'
import { byId, orderBy, partsFromEnd, partsOf } from './sort-order.ts'
import type { SortOrder } from './sort-order.ts'

/** The tables that lists show. */
export type ListTable = 'audit_entries' | 'customers' | 'notes' | 'orders' | 'products' | 'social_posts'

/**
 * Only the keys, in the order of one index, for one store or account or for a team. The index has all columns of the
 * conditions, so the rows that OFFSET skips are never read.
 */
export function listKeys(
  db: TeamDatabase,
  table: ListTable,
  scope: ScopedRows,
  order: SortOrder,
  conditions: readonly Condition[] = [],
) {
  const keys = db
    // All of these tables have this column, but TypeScript finds no methods on a union of tables.
    .selectFrom(table as 'orders')
    .select('id')
    .orderBy(sql.raw(orderBy(order)))
  return [...scopeConditions(scope), ...conditions].reduce((query, condition) => query.where(condition), keys)
}

/** The rows that a page is taken from. */
export interface NarrowedRows {
  table: ListTable
  scope: ScopedRows
  conditions: readonly Condition[]
}

/** A page and its order. */
export interface Place {
  offset: number
  limit: number
  /** The requested order, whichever direction is walked. */
  order: SortOrder
}

/**
 * The keys of a page, reading the parts of the order one after the other. With `isReverse` it reads from the end of the
 * list: the offset is counted from there, and the keys are in reverse order.
 */
export function pageKeys(
  db: TeamDatabase,
  { table, scope, conditions }: NarrowedRows,
  { offset, limit, order }: Place,
  isReverse = false,
): RawBuilder<unknown> {
  const walks = (isReverse ? partsFromEnd(order) : partsOf(order)).map((part) =>
    listKeys(db, table, scope, part.order, [...conditions, ...part.conditions]),
  )
  const [only, ...others] = walks
  if (only && others.length === 0) return sql`${only.limit(limit).offset(offset)}`
  const keys = walks.map((walk) => walk.limit(offset + limit))
  return sql`(select id from (${sql.join(keys, sql` union all `)}) as keys limit ${limit} offset ${offset})`
}

/** The rows to show from a list's own table, and their order. */
export interface ShownRows {
  from: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

type Keys = ReturnType<typeof listKeys>

const shown = (from: RawBuilder<unknown>, order: SortOrder): ShownRows => ({
  from,
  order: sql.raw(orderBy(order)),
})

/** The rows of known keys. */
export const rowsOf = (db: TeamDatabase, table: ListTable, ids: number[], order: SortOrder = byId) =>
  shown(
    sql`(select * from ${sql.table(table)} where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[]))`,
    order,
  )

/** The rows of known keys, in the order of the keys. */
export const rowsInOrder = (db: TeamDatabase, table: ListTable, ids: number[]): ShownRows => ({
  from: sql`(
    select *, array_position(${ids}::bigint[], id) as place_on_page from ${sql.table(table)}
    where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[]))`,
  order: sql.raw('place_on_page'),
})

/**
 * The rows of keys found by the same statement, which saves a round trip. Each key finds its row by itself, and the
 * rows are in the order of the keys: a kept plan must neither read all rows of a team to join them, nor walk all of
 * them to avoid sorting these few. Keys read from the end of the list (`isReverse`) show their rows in reverse order.
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
 * The first rows of keys when there is no offset and no filter: the rows are selected directly, which is
 * faster to plan.
 * Their number is part of the text, so that a kept plan knows it.
 */
export const firstRowsMet = (keys: Keys, wanted: number, order: SortOrder) =>
  shown(sql`(${keys.clearSelect().selectAll().limit(sql.lit(wanted))})`, order)
