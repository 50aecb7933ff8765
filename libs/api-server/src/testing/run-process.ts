import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'
import { defaultSettings } from '../platform/dependencies/dependencies.ts'
import type { ApiDependencies } from '../platform/dependencies/dependencies.ts'
import { argon2Passwords, jsonLog, openEmbedded, openPostgres } from '../node/index.ts'
import { lookForRuns, startRunWorker } from '../platform/runs/run-worker.ts'
import { aesSecrets } from '../platform/secrets/secrets.ts'
import { aroundTransactions } from './around-transactions.ts'
import { memoryMailbox } from './memory-mailbox.ts'
import { triedKinds } from './run-kinds.ts'
import { runConnectors } from './run-providers.ts'

/**
 * A process that does the runs of one kind until none is open; tests kill it in the middle of one. It reads
 * DATABASE_URL or DATA_DIR, the name of the KIND, the ORIGIN of its providers, and the time NOW. With HOLDS
 * it reports when a run is half done, inside a transaction that has written and hasn't ended, and waits there
 * to be killed.
 */
const { DATABASE_URL, DATA_DIR = '', KIND = '', ORIGIN = '', NOW = '', HOLDS } = process.env
const kind = triedKinds[KIND]
if (!kind) throw new Error(`There is no kind ${KIND}`)
const { worker, isHalfDone } = kind
const opened =
  DATABASE_URL === undefined
    ? await openEmbedded(DATA_DIR)
    : openPostgres(DATABASE_URL, { superviseEverySeconds: 1 })

/** A database that stops in a transaction once a run is half done. */
const holding = (database: WholeDatabase) =>
  aroundTransactions(database, (work) =>
    database.transaction().execute(async (transaction) => {
      const half = await sql.raw<{ is: boolean }>(`select ${isHalfDone} as is`).execute(transaction)
      const result = await work(transaction)
      if (!half.rows[0]?.is) return result
      process.stdout.write('half done\n')
      return new Promise(() => undefined)
    }),
  )

const log = jsonLog('error')
const jobs = await opened.openJobs(log)
const dependencies: ApiDependencies = {
  database: HOLDS === undefined ? opened.database : holding(opened.database),
  jobs,
  signInProviders: {},
  connectors: runConnectors(kind, ORIGIN),
  mail: memoryMailbox(),
  secrets: await aesSecrets(new Uint8Array(32)),
  passwords: argon2Passwords,
  limiter: opened.limiter,
  now: () => new Date(NOW),
  log,
  settings: defaultSettings,
  clientAddress: () => '',
}
await startRunWorker(dependencies, worker)
await lookForRuns(dependencies, worker)
while ((await worker.findOpen(opened.database, new Date(NOW))).length > 0)
  await new Promise((resolve) => setTimeout(resolve, 250))
await jobs.stop()
await opened.close()
