import { getMe, listOrders, listStores, updateMeta } from '@tandem/api-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, configureApi } from './call.ts'
import { earlyFor } from './early-answers.ts'
import { ApiError } from './errors.ts'

const origin = 'http://api.test'
const page = { current_page: 1, per_page: 10, total: 0, last_page: 1, total_is_capped: false }
const orders = () => Response.json({ data: [], meta: page })
const ordersAddress = `${origin}/api/v1/ecommerce/orders?page=1&store_id=7`
const search = { store_id: 7, page: 1 }

/** Requests that were really sent to the server. */
let sent: string[]

beforeEach(() => {
  sent = []
  configureApi({
    origin,
    token: () => 'mine',
    fetch: async ({ url }) => {
      sent.push(url)
      return orders()
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.tandemEarlyReads = undefined
  configureApi({ origin: '', token: () => null, fetch: (request) => globalThis.fetch(request) })
})

/** Pretends that the document requested these addresses early. */
function askEarly(answers: Record<string, Promise<Response>>, token = 'mine') {
  const sentAt = Date.now()
  const entries = Object.entries(answers).map(([address, answer]) => {
    answer.catch(() => {})
    return [address, { sentAt, answer }] as const
  })
  globalThis.tandemEarlyReads = { token, answers: Object.fromEntries(entries), whole: Promise.resolve() }
}

it('uses each early answer once, in any order of parameters', async () => {
  askEarly({ [ordersAddress]: Promise.resolve(orders()) })
  expect((await call(listOrders, { search })).meta).toEqual(page)
  expect(sent).toEqual([])
  await call(listOrders, { search })
  expect(sent).toHaveLength(1)
})

it("sends what the document didn't request, as soon as that is known", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers: NonNullable<typeof globalThis.tandemEarlyReads>['answers'] = {}
  globalThis.tandemEarlyReads = { token: 'mine', answers, whole: promise }
  const read = call(listOrders, { search })
  const other = call(listOrders, { search: { page: 2 } })
  answers[ordersAddress] = { sentAt: Date.now(), answer: Promise.resolve(orders()) }
  resolve()
  await Promise.all([read, other])
  expect(sent).toEqual([`${origin}/api/v1/ecommerce/orders?page=2`])
})

it('drops the answers for another person and for an ended session', async () => {
  for (const token of ['theirs', null]) {
    askEarly({ [`${origin}/api/v1/me`]: Promise.resolve(Response.json({ data: 'of another' })) })
    configureApi({ token: () => token })
    await expect(call(getMe, {})).rejects.toThrow()
    expect(globalThis.tandemEarlyReads).toBeUndefined()
  }
  expect(sent).toHaveLength(2)
})

it('drops an old answer, and everything that a write may have changed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  askEarly({ [ordersAddress]: Promise.resolve(orders()) })
  vi.setSystemTime(Date.now() + earlyFor + 1)
  await call(listOrders, { search })
  expect(sent).toHaveLength(1)
  askEarly({ [ordersAddress]: Promise.resolve(orders()) })
  await call(updateMeta, { body: { theme: 'dark' } }).catch(() => {})
  await call(listOrders, { search })
  expect(sent).toHaveLength(3)
})

it('sends the request again when no answer came, and accepts a refusal', async () => {
  const refused = Response.json({ code: 'FORBIDDEN', message: 'No.', request_id: '1' }, { status: 403 })
  askEarly({
    [ordersAddress]: Promise.reject(new TypeError('Failed to fetch')),
    [`${origin}/api/v1/ecommerce/stores`]: Promise.resolve(refused),
  })
  await call(listOrders, { search })
  expect(sent).toHaveLength(1)
  const error = await call(listStores, {}).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ApiError)
  expect((error as ApiError).wasSentWith('mine')).toBe(true)
  expect(sent).toHaveLength(1)
})

it('throws the reason of its signal while the document still waits', async () => {
  askEarly({ [ordersAddress]: new Promise(() => {}) })
  const leaving = new AbortController()
  const read = call(listOrders, { search }, { signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(read).rejects.toThrow('left')
})
