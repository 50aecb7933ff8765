import { defaultSettings } from '../platform/dependencies/dependencies.ts'
import { argon2Passwords, jsonLog, openEmbedded, openPostgres } from '../node/index.ts'
import { aesSecrets } from '../platform/secrets/secrets.ts'
import { startWorkers } from '../start-workers.ts'
import { storeConnectors } from '../commerce/stores/store-connectors.ts'
import { memoryMailbox } from './memory-mailbox.ts'

/**
 * A process that takes up the syncs of a database until none is open; killed by a test in the middle.
 * Reads DATABASE_URL or DATA_DIR, SHOPIFY_ORIGIN under which every Shopify shop is found by its name, and BULK_FROM.
 */
const { DATABASE_URL, DATA_DIR = '', SHOPIFY_ORIGIN = '', BULK_FROM } = process.env
const opened =
  DATABASE_URL === undefined
    ? await openEmbedded(DATA_DIR)
    : openPostgres(DATABASE_URL, { superviseEverySeconds: 1 })
const shopify = {
  shopAddress: (name: string) => `${SHOPIFY_ORIGIN}/${name}`,
  ...(BULK_FROM !== undefined && { bulkFrom: Number(BULK_FROM), bulkPageBytes: 12_000 }),
}
const log = jsonLog('error')
const jobs = await opened.openJobs(log)
await startWorkers({
  database: opened.database,
  jobs,
  signInProviders: {},
  connectors: {
    ...storeConnectors({ fetch, wait: async () => undefined, ...shopify }),
    checkStoreUrl: (url) => url,
  },
  mail: memoryMailbox(),
  secrets: await aesSecrets(new Uint8Array(32)),
  passwords: argon2Passwords,
  limiter: opened.limiter,
  now: () => new Date(),
  log,
  settings: defaultSettings,
  clientAddress: () => '',
})

const isOpen = async () =>
  (await opened.database
    .selectFrom('store_syncs')
    .select('store_id')
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()) !== undefined

while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 250))
await jobs.stop()
await opened.close()
