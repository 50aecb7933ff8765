import { ProviderError, ReadingStopped } from '@tandem/connectors'
import type { StoreConnector, StoreSubscription } from '@tandem/connectors'
import { newToken } from '../../platform/secrets/token.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { openStore } from '../stores/open-store.ts'
import { endedHere, endInOrder, triesBefore } from '../../platform/runs/ended-attempts.ts'
import { maxTries } from '../../platform/runs/max-tries.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'
import { findSubscribable, saveSubscription } from './subscription-queries.ts'
import type { SubscribableStore } from './subscription-queries.ts'
import { webhookAddress } from './webhook-address.ts'
import { openWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

const notReachable = 'Stores can’t reach this Tandem installation over HTTPS, so we check every 15 minutes.'

/** Why a store that doesn't report its changes is read every 15 minutes. */
export const subscriptionSetAside = `Asking this store to report its changes stopped the server's reader ${maxTries} times in a row, so the store is read every 15 minutes instead. Ask whoever runs this server to look at its log, then enter the store's keys again.`

/**
 * Updates a store's subscriptions: all topics for a connected store, none for an archived one. Running it
 * again changes nothing, and repairs what the store has switched off.
 */
export async function settleSubscription(
  dependencies: ApiDependencies,
  { team_id, store_id }: SyncStoreJob,
  signal: AbortSignal,
) {
  const { database, settings, now, log } = dependencies
  const reading = { kind: 'subscription', team_id, id: store_id } as const
  const team = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, team_id, work)
  const store = await team((db) => findSubscribable(db, store_id))
  if (!store) return
  const address = webhookAddress(settings, store)
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

  const before = triesBefore(store.tries, endedHere(dependencies, reading, store.tries))
  if (before >= maxTries) {
    log.error({ team_id, store_id }, 'a subscription ended its process again and again and is set aside')
    const refused = { is_on: false, reason: subscriptionSetAside, checked_at: now() }
    await team((db) => saveSubscription(db, store_id, refused))
    return
  }
  const secret = (await openWebhookSecret(dependencies.secrets, team_id, store.secret)) ?? newToken()
  // Stored before it is sent to the store, whose first delivery may come before its answer.
  await keepSecret(secret, before + 1)
  let wasStopped = false
  try {
    const connector = await openStore(dependencies, { ...store, team_id, store_id })
    const subscribed = await connector.subscribe(address, secret, signal)
    if (subscribed.secret !== null && subscribed.secret !== secret)
      await keepSecret(subscribed.secret, before + 1)
    await team((db) =>
      saveSubscription(db, store_id, { ...subscriptionState(subscribed), checked_at: now() }),
    )
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    log.warn({ team_id, store_id, kind: error.kind }, 'a store could not be subscribed to')
    wasStopped = error instanceof ReadingStopped
    // A temporary failure is retried after the next sync; until then everything stays.
    if (error.retryable) return
    const refused = { is_on: false, reason: error.message, checked_at: now() }
    await team((db) => saveSubscription(db, store_id, refused))
  } finally {
    // Whatever happened, this process is alive, even if its reader isn't.
    const end = () => team((db) => change(db, { subscribe_tries: 0 }))
    if (!wasStopped) await endInOrder(dependencies, reading, before + 1, end)
  }

  async function keepSecret(agreed: string, tries: number) {
    const secret = await sealWebhookSecret(dependencies.secrets, team_id, agreed)
    await team((db) => change(db, { secret, subscribe_tries: tries }))
  }

  function change(db: TeamDatabase, changed: { secret?: string; subscribe_tries: number }) {
    return db.updateTable('store_webhooks').set(changed).where('store_id', '=', store_id).execute()
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
      // Later deliveries are ignored.
      log.info({ team_id, store_id, error }, 'an archived store could not be unsubscribed from')
    }
  }
}

/** A store that doesn't report all changes is polled like one without webhooks. */
const subscriptionState = ({ kinds, secret, missing }: StoreSubscription) => ({
  is_on: kinds.length > 0 && secret !== null && missing === null,
  reason: missing,
})
