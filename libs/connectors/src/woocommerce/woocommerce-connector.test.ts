import { createShop, createWooCommerce, inProcessFetch, tinySample } from '@tandem/provider-simulator'
import { describe, expect, test } from 'vitest'
import type { RowOf, StoreConnector, StoreCursor, StoreKind } from '../store-connector.ts'
import { wooCommerceConnector } from './woocommerce-connector.ts'

const key = { consumerKey: 'ck_right', consumerSecret: 'cs_right', permission: 'read' as const }
function openStore() {
  const shop = createShop({ name: 'demo', keys: [key], dataset: tinySample() })
  const requests: string[] = []
  const app = createWooCommerce({
    shops: [shop],
    onRequest: ({ path, query }) => requests.push(`${path}?${query}`),
  })
  const connector = wooCommerceConnector({
    url: 'http://127.0.0.1:4010/demo',
    consumer_key: key.consumerKey,
    consumer_secret: key.consumerSecret,
    fetch: inProcessFetch(app),
  })
  return { shop, requests, connector }
}
async function readAll<K extends StoreKind>(connector: StoreConnector, kind: K) {
  const rows: RowOf<K>[] = []
  let cursor: StoreCursor | null = null
  do {
    const page = await connector.read(kind, cursor)
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor)
  return rows
}
describe('smoke', () => {
  test('reads all', async () => {
    const { connector, requests } = openStore()
    console.log(await connector.check(), await connector.counts())
    for (const kind of ['collections', 'products', 'customers', 'orders', 'refunds'] as const) {
      const rows = await readAll(connector, kind)
      console.log(kind, rows.length, JSON.stringify(rows[0]).slice(0, 900))
    }
    console.log(requests.join('\n'))
    expect(1).toBe(1)
  })
})
