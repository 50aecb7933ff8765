import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'

/** Sales in one currency less what was given back; currencies are never added. */
const Bought = v.strictObject({ currency: CurrencyCode, orders: Count, revenue: MinorUnits })

/**
 * A customer whom a post brought: their first sale in the store names the post, within 90 days. `later` is what they bought
 * after it, whatever led them there.
 */
export const PostCustomer = v.strictObject({
  id: Id,
  store_id: Id,
  name: v.string(),
  first_order_at: Instant,
  first: Bought,
  later: v.array(Bought),
})
export type PostCustomer = v.InferOutput<typeof PostCustomer>

/** Latest first sale first. */
export const listPostCustomers = endpoint({
  name: 'listPostCustomers',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/customers',
  summary: 'Customers whose first order names a post, with what they bought since',
  access: 'customers.read',
  reads: ['posts', 'customers'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  search: v.strictObject({ ...pageSearch }),
  data: v.array(PostCustomer),
  meta: v.strictObject({
    ...PageMeta.entries,
    /** Of all of them: their first sales, and what they bought since, by currency. */
    first: v.array(Bought),
    later: v.array(Bought),
  }),
  errors: ['MODEL_NOT_FOUND'],
})
