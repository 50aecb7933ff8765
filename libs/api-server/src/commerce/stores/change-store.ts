import { commerceMessages, updateStore } from '@tandem/api-contract'
import type { StoreCheck } from '@tandem/connectors'
import { changesOf } from '../../identity/audit/changes-of.ts'
import { implement } from '../../identity/implement.ts'
import { putAside } from '../../platform/runs/end-run.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { queueSync, readEverythingAgain } from '../sync/queue-sync.ts'
import { syncRuns } from '../sync/sync-runs.ts'
import { enqueueSync } from '../sync/sync-worker.ts'
import { enqueueSubscription } from '../webhooks/webhook-worker.ts'
import { withCheckTurn } from './check-turn.ts'
import { openCredentials, sealCredentials } from './credentials.ts'
import { proveCurrency, proveStore, requireCurrency } from './prove-store.ts'
import { findStore } from './find-stores.ts'
import { changeStore, findConnection, lockSyncs } from './queries.ts'
import { replaceKeys } from './replace-keys.ts'
import { currencyOf } from './store-currency.ts'
import { changedAccess } from './store-keys.ts'

/** Changes a store's name, keys or currency; the shop is asked before anything is stored. */
export const changedStore = implement(updateStore, async (call) => {
  const { params, body, session, team, audit, dependencies } = call
  const { id } = params
  const { team_id, user_id } = session
  const { connectors, secrets } = dependencies
  const kept = requireChangeable(await team((db) => findConnection(db, id)))
  const { name, currency_id } = body
  const currency = currency_id === undefined ? null : currencyOf(currency_id)
  const isOtherCurrency = currency !== null && currency.code !== kept.default_currency
  const keptAccess = () => openCredentials(secrets, team_id, kept)
  const access = await changedAccess(kept, body, keptAccess)
  let proved: StoreCheck | null = null
  if (access) {
    proved = await withCheckTurn(call, () => proveStore(connectors, access))
  } else if (isOtherCurrency) {
    proved = await withCheckTurn(call, () => proveCurrency(connectors, keptAccess))
  }
  if (proved && isOtherCurrency) requireCurrency(proved.currency, currency.code)
  const sealed = access && (await sealCredentials(secrets, team_id, access.credentials))

  const { isQueued, isArchived } = await team(async (db) => {
    const [sync] = await lockSyncs(db, [id])
    // A colleague may have changed or deleted the store while its shop was asked.
    const current = requireChangeable(await findConnection(db, id))
    const isRead = sync?.state === 'queued' || sync?.state === 'running'
    if (isOtherCurrency && isRead && sync.is_rebuilding) throw problem('CURRENCY_UPDATE_IN_PROGRESS')
    await changeStore(db, id, {
      ...(name !== undefined && { name }),
      ...(currency && { default_currency: currency.code, currency_id: currency.id }),
      ...(proved && { notices: proved.notes, pages_host: proved.pages_host }),
    })
    if (sealed !== null) {
      await replaceKeys(db, id, sealed)
      // A running sync uses the old keys: its refusal would say that the new ones don't work.
      await putAside(db, syncRuns, id, dependencies.now())
    }
    // Prices of products are stored in the store's currency: its decimals decide how they are read.
    if (isOtherCurrency) await readEverythingAgain(db, id)
    await audit(db, {
      action: 'store.updated',
      subject: 'store',
      subject_id: id,
      subject_name: name ?? current.name,
      details: {
        ...changesOf(current, { name, default_currency: currency?.code }),
        ...(sealed !== null && { credentials: 'replaced' }),
      },
    })
    const isArchived = current.archived_at !== null
    if (isArchived || (!isOtherCurrency && sealed === null)) return { isQueued: false, isArchived }
    const cause = isOtherCurrency ? 'currency' : 'keys'
    return { isQueued: await queueSync(db, id, { cause, asked_by: user_id }), isArchived }
  })
  if (isQueued) await enqueueSync(dependencies, { team_id, store_id: id })
  if (sealed !== null && !isArchived) {
    await enqueueSubscription(dependencies, { team_id, store_id: id })
  }
  return { data: await team((db) => findStore(db, user_id, id)) }
})

/** @throws MODEL_NOT_FOUND without a store, VALIDATION_FAILED while it is being deleted */
function requireChangeable<Kept extends { deletion_began_at: string | null }>(kept: Kept | undefined): Kept {
  if (!kept) throw problem('MODEL_NOT_FOUND')
  if (kept.deletion_began_at !== null) throw fieldProblem('name', commerceMessages.store.deletion.already)
  return kept
}
