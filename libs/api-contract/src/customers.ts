import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, SearchTerm } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'

/**
 * How customers can be sorted; `-` means latest, most or Z first. Each is the other's exact reverse: who has no last
 * order or no name comes last in `-last_order_at` and `name`, and first in their reverses.
 */
export const customerSorts = [
  '-last_order_at',
  'last_order_at',
  '-orders_count',
  'orders_count',
  'name',
  '-name',
] as const

/** What customers are listed by; without a store, those of all stores that are not archived. */
export const CustomerSearch = v.strictObject({
  store_id: v.optional(Id),
  /** From 3 characters on, any part of a name or e-mail; with 1 or 2, the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(customerSorts), '-last_order_at'),
  ...pageSearch,
})
export type CustomerSearch = v.InferOutput<typeof CustomerSearch>

/** A customer of one store as the list shows it: a person who buys in two stores is listed for each. */
export const Customer = v.strictObject({
  id: Id,
  store_id: Id,
  /** Empty where the shop knows no name. */
  name: v.string(),
  email: v.nullable(v.string()),
  city: v.nullable(v.string()),
  /** ISO 3166 code or the shop's own text. */
  country: v.nullable(v.string()),
  orders_count: Count,
  /** What their sales came to less what was given back, for each currency, by its code. Empty without a sale. */
  spent: v.array(v.strictObject({ currency: CurrencyCode, amount: MinorUnits })),
  last_order_at: v.nullable(Instant),
})
export type Customer = v.InferOutput<typeof Customer>

/** Customers of the team's stores; archived stores are left out. */
export const listCustomers = endpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/ecommerce/customers',
  summary: 'Customers, latest order first unless sorted otherwise',
  access: 'customers.read',
  search: CustomerSearch,
  data: v.array(Customer),
  meta: PageMeta,
})
