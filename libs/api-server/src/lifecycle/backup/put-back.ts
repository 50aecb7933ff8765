import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database, WholeDatabase } from '../../platform/database/database.ts'
import { isDemoDatabase } from '../../platform/database/demo-mark.ts'
import { executedMigrations, knownMigrations, migrateTo } from '../../platform/database/migrate.ts'
import type { Secrets } from '../../platform/dependencies/dependencies.ts'
import { BackupError, sealedFor } from './backup-file.ts'
import type { BackupEnd, BackupHead, TableHead } from './backup-file.ts'
import { endAccess } from './end-access.ts'
import { backupTables } from './tables.ts'
import type { BackupTable } from './tables.ts'

const demoBackup =
  'This backup was made by a demo, and everybody knows the password of its account. Nothing was put back. Set DEMO=true ' +
  'to put it into a demo.'

const batchLength = 2_000_000
const batchRows = 2000

/** The installation in which a backup is restored. */
interface Receiver {
  secrets: Secrets
  /** Only a demo accepts the backup of a demo, because everybody knows its account's password. */
  isDemo: boolean
  now: Date
}

/**
 * Restores a backup into an empty database, completely or not at all, and resolves to the number of rows. The
 * schema becomes the backup's: the next start migrates it. Sessions and links from before the backup have
 * ended.
 *
 * @throws BackupError
 */
export async function putBack(
  database: WholeDatabase,
  { secrets, isDemo, now }: Receiver,
  lines: AsyncIterable<string>,
): Promise<number> {
  const iterator = lines[Symbol.asyncIterator]()
  const head = readHead((await iterator.next()).value)
  await checkKey(head, secrets)
  await makeSchema(database, head)
  return database.transaction().execute(async (db) => {
    const tables = await backupTables(db)
    await refuseData(db, tables)
    for (const { name } of tables) await setTriggers(db, name, 'disable')
    const rows = await putRows(db, tables, { [Symbol.asyncIterator]: () => iterator })
    if (!isDemo && (await isDemoDatabase(db))) throw new BackupError(demoBackup)
    for (const { name } of tables) await setTriggers(db, name, 'enable')
    await endAccess(db, tables, now)
    return rows
  })
}

function readHead(line: string | undefined): BackupHead {
  const head = parse(line ?? '')
  if (head === null || Array.isArray(head) || !('tandem_backup' in head)) {
    throw new BackupError('This file is no backup of Tandem.')
  }
  if (head.tandem_backup !== 1)
    throw new BackupError('This backup was made by a newer Tandem: upgrade first.')
  return head
}

type Part = BackupHead | TableHead | BackupEnd | (string | null)[]

function parse(line: string): Part | null {
  try {
    const part: unknown = JSON.parse(line)
    return typeof part === 'object' ? (part as Part | null) : null
  } catch {
    return null
  }
}

async function checkKey({ sealed }: BackupHead, secrets: Secrets) {
  try {
    await secrets.open(sealed, sealedFor)
  } catch {
    throw new BackupError(
      'This backup was made with another key, so the credentials in it could not be opened. Set APP_KEY to the key of ' +
        'that installation, or put its file app.key into DATA_DIR, and start again.',
    )
  }
}

async function makeSchema(database: WholeDatabase, { migrations }: BackupHead) {
  const last = migrations.at(-1)
  if (last === undefined || migrations.some((name) => !knownMigrations.includes(name))) {
    throw new BackupError('This backup was made by a newer Tandem: upgrade first.')
  }
  const executed = await executedMigrations(database)
  if (executed.some((name, index) => name !== migrations[index])) {
    throw new BackupError(
      'The database was made by a newer Tandem than the backup. Put the backup into an empty database.',
    )
  }
  if (executed.length < migrations.length) await migrateTo(database, last)
}

async function refuseData(db: Transaction<Database>, tables: BackupTable[]) {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) {
      throw new BackupError(`The database is not empty (${name}). Put the backup into an empty one.`)
    }
  }
}

/** What they would count is in the backup already. */
const setTriggers = (db: Transaction<Database>, table: string, how: 'enable' | 'disable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger user`.execute(db)

async function putRows(db: Transaction<Database>, tables: BackupTable[], lines: AsyncIterable<string>) {
  let table: BackupTable | undefined
  let batch: string[] = []
  let length = 0
  let count = 0
  const flush = async () => {
    if (table && batch.length > 0) await insert(db, table, batch)
    count += batch.length
    batch = []
    length = 0
  }
  for await (const line of lines) {
    // Rows are many, so they are passed to the database unchanged.
    if (line.startsWith('[')) {
      batch.push(line)
      length += line.length
      if (batch.length >= batchRows || length >= batchLength) await flush()
      continue
    }
    await flush()
    const part = parse(line)
    if (part !== null && 'table' in part) table = tableOf(part, tables)
    else if (part !== null && 'sequences' in part) return finish(db, part, count)
    else break
  }
  throw new BackupError('The backup is not whole: it was cut off or damaged. Nothing was put back.')
}

function tableOf({ table, columns }: TableHead, tables: BackupTable[]): BackupTable {
  const found = tables.find(({ name }) => name === table)
  const chosen = columns.map((column) => found?.columns.find(({ name }) => name === column))
  if (!found || chosen.length !== found.columns.length || chosen.includes(undefined)) {
    throw new BackupError(`The backup holds a table that this Tandem does not know in this shape: ${table}.`)
  }
  return { name: table, columns: chosen.filter((column) => column !== undefined) }
}

async function insert(db: Transaction<Database>, { name, columns }: BackupTable, lines: string[]) {
  const rows = `[${lines.join(',')}]`
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  )
  try {
    await sql`
      insert into ${sql.table(name)} (${names}) overriding system value
      select ${values} from json_array_elements(${rows}::text::json) as line`.execute(db)
  } catch (error) {
    throw new BackupError(
      `The backup is damaged: a row of ${name} was refused (${(error as Error).message}).`,
    )
  }
}

async function finish(db: Transaction<Database>, { rows, sequences }: BackupEnd, count: number) {
  if (rows !== count) throw new BackupError(`The backup is damaged: it holds ${count} rows of ${rows}.`)
  for (const [name, last] of Object.entries(sequences)) {
    await sql`select setval(${name}::regclass, ${last})`.execute(db)
  }
  return count
}
