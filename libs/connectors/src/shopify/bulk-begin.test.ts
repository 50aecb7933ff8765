import { expect, test } from 'vitest'
import type { StoreConnector, StoreCounts, StoreCursor, StoreCursors, StoreKind } from '../store-connector.ts'
import { answered, refusedWith, simulatedStore, scriptedStore } from './test-setup.ts'
import type { SentRequest } from './test-setup.ts'

const kinds = ['products', 'customers', 'orders', 'refunds'] as const
const since = '2026-11-21T12:00:00Z'
const inBulk = { bulkFrom: 5, bulkPageBytes: 12_000 }
const unknown: StoreCounts = {
  collections: null,
  products: null,
  customers: null,
  orders: null,
  refunds: null,
}
const sent = (requests: SentRequest[], field: string) =>
  requests.filter(({ query }) => query.includes(`${field}(`)).length

/** Everything of a kind from a cursor on, by id. */
async function readFrom(connector: StoreConnector, kind: StoreKind, from: StoreCursor | null) {
  const rows: { provider_id: string }[] = []
  let cursor = from
  let isFirst = true
  while (isFirst || cursor !== null) {
    isFirst = false
    const page = await connector.read(kind, cursor)
    rows.push(...page.rows)
    cursor = page.next
  }
  return rows.toSorted((one, other) => one.provider_id.localeCompare(other.provider_id))
}

/** Every kind that is read in bulk, one after another. */
async function readKinds(connector: StoreConnector, begun: StoreCursors) {
  const rows: unknown[] = []
  for (const kind of kinds) rows.push(await readFrom(connector, kind, begun[kind] ?? null))
  return rows
}

/** The app's operations in the shop, oldest first. */
async function operationsOf(fetch: ReturnType<typeof simulatedStore>['fetch']) {
  const answer = await fetch('https://demo.myshopify.com/admin/api/2026-10/graphql.json', {
    method: 'POST',
    headers: { 'X-Shopify-Access-Token': 'shpat_right', 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ bulkOperations(first: 50) { nodes { id status } } }' }),
  })
  const { data } = JSON.parse(await new Response(answer.body).text()) as {
    data: { bulkOperations: { nodes: { id: string; status: string }[] } }
  }
  return data.bulkOperations.nodes.toReversed().map(({ status }) => status)
}

test('waits for the slowest operation instead of for all of them, and reads the same rows', async () => {
  const shop = { bulkSeconds: 10 }
  const oneByOne = simulatedStore({ ...inBulk, shop })
  const together = simulatedStore({ ...inBulk, shop })
  const counts = await together.connector.counts()
  const begun = await together.connector.begin(counts, since)
  expect(Object.keys(begun)).toEqual([...kinds])
  expect(sent(together.requests, 'bulkOperationRunQuery')).toBe(4)

  expect(await readKinds(together.connector, begun)).toEqual(await readKinds(oneByOne.connector, {}))
  expect(sent(together.requests, 'bulkOperationRunQuery')).toBe(4)
  expect([oneByOne.waits.length, sum(oneByOne.waits)]).toEqual([16, 65_000])
  expect([together.waits.length, sum(together.waits)]).toEqual([4, 16_250])
})

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)

test('starts nothing twice when the same reading asks again, in another process and after the operations end', async () => {
  const { connector, fetch, requests, wait } = simulatedStore({ ...inBulk, shop: { bulkSeconds: 10 } })
  const counts = await connector.counts()
  const begun = await connector.begin(counts, since)
  // The difference between the clocks, and more of it while the operations end.
  const inAnotherProcess = simulatedStore({ ...inBulk, fetch }).connector
  expect(await inAnotherProcess.begin(counts, '2026-11-21T12:00:40.900Z')).toEqual(begun)
  await wait(50_000)
  expect(await inAnotherProcess.begin(counts, since)).toEqual(begun)
  expect(await operationsOf(fetch)).toEqual(Array.from(kinds, () => 'COMPLETED'))
  expect(sent(requests, 'bulkOperationRunQuery')).toBe(4)
})

test('starts nothing for kinds with few rows', async () => {
  const { connector, requests, shop } = simulatedStore({ bulkFrom: 50 })
  const begun = await connector.begin(await connector.counts(), since)
  expect([shop.products.length > 50, shop.orders.size > 50]).toEqual([true, false])
  expect(Object.keys(begun)).toEqual(['products'])
  const small = simulatedStore()
  expect(await small.connector.begin(await small.connector.counts(), since)).toEqual({})
  expect(sent(small.requests, 'bulkOperations')).toBe(0)
  expect(sent(requests, 'bulkOperations')).toBe(1)
})

test('leaves the rest for later when a shop only runs one at a time', async () => {
  const { connector, requests } = simulatedStore({ ...inBulk, shop: { bulkSeconds: 10, concurrentBulks: 1 } })
  const begun = await connector.begin(await connector.counts(), since)
  expect(Object.keys(begun)).toEqual(['products'])
  expect(sent(requests, 'bulkOperationCancel')).toBe(0)
  const before = sent(requests, 'bulkOperationRunQuery')
  const oneByOne = simulatedStore({ ...inBulk, shop: { bulkSeconds: 10 } })
  expect(await readKinds(connector, begun)).toEqual(await readKinds(oneByOne.connector, {}))
  expect(sent(requests, 'bulkOperationRunQuery') - before).toBe(3)
})

test("leaves other apps' operations alone, and reads in pages while they take all slots", async () => {
  const { connector, fetch, requests } = simulatedStore({ ...inBulk, shop: { bulkSeconds: 1e6 } })
  const counts = await connector.counts()
  const query = '{ orders { edges { node { id name } } } }'
  for (let count = 0; count < 5; count += 1)
    await fetch('https://demo.myshopify.com/admin/api/2026-10/graphql.json', {
      method: 'POST',
      headers: { 'X-Shopify-Access-Token': 'shpat_right', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation ($query: String!) { bulkOperationRunQuery(query: $query) { bulkOperation { id } userErrors { code } } }',
        variables: { query },
      }),
    })
  const begun = await connector.begin(counts, since)
  expect(begun).toEqual({})
  const oneByOne = simulatedStore(inBulk)
  expect(await readKinds(connector, begun)).toEqual(await readKinds(oneByOne.connector, {}))
  expect(await operationsOf(fetch)).toEqual(Array.from({ length: 5 }, () => 'CREATED'))
  expect(sent(requests, 'bulkOperationCancel')).toBe(0)
})

test('cancels operations of an earlier reading only when they are in the way', async () => {
  const laterReading = async (concurrentBulks: number) => {
    const { connector, fetch, wait } = simulatedStore({
      ...inBulk,
      shop: { bulkSeconds: 1000, concurrentBulks },
    })
    const counts = await connector.counts()
    const earlier = await connector.begin(counts, since)
    await wait(61_000)
    const begun = await connector.begin(counts, '2026-11-21T12:02:00Z')
    expect(Object.keys(begun)).toEqual([...kinds])
    for (const kind of kinds) expect(begun[kind]?.operation).not.toBe(earlier[kind]?.operation)
    const statuses = await operationsOf(fetch)
    return statuses.filter((status) => status === 'CANCELED').length
  }
  expect(await laterReading(5)).toBe(4)
  expect(await laterReading(8)).toBe(0)
})

test("starts even when the shop doesn't list its operations, and passes on retryable failures", async () => {
  const started = (id: string, userErrors: unknown[] = []) =>
    answered({
      bulkOperationRunQuery: {
        bulkOperation: { id, status: 'CREATED', objectCount: '0', url: null },
        userErrors,
      },
    })
  const count = answered({ total: { count: 9, precision: 'EXACT' } })
  const begin = (answers: Response[]) =>
    scriptedStore([count, ...answers], { bulkFrom: 5 }).connector.begin(unknown, since)
  const id = 'gid://shopify/BulkOperation/7'
  const cursor = { by: 'bulk', operation: id, offset: 0, lines: 0, polls: 0, runs: 1 }
  expect(await begin([refusedWith('undefinedField'), started(id)])).toEqual({
    products: cursor,
    customers: cursor,
    orders: { ...cursor, total: 9 },
    refunds: cursor,
  })
  const listed = (nodes: unknown[]) => answered({ bulkOperations: { nodes } })
  const strange = [{}, 7, { id, status: 'RUNNING', createdAt: since, query: 'a'.repeat(30_000) }]
  expect(await begin([listed(strange), started(id)])).toMatchObject({ products: cursor })
  expect(await begin([listed([]), started('with\u0000in')])).toEqual({})
  expect(await begin([listed([]), started(id, [{ code: 'LIMIT_REACHED' }])])).toEqual({})
  await expect(begin([new Response('busy', { status: 503 })])).rejects.toMatchObject({ retryable: true })
})
