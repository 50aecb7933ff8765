import { commerceMessages, deleteStore } from '@tandem/api-contract'
import { findStore, findStores } from '../../commerce/stores/find-stores.ts'
import { lockSyncs, markForDeletion, setArchived } from '../../commerce/stores/queries.ts'
import { syncRuns } from '../../commerce/sync/sync-runs.ts'
import { implement } from '../../identity/implement.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { putAside } from '../../platform/runs/end-run.ts'
import { enqueueRun } from '../../platform/runs/run-worker.ts'
import { storeDeletionWorker } from './store-deletion-worker.ts'

const { deletion } = commerceMessages.store

/** The route that deletes a store. */
export const storeDeletionRoutes = [
  implement(
    deleteStore,
    async ({ params, body, session, team, audit, dependencies, request_id, address }) => {
      const { id } = params
      const { team_id, user_id } = session
      const now = dependencies.now()
      const store = await team(async (db) => {
        await lockSyncs(db, [id])
        const [kept] = await findStores(db, user_id, [id])
        if (!kept) throw problem('MODEL_NOT_FOUND')
        if (kept.deletion_began_at !== null) throw fieldProblem('name', deletion.already)
        if (body.name.trim() !== kept.name.trim()) throw fieldProblem('name', deletion.name)
        // From here on it is like an archived store: nobody reads it, and it is in no list and no figure.
        await setArchived(db, id, now)
        await putAside(db, syncRuns, id, now)
        await markForDeletion(db, id, now)
        await audit(db, {
          action: 'store.deletion_began',
          subject: 'store',
          subject_id: id,
          subject_name: kept.name,
          details: {
            customers: kept.customers_count,
            orders: kept.orders_count,
            products: kept.products_count,
          },
        })
        return findStore(db, user_id, id)
      })
      dependencies.log.warn(
        { request_id, address, team_id, user_id, store_id: id },
        'the deletion of a store began',
      )
      await enqueueRun(dependencies, storeDeletionWorker, { team_id, store_id: id })
      return { data: store }
    },
  ),
]
