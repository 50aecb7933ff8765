import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** What is written on an order in the shop; the shop is asked each time, and nothing of it is kept. */
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
        /** The shop's own. */
        id: v.string(),
        author: v.nullable(v.string()),
        text: v.string(),
        /** The customer was sent it; all others are the shop's own. */
        is_for_customer: v.boolean(),
        written_at: Instant,
      }),
    ),
    /** Older ones, and those that could not be read. */
    left_out: Count,
    read_at: Instant,
  }),
  errors: ['MODEL_NOT_FOUND', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 60, seconds: 60, per: 'user' },
})
