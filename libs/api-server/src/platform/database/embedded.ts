import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import type { KyselyConfig, PGlite as UsedByKysely } from 'kysely'
import { notingFailures } from './database-failure.ts'
import type { Database, WholeDatabase } from './database.ts'
import { valueParsers, valueWriters } from './value-parsers.ts'

/**
 * A running PGlite, as far as others use it. PGlite's own types need a package that hosts don't have, so they are
 * not part of ours.
 */
export interface PGliteDatabase extends UsedByKysely {
  /** Runs statements without values; the answer has the rows of each. */
  exec(statements: string): Promise<{ rows: Record<string, unknown>[] }[]>
  /** The whole data folder as one file, which {@link openPGlite} opens as a snapshot. */
  dumpDataDir(compression?: 'none' | 'gzip' | 'auto'): Promise<Blob>
}

/**
 * PostgreSQL inside this process: in memory, from a snapshot, or in a folder that no other process has open.
 */
export async function openPGlite(
  options: { folder?: string; snapshot?: Blob } = {},
): Promise<PGliteDatabase> {
  const pglite = await PGlite.create({
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.snapshot && { loadDataDir: options.snapshot }),
    extensions: { pg_trgm, btree_gin },
    parsers: valueParsers,
    serializers: valueWriters,
  })
  await pglite.exec("set time zone 'UTC'")
  return pglite
}

/** Kysely on PGlite; `destroy()` closes both. */
export const embeddedDatabase = (
  pglite: PGliteDatabase,
  options: Pick<KyselyConfig, 'log'> = {},
): WholeDatabase =>
  new Kysely<Database>({ dialect: notingFailures(new PGliteWithBreaks({ pglite })), ...options })

/** How long transactions may follow each other before the process does something else, in milliseconds. */
const longestWithoutBreak = 30

// Kept, so that fake timers of a test don't stop them. Browsers have no setImmediate.
const { setImmediate, setTimeout } = globalThis
const nextTurn = typeof setImmediate === 'function' ? setImmediate : setTimeout

/**
 * PGlite works in the thread of the process, and its answers arrive without waiting for anything. A job with
 * many transactions would therefore hold up all requests until its end, so the process gets a break before a
 * transaction if the last one was long ago.
 */
class PGliteWithBreaks extends PGliteDialect {
  override createDriver() {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    let lastBreak = performance.now()
    driver.acquireConnection = async (...given) => {
      if (performance.now() - lastBreak > longestWithoutBreak) {
        await new Promise<void>((resolve) => void nextTurn(resolve))
        lastBreak = performance.now()
      }
      return acquire(...given)
    }
    return driver
  }
}
