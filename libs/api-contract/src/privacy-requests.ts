import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** What Shopify asks of whoever keeps data of a shop's customers: the topics of its compliance webhooks. */
export const privacyRequestKinds = ['data_request', 'customer_redact', 'shop_redact'] as const

/**
 * A request of a shop about personal data. `waiting`: a job carries it out, and tries again after a failure. Who it is
 * about is not kept once their data is gone.
 */
export const PrivacyRequest = v.strictObject({
  id: Id,
  store_id: Id,
  store_name: v.string(),
  kind: v.picklist(privacyRequestKinds),
  state: v.picklist(['waiting', 'done', 'failed']),
  received_at: Instant,
  /** Null until it is carried out. */
  done_at: v.nullable(Instant),
  /** How many customers and orders it concerned; 0 until it is carried out. */
  customers_count: Count,
  orders_count: Count,
  /** Whether `getPrivacyData` has something to give. */
  has_data: v.boolean(),
})
export type PrivacyRequest = v.InferOutput<typeof PrivacyRequest>

/** The latest 200, the newest first; a store without any has none. */
export const listPrivacyRequests = endpoint({
  name: 'listPrivacyRequests',
  method: 'GET',
  path: '/ecommerce/privacy-requests',
  summary: 'Requests of shops about the personal data of their customers',
  access: 'export.write',
  reads: ['privacyRequests'],
  data: v.array(PrivacyRequest),
  meta: v.strictObject({
    /** Where the compliance webhooks of each Shopify store are sent; empty where this server cannot be reached. */
    addresses: v.array(v.strictObject({ store_id: Id, store_name: v.string(), address: v.string() })),
  }),
})

/** A file of JSON, of what is kept now, for the store to hand on. Amounts are minor units. Each download is in the audit log. */
export const getPrivacyData = endpoint({
  name: 'getPrivacyData',
  method: 'POST',
  path: '/ecommerce/privacy-requests/{id}/data',
  summary: 'What is kept about the customer of a data request',
  access: 'export.write',
  changes: ['audit'],
  params: v.strictObject({ id: Id }),
  data: v.null(),
  answers: 'file',
  errors: ['MODEL_NOT_FOUND'],
})
