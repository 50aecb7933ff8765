import { type Fault, type Shop, shopifyNumber } from '@tandem/provider-simulator'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProviderErrorKind } from './provider-error.ts'
import { simulatedStore as simulatedShopify } from './shopify/test-setup.ts'
import type { StoreConnector, StoreCursor } from './store-connector.ts'
import { simulatedStore as simulatedWooCommerce } from './woocommerce/test-setup.ts'

// One fault of each class meets both providers on a middle page; with FAULTS=all every kind, on the first and the last
// page, too.
const isWhole = process.env.FAULTS === 'all'
const positions = isWhole ? (['first', 'middle', 'last'] as const) : (['middle'] as const)

/** Of the same class as another. */
const alike = new Set([
  '429 with a negative time',
  '429 until a date',
  'status 400',
  'status 403',
  'status 502',
  'status 503',
  'status 504',
  'half-body',
  'stall',
])

interface FaultCase {
  name: string
  fault: Omit<Fault, 'times' | 'match'>
  /** What one such answer leads to. */
  once: ProviderErrorKind | 'heals'
  /** What it leads to when it does not end. */
  lasting: ProviderErrorKind | 'heals'
  /** Milliseconds that the first try waits, where the answer says so. */
  wait?: number
}

const status = (
  code: number,
  kind: ProviderErrorKind,
  isRetried: boolean,
  more: { retryAfter?: number | string; wait?: number; name?: string } = {},
): FaultCase => ({
  name: more.name ?? `status ${code}`,
  fault: {
    kind: 'status',
    status: code,
    ...(more.retryAfter !== undefined && { retryAfter: more.retryAfter }),
  },
  once: isRetried ? 'heals' : kind,
  lasting: kind,
  ...(more.wait !== undefined && { wait: more.wait }),
})
const retried = (
  kind: Fault['kind'],
  lasting: ProviderErrorKind | 'heals',
  more: Partial<Fault> = {},
): FaultCase => ({
  name: kind,
  fault: { kind, ...more },
  once: 'heals',
  lasting,
})
const final = (kind: Fault['kind'], lasting: ProviderErrorKind): FaultCase => ({
  name: kind,
  fault: { kind },
  once: lasting,
  lasting,
})

const faults: FaultCase[] = [
  status(429, 'rate_limited', true, { name: '429 in 7 seconds', retryAfter: 7, wait: 7000 }),
  status(429, 'rate_limited', true, {
    name: '429 until a date',
    retryAfter: 'Sat, 21 Nov 2026 12:00:40 GMT',
  }),
  status(429, 'rate_limited', true, { name: '429 without a time', wait: 1500 }),
  status(429, 'rate_limited', true, { name: '429 with a negative time', retryAfter: '-5', wait: 1500 }),
  status(429, 'rate_limited', false, { name: '429 for a day', retryAfter: 86_400 }),
  status(400, 'unexpected_data', false),
  status(401, 'not_data', false),
  status(403, 'not_data', false),
  status(404, 'not_found', false),
  status(408, 'timeout', true),
  status(500, 'provider_failed', true),
  status(502, 'provider_failed', true),
  status(503, 'provider_failed', true),
  status(504, 'provider_failed', true),
  retried('throttled', 'rate_limited'),
  retried('refused', 'unreachable'),
  final('bad-certificate', 'unreachable'),
  retried('reset', 'unreachable'),
  retried('half-body', 'not_data'),
  retried('content-length-too-long', 'unreachable'),
  retried('stall', 'timeout'),
  retried('stall-after-byte', 'timeout'),
  retried('slow-drip', 'timeout', { delayMs: 500 }),
  final('html', 'not_data'),
  retried('invalid-utf8', 'not_data'),
  final('wrong-schema', 'unexpected_data'),
  retried('empty-page-with-next', 'heals'),
  retried('cursor-loop', 'heals'),
  retried('duplicate-rows', 'heals'),
  retried('huge-body', 'unexpected_data', { bytes: 5 * 2 ** 20 }),
]

interface Store {
  connector: StoreConnector
  kind: 'orders' | 'products'
  faults: Shop['faults']
  /** What a fault is matched by. */
  path: string
  ids: Set<string>
  /** Requests for a page so far. */
  asked: () => number
  waits: number[]
}

const stores: Record<string, () => Store> = {
  WooCommerce() {
    const { connector, shop, requests, waits } = simulatedWooCommerce()
    return {
      connector,
      kind: 'products',
      faults: shop.faults,
      path: '/products',
      ids: new Set(shop.products.map(({ id }) => String(id))),
      asked: () => requests.filter((request) => request.startsWith('/products?')).length,
      waits,
    }
  },
  Shopify() {
    const { connector, shop, requests, waits } = simulatedShopify()
    return {
      connector,
      kind: 'orders',
      faults: shop.faults,
      path: '/orders',
      ids: new Set([...shop.orders.keys()].map((id) => String(shopifyNumber('Order', id)))),
      asked: () => requests.filter(({ query }) => query.includes('page: orders')).length,
      waits,
    }
  },
}

/** What is different at Shopify, whose answers of no more rows and more pages are not believed. */
const atShopify: Record<string, Partial<FaultCase>> = {
  'status 401': { once: 'wrong_key', lasting: 'wrong_key' },
  'empty-page-with-next': { lasting: 'unexpected_data' },
  'cursor-loop on the last page': { lasting: 'unexpected_data' },
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** Lets the deadlines of a request pass. */
async function settled<T>(work: Promise<T>): Promise<T> {
  let isSettled = false
  const end = () => (isSettled = true)
  work.then(end, end)
  for (let second = 0; second < 300 && !isSettled; second += 1) await vi.advanceTimersByTimeAsync(1000)
  return work
}

/** Reads on from a cursor, at most to a page, and keeps the ids. */
async function readOn(store: Store, found: Set<string>, from: StoreCursor | null, most = Infinity) {
  let cursor = from
  let pages = 0
  do {
    const page = await settled(store.connector.read(store.kind, cursor))
    for (const { provider_id } of page.rows) found.add(provider_id)
    cursor = page.next
    pages += 1
    if (pages > 200) throw new Error('the pages do not end')
  } while (cursor && pages < most)
  return { cursor, pages }
}

/** Ten rows of a page at WooCommerce, as after failures, so that there is a middle. */
const smallPages = (store: Store) => {
  if (store.kind === 'products')
    store.faults.add({ kind: 'status', status: 500, times: 4, match: { path: store.path } })
}

const pagesOf = new Map<string, Promise<number>>()
function countPages(name: string): Promise<number> {
  const known = pagesOf.get(name)
  if (known) return known
  const store = stores[name]!()
  smallPages(store)
  const counted = readOn(store, new Set(), null).then(({ pages }) => pages)
  pagesOf.set(name, counted)
  return counted
}

describe.each(Object.keys(stores))('%s', (name) => {
  const cases = positions.flatMap((position) =>
    faults
      .filter(
        ({ name: fault }) => (isWhole || !alike.has(fault)) && (name === 'Shopify' || fault !== 'throttled'),
      )
      .map((fault) => [fault.name, position, fault] as const),
  )

  test.each(cases)(
    '%s on the %s page ends in words or heals, and nothing is lost',
    async (_name, position, listed) => {
      const expected = {
        ...listed,
        ...(name === 'Shopify' &&
          (atShopify[`${listed.name} on the ${position} page`] ?? atShopify[listed.name])),
      }
      const store = stores[name]!()
      const found = new Set<string>()
      const pages = await countPages(name)
      expect(pages).toBeGreaterThan(2)
      const before = position === 'first' ? 0 : position === 'middle' ? 1 : pages - 1
      if (before > 0) smallPages(store)
      let { cursor } = before > 0 ? await readOn(store, found, null, before) : { cursor: null }
      const fault: Fault = { ...expected.fault, match: { path: store.path } }

      const ask = async (times: number, outcome: FaultCase['once']) => {
        store.faults.add({ ...fault, times })
        const start = { asked: store.asked(), waits: store.waits.length }
        const page = settled(store.connector.read(store.kind, cursor))
        if (outcome === 'heals') {
          const { rows, next } = await page
          for (const { provider_id } of rows) found.add(provider_id)
          if (next === null) return { waits: store.waits.slice(start.waits), isEnd: true }
          cursor = next
        } else await expect(page).rejects.toMatchObject({ name: 'ProviderError', kind: outcome })
        const waits = store.waits.slice(start.waits)
        const asked = store.asked() - start.asked
        expect(asked).toBeGreaterThan(0)
        expect(asked).toBeLessThanOrEqual(5)
        // No busy loop: a second or more for each further try, but for one more look at an empty page.
        const isLookedAtTwice = fault.kind === 'empty-page-with-next' || fault.kind === 'cursor-loop'
        const tries = asked - (isLookedAtTwice ? 2 : 1)
        expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(tries * 1000)
        store.faults.clear()
        return { waits, isEnd: false }
      }

      const once = await ask(1, expected.once)
      if (expected.wait !== undefined) expect(once.waits).toContain(expected.wait)
      if (!once.isEnd) {
        const lasting = await ask(Infinity, expected.lasting)
        store.faults.clear()
        // A page that stays empty ends a reading at WooCommerce: its counts then tell, and the next run starts anew.
        await readOn(store, found, lasting.isEnd ? null : cursor)
      }
      expect(found).toEqual(store.ids)
    },
  )
})
