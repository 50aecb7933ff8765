import { listCodeCustomers, listDiscountCodes } from '@tandem/api-contract'
import { knownFrom } from '../../commerce/stores/known-from.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import { implement } from '../../identity/implement.ts'
import { broughtPage } from '../brought-customers/brought-page.ts'
import { discountCodesPage, ordersWithCode } from './find-codes.ts'

/** The routes of discount codes: their sales and the customers they brought. */
export const discountCodeRoutes = [
  implement(listDiscountCodes, ({ search: { store_id, ...search }, team }) =>
    team(async (db) => {
      const { ids, knownSince } = await listedStores(db, store_id, 'orders_count')
      return discountCodesPage(db, ids, { ...search, from: await knownFrom(db, knownSince) })
    }),
  ),
  implement(listCodeCustomers, ({ search: { store_id, code, ...paging }, team }) =>
    team(async (db) => {
      const { ids, knownSince } = await listedStores(db, store_id, 'orders_count')
      const from = await knownFrom(db, knownSince)
      return broughtPage(db, ordersWithCode(db, ids, code), { ...paging, from })
    }),
  ),
]
