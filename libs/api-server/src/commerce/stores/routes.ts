import {
  archiveStores,
  commerceMessages,
  createStore,
  listStores,
  restoreStores,
  syncStores,
} from '@tandem/api-contract'
import type { Store } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { putAside } from '../../platform/runs/end-run.ts'
import { queueSync } from '../sync/queue-sync.ts'
import { syncRuns } from '../sync/sync-runs.ts'
import { enqueueSync } from '../sync/sync-worker.ts'
import { checkSubscriptionAgain } from '../webhooks/subscription-queries.ts'
import { enqueueSubscription } from '../webhooks/webhook-worker.ts'
import { withCheckTurn } from './check-turn.ts'
import { chooseSales } from './choose-sales.ts'
import { sealCredentials } from './credentials.ts'
import { proveStore, requireCurrency } from './prove-store.ts'
import { findStore, findStores } from './find-stores.ts'
import { countStores, findByAddress, lockSyncs, insertStore, setArchived } from './queries.ts'
import { accessOf } from './store-keys.ts'
import { pageOfStores } from './page-of-stores.ts'
import { storeReadingRoutes } from './reading-routes.ts'
import { changedStore } from './change-store.ts'
import { currencyOf, ownCurrency } from './store-currency.ts'

export const storeRoutes = [
  implement(listStores, ({ search, session, team }) =>
    team((db) => pageOfStores(db, session.user_id, search)),
  ),

  implement(createStore, async (call) => {
    const { body, session, team, audit, dependencies } = call
    const { connectors, secrets, now, settings } = dependencies
    const { type, name } = body
    const { team_id, user_id } = session
    const chosen = body.currency_id === undefined ? null : currencyOf(body.currency_id)
    const { url, ...access } = accessOf(connectors, body)
    await team(async (db) => {
      await requireNew(db, url)
      await requireRoom(db, settings.storesPerTeam)
    })

    const proved = await withCheckTurn(call, () => proveStore(connectors, access, { isNew: true }))
    const currency = chosen ?? ownCurrency(proved.currency)
    requireCurrency(proved.currency, currency.code)
    const sealed = await sealCredentials(secrets, team_id, access.credentials)
    const id = await team(async (db) => {
      // Stores connected at the same time are counted one after the other.
      await db.selectFrom('teams').select('team_id').forNoKeyUpdate().execute()
      if (!(await findByAddress(db, url))) await requireRoom(db, settings.storesPerTeam)
      const added = await insertStore(db, {
        type,
        name,
        url,
        default_currency: currency.code,
        currency_id: currency.id,
        credentials: sealed,
        notices: proved.notes,
        pages_host: proved.pages_host,
        created_at: now(),
      })
      // A colleague connected it while the store was being checked.
      if (added === null) throw problem('STORE_EXISTS')
      await queueSync(db, added, { cause: 'connected', asked_by: user_id })
      await audit(db, {
        action: 'store.created',
        subject: 'store',
        subject_id: added,
        subject_name: name,
        details: { type, url, currency: currency.code },
      })
      return added
    })
    await enqueueSync(dependencies, { team_id, store_id: id })
    await enqueueSubscription(dependencies, { team_id, store_id: id })
    return { data: await team((db) => findStore(db, user_id, id)) }
  }),

  changedStore,

  chooseSales,

  implement(syncStores, async ({ body, session, team, audit, dependencies }) => {
    const { team_id, user_id } = session
    const ids = inOrder(body.ids)
    const started = await team(async (db) => {
      const stores = await storesOf(db, user_id, ids)
      if (stores.some((store) => store.archived_at !== null))
        throw fieldProblem('ids', commerceMessages.store.archived)
      const queued: number[] = []
      for (const id of ids) {
        if (await queueSync(db, id, { cause: 'person', asked_by: user_id })) queued.push(id)
      }
      if (queued.length === 0) throw problem('STORE_IS_ALREADY_SYNCING')
      const entries = queued.map((id) => ({
        action: 'store.sync_requested' as const,
        ...subjectOf(stores, id),
      }))
      await audit(db, ...entries)
      return queued
    })
    for (const store_id of started) await enqueueSync(dependencies, { team_id, store_id })
    return { data: await team((db) => findStores(db, user_id, ids)) }
  }),

  implement(archiveStores, async ({ body, session, team, audit, dependencies }) => {
    const { team_id, user_id } = session
    const ids = inOrder(body.ids)
    const now = dependencies.now()
    const archived = await team(async (db) => {
      await lockSyncs(db, ids)
      const stores = await storesOf(db, user_id, ids)
      const changed: number[] = []
      for (const id of ids) if (await setArchived(db, id, now)) changed.push(id)
      for (const id of changed) {
        await putAside(db, syncRuns, id, now)
        await audit(db, { action: 'store.archived', ...subjectOf(stores, id) })
      }
      return changed
    })
    for (const store_id of archived) await enqueueSubscription(dependencies, { team_id, store_id })
    return { data: await team((db) => findStores(db, user_id, ids)) }
  }),

  implement(restoreStores, async ({ body, session, team, audit, dependencies }) => {
    const { team_id, user_id } = session
    const ids = inOrder(body.ids)
    const restored = await team(async (db) => {
      await lockSyncs(db, ids)
      const stores = await storesOf(db, user_id, ids)
      if (stores.some((store) => store.deletion_began_at !== null))
        throw fieldProblem('ids', commerceMessages.store.deletion.already)
      const changed: number[] = []
      for (const id of ids) if (await setArchived(db, id, null)) changed.push(id)
      for (const id of changed) {
        await queueSync(db, id, { cause: 'restored', asked_by: user_id })
        await checkSubscriptionAgain(db, id)
        await audit(db, { action: 'store.restored', ...subjectOf(stores, id) })
      }
      return changed
    })
    for (const store_id of restored) {
      await enqueueSync(dependencies, { team_id, store_id })
      await enqueueSubscription(dependencies, { team_id, store_id })
    }
    return { data: await team((db) => findStores(db, user_id, ids)) }
  }),

  ...storeReadingRoutes,
]

/** @throws STORE_EXISTS when the team has a store with this address, also while it is being deleted */
async function requireNew(db: TeamDatabase, url: string): Promise<void> {
  const store = await findByAddress(db, url)
  if (!store) return
  const isGoing = store.deletion_began_at !== null
  throw problem('STORE_EXISTS', isGoing ? { message: commerceMessages.store.deletion.running } : {})
}

/** @throws STORE_LIMIT_REACHED when the team has the maximum number of stores */
async function requireRoom(db: TeamDatabase, maxStores: number): Promise<void> {
  if ((await countStores(db)) < maxStores) return
  throw problem('STORE_LIMIT_REACHED', { message: commerceMessages.store.limitReached(maxStores) })
}

/** Without duplicates and always in one order, so that two calls about the same stores don't deadlock. */
const inOrder = (ids: number[]) => [...new Set(ids)].toSorted((one, other) => one - other)

/** @throws VALIDATION_FAILED when one of them isn't the team's */
async function storesOf(db: TeamDatabase, reader: number, ids: number[]) {
  const stores = await findStores(db, reader, ids)
  if (stores.length < ids.length) throw fieldProblem('ids', commerceMessages.store.unknown)
  return stores
}

const subjectOf = (stores: Store[], id: number) => ({
  subject: 'store',
  subject_id: id,
  subject_name: stores.find((store) => store.id === id)?.name ?? null,
})
