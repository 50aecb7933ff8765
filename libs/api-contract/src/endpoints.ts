import { login, logout } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { getErrorText, listCurrencies, listTimezones } from './helpers.ts'
import { getMe, updateMeta } from './me.ts'
import { listOrders } from './orders.ts'
import { createStore, listStores, syncStores, updateStore } from './stores.ts'

/** Every call of the contract; the OpenAPI document and the tests that must miss none are made from it. */
export const endpoints = [
  login,
  logout,
  getMe,
  updateMeta,
  getErrorText,
  listTimezones,
  listCurrencies,
  listStores,
  createStore,
  updateStore,
  syncStores,
  listOrders,
] as const satisfies Endpoint[]
