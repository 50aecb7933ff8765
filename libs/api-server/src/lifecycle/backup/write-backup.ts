import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database, WholeDatabase } from '../../platform/database/database.ts'
import { executedMigrations } from '../../platform/database/migrate.ts'
import type { Secrets } from '../../platform/dependencies/dependencies.ts'
import { BackupError, sealedFor } from './backup-file.ts'
import type { BackupEnd, BackupHead, TableHead } from './backup-file.ts'
import { backupTables } from './tables.ts'
import type { BackupTable } from './tables.ts'

/** About how many characters are in memory at once; files have rows of half a million. */
const batchLength = 4_000_000
const [minRows, maxRows] = [8, 5000]

/**
 * Passes everything in the database to `write`, line by line, as of one instant. Others can continue working.
 * Resolves to the number of rows.
 *
 * @throws BackupError
 */
export async function writeBackup(
  database: WholeDatabase,
  { secrets, now }: { secrets: Secrets; now: Date },
  write: (text: string) => Promise<void>,
): Promise<number> {
  const line = (part: BackupHead | TableHead | BackupEnd) => write(`${JSON.stringify(part)}\n`)
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const migrations = await executedMigrations(db)
      if (migrations.length === 0)
        throw new BackupError('The database is empty: there is nothing to back up.')
      await line({
        tandem_backup: 1,
        made_at: now.toISOString(),
        migrations,
        sealed: await secrets.seal(sealedFor, sealedFor),
      })
      let rows = 0
      for (const table of await backupTables(db)) {
        await line({ table: table.name, columns: table.columns.map(({ name }) => name) })
        rows += await writeRows(db, table, write)
      }
      await line({ rows, sequences: await sequencesOf(db) })
      return rows
    })
}

async function writeRows(
  db: Transaction<Database>,
  table: BackupTable,
  write: (text: string) => Promise<void>,
) {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  await sql`
    declare backup_rows no scroll cursor for
    select to_json(array[${values}]::text[])::text as line from ${sql.table(table.name)}`.execute(db)
  let rows = 0
  let size = minRows
  for (;;) {
    const batch = await sql<{ line: string }>`fetch ${sql.raw(String(size))} from backup_rows`.execute(db)
    if (batch.rows.length === 0) break
    const text = batch.rows.map(({ line }) => `${line}\n`).join('')
    await write(text)
    rows += batch.rows.length
    const fitting = Math.floor((batchLength * batch.rows.length) / text.length)
    size = Math.min(Math.max(fitting, minRows), maxRows)
  }
  await sql`close backup_rows`.execute(db)
  return rows
}

async function sequencesOf(db: Transaction<Database>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename::text as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(db)
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]))
}
