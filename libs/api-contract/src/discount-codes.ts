import * as v from 'valibot'
import { BroughtCustomer, BroughtMeta } from './brought-customers.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits, text } from './fields.ts'
import { columnsOf } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'

/** How discount codes can be sorted; `-` means the most first. */
export const discountCodeSorts = [
  '-orders',
  'orders',
  '-revenue',
  'revenue',
  '-customers',
  'customers',
  '-later',
  'later',
] as const

/**
 * What was sold with a discount code in one currency, less what was given back. Codes that differ in case alone are one.
 * An order with two codes counts for both, so codes are never added.
 */
export const SoldByCode = v.strictObject({
  /** As an order wrote it. */
  code: v.string(),
  orders: Count,
  /** Customers who placed these orders; who bought without an address is not known. */
  buyers: Count,
  revenue: MinorUnits,
  /** What the code took off these orders; null where the shop does not say it for each of them. */
  discount: v.nullable(MinorUnits),
  /**
   * Customers whose first sale in the store was one of these orders, since `known_since`; null where all of the orders were
   * placed before it, because nobody knows who was new then.
   */
  customers: v.nullable(Count),
  /** What these customers bought after it in the currency, with this code or not; null where `customers` is. */
  later: v.nullable(v.strictObject({ orders: Count, revenue: MinorUnits })),
})
export type SoldByCode = v.InferOutput<typeof SoldByCode>

/** Characters of the longest discount code that a shop gives. */
export const longestCode = 200

/** Which stores; without one, all that are not archived. */
const ofStore = { store_id: v.optional(Id) }

export const DiscountCodeSearch = v.strictObject({
  ...ofStore,
  /** Without it, the one with most orders that used a code. */
  currency: v.optional(CurrencyCode),
  sort: v.optional(v.picklist(discountCodeSorts), '-orders'),
  ...pageSearch,
})
export type DiscountCodeSearch = v.InferOutput<typeof DiscountCodeSearch>

export const listDiscountCodes = endpoint({
  name: 'listDiscountCodes',
  method: 'GET',
  path: '/ecommerce/discount-codes',
  summary:
    'Discount codes of orders: what was sold with them, and what the customers they brought bought since',
  access: 'customers.read',
  reads: ['orders', 'customers'],
  search: DiscountCodeSearch,
  data: v.array(SoldByCode),
  meta: v.strictObject({
    ...PageMeta.entries,
    /** The currency that is shown; null where no order used a code. */
    currency: v.nullable(CurrencyCode),
    /** Of all orders that used a code, most orders first. */
    currencies: v.array(CurrencyCode),
    /**
     * The first day that the sales of all the stores are known of; null where there is no limit. Whoever bought before it
     * alone counts as new.
     */
    known_since: v.nullable(v.string()),
    /** Orders that were read before codes were kept: theirs are unknown. */
    unknown_orders: Count,
  }),
})

/** Latest first sale first. */
export const listCodeCustomers = endpoint({
  name: 'listCodeCustomers',
  method: 'GET',
  path: '/ecommerce/discount-codes/customers',
  summary: 'Customers whose first order used a discount code, with what they bought since',
  access: 'customers.read',
  reads: ['orders', 'customers'],
  search: v.strictObject({ ...ofStore, code: text({ min: 1, max: longestCode }), ...pageSearch }),
  data: v.array(BroughtCustomer),
  meta: BroughtMeta,
})

/** Columns of the file: `later` becomes two. Amounts name their currency. */
export const discountCodeColumns = [
  'code',
  'orders',
  'revenue',
  'discount',
  'buyers',
  'customers',
  'later',
] as const

/** All codes, in the order and the currency that the list shows them in. */
export const exportDiscountCodes = endpoint({
  name: 'exportDiscountCodes',
  method: 'POST',
  path: '/ecommerce/discount-codes/export',
  summary: 'Discount codes as CSV',
  access: 'customers.read',
  changes: ['audit'],
  body: v.strictObject({
    filter: v.omit(DiscountCodeSearch, ['page', 'per_page']),
    columns: columnsOf(discountCodeColumns),
  }),
  data: v.string(),
  answers: 'csv',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
