import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** The notes on an order in the shop. Requested from the shop each time and never stored. */
export const getOrderShopNotes = endpoint({
  name: 'getOrderShopNotes',
  method: 'GET',
  path: '/ecommerce/orders/{id}/shop-notes',
  summary: 'The newest notes of an order as the shop has them now; not found where it keeps none',
  access: 'orders.read',
  reads: ['orders'],
  params: v.strictObject({ id: Id }),
  data: v.strictObject({
    notes: v.array(
      v.strictObject({
        /** The shop's own id. */
        id: v.string(),
        author: v.nullable(v.string()),
        text: v.string(),
        /** Sent to the customer; all others are internal notes of the shop. */
        is_for_customer: v.boolean(),
        written_at: Instant,
      }),
    ),
    /** How many older or unreadable notes were left out. */
    left_out: Count,
    read_at: Instant,
  }),
  errors: ['MODEL_NOT_FOUND', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 60, seconds: 60, per: 'user' },
})
