import { chooseStoreSales, commerceMessages } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { queueSync, syncSoon } from '../sync/queue-sync.ts'
import { decideStatuses, excludedBy } from '../sync/sale-rule.ts'
import { enqueueSync } from '../sync/sync-worker.ts'
import { findStore } from './find-stores.ts'
import { changeStore, findConnection, lockSyncs } from './queries.ts'

/** Chooses which statuses of a store's orders don't count as sales; a sync then recalculates its orders. */
export const chooseSales = implement(
  chooseStoreSales,
  async ({ params, body, session, team, audit, dependencies }) => {
    const { id } = params
    const { team_id, user_id } = session
    const excluded = body.excluded && [...new Set(body.excluded)].toSorted()
    const isQueued = await team(async (db) => {
      await lockSyncs(db, [id])
      const kept = await findConnection(db, id)
      if (!kept) throw problem('MODEL_NOT_FOUND')
      if (kept.deletion_began_at !== null)
        throw fieldProblem('excluded', commerceMessages.store.deletion.already)
      await changeStore(db, id, { excluded_statuses: excluded })
      await decideStatuses(db, id)
      const before = excludedBy(kept)
      const after = excludedBy({ ...kept, excluded_statuses: excluded })
      await audit(db, {
        action: 'store.sales_chosen',
        subject: 'store',
        subject_id: id,
        subject_name: kept.name,
        details: {
          from: before.excluded.join(', '),
          to: after.excluded.join(', '),
          chosen_by: after.chosen_by,
        },
      })
      if (kept.archived_at !== null) return false
      if (await queueSync(db, id, { cause: 'sales', asked_by: user_id })) return true
      // A running sync may have counted already.
      await syncSoon(db, id, dependencies.now())
      return false
    })
    if (isQueued) await enqueueSync(dependencies, { team_id, store_id: id })
    return { data: await team((db) => findStore(db, user_id, id)) }
  },
)
