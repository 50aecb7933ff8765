import type { Dataset } from '../dataset/dataset.ts'
import { createShop } from '../shop/shop.ts'
import type { ShopOptions } from '../shop/shop.ts'
import { tinySample } from '../tiny-sample.ts'
import { createWooCommerce } from '../woocommerce/create-woocommerce.ts'

const origin = 'https://shop.example.test'

const keyOf = (permission: 'read' | 'write' | 'read_write') => ({
  consumerKey: `ck_${permission}`,
  consumerSecret: `cs_${permission}`,
  permission,
})

/** The header for basic authentication with a pair of keys. */
export const basic = (key: string, secret: string) => ({ Authorization: `Basic ${btoa(`${key}:${secret}`)}` })

/** A shop at the recordings' address, and a reader with its key. */
export const openTestShop = (options: Partial<ShopOptions> & { dataset?: Dataset } = {}) => {
  const shop = createShop({
    name: 'shop',
    host: 'shop.example.test',
    keys: [keyOf('read'), keyOf('write'), keyOf('read_write')],
    dataset: tinySample(),
    now: () => new Date('2026-11-21T10:00:00Z'),
    ...options,
  })
  const app = createWooCommerce({ shops: [shop] })
  const ask = (path: string, init: RequestInit = { headers: basic('ck_read', 'cs_read') }) =>
    app.request(`${origin}/wp-json/wc/v3${path}`, init)
  const read = async <Body>(path: string): Promise<Body> => {
    const answer = await ask(path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Body
  }
  return { shop, app, ask, read }
}
