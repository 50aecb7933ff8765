import { minuteMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'
import { settleSubscription } from './settle-subscription.ts'

/** A shop that doesn't respond must not prevent a deletion. */
const patienceMs = minuteMs

/**
 * Tells the shop of an archived store to report nothing more, if it can be reached, and forgets the secret. Without a
 * secret it does nothing, so it can be done twice.
 */
export async function leaveStore(dependencies: ApiDependencies, job: SyncStoreJob, signal: AbortSignal) {
  const { database, log } = dependencies
  const { team_id, store_id } = job
  const subscribed = await inTeam(database, team_id, (db) =>
    db
      .selectFrom('store_webhooks')
      .select('store_id')
      .where('store_id', '=', store_id)
      .where('secret', 'is not', null)
      .executeTakeFirst(),
  )
  if (!subscribed) return
  try {
    const patient = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
    await settleSubscription(dependencies, job, patient)
  } catch (error) {
    signal.throwIfAborted()
    log.warn(
      { team_id, store_id, error },
      'the shop of a deleted store could not be asked to stop its webhooks',
    )
  }
  await inTeam(database, team_id, (db) =>
    db.updateTable('store_webhooks').set({ secret: null }).where('store_id', '=', store_id).execute(),
  )
}
