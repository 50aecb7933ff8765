import { getReconciliation } from '@tandem/api-contract'
import { firstWholeDay } from '@tandem/format'
import { implement } from '../../identity/implement.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { problem } from '../../platform/request/problem.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { openStore } from '../stores/open-store.ts'
import { findConnection } from '../stores/queries.ts'
import { askShop } from './ask-shop.ts'
import { reconcile } from './reconcile.ts'

/** A month of a store beside the shop's own report. */
export const reconciliationRoutes = [
  implement(getReconciliation, async (call) => {
    const { params, search, session, team, dependencies } = call
    const store = await team((db) => readStore(db, params.id))
    const { month, by, refunds } = search
    const asked_at = dependencies.now().toISOString()
    const compared = await askShop(call, async (signal) => {
      const connector = await openStore(dependencies, {
        team_id: session.team_id,
        store_id: params.id,
        type: store.type,
        sealed: store.sealed,
        currency: store.default_currency,
      })
      const report = await connector.report(month, signal)
      return reconcile({
        store: {
          id: params.id,
          type: store.type,
          currency: store.default_currency,
          excluded: store.shop_excluded_statuses,
        },
        month,
        timezone: store.timezone,
        by,
        refunds,
        report,
        connector,
        signal,
        team,
      })
    })
    const { known_since, read_at, timezone, default_currency: currency } = store
    const isUnknown = known_since !== null && firstWholeDay(known_since, timezone) > `${month}-01`
    return {
      data: {
        month,
        timezone,
        currency,
        asked_at,
        read_at,
        known_since: isUnknown ? known_since : null,
        ...compared,
      },
    }
  }),
]

/** @throws MODEL_NOT_FOUND for a store that isn't the team's, or is archived and so not read */
async function readStore(db: TeamDatabase, id: number) {
  const connection = await findConnection(db, id)
  if (!connection || connection.archived_at !== null) throw problem('MODEL_NOT_FOUND')
  const state = await db
    .selectFrom('stores')
    .leftJoin('store_syncs', 'store_syncs.store_id', 'stores.id')
    .select(['known_since', 'succeeded_at'])
    .where('stores.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...connection,
    known_since: state.known_since,
    read_at: state.succeeded_at,
    timezone: await teamTimezone(db),
  }
}
