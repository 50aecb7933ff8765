import type { StoreFacts } from './store-facts.ts'

/**
 * The facts without what lists never show: they name the customer where there is one, and what a Shopify order calls
 * them is only the customer's own name at the time it was read.
 */
export const asShown = (facts: StoreFacts) => ({
  ...facts,
  orders: facts.orders.map((order) => {
    const { customer_name, customer_key, ...rest } = order as Record<string, unknown>
    return { ...rest, customer_key, customer_name: customer_key === null ? customer_name : null }
  }),
})
