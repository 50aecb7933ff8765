import { sql } from 'kysely'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { sealedPrefix } from '../../platform/secrets/secrets.ts'
import type { KeyRing } from '../../platform/secrets/secrets.ts'
import { sealedColumns } from './sealed-columns.ts'
import type { SealedColumn } from './sealed-columns.ts'

/** The result for one column. */
export interface Resealed {
  table: string
  column: string
  resealed: number
  /**
   * Not sealed with the newest key: nobody can open them, or another process still seals with an older key.
   */
  left: number
}

const batchSize = 200
/** Writers with the old key leave something after each pass; they are reported, not waited for. */
const maxWalks = 5

/**
 * Seals everything with the newest key that an older one sealed. It can run while processes serve, beside
 * another run, and again after it was stopped: a text is replaced only if it hasn't changed since it was
 * read, and texts sealed with the newest key are left alone.
 */
export async function reseal(database: WholeDatabase, secrets: KeyRing): Promise<Resealed[]> {
  const outcomes: Resealed[] = []
  for (const sealed of sealedColumns) {
    let resealed = 0
    for (let walk = 0; walk < maxWalks; walk++) {
      const { replaced, missed } = await walkColumn(database, secrets, sealed)
      resealed += replaced
      if (replaced === 0 && missed === 0) break
    }
    const { table, column } = sealed
    outcomes.push({ table, column, resealed, left: await countLeft(database, secrets, sealed) })
  }
  return outcomes
}

type Row = Record<string, unknown> & { sealed_text: string }

async function walkColumn(database: WholeDatabase, secrets: KeyRing, sealed: SealedColumn) {
  const { table, column, key, context } = sealed
  const names = sql.join(key.map((name) => sql.ref(name)))
  let after: Row | undefined
  let replaced = 0
  let missed = 0
  for (;;) {
    const behind = after && sql`and (${names}) > (${sql.join(key.map((name) => after?.[name]))})`
    const { rows } = await sql<Row>`
      select ${names}, ${sql.ref(column)} as sealed_text from ${sql.table(table)}
      where ${isOlder(secrets, column)} ${behind ?? sql``}
      order by ${names} limit ${batchSize}`.execute(database)
    for (const row of rows) {
      const text = await secrets.open(row.sealed_text, context(row)).catch(() => null)
      if (text === null) continue
      const isReplaced = await replace(database, sealed, row, await secrets.seal(text, context(row)))
      if (isReplaced) replaced++
      else missed++
    }
    after = rows.at(-1)
    if (rows.length < batchSize) return { replaced, missed }
  }
}

/** False when somebody else has changed or deleted the text since it was read. */
async function replace(
  database: WholeDatabase,
  { table, column, key }: SealedColumn,
  row: Row,
  sealed: string,
): Promise<boolean> {
  const isRow = sql.join(
    key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where ${isRow} and ${sql.ref(column)} = ${row.sealed_text}`.execute(database)
  return numAffectedRows === 1n
}

const isOlder = ({ prefixes: [newest] }: KeyRing, column: string) =>
  sql`starts_with(${sql.ref(column)}, ${sealedPrefix}) and not starts_with(${sql.ref(column)}, ${newest})`

async function countLeft(database: WholeDatabase, secrets: KeyRing, { table, column }: SealedColumn) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${isOlder(secrets, column)}`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}
