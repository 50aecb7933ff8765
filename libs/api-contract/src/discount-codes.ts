import * as v from 'valibot'
import { BroughtCustomer, BroughtMeta } from './brought-customers.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits, text } from './fields.ts'
import { columnsOf, definitions, fileStyle } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'

/** How discount codes can be sorted; `-` means most first. Unknown figures come last in both directions. */
export const discountCodeSorts = [
  '-orders',
  'orders',
  '-revenue',
  'revenue',
  '-discount',
  'discount',
  '-buyers',
  'buyers',
  '-customers',
  'customers',
  '-later',
  'later',
] as const

/**
 * What was sold with a discount code in one currency, minus refunds. Codes that differ only in case are one.
 * An order with two codes counts for both, so codes are never added up.
 */
export const SoldByCode = v.strictObject({
  /** As spelled in an order. */
  code: v.string(),
  orders: Count,
  /** Customers who placed these orders. Orders without an email address aren't included. */
  buyers: Count,
  revenue: MinorUnits,
  /** The discount that the code gave on these orders; null unless the shop says it for each of them. */
  discount: v.nullable(MinorUnits),
  /**
   * Customers whose first sale in the store was one of these orders, since `known_since`. Null when all the
   * orders are older, because new customers can't be told apart then.
   */
  customers: v.nullable(Count),
  /**
   * What these customers bought afterwards in the currency, with or without the code; null when `customers`
   * is null.
   */
  later: v.nullable(v.strictObject({ orders: Count, revenue: MinorUnits })),
})
export type SoldByCode = v.InferOutput<typeof SoldByCode>

/** The maximum length of a discount code, in characters. */
export const longestCode = 200

/** Which store; without one, all that aren't archived. */
const ofStore = { store_id: v.optional(Id) }

/** The filter, order and page of the list of codes. */
export const DiscountCodeSearch = v.strictObject({
  ...ofStore,
  /** Defaults to the currency with most orders that used a code. */
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
    /** The currency shown; null when no order used a code. */
    currency: v.nullable(CurrencyCode),
    /** Currencies of all orders that used a code, most orders first. */
    currencies: v.array(CurrencyCode),
    /**
     * The first day from which the sales of all the stores are known; null when there is no limit. Somebody
     * who bought only before it counts as new.
     */
    known_since: v.nullable(v.string()),
    /** Orders that were synced before codes were stored, so theirs aren't known. */
    unknown_orders: Count,
  }),
})

/** Customers with the latest first sale come first. */
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

/** Columns of the file; `later` becomes two columns. Amounts name their currency. */
export const discountCodeColumns = [
  'code',
  'orders',
  'revenue',
  'discount',
  'buyers',
  'customers',
  'later',
] as const

/** All codes, in the list's order and currency. */
export const exportDiscountCodes = endpoint({
  name: 'exportDiscountCodes',
  method: 'POST',
  path: '/ecommerce/discount-codes/export',
  summary: 'Discount codes as a CSV or an Excel workbook',
  access: 'customers.read',
  changes: ['audit'],
  body: v.strictObject({
    filter: v.omit(DiscountCodeSearch, ['page', 'per_page']),
    columns: columnsOf(discountCodeColumns),
    definitions,
    ...fileStyle,
  }),
  data: v.string(),
  answers: 'table',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
