import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, SearchTerm, Units } from './fields.ts'
import { amountFilter, dayFilter, isSoundFilter, severalOf, Status } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'
import { PostalAddress } from './postal-address.ts'

/** How orders can be sorted; `-` means largest or newest first. */
export const orderSorts = ['-ordered_at', 'ordered_at', '-total', 'total'] as const

const filter = {
  store_id: v.optional(Id),
  /** The beginning of an order number; or, from 3 characters on, any part of a customer's name or email (with 1 or 2, the beginning of a word). */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(orderSorts), '-ordered_at'),
  /** Orders of any of these statuses. */
  status: v.optional(severalOf(Status, 20)),
  /** The days on which they were placed. */
  ...dayFilter,
  /** The total, of orders in that currency alone. */
  ...amountFilter,
  customer_id: v.optional(Id),
  /** Orders with a line of this product. */
  product_id: v.optional(Id),
}

/** What orders are narrowed to and sorted by, without paging. */
export const OrderFilter = v.pipe(v.strictObject(filter), isSoundFilter())
export type OrderFilter = v.InferOutput<typeof OrderFilter>

/** What orders are listed by; without a store, those of all stores that are not archived. */
export const OrderSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundFilter())
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
  items_count: Units,
  ordered_at: Instant,
  customer_id: v.nullable(Id),
  /** Empty where the shop knows no name. */
  customer_name: v.string(),
  customer_email: v.nullable(v.string()),
  customer_city: v.nullable(v.string()),
  /** ISO 3166 code or the shop's own text. */
  customer_country: v.nullable(v.string()),
  /** As the shop calls it; null where it doesn't say, or while the order was not read since it is kept. */
  payment_method: v.nullable(v.string()),
  /** As the shop calls it; null as above. */
  shipping_method: v.nullable(v.string()),
  /** Notes on it that the reader may see. */
  notes_count: Count,
})
export type Order = v.InferOutput<typeof Order>

/** One line of an order; its total is after discounts and without tax. */
export const OrderLine = v.strictObject({
  position: Count,
  /** Null where the shop or we no longer have the product. */
  product_id: v.nullable(Id),
  name: v.string(),
  sku: v.nullable(v.string()),
  /** Ordered units, less those that were removed. What was given back for money is still in it. */
  quantity: Units,
  /** Ordered units that were taken out again without money given back for them. */
  removed_quantity: Units,
  /** Whether an edit of the order took them out, or a return without a refund; null where none was. */
  removed_by: v.nullable(v.picklist(['edit', 'return'])),
  /** How the line came into the order later; null where it was ordered at first or the shop does not say. */
  added_by: v.nullable(v.picklist(['edit', 'exchange'])),
  total: MinorUnits,
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** A discount code that an order was placed with. */
const OrderCode = v.strictObject({
  code: v.string(),
  /** Positive, what it took off, without tax; null where the shop does not say. */
  discount: v.nullable(MinorUnits),
})

/** When an order was paid, with which codes, where it was sent, and what was written on it; null where the shop doesn't say. */
export const OrderDetails = v.strictObject({
  discount_codes: v.array(OrderCode),
  /** What the customer wrote on it; in Shopify staff writes there too. */
  note: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  billing_address: v.nullable(PostalAddress),
  shipping_address: v.nullable(PostalAddress),
  /** When all of it was paid; null while it isn't. */
  paid_at: v.nullable(Instant),
})
export type OrderDetails = v.InferOutput<typeof OrderDetails>

/** Money that was given back; positive, in the order's currency. */
export const OrderRefund = v.strictObject({
  id: Id,
  amount: MinorUnits,
  /** What of it was given back for lines, without tax. */
  items_total: MinorUnits,
  /** What of it was postage, without tax. Null while the refund was not read since its parts are kept, as the next two. */
  shipping_total: v.nullable(MinorUnits),
  /** Fees and duties, without tax; below zero where a fee was a reduction. */
  fee_total: v.nullable(MinorUnits),
  /** The tax of all that it names. What is left of `amount` was given back without saying what for. */
  tax_total: v.nullable(MinorUnits),
  /** Units of its lines; 0 where money alone was given back. */
  items_count: Units,
  reason: v.nullable(v.string()),
  refunded_at: Instant,
})

/** An order with all that is known of it. */
export const OrderDetail = v.strictObject({
  ...Order.entries,
  store_name: v.string(),
  /** Whether it counts as revenue by its status. */
  is_sale: v.boolean(),
  /** Lines after discounts and without tax. */
  lines_total: MinorUnits,
  /** Without tax. */
  shipping_total: MinorUnits,
  tax_total: MinorUnits,
  /** Positive; it is taken off the lines already. */
  discount_total: MinorUnits,
  /**
   * Without tax. With `lines_total`, `shipping_total` and `tax_total` it makes `total`, but for tips, exchanges and the like. Null
   * while the order was not read since its parts are kept: then the amounts above may hold tax.
   */
  fee_total: v.nullable(MinorUnits),
  /** Its items, prices or discounts were changed after it was placed; Shopify alone says so. */
  is_edited: v.boolean(),
  /** How far its returns are; null without any, and where the shop does not say. */
  return_state: v.nullable(v.picklist(['requested', 'open', 'returned', 'failed'])),
  lines: v.array(OrderLine),
  /** Null while the order was not read since they are kept. */
  details: v.nullable(OrderDetails),
  refunds: v.array(OrderRefund),
  /** Whether its shop keeps notes on it that can be asked for. */
  has_shop_notes: v.boolean(),
  /** Where it came from, as the shop noted it (`source_type`, `utm_source` …); null where it noted nothing. */
  attribution: v.nullable(v.record(v.string(), v.string())),
  /** The order in the shop's own admin; null where its address is not known. */
  admin_url: v.nullable(v.string()),
  modified_at: Instant,
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** Columns of the export of orders that hold personal data: they need `customers.read`, too. */
export const personalOrderColumns = ['phone', 'billing_address', 'shipping_address'] as const

/** Columns of the export of orders. */
export const orderColumns = [
  'number',
  'ordered_at',
  'status',
  'store',
  'customer_name',
  'customer_email',
  'customer_city',
  'customer_country',
  'items_count',
  'currency',
  'items_total',
  'discount_total',
  'fee_total',
  'shipping_total',
  'tax_total',
  'total',
  'refunded_total',
  'paid_at',
  'discount_codes',
  'payment_method',
  'shipping_method',
  ...personalOrderColumns,
] as const

/** Orders of the team's stores; archived stores are left out. */
export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/ecommerce/orders',
  summary: 'Orders, newest first unless sorted otherwise',
  access: 'orders.read',
  reads: ['orders', 'notes'],
  search: OrderSearch,
  data: v.array(Order),
  meta: PageMeta,
})

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/ecommerce/orders/{id}',
  summary: 'An order with its lines and refunds',
  access: 'orders.read',
  reads: ['orders', 'notes'],
  params: v.strictObject({ id: Id }),
  data: OrderDetail,
  errors: ['MODEL_NOT_FOUND'],
})

/** The statuses that orders have, most frequent first, for the filter. */
export const listOrderStatuses = endpoint({
  name: 'listOrderStatuses',
  method: 'GET',
  path: '/ecommerce/orders/statuses',
  summary: 'The statuses of the orders of a store, or of all that are not archived, with how many have each',
  access: 'orders.read',
  reads: ['orders'],
  search: v.strictObject({ store_id: v.optional(Id) }),
  data: v.array(v.strictObject({ status: v.string(), orders_count: Count })),
})

/** All rows of the view, streamed: amounts as decimals beside their currency, times in the team's zone, which is named. */
export const exportOrders = endpoint({
  name: 'exportOrders',
  method: 'POST',
  path: '/ecommerce/orders/export',
  summary: 'Orders as CSV',
  access: 'orders.read',
  changes: ['audit'],
  body: exportOf(OrderFilter, orderColumns),
  data: v.string(),
  answers: 'csv',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
