import { ProviderError } from '@tandem/connectors'
import type { StoreConnector, StoreSubscription } from '@tandem/connectors'
import { newToken } from '../../platform/secrets/token.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { openStore } from '../stores/open-store.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'
import { findSubscribable, saveSubscription } from './subscription-queries.ts'
import type { SubscribableStore } from './subscription-queries.ts'
import { webhookAddress } from './webhook-address.ts'
import { openWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

const notReachable =
  'Stores cannot reach this installation of Tandem over https, so this store is read every 15 minutes instead.'

/**
 * Brings what a store tells in line with what we want to hear: everything of a connected store, nothing of an
 * archived one. Done again it changes nothing, and repairs what the store has switched off.
 */
export async function settleSubscription(
  dependencies: ApiDependencies,
  { team_id, store_id }: SyncStoreJob,
  signal: AbortSignal,
) {
  const { database, settings, now, log } = dependencies
  const team = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, team_id, work)
  const store = await team((db) => findSubscribable(db, store_id))
  if (!store) return
  const address = webhookAddress(settings, store.key)
  if (store.archived_at !== null) {
    await team((db) => saveSubscription(db, store_id, { is_on: false, reason: null, checked_at: null }))
    if (address !== null && store.secret !== null) await unsubscribe(address)
    return
  }
  if (address === null) {
    const refused = { is_on: false, reason: notReachable, checked_at: now() }
    await team((db) => saveSubscription(db, store_id, refused))
    return
  }

  const secret = (await openWebhookSecret(dependencies.secrets, team_id, store.secret)) ?? newToken()
  // Before it is told to the store, whose first delivery may come before its answer.
  await keepSecret(secret)
  try {
    const connector = await openStore(dependencies, { ...store, team_id, store_id })
    const subscribed = await connector.subscribe(address, secret, signal)
    if (subscribed.secret !== null && subscribed.secret !== secret) await keepSecret(subscribed.secret)
    await team((db) => saveSubscription(db, store_id, { ...toldBy(subscribed), checked_at: now() }))
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    log.warn({ team_id, store_id, kind: error.kind }, 'a store could not be subscribed to')
    // What heals by itself is asked again after the next sync; until then all stays as it was.
    if (error.retryable) return
    const refused = { is_on: false, reason: error.message, checked_at: now() }
    await team((db) => saveSubscription(db, store_id, refused))
  }

  async function keepSecret(agreed: string) {
    const sealed = await sealWebhookSecret(dependencies.secrets, team_id, agreed)
    await team((db) =>
      db.updateTable('store_webhooks').set({ secret: sealed }).where('store_id', '=', store_id).execute(),
    )
  }

  async function unsubscribe(from: string) {
    try {
      const connector: StoreConnector = await openStore(dependencies, {
        ...(store as SubscribableStore),
        team_id,
        store_id,
      })
      await connector.unsubscribe(from, signal)
    } catch (error) {
      signal.throwIfAborted()
      // What still comes is not followed.
      log.info({ team_id, store_id, error }, 'an archived store could not be unsubscribed from')
    }
  }
}

/** A store that keeps some changes to itself is asked like one that tells nothing. */
const toldBy = ({ kinds, secret, missing }: StoreSubscription) => ({
  is_on: kinds.length > 0 && secret !== null && missing === null,
  reason: missing,
})
