import type { GenericSchema } from 'valibot'
import { Category, Customer, Order, Product, Refund, Variation } from './schemas.ts'

/** A list of the store: where it is, what is asked of it and what its rows must be. */
export interface Resource<Item> {
  path: string
  /** In words, for a person. */
  subject: string
  query: Record<string, string>
  schema: GenericSchema<unknown, Item>
}

/** A resource that asks for exactly the fields its schema reads. */
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
/** The shop's staff and readers have accounts too: those of them who bought are known from their orders. */
export const customers = resource('/customers', 'customers', Customer, { role: 'customer' })
export const orders = resource('/orders', 'orders', Order)
export const refunds = resource('/refunds', 'refunds', Refund)

/** Carts that are not ordered yet, and what was thrown away. */
export const notOrders = new Set(['checkout-draft', 'auto-draft', 'trash'])
