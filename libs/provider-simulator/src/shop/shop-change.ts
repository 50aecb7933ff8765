import type { ShopCustomer, ShopOrder, ShopProduct, ShopRefund } from './shop-rows.ts'

/** A change in a shop; a deleted row is given as it was last. */
export type ShopChange =
  | { resource: 'order'; event: 'created' | 'updated' | 'deleted' | 'paid' | 'cancelled'; row: ShopOrder }
  | { resource: 'refund'; event: 'created'; row: ShopRefund; order: ShopOrder }
  | { resource: 'return'; event: 'opened' | 'closed'; row: ShopOrder }
  | { resource: 'product'; event: 'created' | 'updated' | 'deleted'; row: ShopProduct }
  | { resource: 'customer'; event: 'created' | 'updated' | 'deleted'; row: ShopCustomer }
  | { resource: 'customer'; event: 'merged'; row: ShopCustomer; gone: ShopCustomer }
  | { resource: 'bulk'; event: 'finished'; body: object }
  | { resource: 'app'; event: 'uninstalled'; clientId: string }
