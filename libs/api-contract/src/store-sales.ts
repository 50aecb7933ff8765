import * as v from 'valibot'
import { commerceMessages } from './commerce-messages.ts'
import { endpoint } from './endpoint.ts'
import { Id, text } from './fields.ts'
import { listOf } from './listed.ts'
import { Store } from './stores.ts'

const maxStatuses = 100

/** Null returns to what the shop says, or to the default. A different choice recalculates the orders. */
export const chooseStoreSales = endpoint({
  name: 'chooseStoreSales',
  method: 'PUT',
  path: '/ecommerce/stores/{id}/sales',
  summary: 'Choose which statuses of orders do not count as sales',
  access: 'team.write',
  changes: ['stores', 'orders', 'customers', 'products', 'figures', 'audit'],
  params: v.strictObject({ id: Id }),
  body: v.strictObject({
    excluded: v.nullable(
      listOf(text({ min: 1, max: 100 }), maxStatuses, commerceMessages.store.tooManyStatuses(maxStatuses)),
    ),
  }),
  data: Store,
  errors: ['MODEL_NOT_FOUND'],
})
