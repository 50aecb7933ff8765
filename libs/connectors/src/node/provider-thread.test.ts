import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPriority } from 'node:os'
import { sign } from '@tandem/provider-simulator'
import { afterEach, describe, expect, test } from 'vitest'
import { ProviderError, ReadingStopped } from '../provider-error.ts'
import type { StoreCursor } from '../store-connector.ts'
import { heartbeats } from '../test-setup.ts'
import { providerThread } from './provider-thread.ts'
import type { ProviderThread, ProviderThreadOptions } from './provider-thread.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A provider on loopback and a thread that may call it. */
async function open(answer: RequestListener, options: Partial<ProviderThreadOptions> = {}) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ended: string[] = []
  const thread = providerThread({
    allow: [origin],
    timeoutMs: 5000,
    onEnd: (reason) => ended.push(reason),
    ...options,
  })
  ends.push(
    () => thread.close(),
    () => server.closeAllConnections(),
  )
  const app = { id: 'app', secret: 'secret', callbackUrl: 'https://tandem.example/callback' }
  return {
    ended,
    thread,
    store: thread.wooCommerce({
      url: origin,
      consumer_key: 'ck',
      consumer_secret: 'cs',
      shopCurrency: 'GBP',
    }),
    account: thread.instagramAccount({ app, graphAddress: origin, account_id: '1', token: 'token' }),
    login: thread.instagramLogin({ app, graphAddress: origin }),
  }
}

const json =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', 'X-WP-Total': '1' })
      .end(JSON.stringify(value))

const category = { id: 7, name: 'Cups &amp; mugs', slug: 'cups', parent: 0 }

test("returns the connector's answer", async () => {
  const { store } = await open(json([category]))
  expect(await store.read('collections', null)).toEqual({
    rows: [{ provider_id: '7', name: 'Cups & mugs', slug: 'cups', parent_provider_id: null }],
    next: null,
    total: 1,
    unread: [],
  })
  const counts = { collections: 1, products: null, customers: null, orders: null, refunds: null }
  expect(await store.begin(counts, '2026-11-21T12:00:00Z')).toEqual({})
  const ids: (string | null)[][] = []
  for await (const some of store.ids('products')) ids.push(some)
  expect(ids).toEqual([['7']])
})

test('keeps the kind, field and message of an error', async () => {
  const { store, account } = await open(json({ code: 'woocommerce_rest_cannot_view' }, 401))
  const error = await store.check().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ProviderError)
  expect(error).toMatchObject({
    kind: 'wrong_key',
    field: 'woocommerce_consumer_key',
    retryable: false,
    retry_after_seconds: null,
    message: expect.stringContaining('consumer key'),
  })
  await expect(account.posts({ wrong: 1 })).rejects.toBeInstanceOf(TypeError)
})

test("keeps the error in a connection's health", async () => {
  const { account } = await open(json({ data: { is_valid: false, error: { subcode: 463 } } }))
  const { problem, is_valid } = await account.health()
  expect(is_valid).toBe(false)
  expect(problem).toBeInstanceOf(ProviderError)
  expect(problem).toMatchObject({ kind: 'reconnect' })
})

test('keeps the error of posts beside the profile of another account', async () => {
  const profile = { id: '77', username: 'rival', followers_count: 650, media: 'none' }
  const { account } = await open(json({ business_discovery: profile }))
  const { problem, posts } = await account.discover('rival', null)
  expect(posts).toBeNull()
  expect(problem).toBeInstanceOf(ProviderError)
  expect(problem).toMatchObject({ kind: 'unexpected_data' })
})

test("builds the login dialog's address without a request", async () => {
  const { login } = await open(json({}))
  expect(login.loginUrl('state')).toContain('https://www.facebook.com/')
})

test('ends a call with the reason of its signal', async () => {
  const asked = Promise.withResolvers<void>()
  const { store } = await open(() => asked.resolve())
  const stop = new AbortController()
  const reading = store.read('orders', null, { signal: stop.signal })
  await asked.promise
  stop.abort(new Error('the store was removed'))
  await expect(reading).rejects.toThrow('the store was removed')
})

test("refuses an address that isn't allowed", async () => {
  const { thread } = await open(json([]))
  const store = thread.wooCommerce({ url: 'http://127.0.0.1:9', consumer_key: 'ck', consumer_secret: 'cs' })
  await expect(store.check()).rejects.toMatchObject({ kind: 'address_refused' })
})

test('reads a webhook', async () => {
  const { thread } = await open(json([]))
  const body = new TextEncoder().encode('{"id":5}')
  const headers = new Headers({
    'X-WC-Webhook-Topic': 'order.updated',
    'X-WC-Webhook-Signature': await sign(body, 'secret'),
  })
  expect(await thread.readWebhook('woocommerce', { headers, body, secret: 'secret' })).toMatchObject({
    kind: 'changed',
    of: 'orders',
    provider_id: '5',
  })
})

test('starts another thread after one was closed', async () => {
  const { store, thread } = await open(json([category]))
  await store.read('collections', null)
  await thread.close()
  expect((await store.read('collections', null)).rows).toHaveLength(1)
})

describe('a delivery that blocks the thread', () => {
  const script = new URL('./test-setup.ts', import.meta.url)
  /** Several times what the thread needs to load its own code. */
  const memoryMb = 96
  const deliver = (thread: ProviderThread, secret: 'endless' | 'all memory') =>
    thread.readWebhook('woocommerce', { headers: new Headers(), body: new Uint8Array(2), secret })

  test('fails all pending calls, keeps this thread free, and the next call works', async () => {
    const { thread, store, ended } = await open(json([category]), { script, silentSeconds: 1 })
    await store.read('collections', null)
    const late = heartbeats()
    const stopped = deliver(thread, 'endless')
    const another = store.read('collections', null)
    await expect(stopped).rejects.toBeInstanceOf(ReadingStopped)
    await expect(another).rejects.toMatchObject({
      kind: 'unexpected_data',
      retryable: true,
      message: expect.stringContaining('took more time or memory'),
    })
    const { beats, maxLateMs } = late()
    expect(ended).toEqual(['silent'])
    expect(beats).toBeGreaterThan(5)
    expect(maxLateMs).toBeLessThan(250)
    expect((await store.read('collections', null)).rows).toHaveLength(1)
  })

  test('ends the thread and not the process when memory runs out', async () => {
    const { thread, store, ended } = await open(json([category]), { script, memoryMb })
    await expect(deliver(thread, 'all memory')).rejects.toBeInstanceOf(ReadingStopped)
    expect(ended).toEqual(['broken'])
    expect((await store.read('collections', null)).rows).toHaveLength(1)
  })

  test('ends a running list', async () => {
    const full = Array.from({ length: 100 }, (_, id) => ({ ...category, id: id + 1 }))
    const { thread, store } = await open(json(full), { script, memoryMb })
    const ids = store.ids('products')[Symbol.asyncIterator]()
    expect((await ids.next()).value).toHaveLength(100)
    await expect(deliver(thread, 'all memory')).rejects.toBeInstanceOf(ReadingStopped)
    await expect(ids.next()).rejects.toBeInstanceOf(ReadingStopped)
  })
})

/** Null when the thread has ended. */
function priorityOf(thread: number) {
  try {
    return getPriority(thread)
  } catch {
    return null
  }
}

test.runIf(process.platform === 'linux')('gives other threads of the process priority', async () => {
  const { store } = await open(json([category]))
  await store.read('collections', null)
  const others = readdirSync('/proc/self/task').map((thread) => priorityOf(Number(thread)))
  expect(others).toContain(getPriority() + 5)
})

test("refuses what can't be sent, and continues", async () => {
  const { store } = await open(json([category]))
  const uncopyable = { at: () => 0 } as unknown as StoreCursor
  await expect(store.read('collections', uncopyable)).rejects.toThrow('could not be cloned')
  expect((await store.read('collections', null)).rows).toHaveLength(1)
})

test('keeps this thread free while it reads the largest allowed pages', async () => {
  const page = Buffer.from(
    JSON.stringify(
      Array.from({ length: 100 }, (_, id) => ({
        ...category,
        id: id + 1,
        more: Array.from({ length: 1200 }, () => ({ a: [1] })),
        text: 'x'.repeat(64_000),
      })),
    ),
  )
  expect(page.length).toBeGreaterThan(7 * 2 ** 20)
  const { store } = await open((_request, response) => void response.end(page))
  await store.read('collections', { by: 'id', offset: 0, last_id: 0 })
  // Processor time of this thread, because other processes share the machine.
  const before = process.threadCpuUsage()
  const { rows } = await store.read('collections', null)
  const { user, system } = process.threadCpuUsage(before)
  expect(rows).toHaveLength(100)
  expect((user + system) / 1000).toBeLessThan(250)
})
