import type { TeamTables } from '../../platform/database/database.ts'

type StoreTable = {
  [Table in keyof TeamTables]: 'store_id' extends keyof TeamTables[Table] ? Table : never
}[keyof TeamTables]

/**
 * The tables whose rows of a store are deleted in parts, referring ones first; what refers to such a row goes with it.
 * Their other rows of a store, a few each, go with the store itself.
 */
export const storeTables = [
  'refunds',
  'orders',
  'product_revenue',
  'customers',
  'products',
  'product_costs',
  'collections',
  'customer_day',
  'buyer_place',
  'store_country',
  'store_day',
  'store_hour',
  'order_day',
  'unread_rows',
  'store_events',
  'store_sync_records',
  'redacted_keys',
] as const satisfies readonly StoreTable[]
