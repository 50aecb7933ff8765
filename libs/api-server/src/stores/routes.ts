import { createStore, listStores, messages, syncStores, updateStore } from '@tandem/api-contract'
import { currencies } from '@tandem/format'
import { implement } from '../implement.ts'
import { fieldProblem, problem } from '../problem.ts'
import { queueSync, readEverythingAgain } from '../sync/sync-state.ts'
import { enqueueSync } from '../sync/sync-worker.ts'
import { sealCredentials } from './credentials.ts'
import { proveStore, storeUrl } from './prove-store.ts'
import {
  changeStore,
  findCredentials,
  findStore,
  findStores,
  insertStore,
  isConnected,
  replaceCredentials,
} from './queries.ts'

export const storeRoutes = [
  implement(listStores, async ({ team }) => ({ data: await team((db) => findStores(db)) })),

  implement(createStore, async ({ body, session, team, audit, dependencies }) => {
    const { connectors, secrets, now } = dependencies
    const { type, name } = body
    const currency = currencyOf(body.currency_id)
    const url = storeUrl(connectors, body.woocommerce_url)
    if (await team((db) => isConnected(db, url))) throw problem('STORE_EXISTS')

    const credentials = {
      url,
      consumer_key: body.woocommerce_consumer_key,
      consumer_secret: body.woocommerce_consumer_secret,
    }
    await proveStore(connectors, { type, credentials, currency: currency.code })
    const sealed = await sealCredentials(secrets, session.team_id, credentials)
    const id = await team(async (db) => {
      const added = await insertStore(db, {
        type,
        name,
        url,
        default_currency: currency.code,
        currency_id: currency.id,
        credentials: sealed,
        created_at: now(),
      })
      // Somebody else of the team connected it while the store was asked.
      if (added === null) throw problem('STORE_EXISTS')
      await queueSync(db, added)
      await audit(db, {
        action: 'store.created',
        subject: 'store',
        subject_id: added,
        details: { name, url },
      })
      return added
    })
    await enqueueSync(dependencies, { team_id: session.team_id, store_id: id })
    return { data: await team((db) => findStore(db, id)) }
  }),

  implement(updateStore, async ({ params, body, session, team, audit, dependencies }) => {
    const { id } = params
    const kept = await team((db) => findCredentials(db, id))
    if (!kept) throw problem('MODEL_NOT_FOUND')
    const { name, currency_id } = body
    const currency = currency_id === undefined ? null : currencyOf(currency_id)
    const isOtherCurrency = currency !== null && currency.code !== kept.default_currency
    const { woocommerce_consumer_key: consumer_key, woocommerce_consumer_secret: consumer_secret } = body
    let sealed: string | null = null
    if (consumer_key !== undefined && consumer_secret !== undefined) {
      const { url } = await team((db) => findStore(db, id))
      const credentials = { url, consumer_key, consumer_secret }
      await proveStore(dependencies.connectors, {
        type: kept.type,
        credentials,
        currency: currency?.code ?? kept.default_currency,
      })
      sealed = await sealCredentials(dependencies.secrets, session.team_id, credentials)
    }

    const isQueued = await team(async (db) => {
      await changeStore(db, id, {
        ...(name !== undefined && { name }),
        ...(currency && { default_currency: currency.code, currency_id: currency.id }),
      })
      if (sealed !== null) await replaceCredentials(db, id, sealed)
      // Prices of products are kept in the store's currency: its decimals decide how they are read.
      if (isOtherCurrency) await readEverythingAgain(db, id)
      await audit(db, {
        action: 'store.updated',
        subject: 'store',
        subject_id: id,
        details: {
          ...(name !== undefined && { name }),
          ...(currency && { currency: currency.code }),
          credentials: sealed !== null,
        },
      })
      return isOtherCurrency || sealed !== null ? queueSync(db, id) : false
    })
    if (isQueued) await enqueueSync(dependencies, { team_id: session.team_id, store_id: id })
    return { data: await team((db) => findStore(db, id)) }
  }),

  implement(syncStores, async ({ body, session, team, audit, dependencies }) => {
    const ids = [...new Set(body.ids)]
    const started = await team(async (db) => {
      const stores = await findStores(db, ids)
      const isListed = ids.every((id) =>
        stores.some((store) => store.id === id && store.archived_at === null),
      )
      if (!isListed) throw fieldProblem('ids', messages.store.unknown)
      const queued: number[] = []
      for (const id of ids.toSorted((one, other) => one - other)) if (await queueSync(db, id)) queued.push(id)
      if (queued.length === 0) throw problem('STORE_IS_ALREADY_SYNCING')
      for (const id of queued)
        await audit(db, { action: 'store.sync_requested', subject: 'store', subject_id: id })
      return queued
    })
    for (const store_id of started) await enqueueSync(dependencies, { team_id: session.team_id, store_id })
    return { data: await team((db) => findStores(db, ids)) }
  }),
]

function currencyOf(id: number) {
  const currency = currencies.find((candidate) => candidate.id === id)
  if (!currency) throw fieldProblem('currency_id', messages.store.currencyUnknown)
  return currency
}
