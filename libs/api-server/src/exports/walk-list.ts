import { sql } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { listKeys } from '../lists/list-keys.ts'
import type { Condition, ListTable } from '../lists/list-keys.ts'
import type { ListedStores } from '../lists/listed-stores.ts'
import { isEmptyFirst } from '../lists/sort-order.ts'
import type { SortOrder } from '../lists/sort-order.ts'

/** A list from its first row to its last. */
export interface Walked {
  table: ListTable
  stores: ListedStores
  order: SortOrder
  conditions: readonly Condition[]
}

/** A part of the walk in which one column says where a row stands, or none beside its id. */
interface Stretch {
  conditions: Condition[]
  column: SortOrder['columns'][number] | null
}

interface Place {
  id: number
  value: string | number | null
}

/** Keys that one transaction reads. */
const atOnce = 1000

/**
 * The ids of a whole list in its order, some at a time. Each part is read by a short transaction of its own, from the
 * place where the last one ended, so that no walk holds a connection or an old state of the database, however slowly
 * its caller reads. What changes meanwhile: a row appears as it is when its turn comes; one that takes another place
 * in the order may be met twice or not at all.
 */
export async function* walkList(
  inTeam: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>,
  walked: Walked,
): AsyncGenerator<number[]> {
  for (const stretch of await inTeam((db) => stretchesOf(db, walked))) {
    for (let after: Place | undefined, isEnd = false; !isEnd;) {
      const place = after
      const rows: Place[] = await inTeam((db) => keysAfter(db, walked, stretch, place))
      if (rows.length > 0) yield rows.map((row) => row.id)
      after = rows.at(-1)
      isEnd = rows.length < atOnce
    }
  }
}

async function keysAfter(
  db: TeamDatabase,
  { table, stores, order, conditions }: Walked,
  { column, conditions: ofStretch }: Stretch,
  last: Place | undefined,
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
  return listKeys(db, table, stores, order, [...conditions, ...ofStretch, ...after])
    .select(value.as('value'))
    .limit(atOnce)
    .execute()
}

/** Rows of one place cannot be compared with empty ones: those with and those without a value are walked apart. */
async function stretchesOf(db: TeamDatabase, walked: Walked): Promise<Stretch[]> {
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

/** A condition for each value of the columns before the last, in their order: there are few, such as currencies. */
async function valuesOfLeading(db: TeamDatabase, { table, stores, order }: Walked): Promise<Condition[][]> {
  const [leading] = order.columns.slice(0, -1)
  if (!leading) return [[]]
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(leading.name)} as value from ${sql.table(table)}
    where team_id = ${currentTeam(db)} and store_id = any(${stores.ids}::bigint[])
    order by value ${sql.raw(order.direction)}`.execute(db)
  return rows.map(({ value }) => [sql<boolean>`${sql.ref(leading.name)} = ${value}`])
}
