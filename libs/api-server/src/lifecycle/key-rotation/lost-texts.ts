import { sql } from 'kysely'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { sealedPrefix } from '../../platform/secrets/secrets.ts'
import type { KeyRing } from '../../platform/secrets/secrets.ts'
import { sealedColumns } from './sealed-columns.ts'

/** Texts of one column that no key of the ring opens. */
export interface LostTexts {
  table: string
  count: number
}

/** Replaces a lost text that its owner has to provide again. */
const lost = 'lost'

const isLost = ({ prefixes }: KeyRing, column: string) => sql<boolean>`
  starts_with(${sql.ref(column)}, ${sealedPrefix})
  and left(${sql.ref(column)}, ${prefixes[0].length}) not in (${sql.join(prefixes)})`

/**
 * Finds long-lived texts sealed with a key that the ring doesn't have; empty when all can be opened. The
 * schema may be of an earlier version, with fewer columns.
 */
export async function findLostTexts(database: WholeDatabase, secrets: KeyRing): Promise<LostTexts[]> {
  const found: LostTexts[] = []
  const { rows: columns } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name in (${sql.join(sealedColumns.map(({ column }) => column))})`.execute(
    database,
  )
  for (const { table, column, isKept } of sealedColumns) {
    if (!isKept || columns.every(({ name }) => name !== `${table}.${column}`)) continue
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${isLost(secrets, column)}`.execute(
      database,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) found.push({ table, count })
  }
  return found
}

/**
 * Deletes what no key of the ring opens, and returns how much: stores and accounts then ask to be
 * reconnected.
 */
export async function forgetLostTexts(database: WholeDatabase, secrets: KeyRing): Promise<LostTexts[]> {
  const forgotten: LostTexts[] = []
  for (const { table, column, whenLost } of sealedColumns) {
    const change =
      whenLost === 'delete'
        ? sql`delete from ${sql.table(table)}`
        : sql`update ${sql.table(table)} set ${sql.ref(column)} = ${whenLost === 'mark' ? lost : null}`
    const { numAffectedRows = 0n } = await sql`${change} where ${isLost(secrets, column)}`.execute(database)
    if (numAffectedRows > 0n) forgotten.push({ table, count: Number(numAffectedRows) })
  }
  return forgotten
}
