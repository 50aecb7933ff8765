import type { PrivacyReading } from '@tandem/connectors'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { addressOf } from '../sync/people.ts'
import { openWebhookSecret } from '../webhooks/webhook-secret.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'

/** The queue of requests about personal data. */
export const privacyQueue = 'privacy-requests'

/** Queues the processing of a store's requests; one process works on them at a time. */
export const enqueuePrivacy = (
  { jobs }: Pick<ApiDependencies, 'jobs'>,
  job: SyncStoreJob,
): Promise<boolean> => jobs.enqueue(privacyQueue, job, { key: String(job.store_id) })

/** The store of a delivery, with its secret still sealed. */
interface AddressedStore extends SyncStoreJob {
  secret: string | null
}

/**
 * Stores a shop's request about personal data once, however often it is sent, and queues it. An app that is
 * installed in several shops sends all requests to the address of one of them; the shop that is meant has the same
 * secret.
 */
export async function keepPrivacyRequest(
  dependencies: ApiDependencies,
  addressed: AddressedStore,
  { request, delivery_id, shop, customer, order_ids }: PrivacyReading,
): Promise<void> {
  const { database, log, now } = dependencies
  const { team_id } = addressed
  const store_id = await findStoreOfShop(dependencies, addressed, shop)
  if (store_id === null) {
    log.warn(
      { team_id, store_id: addressed.store_id },
      'a privacy request is about a shop that is not connected',
    )
    return
  }
  const kept = await inTeam(database, team_id, (db) =>
    db
      .insertInto('privacy_requests')
      .values({
        store_id,
        delivery_id,
        kind: request,
        customer_provider_id: customer?.id ?? null,
        address: addressOf(customer?.email ?? null),
        order_provider_ids: order_ids,
        received_at: now(),
        due_at: now(),
        done_at: null,
      })
      .onConflict((conflict) => conflict.constraint('privacy_requests_once').doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  if (kept) await enqueuePrivacy(dependencies, { team_id, store_id })
}

/**
 * The store of the shop that a delivery is about: the one it was delivered to, or another one of the team with the same
 * secret; null when there is neither.
 */
async function findStoreOfShop(
  { database, secrets }: ApiDependencies,
  { team_id, store_id, secret }: AddressedStore,
  shop: string,
): Promise<number | null> {
  const found = await inTeam(database, team_id, (db) =>
    db
      .selectFrom('stores')
      .innerJoin('store_webhooks', 'store_webhooks.store_id', 'stores.id')
      .select(['stores.id', 'store_webhooks.secret'])
      .where('stores.type', '=', 'shopify')
      .where('stores.url', '=', `https://${shop}`)
      .executeTakeFirst(),
  )
  if (!found) return null
  if (found.id === store_id) return store_id
  const own = await openWebhookSecret(secrets, team_id, secret)
  return own !== null && own === (await openWebhookSecret(secrets, team_id, found.secret)) ? found.id : null
}
