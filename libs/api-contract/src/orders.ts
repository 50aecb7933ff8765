import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, SearchTerm, Units } from './fields.ts'
import { amountFilter, dayFilter, isSoundFilter, severalOf, Status } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'
import { PostalAddress } from './postal-address.ts'

/** How orders can be sorted; `-` means largest or newest first. */
export const orderSorts = ['-ordered_at', 'ordered_at', '-total', 'total'] as const
/** What narrows the list of orders, and the figures of the orders that it shows. */
export const orderConditions = {
  store_id: v.optional(Id),
  /** The beginning of an order number; or, from 3 characters on, any part of a customer's name or email (with 1 or 2, the beginning of a word). */
  search_term: v.optional(SearchTerm, ''),
  /** Orders of any of these statuses. */
  status: v.optional(severalOf(Status, 20)),
  /** When they were placed. */
  ...dayFilter,
  /** The total, for orders in that currency only. */
  ...amountFilter,
  customer_id: v.optional(Id),
  /** Orders with a line of this product. */
  product_id: v.optional(Id),
}
const { store_id, search_term, ...others } = orderConditions
const sort = v.optional(v.picklist(orderSorts), '-ordered_at')
const filter = { store_id, search_term, sort, ...others }
/** The filter and sorting of orders, without paging. */
export const OrderFilter = v.pipe(v.strictObject(filter), isSoundFilter())
export type OrderFilter = v.InferOutput<typeof OrderFilter>

/** The search of the list of orders. Without a store: all stores that aren't archived. */
export const OrderSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundFilter())
export type OrderSearch = v.InferOutput<typeof OrderSearch>

/** An order as the list shows it; amounts are minor units of its own currency. */
export const Order = v.strictObject({
  id: Id,
  store_id: Id,
  /** As the shop shows it; usually a number, but not always. */
  number: v.string(),
  /** The shop's own word, such as `processing`; plugins add more. */
  status: v.string(),
  currency: CurrencyCode,
  total: MinorUnits,
  /** Positive; what has been refunded so far. */
  refunded_total: MinorUnits,
  /** Units over all lines. */
  items_count: Units,
  ordered_at: Instant,
  customer_id: v.nullable(Id),
  /** Empty when the shop has no name. */
  customer_name: v.string(),
  customer_email: v.nullable(v.string()),
  customer_city: v.nullable(v.string()),
  /** ISO 3166 code or the shop's own text. */
  customer_country: v.nullable(v.string()),
  /** As the shop calls it; null when it doesn't say, or for an order last synced before we stored it. */
  payment_method: v.nullable(v.string()),
  /** As the shop calls it; null as above. */
  shipping_method: v.nullable(v.string()),
  /** Notes on the order that the reader may see. */
  notes_count: Count,
})
export type Order = v.InferOutput<typeof Order>

/** One line of an order; its total is after discounts and without tax. */
export const OrderLine = v.strictObject({
  position: Count,
  /** Null when the shop or we no longer have the product. */
  product_id: v.nullable(Id),
  name: v.string(),
  sku: v.nullable(v.string()),
  /** The product's, see `getProductPicture`. */
  image_url: v.nullable(v.string()),
  /** Ordered units minus removed ones. Refunded units are still included. */
  quantity: Units,
  /** Ordered units that were removed without a refund. */
  removed_quantity: Units,
  /** Whether an edit or a return without a refund removed them; null when none were removed. */
  removed_by: v.nullable(v.picklist(['edit', 'return'])),
  /** How the line was added later; null for an original line, or when the shop doesn't say. */
  added_by: v.nullable(v.picklist(['edit', 'exchange'])),
  total: MinorUnits,
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** A discount code that an order used. */
const OrderCode = v.strictObject({
  code: v.string(),
  /** Positive: the discount it gave, without tax; null when the shop doesn't say. */
  discount: v.nullable(MinorUnits),
})

/** When an order was paid, its codes, its addresses and its note; null when the shop doesn't say. */
export const OrderDetails = v.strictObject({
  discount_codes: v.array(OrderCode),
  /** The customer's note; in Shopify the staff writes here too. */
  note: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  billing_address: v.nullable(PostalAddress),
  shipping_address: v.nullable(PostalAddress),
  /** When it was fully paid; null until then. */
  paid_at: v.nullable(Instant),
})
export type OrderDetails = v.InferOutput<typeof OrderDetails>

/** A refund; positive, in the order's currency. */
export const OrderRefund = v.strictObject({
  id: Id,
  amount: MinorUnits,
  /** The part for lines, without tax. */
  items_total: MinorUnits,
  /**
   * The part for shipping, without tax. Like the next two, null when the refund hasn't been synced since we
   * store its parts.
   */
  shipping_total: v.nullable(MinorUnits),
  /** Fees and duties, without tax; negative when a fee was a reduction. */
  fee_total: v.nullable(MinorUnits),
  /** The tax of all these parts. The rest of `amount` was refunded without a stated reason. */
  tax_total: v.nullable(MinorUnits),
  /** Units of its lines; 0 when only money was refunded. */
  items_count: Units,
  reason: v.nullable(v.string()),
  refunded_at: Instant,
})
export type OrderRefund = v.InferOutput<typeof OrderRefund>

/** An order with everything that is known about it. */
export const OrderDetail = v.strictObject({
  ...Order.entries,
  store_name: v.string(),
  /** Whether its status counts as revenue. */
  is_sale: v.boolean(),
  /** Lines after discounts and without tax. */
  lines_total: MinorUnits,
  /** Without tax. */
  shipping_total: MinorUnits,
  tax_total: MinorUnits,
  /** Positive; already subtracted from the lines. */
  discount_total: MinorUnits,
  /**
   * Without tax. Together with `lines_total`, `shipping_total` and `tax_total` it adds up to `total`, except
   * for tips, exchanges and the like. Null when the order hasn't been synced since we store its parts: the
   * amounts above may then include tax.
   */
  fee_total: v.nullable(MinorUnits),
  /** Its items, prices or discounts were changed after it was placed. Only Shopify says so. */
  is_edited: v.boolean(),
  /** The state of its returns; null without any, or when the shop doesn't say. */
  return_state: v.nullable(v.picklist(['requested', 'open', 'returned', 'failed'])),
  lines: v.array(OrderLine),
  /** Null when the order hasn't been synced since we store them. */
  details: v.nullable(OrderDetails),
  refunds: v.array(OrderRefund),
  /** Whether the shop has notes on it that we can request. */
  has_shop_notes: v.boolean(),
  /** Its source, as the shop recorded it (`source_type`, `utm_source` …); null when it recorded nothing. */
  attribution: v.nullable(v.record(v.string(), v.string())),
  /** The order's page in the shop's admin; null when its address isn't known. */
  admin_url: v.nullable(v.string()),
  modified_at: Instant,
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** Columns of the export of orders that contain personal data: they also need `customers.read`. */
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

/** The statuses of orders, most frequent first, for the filter. */
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

/**
 * All rows of the view, streamed. Amounts are decimals beside their currency; times are in the team's time
 * zone, which the file names.
 */
export const exportOrders = endpoint({
  name: 'exportOrders',
  method: 'POST',
  path: '/ecommerce/orders/export',
  summary: 'Orders as a CSV or an Excel workbook',
  access: 'orders.read',
  changes: ['audit'],
  body: exportOf(OrderFilter, orderColumns),
  data: v.string(),
  answers: 'table',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
