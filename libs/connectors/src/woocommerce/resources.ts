import type { GenericSchema } from 'valibot'
import {
  Category,
  Customer,
  Order,
  OrderOfRefund,
  OrderWithRefunds,
  Product,
  Refund,
  Variation,
} from './schemas.ts'

/** A list of the store: its path, the requested fields, and the schema of its rows. */
export interface Resource<Item> {
  path: string
  /** In words, for people. */
  subject: string
  query: Record<string, string>
  schema: GenericSchema<unknown, Item>
}

/** A resource that requests exactly the fields of its schema. */
const resource = <Item>(
  path: string,
  subject: string,
  schema: GenericSchema<unknown, Item> & { entries: Record<string, unknown> },
  query: Record<string, string> = {},
): Resource<Item> => ({
  path,
  subject,
  schema,
  query: { ...query, _fields: Object.keys(schema.entries).join(',') },
})

export const categories = resource('/products/categories', 'product categories', Category)
export const products = resource('/products', 'products', Product)
export const variationsOf = (product: number) =>
  resource(`/products/${product}/variations`, 'variations of a product', Variation)
/** The shop's staff and readers have accounts too: those who bought something are known from their orders. */
export const customers = resource('/customers', 'customers', Customer, { role: 'customer' })
export const orders = resource('/orders', 'orders', Order)
export const ordersOfRefunds = resource('/orders', 'orders', OrderOfRefund)
export const ordersWithRefunds = resource('/orders', 'orders', OrderWithRefunds)
export const refunds = resource('/refunds', 'refunds', Refund)

/** Carts that aren't ordered yet, and trashed orders. */
export const notOrders = new Set(['checkout-draft', 'auto-draft', 'trash'])
