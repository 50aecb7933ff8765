import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StoreConnector, StoreCursor } from '../store-connector.ts'
import { readAll } from '../test-setup.ts'
import { listAnswer, scriptedStore, simulatedStore } from './test-setup.ts'

const answer = (status: number, retryAfter?: string) => () =>
  new Response('<html></html>', {
    status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
  })

describe('attempts', () => {
  test('are five, with growing waits', async () => {
    const { connector, requests, waits } = scriptedStore([answer(500)])
    await expect(connector.read('customers', null)).rejects.toMatchObject({
      kind: 'provider_failed',
      retryable: true,
    })
    expect(requests).toHaveLength(5)
    expect(waits).toEqual([1500, 3000, 6000, 12_000])
  })

  test('are two while a person waits for a store to be connected', async () => {
    const { connector, requests, waits } = scriptedStore([answer(500)])
    await expect(connector.check()).rejects.toMatchObject({ kind: 'provider_failed' })
    expect(requests).toHaveLength(2)
    expect(waits).toEqual([1500])
  })

  test("don't wait long for a person: the store's own wait is reported instead", async () => {
    const { connector, requests, waits } = scriptedStore([answer(429, '20')])
    await expect(connector.check()).rejects.toMatchObject({ kind: 'rate_limited', retry_after_seconds: 20 })
    expect([requests.length, waits]).toEqual([1, []])
  })

  test.each([0, 0.999])('wait at least a second with a random value of %d', async (chance) => {
    const { connector, waits } = scriptedStore([answer(500)], { random: () => chance })
    await expect(connector.read('customers', null)).rejects.toThrow()
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_000)
  })

  test('are repeated after an empty answer and after an incomplete one', async () => {
    const { connector, waits } = scriptedStore([() => new Response('', { status: 200 }), listAnswer([])])
    expect(await connector.read('customers', null)).toMatchObject({ rows: [], next: null })
    expect(waits).toEqual([1500])
  })

  test.each(['\uFEFF', '\uFEFF\uFEFF\n', ' \u00A0'])(
    'are limited to one when files of plugins write %j before the answer',
    async (before) => {
      const { connector, requests } = scriptedStore([() => new Response(`${before}[]\uFEFF`)])
      expect(await connector.read('customers', null)).toMatchObject({ rows: [], next: null })
      expect(requests).toHaveLength(1)
    },
  )

  test("are limited to one when retrying can't help", async () => {
    const { connector, requests } = scriptedStore([answer(404)])
    await expect(connector.read('customers', null)).rejects.toMatchObject({ kind: 'not_found' })
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['7', 7000],
    ['0', 1000],
    ['60', 60_000],
    ['-5', 1500],
    ['soon', 1500],
    ['', 1500],
    ['Sat, 21 Nov 2026 12:00:09 GMT', 9000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 1500],
  ])('wait after Retry-After %j for %i ms', async (header, wait) => {
    const { connector, waits } = scriptedStore([answer(429, header), listAnswer([])])
    await connector.read('customers', null)
    expect(waits).toEqual([wait])
  })

  test.each([
    [429, '86400', 86_400, 'rate_limited'],
    [503, '3600', 3600, 'provider_failed'],
    [429, 'Sun, 22 Nov 2026 12:00:00 GMT', 86_400, 'rate_limited'],
  ])('end immediately when %i wants a wait of %s', async (status, header, seconds, kind) => {
    const { connector, requests, waits } = scriptedStore([answer(status, header)])
    const read = connector.read('customers', null)
    await expect(read).rejects.toMatchObject({ kind, retryable: true, retry_after_seconds: seconds })
    expect([requests.length, waits]).toEqual([1, []])
  })

  test.each<[string, (connector: StoreConnector, signal: AbortSignal) => Promise<unknown>]>([
    ['a page', (connector, signal) => connector.read('customers', null, { signal })],
    ['the counts', (connector, signal) => connector.counts(signal)],
  ])('for %s end when the caller stops, with the caller’s reason', async (_what, ask) => {
    const caller = new AbortController()
    const { connector, requests } = scriptedStore([answer(500)], {
      wait: async (_ms, signal) => {
        caller.abort(new Error('enough'))
        signal?.throwIfAborted()
      },
    })
    await expect(ask(connector, caller.signal)).rejects.toThrow('enough')
    expect(requests).toHaveLength(1)
  })
})

describe('the breaker', () => {
  test('leaves a store alone for a minute after ten failures in a row, then tries once', async () => {
    const { connector, requests, wait } = scriptedStore([answer(500)])
    await expect(connector.read('customers', null)).rejects.toThrow('error of its own')
    await expect(connector.read('customers', null)).rejects.toThrow('error of its own')
    expect(requests).toHaveLength(10)

    const heldBack = { kind: 'provider_failed', retryable: true, retry_after_seconds: 60 }
    await expect(connector.read('customers', null)).rejects.toMatchObject(heldBack)
    await wait(59_000)
    await expect(connector.counts()).rejects.toMatchObject({ ...heldBack, retry_after_seconds: 1 })
    expect(requests).toHaveLength(10)

    await wait(1000)
    await expect(connector.read('customers', null)).rejects.toMatchObject({
      ...heldBack,
      retry_after_seconds: 59,
    })
    expect(requests).toHaveLength(11)
  })

  test('closes when the store works again', async () => {
    const failures = Array.from({ length: 10 }, () => answer(502))
    const { connector, requests, wait } = scriptedStore([...failures, listAnswer([])])
    await expect(connector.read('customers', null)).rejects.toThrow()
    await expect(connector.read('customers', null)).rejects.toThrow()
    await wait(60_000)
    await connector.read('customers', null)
    await connector.read('customers', null)
    expect(requests).toHaveLength(12)
  })

  test("doesn't count refusals or requests to wait", async () => {
    const { connector, requests } = scriptedStore([answer(429), answer(429), answer(404)])
    for (let round = 0; round < 12; round += 1)
      await expect(connector.read('customers', null)).rejects.toThrow()
    expect(requests.length).toBeGreaterThan(12)
    await expect(connector.read('customers', null)).rejects.toMatchObject({ kind: 'not_found' })
  })
})

const sizes = (requests: { url: URL }[]) =>
  requests.map(({ url }) => Number(url.searchParams.get('per_page')))

describe('page sizes', () => {
  test('are halved while the store fails, down to ten', async () => {
    const { connector, requests } = scriptedStore([answer(500)])
    await expect(connector.read('customers', null)).rejects.toThrow()
    expect(sizes(requests)).toEqual([100, 50, 25, 12, 10])
  })

  test("grow again slowly, and don't change for unrelated failures", async () => {
    const { connector, requests } = scriptedStore([answer(504), answer(429, '1'), listAnswer([])])
    for (let page = 0; page < 11; page += 1) await connector.read('customers', null)
    expect(sizes(requests)).toEqual([100, 50, 50, ...Array.from({ length: 9 }, () => 50), 100])
  })
})

test('at most two requests run at the same time', async () => {
  let underWay = 0
  let maxUnderWay = 0
  const { connector } = scriptedStore([], {
    fetch: async () => {
      underWay += 1
      maxUnderWay = Math.max(maxUnderWay, underWay)
      await Promise.resolve()
      underWay -= 1
      return listAnswer([])
    },
  })
  await Promise.all(Array.from({ length: 8 }, () => connector.read('customers', null)))
  expect(maxUnderWay).toBe(2)
})

describe('faults of the simulated shop', () => {
  afterEach(() => vi.useRealTimers())

  const cases = (['half-body', 'reset', 'empty-page-with-next'] as const).flatMap((kind) =>
    [1, 2, 9].map((page) => [kind, page] as const),
  )
  test.each(cases)('%s on page %i of the products recovers, and nothing is lost', async (kind, page) => {
    const { connector, shop, waits } = simulatedStore()
    // Ten rows per page, as after four failures.
    if (page > 1) shop.faults.add({ kind: 'status', status: 500, times: 4 })
    const before = page > 1 ? 4 : 0
    let pages = 0
    const rows = await readAll(connector, 'products', (coming) => {
      pages = coming
      if (coming === page) shop.faults.add({ kind })
    })
    expect(pages).toBeGreaterThan(page)
    expect(new Set(rows.map(({ provider_id }) => provider_id)).size).toBe(shop.products.length)
    expect(shop.faults.list()).toEqual([])
    expect(waits).toHaveLength(kind === 'empty-page-with-next' ? before : before + 1)
  })

  test('a page that stays empty ends the read', async () => {
    const { connector, shop } = simulatedStore()
    const { next } = await connector.read('products', null)
    shop.faults.add({ kind: 'empty-page-with-next', times: Infinity })
    expect(await connector.read('products', next)).toMatchObject({ rows: [], next: null })
  })

  test.each([400, 401, 403, 404, 408, 429, 500, 502, 503, 504])(
    'status %i on a middle page ends in a documented error or recovers, and the next run completes',
    async (status) => {
      const { connector, shop } = simulatedStore()
      const first = await connector.read('products', null)
      shop.faults.add({ kind: 'status', status, times: 5 })
      const kinds = {
        400: 'unexpected_data',
        401: 'not_data',
        403: 'not_data',
        404: 'not_found',
        408: 'timeout',
        429: 'rate_limited',
      }
      await expect(connector.read('products', first.next)).rejects.toMatchObject({
        name: 'ProviderError',
        kind: kinds[status as keyof typeof kinds] ?? 'provider_failed',
      })
      shop.faults.clear()
      const rest: string[] = first.rows.map(({ provider_id }) => provider_id)
      for (let cursor: StoreCursor | null = first.next; cursor;) {
        const page = await connector.read('products', cursor)
        rest.push(...page.rows.map(({ provider_id }) => provider_id))
        cursor = page.next
      }
      expect(new Set(rest).size).toBe(shop.products.length)
    },
  )

  test.each([
    ['html', 'not_data'],
    ['wrong-schema', 'unexpected_data'],
  ] as const)('%s is %s, without a second attempt', async (kind, expected) => {
    const { connector, shop, requests } = simulatedStore()
    shop.faults.add({ kind, times: Infinity })
    await expect(connector.read('orders', null)).rejects.toMatchObject({ kind: expected })
    expect(requests).toHaveLength(1)
  })

  test('a store that stalls is given up after 30 seconds, five times, with smaller pages', async () => {
    vi.useFakeTimers()
    const { connector, shop, requests } = simulatedStore()
    shop.faults.add({ kind: 'stall', times: Infinity })
    const read = connector.read('orders', null)
    const outcome = expect(read).rejects.toMatchObject({ kind: 'timeout', retryable: true })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(4 * 30_000)
    await outcome
    expect(requests.map((request) => /per_page=(\d+)/.exec(request)?.[1])).toEqual([
      '100',
      '50',
      '25',
      '12',
      '10',
    ])
  })

  test("a fetch that ignores its signal doesn't block the store", async () => {
    vi.useFakeTimers()
    const { connector } = scriptedStore([], { fetch: () => new Promise<never>(() => {}) })
    const outcome = expect(connector.read('customers', null)).rejects.toMatchObject({ kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(5 * 30_000)
    await outcome
  })
})

test('returns null for a deleted customer, instead of reporting a wrong address', async () => {
  expect(await simulatedStore().connector.readOne('customers', '999999')).toBeNull()
})
