import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { bringForward } from '../../platform/runs/bring-forward.ts'
import { isSubscriptionDue } from '../sync/schedule.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'
import { findStoresWithEvents, forgetOldEvents } from './event-queries.ts'
import { followEvents } from './follow-events.ts'
import { settleSubscription } from './settle-subscription.ts'
import { findSubscribable } from './subscription-queries.ts'

const eventsQueue = 'store-events'
const subscriptionsQueue = 'store-subscriptions'

type Queues = Pick<ApiDependencies, 'jobs'>

/** Queues following a store's reports, for one process at a time. */
export const enqueueEvents = ({ jobs }: Queues, job: SyncStoreJob): Promise<boolean> =>
  jobs.enqueue(eventsQueue, job, { key: String(job.store_id) })

/** Queues updating a store's subscription. */
export const enqueueSubscription = ({ jobs }: Queues, job: SyncStoreJob): Promise<boolean> =>
  jobs.enqueue(subscriptionsQueue, job, { key: String(job.store_id) })

/** Starts following stores' reports. */
export async function startWebhookWorker(dependencies: ApiDependencies): Promise<void> {
  const { jobs } = dependencies
  await jobs.work<SyncStoreJob>(eventsQueue, ({ data, signal }) => followEvents(dependencies, data, signal))
  await jobs.work<SyncStoreJob>(subscriptionsQueue, ({ data, signal }) =>
    settleSubscription(dependencies, data, signal),
  )
}

/** Queues due reports, and deletes old ones. */
export async function enqueueDueEvents(dependencies: ApiDependencies) {
  const { database, now } = dependencies
  await bringForward(database, { table: 'store_events', next: 'due_at' }, now())
  for (const job of await findStoresWithEvents(database, now())) await enqueueEvents(dependencies, job)
  await forgetOldEvents(database, now())
}

/** After a sync: reports in the meantime, and once a day a check of the subscription. */
export async function followUp(dependencies: ApiDependencies, job: SyncStoreJob) {
  await enqueueEvents(dependencies, job)
  const store = await inTeam(dependencies.database, job.team_id, (db) => findSubscribable(db, job.store_id))
  if (!store || store.archived_at !== null) return
  const checked = store.checked_at === null ? null : new Date(store.checked_at)
  if (isSubscriptionDue(checked, dependencies.now())) await enqueueSubscription(dependencies, job)
}
