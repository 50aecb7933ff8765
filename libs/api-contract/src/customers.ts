import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, SearchTerm, text } from './fields.ts'
import { amountFilter, dayFilter, isSoundFilter, severalOf } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'
import { PostalAddress } from './postal-address.ts'

/**
 * How customers can be sorted; `-` means latest, most or Z first. Customers without a last order or a name come last
 * in `-last_order_at` and `name`, and first in their reverses. Amounts are those in the currency of the shop; customers
 * without a sale in it come last in both directions.
 */
export const customerSorts = [
  '-last_order_at',
  'last_order_at',
  '-orders_count',
  'orders_count',
  'name',
  '-name',
  '-spent',
  'spent',
  '-average_order',
  'average_order',
] as const

/** After how many days without an order a customer has lapsed. */
export const lapsedAfterDays = 180

/** The share of buyers who count as the best: those who spent most. */
export const bestBuyersShare = 0.1

const filter = {
  store_id: v.optional(Id),
  /** With 3 or more characters, any part of a name or email; with 1 or 2, the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(customerSorts), '-last_order_at'),
  /** Customers of any of these countries, as `listCustomerCountries` names them. */
  country: v.optional(severalOf(text({ min: 1, max: 100 }), 20)),
  /**
   * `new`: bought once. `returning`: bought more than once. `lapsed`: last ordered more than
   * `lapsedAfterDays` ago. `best`: spent at least what the last of the top `bestBuyersShare` of buyers spent,
   * in `amount_currency`, or in the currency in which most people bought. Customers without a purchase are
   * in none.
   */
  buyers: v.optional(v.picklist(['new', 'returning', 'lapsed', 'best'])),
  /** When they last ordered. */
  ...dayFilter,
  /** What they spent in that currency. */
  ...amountFilter,
}

/** The filter and sorting of customers, without paging. */
export const CustomerFilter = v.pipe(v.strictObject(filter), isSoundFilter())
export type CustomerFilter = v.InferOutput<typeof CustomerFilter>

/** The search of the list of customers. Without a store: all stores that aren't archived. */
export const CustomerSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundFilter())
export type CustomerSearch = v.InferOutput<typeof CustomerSearch>

/** A customer of one store, as the list shows it. Somebody who buys in two stores is listed for each. */
export const Customer = v.strictObject({
  id: Id,
  store_id: Id,
  /** Empty when the shop has no name. */
  name: v.string(),
  email: v.nullable(v.string()),
  city: v.nullable(v.string()),
  /** ISO 3166 code or the shop's own text. */
  country: v.nullable(v.string()),
  orders_count: Count,
  /** The total of their sales minus refunds, by currency. Empty without a sale. */
  spent: v.array(v.strictObject({ currency: CurrencyCode, amount: MinorUnits })),
  /** `spent` divided by the number of sales, by currency, rounded to a minor unit. */
  average_order: v.array(v.strictObject({ currency: CurrencyCode, amount: MinorUnits })),
  last_order_at: v.nullable(Instant),
  /** Notes on the customer that the reader may see. */
  notes_count: Count,
})
export type Customer = v.InferOutput<typeof Customer>

/** Columns of the export of customers; `spent` and `average_order` become one column for each currency. */
export const customerColumns = [
  'name',
  'email',
  'store',
  'city',
  'country',
  'orders_count',
  'spent',
  'average_order',
  'last_order_at',
] as const

/** Customers of the team's stores; archived stores are left out. */
export const listCustomers = endpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/ecommerce/customers',
  summary: 'Customers, latest order first unless sorted otherwise',
  access: 'customers.read',
  reads: ['customers', 'notes'],
  search: CustomerSearch,
  data: v.array(Customer),
  meta: PageMeta,
})

export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/ecommerce/customers/{id}',
  summary: 'One customer',
  access: 'customers.read',
  reads: ['customers', 'notes'],
  params: v.strictObject({ id: Id }),
  data: v.strictObject({
    ...Customer.entries,
    store_name: v.string(),
    phone: v.nullable(v.string()),
    address: v.nullable(PostalAddress),
    /** When they registered at the shop; null for guests, and when the shop doesn't say. */
    registered_at: v.nullable(Instant),
    /** The customer's page in the shop's admin; null for guests, and when its address isn't known. */
    admin_url: v.nullable(v.string()),
  }),
  errors: ['MODEL_NOT_FOUND'],
})

/** The countries of customers, most frequent first, for the filter. */
export const listCustomerCountries = endpoint({
  name: 'listCustomerCountries',
  method: 'GET',
  path: '/ecommerce/customers/countries',
  summary:
    'The countries of the customers of a store, or of all that are not archived, with how many have each',
  access: 'customers.read',
  reads: ['customers'],
  search: v.strictObject({ store_id: v.optional(Id) }),
  data: v.array(v.strictObject({ country: v.string(), customers_count: Count })),
})

/**
 * All rows of the view, streamed. Amounts are decimals; times are in the team's time zone, which the file
 * names.
 */
export const exportCustomers = endpoint({
  name: 'exportCustomers',
  method: 'POST',
  path: '/ecommerce/customers/export',
  summary: 'Customers as a CSV or an Excel workbook',
  access: 'customers.read',
  changes: ['audit'],
  body: exportOf(CustomerFilter, customerColumns),
  data: v.string(),
  answers: 'table',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
