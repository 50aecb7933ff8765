import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, SearchTerm } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'

/** How orders can be sorted; `-` means largest or newest first. */
export const orderSorts = ['-ordered_at', 'ordered_at', '-total', 'total'] as const

/** What orders are listed by; without a store, those of all stores that are not archived. */
export const OrderSearch = v.strictObject({
  store_id: v.optional(Id),
  /** The beginning of an order number; or, from 3 characters on, any part of a customer's name or e-mail (with 1 or 2, the beginning of a word). */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(orderSorts), '-ordered_at'),
  ...pageSearch,
})
export type OrderSearch = v.InferOutput<typeof OrderSearch>

/** An order as the list shows it; amounts are minor units of its own currency. */
export const Order = v.strictObject({
  id: Id,
  store_id: Id,
  /** As the shop shows it; often, not always, a number. */
  number: v.string(),
  /** The shop's own word, such as `processing`; plugins add more. */
  status: v.string(),
  currency: CurrencyCode,
  total: MinorUnits,
  /** Positive; what has been given back so far. */
  refunded_total: MinorUnits,
  /** Units over all lines. */
  items_count: Count,
  ordered_at: Instant,
  customer_id: v.nullable(Id),
  /** Empty where the shop knows no name. */
  customer_name: v.string(),
  customer_email: v.nullable(v.string()),
  customer_city: v.nullable(v.string()),
  /** ISO 3166 code or the shop's own text. */
  customer_country: v.nullable(v.string()),
})
export type Order = v.InferOutput<typeof Order>

/** Orders of the team's stores; archived stores are left out. */
export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/ecommerce/orders',
  summary: 'Orders, newest first unless sorted otherwise',
  access: 'orders.read',
  search: OrderSearch,
  data: v.array(Order),
  meta: PageMeta,
})
