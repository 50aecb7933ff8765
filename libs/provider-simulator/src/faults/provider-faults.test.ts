import { describe, expect, test, vi } from 'vitest'
import { inProcessFetch } from '../in-process-fetch.ts'
import { openShopify, shopifyOrigin } from '../testing/open-shopify.ts'
import type { Connection } from '../testing/open-shopify.ts'
import { basic, openTestShop } from '../testing/open-test-shop.ts'
import type { Fault } from './fault-list.ts'

const query =
  'query ($after: String) { orders(first: 20, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } } }'
type Orders = { orders: Connection<{ id: string }> }

/** Opens a list of each kind of shop and requests it with a fault. */
const openBoth = (fault: Fault) => {
  const woo = openTestShop()
  const shopify = openShopify()
  woo.shop.faults.add({ ...fault })
  shopify.shop.faults.add({ ...fault })
  const wooFetch = inProcessFetch(woo.app)
  return [
    (signal?: AbortSignal) =>
      wooFetch('https://shop.example.test/wp-json/wc/v3/orders', {
        headers: basic('ck_read', 'cs_read'),
        signal,
      }),
    (signal?: AbortSignal) => shopify.post(query, { signal }),
  ]
}

describe('a fault of either kind of shop', () => {
  test.each(['7', 'Sat, 21 Nov 2026 10:00:07 GMT', '-5', '86400'])(
    '429 says when to retry: %s',
    async (text) => {
      for (const ask of openBoth({ kind: 'status', status: 429, retryAfter: text })) {
        const answer = await ask()
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, text])
        expect((await ask()).status).toBe(200)
      }
    },
  )

  test.each([
    ['refused', 'ECONNREFUSED'],
    ['bad-certificate', 'CERT_HAS_EXPIRED'],
  ] as const)("%s looks like a connection that couldn't be made", async (kind, code) => {
    for (const ask of openBoth({ kind }))
      await expect(ask()).rejects.toMatchObject({ message: 'fetch failed', cause: { code } })
  })

  test('content-length-too-long ends before its end', async () => {
    for (const ask of openBoth({ kind: 'content-length-too-long' }))
      await expect((await ask()).text()).rejects.toThrow('terminated')
  })

  test("invalid-utf8 contains bytes that aren't valid text", async () => {
    for (const ask of openBoth({ kind: 'invalid-utf8' })) {
      const bytes = await (await ask()).arrayBuffer()
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow(TypeError)
    }
  })

  test('stall-after-byte sends one byte, then nothing until the caller gives up', async () => {
    for (const ask of openBoth({ kind: 'stall-after-byte' })) {
      const gaveUp = new AbortController()
      const reader = (await ask(gaveUp.signal)).body!.getReader()
      expect((await reader.read()).value).toHaveLength(1)
      const rest = reader.read()
      gaveUp.abort(new Error('gave up'))
      await expect(rest).rejects.toThrow('gave up')
    }
  })

  test('slow-drip sends one byte at a time', async () => {
    vi.useFakeTimers()
    for (const ask of openBoth({ kind: 'slow-drip', delayMs: 1000 })) {
      const reader = (await ask()).body!.getReader()
      const read = vi.fn<(value: unknown) => void>()
      void reader.read().then(({ value }) => read(value))
      await vi.advanceTimersByTimeAsync(999)
      expect(read).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(read.mock.calls[0]![0]).toHaveLength(1)
      await reader.cancel()
    }
    vi.useRealTimers()
  })

  test('huge-body is as large as requested', async () => {
    for (const ask of openBoth({ kind: 'huge-body', bytes: 1_000_000 }))
      expect((await (await ask()).arrayBuffer()).byteLength).toBeGreaterThan(1_000_000)
  })

  test('hits the page that was requested', async () => {
    const { shop, read } = openShopify()
    shop.faults.add({ kind: 'throttled', skip: 2, match: { path: '/orders' } })
    let after: string | null = null
    const read20 = async () => (await read<Orders>(query, { after })).orders.pageInfo
    for (let page = 0; page < 2; page += 1) after = (await read20()).endCursor
    await read('{ shop { name } }')
    await expect(read20()).rejects.toThrow('Throttled')
    expect((await read20()).hasNextPage).toBe(true)
  })
})

describe('a fault of Shopify', () => {
  test("throttled answers with HTTP 200, and the query doesn't run", async () => {
    const { shop, post, read } = openShopify()
    shop.faults.add({ kind: 'throttled' })
    const answer = await post(
      'mutation { bulkOperationRunQuery(query: "{ orders { nodes { id } } }") { userErrors { message } } }',
    )
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'THROTTLED' } }],
      extensions: { cost: { actualQueryCost: null, throttleStatus: { currentlyAvailable: 0 } } },
    })
    expect(await read('{ bulkOperations(first: 1) { nodes { id } } }')).toEqual({
      bulkOperations: { nodes: [] },
    })
  })

  test('lists can be empty with a next page, repeat a page, repeat rows, or have no rows', async () => {
    const { shop, read } = openShopify()
    const first = (await read<Orders>(query)).orders
    shop.faults.add({ kind: 'empty-page-with-next' })
    expect((await read<Orders>(query)).orders).toMatchObject({ nodes: [], pageInfo: { hasNextPage: true } })
    shop.faults.add({ kind: 'cursor-loop' })
    const after = first.pageInfo.endCursor
    expect((await read<Orders>(query, { after })).orders.pageInfo).toMatchObject({
      hasNextPage: true,
      endCursor: after,
    })
    shop.faults.add({ kind: 'duplicate-rows' })
    expect((await read<Orders>(query)).orders.nodes).toEqual([...first.nodes, ...first.nodes])
    shop.faults.add({ kind: 'wrong-schema' })
    expect((await read<Orders>(query)).orders).not.toHaveProperty('nodes')
  })

  test('also affects tokens and files', async () => {
    const { shop, fetch } = openShopify()
    shop.faults.add({ kind: 'status', status: 500, match: { path: '/token' } })
    const token = () => fetch(`${shopifyOrigin}/admin/oauth/access_token`, { method: 'POST', body: '' })
    expect([(await token()).status, (await token()).status]).toEqual([500, 400])
    shop.faults.add({ kind: 'html', match: { path: '/bulk-file' } })
    const file = await fetch(`${shopifyOrigin}/__bulk/1/none.jsonl`)
    expect(file.headers.get('Content-Type')).toContain('html')
  })
})

describe('a fault of WooCommerce', () => {
  test("lists fail in WooCommerce's own ways", async () => {
    const { shop, ask, read } = openTestShop()
    shop.faults.add({ kind: 'cursor-loop' })
    expect((await ask('/orders?page=2&per_page=5')).headers.get('Link')).toContain('page=2>; rel="next"')
    shop.faults.add({ kind: 'duplicate-rows' })
    expect(await read('/orders?per_page=5')).toHaveLength(10)
    shop.faults.add({ kind: 'throttled' })
    expect((await ask('/orders')).status).toBe(429)
  })
})
