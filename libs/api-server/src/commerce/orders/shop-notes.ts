import { ProviderError } from '@tandem/connectors'
import { errorCatalogue, getOrderShopNotes } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { problem } from '../../platform/request/problem.ts'
import { withCheckTurn } from '../stores/check-turn.ts'
import { openStore } from '../stores/open-store.ts'

/** How long a person waits for a shop. */
const longestWaitMs = 10_000

export const shopNotesRoutes = [
  implement(getOrderShopNotes, async (call) => {
    const { dependencies, params, session, team } = call
    const order = await team((db) => findOrder(db, params.id))
    const { provider_id, ...store } = order
    return withCheckTurn(call, async () => {
      try {
        const connector = await openStore(dependencies, { ...store, team_id: session.team_id })
        const found = await connector.orderNotes(provider_id, AbortSignal.timeout(longestWaitMs))
        if (found === null) throw problem('MODEL_NOT_FOUND')
        const notes = found.notes.map(({ provider_id: note, ...rest }) => ({ id: note, ...rest }))
        return { data: { notes, left_out: found.left_out, read_at: dependencies.now().toISOString() } }
      } catch (error) {
        throw asProblem(error)
      }
    })
  }),
]

/**
 * The order's store with its credentials. @throws MODEL_NOT_FOUND without such an order, or when its store is
 * archived
 */
async function findOrder(db: TeamDatabase, id: number) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .innerJoin('store_credentials', 'store_credentials.store_id', 'stores.id')
    .select([
      'orders.provider_id',
      'orders.store_id',
      'stores.type',
      'stores.default_currency as currency',
      'store_credentials.sealed',
    ])
    .where('orders.id', '=', id)
    .where('stores.archived_at', 'is', null)
    .executeTakeFirst()
  if (!order) throw problem('MODEL_NOT_FOUND')
  return order
}

function asProblem(error: unknown): unknown {
  if (error instanceof ProviderError) {
    const code = error.kind === 'rate_limited' ? 'TRY_AGAIN_LATER' : 'FETCH_ERROR'
    return problem(code, { message: error.message || errorCatalogue[code].description })
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') return problem('FETCH_ERROR')
  return error
}
