import { addOrder, editOrder } from '@tandem/provider-simulator'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import type { OrderRow } from '../order-rows.ts'
import type { StoreConnector, StoreCursor, StoreKind, StorePage } from '../store-connector.ts'
import { readAll } from '../test-setup.ts'
import { BulkBroken, bulkGroups, nodeOf } from './bulk-lines.ts'
import { bulkReading } from './bulk-reading.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { answered, scriptedStore, simulatedStore } from './test-setup.ts'

const kinds = ['products', 'customers', 'orders', 'refunds'] as const
/** So small that a part contains a row or two. */
const inBulk = { bulkFrom: 5, bulkPageBytes: 12_000 }
const started = (requests: { query: string }[]) =>
  requests.filter(({ query }) => query.includes('bulkOperationRunQuery')).length
const byId = (rows: { provider_id: string }[]) =>
  rows.toSorted((one, other) => one.provider_id.localeCompare(other.provider_id))

/** Reads until the result is being read, and returns the cursor. */
async function inTheMiddle(connector: StoreConnector, kind: StoreKind): Promise<StoreCursor> {
  let cursor: StoreCursor | null = null
  for (let page = 0; page < 50; page += 1) {
    cursor = (await connector.read(kind, cursor)).next
    if (cursor !== null && Number(cursor.lines) > 0) return cursor
  }
  throw new Error('the result is never read')
}

describe('a first reading of a large shop', () => {
  test.each(kinds)('returns the %s that its pages would return', async (kind) => {
    const { connector, requests, shop } = simulatedStore(inBulk)
    const paged = simulatedStore({ bulkFrom: Infinity })
    for (const one of [shop, paged.shop])
      for (const { id } of [...one.orders.values()].filter(({ refunds }) => refunds.length === 0).slice(0, 7))
        editOrder(one, id, { remove: [{ line: 0, quantity: 1 }] })
    expect(byId(await readAll(connector, kind))).toEqual(byId(await readAll(paged.connector, kind)))
    expect(started(requests)).toBe(1)
    expect(started(paged.requests)).toBe(0)
    const files = requests.filter(({ headers }) => headers.Range)
    expect(files.length).toBeGreaterThan(0)
    for (const { headers } of files) expect(headers['X-Shopify-Access-Token']).toBeUndefined()
  })

  test('polls whether it is ready, less often each time', async () => {
    const { connector, shop, waits } = simulatedStore({ ...inBulk, shop: { bulkPolls: 9 } })
    expect(await readAll(connector, 'orders')).toHaveLength(shop.orders.size)
    expect(waits).toHaveLength(9)
    expect(waits.slice(0, 3)).toEqual([2000, 3000, 4500])
    expect(Math.max(...waits)).toBe(30_000)
  })

  test('continues in another process from any page', async () => {
    const { shop, fetch, ...first } = simulatedStore(inBulk)
    const rows = new Set<string>()
    let cursor: StoreCursor | null = null
    let pages = 0
    do {
      const { connector } = simulatedStore({ ...inBulk, fetch })
      const page: StorePage<OrderRow> = await connector.read('orders', cursor)
      for (const { provider_id } of page.rows) rows.add(provider_id)
      expect(page.total).toBe(shop.orders.size)
      cursor = page.next && (JSON.parse(JSON.stringify(page.next)) as StoreCursor)
      pages += 1
    } while (cursor && pages < 200)
    expect(rows.size).toBe(shop.orders.size)
    expect(pages).toBeGreaterThan(5)
    expect(started(first.requests)).toBe(1)
  })

  test('runs again when its result has expired', async () => {
    const { connector, shop, wait, requests } = simulatedStore(inBulk)
    const cursor = await inTheMiddle(connector, 'orders')
    await wait(8 * dayMs)
    const rows = new Set<string>()
    for (let next: StoreCursor | null = cursor; next;) {
      const page: StorePage<OrderRow> = await connector.read('orders', next)
      for (const { provider_id } of page.rows) rows.add(provider_id)
      next = page.next
    }
    expect(rows.size).toBe(shop.orders.size)
    expect(started(requests)).toBe(2)
  })

  test.each(['bulk-failure', 'bulk-missing-lines'] as const)(
    'reads in pages after a %s, and misses nothing',
    async (kind) => {
      const { connector, shop, requests } = simulatedStore(inBulk)
      shop.faults.add({ kind })
      const rows = await readAll(connector, 'orders')
      expect(new Set(rows.map(({ provider_id }) => provider_id)).size).toBe(shop.orders.size)
      expect(started(requests)).toBe(1)
      expect(requests.some(({ variables }) => 'first' in variables)).toBe(true)
    },
  )

  test('reads in pages when no operation can run', async () => {
    const { connector, shop, requests } = simulatedStore(inBulk)
    // As many as Shopify runs at the same time.
    for (let count = 0; count < 5; count += 1) await connector.read('orders', null)
    expect(await readAll(connector, 'orders')).toHaveLength(shop.orders.size)
    expect(started(requests)).toBe(6)
  })

  test("isn't used for changes", async () => {
    const { connector, shop, requests } = simulatedStore(inBulk)
    const rows = await readAll(connector, 'orders', undefined, '2000-01-01T00:00:00Z')
    expect([rows.length, started(requests)]).toEqual([shop.orders.size, 0])
  })

  test('retries a part that broke off', async () => {
    const { connector, shop, waits } = simulatedStore(inBulk)
    shop.faults.add({ kind: 'reset', match: { path: '/bulk-file' }, skip: 2 })
    shop.faults.add({ kind: 'status', status: 503, match: { path: '/bulk-file' }, skip: 4 })
    expect(await readAll(connector, 'orders')).toHaveLength(shop.orders.size)
    expect(shop.faults.list()).toEqual([])
    expect(waits.length).toBeGreaterThan(2)
  })

  test('reads a row of any size', async () => {
    const { connector, shop } = simulatedStore({ ...inBulk, bulkPageBytes: 2000 })
    const lines = Array.from({ length: 60 }, () => ({ sku: 'many', quantity: 1, total: 100 }))
    addOrder(shop, { lines })
    const rows = await readAll(connector, 'orders')
    expect(rows).toHaveLength(shop.orders.size)
    expect(rows.at(-1)?.lines.length ?? 0).toBe(60)
  })
})

describe('an operation with another end', () => {
  const cursor = {
    by: 'bulk',
    operation: 'gid://shopify/BulkOperation/1',
    offset: 0,
    lines: 0,
    polls: 0,
    runs: 1,
  }
  const operation = (status: string, more: object = {}) => ({
    id: 'gid://shopify/BulkOperation/1',
    status,
    objectCount: '0',
    url: null,
    ...more,
  })
  const uncounted = ['', ' ', '0x10', '1e1', '-1', 1.5, 'many', null, undefined]
  const again = answered({ bulkOperationRunQuery: { bulkOperation: operation('CREATED'), userErrors: [] } })
  const after = async (found: object | null, changes: object = {}) =>
    (
      await scriptedStore([answered({ bulkOperation: found }), again]).connector.read('orders', {
        ...cursor,
        ...changes,
      })
    ).next

  test('limits the size of a part, and reads a larger row in pages', async () => {
    const asked: number[] = []
    const reading = bulkReading({
      client: {
        ask: async () => ({
          data: { bulkOperation: operation('COMPLETED', { objectCount: '2', url: 'https://files.test/1' }) },
        }),
      } as unknown as GraphqlClient,
      part: async ({ length }) => {
        asked.push(length)
        return { bytes: new TextEncoder().encode('{"id":"1"}\n'), isLast: false }
      },
      rowsOf: () => Promise.reject(new Error('no row is whole')),
      wait: () => Promise.reject(new Error('there is nothing to wait for')),
      pageBytes: 2 ** 20,
    })
    const { rows, next } = await reading.read('orders', { ...cursor, by: 'bulk' })
    expect(rows).toEqual([])
    expect(next).not.toHaveProperty('operation')
    expect(asked).toEqual([2 ** 20, 8 * 2 ** 20])
  })

  test('runs again when its result is gone, but not forever', async () => {
    expect(await after(operation('EXPIRED'))).toMatchObject({ by: 'bulk', runs: 2 })
    expect(await after(operation('CANCELED'))).toMatchObject({ by: 'bulk', runs: 2 })
    // Also one of another app.
    expect(await after(null)).toMatchObject({ by: 'bulk', runs: 2 })
    expect(await after(operation('EXPIRED'), { runs: 3 })).toMatchObject({ by: 'id', last_id: '0' })
  })

  test("isn't waited for forever", async () => {
    expect(await after(operation('RUNNING'))).toMatchObject({ by: 'bulk', polls: 1 })
    expect(await after(operation('RUNNING'), { polls: 2000 })).toMatchObject({ by: 'id' })
  })

  test('leaves the rows to be read in pages', async () => {
    for (const status of ['FAILED', 'SOMETHING_NEW'])
      expect(await after(operation(status), { total: 9 })).toEqual({ by: 'id', last_id: '0', total: 9 })
    // Counted, but not written.
    expect(await after(operation('COMPLETED', { objectCount: '5' }))).toMatchObject({ by: 'id' })
    // Counted before the operation.
    expect(await after(operation('COMPLETED'), { total: 9 })).toMatchObject({ by: 'id' })
    for (const objectCount of uncounted)
      expect(await after(operation('COMPLETED', { objectCount }))).toMatchObject({ by: 'id' })
    // Still running.
    expect(await after(operation('RUNNING', { objectCount: null }))).toMatchObject({ by: 'bulk', polls: 1 })
    expect(await after(operation('COMPLETED'))).toBeNull()
  })

  test("requests no file that wasn't counted", async () => {
    for (const objectCount of uncounted) {
      const found = operation('COMPLETED', { objectCount, url: 'https://files.test/1' })
      const { connector, requests } = scriptedStore([answered({ bulkOperation: found }), again])
      expect((await connector.read('orders', cursor)).next).toMatchObject({ by: 'id' })
      expect(requests).toHaveLength(1)
    }
  })
})

describe('lines of a result', () => {
  const encode = (text: string) => new TextEncoder().encode(text)
  const parent = (id: number) => JSON.stringify({ id: `gid://shopify/Order/${id}`, name: 'Ä€😀' })
  const child = (id: number, of: number) =>
    JSON.stringify({ id: `gid://shopify/LineItem/${id}`, __parentId: `gid://shopify/Order/${of}` })

  test('are found whole wherever a part ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(4), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 400 }),
        fc.boolean(),
        async (children, size, isEndedByNewline) => {
          const lines = children.flatMap((count, order) => [
            parent(order),
            ...Array.from({ length: count }, (_, line) => child(line, order)),
          ])
          const file = encode(lines.join('\n') + (isEndedByNewline ? '\n' : ''))
          const read: [string, number][] = []
          let offset = 0
          let counted = 0
          let length = size
          while (offset < file.byteLength) {
            const part = file.subarray(offset, offset + length)
            const isLast = offset + part.byteLength >= file.byteLength
            const found = bulkGroups(part, isLast)
            if (found.groups.length === 0 && !isLast) {
              length *= 2
              continue
            }
            length = size
            read.push(
              ...found.groups.map(({ parent: { id }, children: below }): [string, number] => [
                id,
                below.length,
              ]),
            )
            offset += found.bytes
            counted += found.lines
          }
          expect(read).toEqual(children.map((count, order) => [`gid://shopify/Order/${order}`, count]))
          expect(counted).toBe(lines.length)
        },
      ),
      { numRuns: 200 },
    )
  })

  test.each([
    ['cut', `${parent(1)}\n{"id":"gid`],
    ['not grouped', `${parent(1)}\n${parent(2)}\n${child(1, 1)}`],
    ['without their row', child(1, 1)],
    ['no objects', '[1]'],
    ['without an id', '{}'],
  ])('that are %s are rejected', (_what, text) => {
    expect(() => bulkGroups(encode(text), true)).toThrow(BulkBroken)
  })

  test("that aren't UTF-8 are rejected", () => {
    expect(() => bulkGroups(new Uint8Array([0x7b, 0xff, 0x7d]), true)).toThrow(BulkBroken)
  })

  test('become lists inside their row', () => {
    const [group] = bulkGroups(
      encode(
        [
          '{"id":"gid://shopify/Product/1"}',
          '{"id":"gid://shopify/ProductVariant/2","sku":"a","__parentId":"gid://shopify/Product/1"}',
          '{"id":"gid://shopify/Collection/3","legacyResourceId":"3","__parentId":"gid://shopify/Product/1"}',
        ].join('\n'),
      ),
      true,
    ).groups
    expect(nodeOf('products', group!)).toMatchObject({
      variants: { nodes: [{ sku: 'a' }] },
      collections: { nodes: [{ legacyResourceId: '3' }], pageInfo: { hasNextPage: false } },
    })
  })
})
