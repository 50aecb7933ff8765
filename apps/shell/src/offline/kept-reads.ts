import { callsIn } from '@tandem/api-client/react'
import type { QueryKey } from '@tanstack/react-query'

/**
 * The reads whose answers stay in the browser after the page is closed, by the names of their calls. All
 * others are read again: customers and people, the details of an order, the audit log, sessions, sign-in
 * methods, exports.
 */
export const keptReads: readonly string[] = [
  'getMe',
  'getDashboardAudience',
  'getDashboardCustomers',
  'getDashboardInsights',
  'getOnlineFollowers',
  'getPost',
  'getPostInsights',
  'getPostSales',
  'getProduct',
  'listAccountAnalytics',
  'listAccountCollections',
  'listAccountDays',
  'listAccounts',
  'listBestPosts',
  'listCohorts',
  'listCollections',
  'listCurrencies',
  'listFavoriteCategories',
  'listFigureChanges',
  'listNotes',
  'listOrders',
  'listOrderStatuses',
  'listPosters',
  'listPosts',
  'listProductDays',
  'listProducts',
  'listProductStatuses',
  'listSalesDays',
  'listSavedFilters',
  'listSellingPosts',
  'listStores',
]

/** The contact data of customers, which no stored answer contains. */
const contactFields = new Set(['customer_email', 'phone', 'billing_address', 'shipping_address'])

/** Whether the answer of a read is kept. */
export function isKept(key: QueryKey): boolean {
  const calls = callsIn(key)
  return calls.length > 0 && calls.every((call) => keptReads.includes(call))
}

/** An answer without contact data of customers, as if the shop didn't share them. */
export function withoutContacts(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutContacts)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      contactFields.has(name) ? null : withoutContacts(value),
    ]),
  )
}
