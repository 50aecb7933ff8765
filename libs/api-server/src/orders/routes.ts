import { listOrders, messages } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { fieldProblem } from '../problem.ts'
import { isStore } from '../stores/queries.ts'
import { ordersPage } from './queries.ts'

export const orderRoutes = [
  implement(listOrders, async ({ search, team }) =>
    team(async (db) => {
      const { store_id } = search
      if (store_id !== undefined && !(await isStore(db, store_id))) {
        throw fieldProblem('store_id', messages.store.unknown)
      }
      return ordersPage(db, search)
    }),
  ),
]
