import { Hono } from 'hono'
import type { Context } from 'hono'
import { ReadingStopped } from '@tandem/connectors'
import type { WebhookReading } from '@tandem/connectors'
import type { ApiEnvironment } from '../../platform/request/api-environment.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'
import { networkOf } from '../../platform/request/network-of.ts'
import { readBytes } from '../../platform/request/read-bytes.ts'
import { keepPrivacyRequest } from '../privacy/keep-request.ts'
import { syncSoon } from '../sync/queue-sync.ts'
import { keepEvent } from './event-queries.ts'
import { findStoreByKey, saveSubscription } from './subscription-queries.ts'
import { openWebhookSecret } from './webhook-secret.ts'
import { enqueueEvents } from './webhook-worker.ts'

/** An order with a thousand lines has 2 MB. */
const deliveryBytes = 5 * 1024 * 1024
const perStore = { calls: 1200, seconds: 60 }
const perStranger = { calls: 60, seconds: 60 }

const wrongSecret =
  'The store’s notifications aren’t signed with the secret we have, so we check every 15 minutes instead. Update the API keys.'

type FoundStore = NonNullable<Awaited<ReturnType<typeof findStoreByKey>>>

interface WebhookEnvironment {
  Variables: ApiEnvironment['Variables'] & { store: FoundStore }
}

/**
 * The addresses for stores' webhooks, outside the contract: providers decide what is sent and which answer
 * they accept. They only record what changed; a job does the reading. Answers have no body: a caller without
 * the key or the secret learns nothing.
 */
export function webhookRoutes(dependencies: ApiDependencies): Hono<WebhookEnvironment> {
  const { database, limiter } = dependencies
  const storeLimit = limiter('store webhooks', perStore)
  const strangerLimit = limiter('unknown webhooks', perStranger)
  const app = new Hono<WebhookEnvironment>()

  app.post(
    '/:key',
    async (context, next) => {
      context.header('Cache-Control', 'no-store')
      const key = context.req.param('key')
      // Bodies sent with an unknown key aren't kept.
      const store = /^[\da-f]{64}$/.test(key) ? await findStoreByKey(database, key) : undefined
      const wait = await (store
        ? storeLimit.take(key)
        : strangerLimit.take(networkOf(context.get('address'))))
      if (wait !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left: wait })
      if (!store) return context.body(null, 404)
      context.set('store', store)
      return next()
    },
    async (context) => {
      const store = context.get('store')
      const reading = await readDelivery(dependencies, store, context)
      // The store will retry.
      if (reading === null) return context.body(null, 503)
      if (reading.kind === 'refused') {
        dependencies.log.warn({ store_id: store.store_id, reason: reading.reason }, 'a webhook was refused')
        if (reading.reason === 'wrong_signature' && store.archived_at === null && !store.is_former)
          await distrust(dependencies, store)
        return context.body(null, 401)
      }
      // The data of an archived store is still personal data.
      if (reading.kind === 'privacy') await keepPrivacyRequest(dependencies, store, reading)
      else if (store.archived_at === null && !store.is_former) await follow(dependencies, store, reading)
      // WooCommerce accepts only 200 in answer to its ping.
      return context.body(null, 200)
    },
  )
  app.all('/:key', () => {
    throw problem('METHOD_NOT_ALLOWED', { headers: { Allow: 'POST' } })
  })
  return app
}

/** The content of a delivery; null when its reader was stopped, perhaps by another store's answer. */
async function readDelivery(
  { connectors, secrets }: ApiDependencies,
  { team_id, type, secret: sealed }: FoundStore,
  { req }: Context,
): Promise<WebhookReading | null> {
  const secret = await openWebhookSecret(secrets, team_id, sealed)
  if (secret === null) return { kind: 'refused', reason: 'unsigned' }
  const delivery = { headers: req.raw.headers, body: await readBytes(req.raw, deliveryBytes), secret }
  try {
    return await connectors.readWebhook(type, delivery)
  } catch (error) {
    if (error instanceof ReadingStopped) return null
    throw error
  }
}

async function follow(
  dependencies: ApiDependencies,
  { team_id, store_id }: FoundStore,
  reading: WebhookReading,
) {
  const { database, now } = dependencies
  if (reading.kind === 'changed') {
    const { of: kind, provider_id, delivery_id, action } = reading
    const event = { kind, provider_id, delivery_id, is_deletion: action === 'deleted' }
    const isNew = await inTeam(database, team_id, (db) => keepEvent(db, store_id, event, now()))
    if (isNew) await enqueueEvents(dependencies, { team_id, store_id })
  }
  if (reading.kind === 'merged') {
    const { kept_id: provider_id, gone_id: merged_from, delivery_id } = reading
    const event = { kind: 'customers', provider_id, delivery_id, is_deletion: false, merged_from } as const
    const isNew = await inTeam(database, team_id, (db) => keepEvent(db, store_id, event, now()))
    if (isNew) await enqueueEvents(dependencies, { team_id, store_id })
  }
  // The sync will find that the credentials are invalid, and report it.
  if (reading.kind === 'uninstalled') await inTeam(database, team_id, (db) => syncSoon(db, store_id, now()))
}

/** Changes must not be missed because the secret was mistyped or changed at the store. */
async function distrust({ database, now }: ApiDependencies, { team_id, store_id }: FoundStore) {
  await inTeam(database, team_id, (db) =>
    saveSubscription(db, store_id, { is_on: false, reason: wrongSecret, checked_at: now() }),
  )
}
