import { sql } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import { currentTeam } from '../database/team-scope.ts'
import { listKeys } from './list-keys.ts'
import type { ListTable } from './list-keys.ts'
import type { Condition } from './condition.ts'
import { scopeConditions } from './list-scope.ts'
import type { ScopedRows } from './list-scope.ts'
import { asIndexed, isEmptyFirst } from './sort-order.ts'
import type { SortOrder } from './sort-order.ts'

/** A list as a walk along an index reads it. */
export interface Walked {
  table: ListTable
  scope: ScopedRows
  order: SortOrder
  conditions: readonly Condition[]
}

/** A part of the walk in which a row's place depends on one column, or on its id only. */
export interface Stretch {
  conditions: Condition[]
  column: SortOrder['columns'][number] | null
}

/** The place of a row in its stretch. */
export interface Place {
  id: number
  value: string | number | null
}

/** The first keys of a stretch, or those after a place. */
export async function keysAfter(
  db: TeamDatabase,
  { table, scope, order, conditions }: Walked,
  { column, conditions: ofStretch }: Stretch,
  last: Place | undefined,
  limit: number,
): Promise<Place[]> {
  const beyond = sql.raw(order.direction === 'desc' ? '<' : '>')
  const after =
    last === undefined
      ? []
      : [
          column === null
            ? sql<boolean>`id ${beyond} ${last.id}`
            : sql<boolean>`(${sql.ref(column.name)}, id) ${beyond} (${last.value}::${sql.raw(column.type)}, ${last.id})`,
        ]
  const value = sql<Place['value']>`${column === null ? sql`null` : sql.ref(column.name)}`
  return listKeys(db, table, scope, asIndexed(order), [...conditions, ...ofStretch, ...after])
    .select(value.as('value'))
    .limit(limit)
    .execute()
}

/** Comparisons don't work with nulls, so rows with and without a value are separate stretches. */
export async function stretchesOf(db: TeamDatabase, walked: Walked): Promise<Stretch[]> {
  const { order } = walked
  const column = order.columns.at(-1)
  if (!column) return [{ conditions: [], column: null }]
  const leading = await valuesOfLeading(db, walked)
  return leading.flatMap((conditions) => {
    if (column.emptyDownwards === undefined) return [{ conditions, column }]
    const filled = { conditions: [...conditions, sql<boolean>`${sql.ref(column.name)} is not null`], column }
    const empty = { conditions: [...conditions, sql<boolean>`${sql.ref(column.name)} is null`], column: null }
    return isEmptyFirst(column, order.direction) ? [empty, filled] : [filled, empty]
  })
}

/**
 * A condition for each value of the columns before the last, in order; there are only a few, such as
 * currencies.
 */
async function valuesOfLeading(db: TeamDatabase, { table, scope, order }: Walked): Promise<Condition[][]> {
  const [leading] = order.columns.slice(0, -1)
  if (!leading) return [[]]
  const { rows } = await sql<{ value: string | null }>`
    select distinct ${sql.ref(leading.name)} as value from ${sql.table(table)}
    where ${sql.join([sql`team_id = ${currentTeam(db)}`, ...scopeConditions(scope)], sql` and `)}
    order by value ${sql.raw(order.direction)}
      nulls ${sql.raw(isEmptyFirst(leading, order.direction) ? 'first' : 'last')}`.execute(db)
  return rows.map(({ value }) => [
    value === null
      ? sql<boolean>`${sql.ref(leading.name)} is null`
      : sql<boolean>`${sql.ref(leading.name)} = ${value}`,
  ])
}
