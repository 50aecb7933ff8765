import { listStoreSyncs, listUnreadRows } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { problem } from '../../platform/request/problem.ts'
import { listSyncs } from '../sync/sync-records.ts'
import { listUnread } from '../sync/unread-rows.ts'
import { findConnection } from './queries.ts'

/** The history of a store's syncs, and its unreadable rows. */
export const storeReadingRoutes = [
  implement(listStoreSyncs, async ({ params, search, team }) =>
    team(async (db) => {
      if (!(await findConnection(db, params.id))) throw problem('MODEL_NOT_FOUND')
      return listSyncs(db, params.id, search)
    }),
  ),

  implement(listUnreadRows, async ({ params, search, team }) =>
    team(async (db) => {
      if (!(await findConnection(db, params.id))) throw problem('MODEL_NOT_FOUND')
      return listUnread(db, params.id, search)
    }),
  ),
]
