import type { WholeDatabase } from '../../platform/database/database.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { bringForward } from '../../platform/runs/bring-forward.ts'
import { lookRegularly } from '../../platform/runs/look-regularly.ts'
import { enqueuePrivacy, privacyQueue } from '../../commerce/privacy/keep-request.ts'
import type { SyncStoreJob } from '../../commerce/sync/sync-store.ts'
import { carryOutRequests } from './carry-out.ts'

/** The maximum delay of a request without a job, or whose job failed. */
const lookEveryMs = 30_000

/** Starts carrying out what shops ask about personal data. */
export async function startPrivacyWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work<SyncStoreJob>(privacyQueue, ({ data, signal }) =>
    carryOutRequests(dependencies, data, signal),
  )
  lookRegularly(dependencies, {
    everyMs: lookEveryMs,
    failure: 'looking for privacy requests failed',
    look: () => enqueueDueRequests(dependencies),
  })
}

/** Queues what is due, over all teams and by index. */
export async function enqueueDueRequests(dependencies: ApiDependencies) {
  const { database, now } = dependencies
  await bringForward(database, { table: 'privacy_requests', next: 'due_at' }, now())
  for (const job of await findStores(database, now())) await enqueuePrivacy(dependencies, job)
}

const findStores = (database: WholeDatabase, now: Date) =>
  database
    .selectFrom('privacy_requests')
    .select(['team_id', 'store_id'])
    .distinct()
    .where('due_at', '<=', now.toISOString())
    .limit(100)
    .execute()
