import type { StoreFacts } from './store-facts.ts'

/**
 * The facts without values that lists never show. Lists show the customer's name if there is one; a Shopify
 * order only has the customer's name at the time it was read.
 */
export const asShown = (facts: StoreFacts) => ({
  ...facts,
  orders: facts.orders.map((order) => {
    const { customer_name, customer_key, ...rest } = order as Record<string, unknown>
    return { ...rest, customer_key, customer_name: customer_key === null ? customer_name : null }
  }),
})
