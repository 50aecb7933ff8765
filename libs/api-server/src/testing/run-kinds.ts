import type { SocialAccount } from '@tandem/connectors'
import { sealCredentials } from '../commerce/stores/credentials.ts'
import { insertStore } from '../commerce/stores/queries.ts'
import { queueSync } from '../commerce/sync/queue-sync.ts'
import { syncRuns } from '../commerce/sync/sync-runs.ts'
import { syncWorker } from '../commerce/sync/sync-worker.ts'
import { takeSync } from '../commerce/sync/take-sync.ts'
import { postSalesWorker } from '../insight/post-sales/post-sales-worker.ts'
import { exportWorker } from '../lifecycle/team-exports/export-worker.ts'
import { addExport } from '../lifecycle/team-exports/queries.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import type { StoreAccess } from '../platform/dependencies/dependencies.ts'
import type { RunJob } from '../platform/runs/perform-runs.ts'
import { queueReading } from '../social/accounts/queue-reading.ts'
import { readingRuns } from '../social/accounts/reading-runs.ts'
import { readingWorker } from '../social/accounts/reading-worker.ts'
import { takeReading } from '../social/accounts/take-reading.ts'
import { addConnectedAccount } from './add-connected-account.ts'
import { countedSales } from './plain-sales.ts'
import { storeDeletionKind } from './store-deletion-kind.ts'
import { recountKind } from './recount-kind.ts'
import { bareRows, readRows } from './run-facts.ts'
import { accessOf } from './run-providers.ts'
import { newSellingTeam } from './selling-team.ts'
import { storeFacts } from './store-facts.ts'
import type { TriedKind, TriedRepeatedKind } from './tried-kind.ts'

/** Syncs of stores of one type. */
const syncOf = (type: StoreAccess['type'], bulkFrom?: number): TriedRepeatedKind => ({
  worker: syncWorker,
  runs: syncRuns,
  ...(bulkFrom !== undefined && { bulkFrom }),
  async add({ dependencies, newTeam }, origin) {
    const { database, secrets, now } = dependencies
    const { team_id } = await newTeam()
    const credentials = await sealCredentials(secrets, team_id, accessOf(type, origin).credentials)
    const id = await inTeam(database, team_id, async (db) => {
      const url = `${origin}/shop`
      const row = { type, name: 'Shop', url, default_currency: 'GBP', currency_id: 826 } as const
      const store_id = await insertStore(db, { ...row, credentials, created_at: now() })
      if (store_id === null) throw new Error('The store is there already')
      await queueSync(db, store_id)
      return store_id
    })
    return { job: { team_id, store_id: id } as RunJob, id }
  },
  async factsOf(database, { id }) {
    const runs = `select state, difference, error from store_sync_records where store_id = ${id}`
    const left = `select state, error, tries, failures from store_syncs where store_id = ${id}`
    const stands = { runs: await readRows(database, runs), left: await readRows(database, left) }
    return { ...stands, ...(await storeFacts(database, id)) }
  },
  done: {
    runs: [{ state: 'succeeded', difference: null, error: null }],
    left: [{ state: 'succeeded', tries: 0 }],
  },
  isHalfDone: `exists (select from store_syncs where state = 'running' and place ->> 'kind' = 'orders' and place ->> 'cursor' is not null)`,
  take: (db, id, now) => takeSync(db, id, now),
  changeBeside: (db, id) =>
    db.updateTable('stores').set({ default_currency: 'EUR' }).where('id', '=', id).execute(),
  changed: { currency: 'EUR' },
  failing(connectors, error) {
    const fail = () => Promise.reject(error)
    return { ...connectors, store: (input) => ({ ...connectors.store(input), counts: fail, read: fail }) }
  },
})

const readTables = [
  'account_day',
  'account_counts',
  'online_followers',
  'account_audience',
  'social_posts',
  'post_day',
]

/** Readings of accounts. */
const reading: TriedRepeatedKind = {
  worker: readingWorker,
  runs: readingRuns,
  async add(api) {
    const { database } = api.dependencies
    const { team_id } = await api.newTeam()
    const id = await addConnectedAccount(api, team_id)
    await inTeam(database, team_id, (db) => queueReading(db, id, { cause: 'connected' }))
    return { job: { team_id, account_id: id } as RunJob, id }
  },
  async factsOf(database, { job: { team_id } }) {
    const from = (columns: string, table: string) =>
      readRows(database, `select ${columns} from ${table} where team_id = ${team_id}`)
    const facts: Record<string, unknown> = {
      // The number of days read is left out, because a continued run reads days again that aren't final.
      runs: await from('state, error', 'account_reading_records'),
      left: await from('state, error, tries, failures', 'account_readings'),
    }
    for (const table of readTables) facts[table] = bareRows(await from('*', table))
    return facts
  },
  done: { runs: [{ state: 'succeeded', error: null }], left: [{ state: 'succeeded', tries: 0 }] },
  isHalfDone: `exists (select from account_readings where state = 'running') and exists (select from account_day)`,
  take: (db, id, now) => takeReading(db, id, now),
  changeBeside: (db, id) =>
    db.updateTable('social_accounts').set({ followers_count: 4711 }).where('id', '=', id).execute(),
  changed: { followers_count: 4711 },
  failing(connectors, error) {
    const fail = () => Promise.reject(error)
    const instagram = connectors.social?.instagram
    if (!instagram) throw new Error('There is no Instagram')
    const account = (...args: Parameters<typeof instagram.account>): SocialAccount => ({
      ...instagram.account(...args),
      profile: fail,
      posts: fail,
    })
    return { ...connectors, social: { instagram: { ...instagram, account } } }
  },
}

/** Exports of teams. */
const teamExport: TriedKind = {
  worker: exportWorker,
  async add({ dependencies, newTeam }) {
    const { team_id, id: user_id } = await newTeam()
    const id = await inTeam(dependencies.database, team_id, (db) =>
      addExport(db, user_id, dependencies.now()),
    )
    if (id === null) throw new Error('The team has an export already')
    return { job: { team_id }, id }
  },
  factsOf: (database, { job: { team_id } }) =>
    readRows(
      database,
      `select status, rows, error, file_id is not null as has_file from team_exports where team_id = ${team_id}`,
    ),
  done: [{ status: 'ready', error: null, has_file: true }],
  isHalfDone: `exists (select from team_exports where status = 'running' and rows > 0)`,
}

/** More orders than one transaction counts, and only a few. */
const ordersToCount = { long: 2_050, short: 50 }

/** Counting what posts sold. */
const count: TriedKind = {
  worker: postSalesWorker,
  async add(api, _origin, { isLong = false } = {}) {
    const oak = await newSellingTeam(api)
    await oak.products([{ provider_id: 'mug', permalink: 'https://oak.example/product/mug/' }])
    const posted_at = '2026-03-08T12:00:00Z'
    await oak.posts([{ provider_id: 'Mug', posted_at, caption: 'oak.example/product/mug' }])
    await oak.orders(
      Array.from({ length: isLong ? ordersToCount.long : ordersToCount.short }, (_, at) => ({
        provider_id: `many-${at}`,
        ordered_at: new Date(Date.UTC(2026, 2, 9) + at * 240_000).toISOString(),
        attribution: at % 10 === 0 ? { utm_source: 'ig' } : null,
        lines: [['mug', 1, 1000]] as [string, number, number][],
      })),
    )
    const { team_id } = oak.team
    return { job: { team_id }, id: team_id }
  },
  async factsOf(database, { job: { team_id } }) {
    const { orders, sums } = await countedSales(database, team_id)
    const due = await readRows(database, `select id from post_sales_due where team_id = ${team_id}`)
    return { orders: bareRows(orders), sums: bareRows(sums), due: due.length }
  },
  done: { due: 0 },
  isHalfDone: `exists (select from order_posts) and exists (select from post_sales_due)`,
}

/** Each repeating kind once. */
export const repeatedKinds = {
  'a sync': syncOf('woocommerce'),
  'a reading': reading,
} satisfies Record<string, TriedRepeatedKind>

/** Every kind, and every way of reading a store. */
export const triedKinds: Record<string, TriedKind> = {
  'a sync of WooCommerce': syncOf('woocommerce'),
  'a sync of Shopify by pages': syncOf('shopify', 100_000),
  'a sync of Shopify in bulk': syncOf('shopify', 1),
  'a reading': reading,
  'an export': teamExport,
  'a count of sales': count,
  'a comparison of months': recountKind,
  'a deletion of a store': storeDeletionKind,
}
