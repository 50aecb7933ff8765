import type { Shop } from '../shop/shop.ts'
import type { ShopifyState } from './call.ts'

const states = new WeakMap<Shop, ShopifyState>()

/** The state of a shop, created when first needed. */
export const stateOf = (shop: Shop): ShopifyState => {
  let state = states.get(shop)
  if (!state) {
    state = { tokens: new Map(), buckets: new Map(), bulkOperations: [], nextId: 1 }
    states.set(shop, state)
  }
  return state
}
