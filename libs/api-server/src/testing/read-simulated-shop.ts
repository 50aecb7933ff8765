import { createWooCommerce, inProcessFetch } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { readRawShop } from './plain-shop.ts'
import type { RawShop } from './plain-shop.ts'

/** Everything that a simulated WooCommerce shop has now, as its API returns it. */
export function readSimulatedShop(shop: Shop): Promise<RawShop> {
  const ask = inProcessFetch(createWooCommerce({ shops: [shop] }))
  return readRawShop(async (path) => {
    const [{ consumerKey, consumerSecret }] = shop.keys as [Shop['keys'][0]]
    const answer = await ask(`http://127.0.0.1:4010/${shop.name}/wp-json/wc/v3${path}`, {
      headers: { authorization: `Basic ${btoa(`${consumerKey}:${consumerSecret}`)}` },
    })
    return answer.json()
  })
}
