import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { bringForward } from '../../platform/runs/bring-forward.ts'
import { lookRegularly } from '../../platform/runs/look-regularly.ts'
import { enqueueDueEvents, followUp } from '../webhooks/webhook-worker.ts'
import { findDueStores, queueScheduledSync } from './queue-sync.ts'
import { syncStore } from './sync-store.ts'
import type { SyncStoreJob } from './sync-store.ts'

const queue = 'sync-store'

/** How often stores whose time has come, and syncs without a worker, are looked for. */
const sweepEveryMs = 30_000

/** Adds a sync to the queue; nothing happens when the store already has one there. */
export const enqueueSync = ({ jobs }: Pick<ApiDependencies, 'jobs'>, job: SyncStoreJob): Promise<boolean> =>
  jobs.enqueue(queue, job, { key: String(job.store_id) })

/**
 * Starts syncing stores. Syncs that a former life of this process, or another one, left behind are taken up again:
 * at once, and from time to time.
 */
export async function startSyncWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work<SyncStoreJob>(queue, async ({ data, signal }) => {
    await syncStore(dependencies, data, signal)
    await followUp(dependencies, data)
  })
  await enqueueOpenSyncs(dependencies)
  lookRegularly(dependencies, {
    everyMs: sweepEveryMs,
    failure: 'looking for syncs failed',
    async look() {
      await enqueueDueSyncs(dependencies)
      await enqueueDueEvents(dependencies)
    },
  })
}

/** Takes up what is due and what was left; several processes that do so at once start each sync once. */
export async function enqueueDueSyncs(dependencies: ApiDependencies) {
  const { database, now } = dependencies
  const time = now()
  await bringForward(database, { table: 'store_syncs', column: 'next_sync_at' }, time)
  for (const { team_id, store_id } of await findDueStores(database, time)) {
    await inTeam(database, team_id, (db) => queueScheduledSync(db, store_id, time))
  }
  await enqueueOpenSyncs(dependencies)
}

/** Over all teams, by index: how many are open does not depend on how many there are. */
async function enqueueOpenSyncs(dependencies: ApiDependencies) {
  const open = await dependencies.database
    .selectFrom('store_syncs')
    .select(['team_id', 'store_id'])
    .where('state', 'in', ['queued', 'running'])
    .execute()
  for (const job of open) await enqueueSync(dependencies, job)
}
