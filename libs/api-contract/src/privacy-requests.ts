import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** What Shopify requires of apps that store a shop's customer data: the topics of its compliance webhooks. */
export const privacyRequestKinds = ['data_request', 'customer_redact', 'shop_redact'] as const

/**
 * A shop's request about personal data. `waiting`: a job carries it out, and retries after a failure. Who it
 * is about isn't stored once their data is deleted.
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
  /** How many customers and orders were affected; 0 until it is carried out. */
  customers_count: Count,
  orders_count: Count,
  /** Whether `getPrivacyData` has data to return. */
  has_data: v.boolean(),
})
export type PrivacyRequest = v.InferOutput<typeof PrivacyRequest>

/** The latest 200, newest first. */
export const listPrivacyRequests = endpoint({
  name: 'listPrivacyRequests',
  method: 'GET',
  path: '/ecommerce/privacy-requests',
  summary: 'Requests of shops about the personal data of their customers',
  access: 'export.write',
  reads: ['privacyRequests'],
  data: v.array(PrivacyRequest),
  meta: v.strictObject({
    /**
     * The address for each Shopify store's compliance webhooks; empty when this server can't be reached from
     * outside.
     */
    addresses: v.array(v.strictObject({ store_id: Id, store_name: v.string(), address: v.string() })),
  }),
})

/**
 * A JSON file of the stored data, for the store to pass on. Amounts are in minor units. Each download is in
 * the audit log.
 */
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
