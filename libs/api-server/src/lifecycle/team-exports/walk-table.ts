import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { TeamTables } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ExportedTable } from './exported-table.ts'

/** How many rows one transaction reads. */
const batchSize = 500

/** An exported row: its columns in the order of the file. */
export type ExportedRow = Record<string, unknown>

/** The columns of a file. */
export const columnsOf = ({ columns, lookups = {} }: ExportedTable): string[] => [
  ...columns,
  ...Object.keys(lookups),
]

/** The primary key columns of each table; they begin with the team. */
export type Keys = ReadonlyMap<string, readonly string[]>

/** Read from the database, so that the list can't be wrong. */
export async function findKeys(db: TeamDatabase): Promise<Keys> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by k.position) as columns
    from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      cross join unnest(i.indkey) with ordinality as k (number, position)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indisprimary group by c.relname`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/**
 * All rows of a table, some at a time, in the order of its key. Each part is read in a short transaction,
 * from where the last one ended: no export keeps an old snapshot of the database, however long it takes.
 */
export async function* walkTable(
  team: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>,
  keys: Keys,
  name: keyof TeamTables,
  table: ExportedTable,
): AsyncGenerator<ExportedRow[]> {
  const key = keys.get(name) ?? []
  let after: string[] | undefined
  for (;;) {
    const place = after
    const rows = await team((db) => rowsAfter(db, name, table, key, place))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return
    after = last.place
  }
}

async function rowsAfter(
  db: TeamDatabase,
  name: keyof TeamTables,
  { columns, lookups = {}, only = sql<boolean>`true` }: ExportedTable,
  key: readonly string[],
  after: string[] | undefined,
): Promise<{ row: ExportedRow; place: string[] }[]> {
  const keys = key.map((column) => sql.ref(`t.${column}`))
  const selected = [
    ...columns.map((column) => sql`${sql.ref(`t.${column}`)}`),
    ...Object.entries(lookups).map(([alias, value]) => sql`${value} as ${sql.id(alias)}`),
    // As text it is passed back unchanged, whatever its type.
    ...keys.map((column, index) => sql`${column}::text as ${sql.id(placeName(index))}`),
  ]
  const begins: RawBuilder<unknown> = after ? sql`(${sql.join(keys)}) > (${sql.join(after)})` : sql`true`
  const { rows } = await sql<ExportedRow>`
    select ${sql.join(selected)} from ${sql.table(name)} t
    where t.team_id = ${currentTeam(db)} and ${only} and ${begins}
    order by ${sql.join(keys)} limit ${batchSize}`.execute(db)
  return rows.map((found) => {
    const place: string[] = []
    const row: ExportedRow = {}
    for (const [column, value] of Object.entries(found)) {
      if (column.startsWith(placePrefix)) place.push(String(value))
      else row[column] = value
    }
    return { row, place }
  })
}

const placePrefix = 'place of '
const placeName = (index: number) => `${placePrefix}${index}`
