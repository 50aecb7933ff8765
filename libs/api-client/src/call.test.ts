import {
  createStore,
  getMe,
  listOrders,
  listPosts,
  listStores,
  login,
  logout,
  updateStore,
} from '@tandem/api-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callTimeout, configureApi } from './call.ts'
import { ApiError, ContractError, NetworkError } from './errors.ts'

const user = {
  id: 7,
  name: 'Selin Aydın',
  email: 'selin@example.org',
  profile_picture: null,
  timezone: null,
  language: null,
  role: 'editor',
  metas: [],
  team: {
    id: 3,
    name: 'Linden & Oak',
    timezone: 'Europe/Istanbul',
    week_start: 1,
    deletes_at: null,
    stores: [],
    default_filters: [],
  },
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

/** Answers every request of the test and records it. */
function answerWith(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  configureApi({
    fetch: async (request) => {
      requests.push(request)
      return answer()
    },
  })
  return requests
}

beforeEach(() => configureApi({ origin: 'http://api.test', token: () => null }))
afterEach(() => {
  vi.useRealTimers()
  configureApi({ fetch: (request) => globalThis.fetch(request) })
})

describe('the request', () => {
  it('drops undefined from the query and writes numbers as text', async () => {
    const meta = { current_page: 2, per_page: 10, total: 0, last_page: 1, total_is_capped: false }
    const requests = answerWith(() => json({ data: [], meta }))
    await call(listOrders, { search: { page: 2, store_id: undefined, search_term: 'a & b' } })
    expect(requests[0]?.url).toBe('http://api.test/api/v1/ecommerce/orders?page=2&search_term=a+%26+b')
  })

  it('drops empty parts of the query when the call says so', async () => {
    const meta = { current_page: 1, per_page: 10, total: 0, last_page: 1, total_is_capped: false }
    const requests = answerWith(() => json({ data: [], meta }))
    const params = { service: 'social', social: 'instagram' } as const
    await call(listPosts, { params, search: { search_term: '', kind: '', views_min: '0' } })
    await call(listOrders, { search: { search_term: '' } })
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?views_min=0', '?search_term='])
  })

  it('puts encoded parameters into the path', async () => {
    const requests = answerWith(() => json({ code: 'X', message: '', request_id: '1' }, { status: 404 }))
    await call(updateStore, { params: { id: '4/5' }, body: { name: 'New' } }).catch(() => null)
    expect(requests[0]?.url).toBe('http://api.test/api/v1/ecommerce/stores/4%2F5')
    expect(await requests[0]?.json()).toEqual({ name: 'New' })
  })

  it('sends the bearer token when there is one', async () => {
    const requests = answerWith(() => json({ data: user }))
    await call(getMe, {})
    configureApi({ token: () => 'secret' })
    await call(getMe, {})
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer secret'])
  })

  it('sends another token instead when one is given', async () => {
    configureApi({ token: () => 'secret' })
    const requests = answerWith(() => json({ data: user }))
    await call(getMe, {}, { token: 'another' })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer another')
  })
})

describe('a success', () => {
  it('reads an empty body as null', async () => {
    answerWith(() => new Response(null, { status: 204 }))
    expect(await call(logout, {})).toEqual({ data: null })
  })

  it("ignores fields that this client doesn't know, at any depth", async () => {
    const newer = { ...user, nickname: 'S', team: { ...user.team, plan: 'x', stores: [] } }
    answerWith(() => json({ data: newer, meta: { took: 4 } }))
    expect(await call(getMe, {})).toEqual({ data: user })
  })

  it('refuses an answer that lacks a promised field', async () => {
    answerWith(() => json({ data: { ...user, team: null } }, { headers: { 'x-request-id': 'req-1' } }))
    const error = await call(getMe, {}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContractError)
    expect(error).toMatchObject({
      request_id: 'req-1',
      details: expect.stringContaining('GET /me: data.team'),
    })
  })

  it.each([
    ['a page of HTML', '<!doctype html><title>Login</title>'],
    ['an empty one', ''],
    ['half of one', '{"data":[{"id":'],
    ['one of another shape', '{"data":{"id":"seven","stores":"none"}}'],
  ])('refuses a malformed body: %s', async (_, body) => {
    answerWith(() => new Response(body))
    await expect(call(listStores, {})).rejects.toBeInstanceOf(ContractError)
  })
})

describe('a failure', () => {
  it('has the code, the texts by field and the request id', async () => {
    answerWith(() =>
      json(
        { code: 'VALIDATION_FAILED', message: 'Check', errors: { name: ['Too short'] }, request_id: 'r2' },
        { status: 422 },
      ),
    )
    const error = await call(createStore, { body: {} as never }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Check',
      errors: { name: ['Too short'] },
      request_id: 'r2',
      seconds_left: null,
    })
  })

  it.each<[string, object, Record<string, string>, number | null]>([
    ['the body', { seconds_left: 42 }, {}, 42],
    ['the header', {}, { 'retry-after': '17' }, 17],
    ['retry_after', { retry_after: 42 }, {}, 42],
    ['retryAfter', { retryAfter: 42 }, {}, 42],
    ['retryAfterSeconds', { retryAfterSeconds: 42 }, {}, 42],
    ['remaining', { remaining: 42 }, {}, 42],
    ['seconds', { seconds: 42 }, {}, 42],
    ['wait', { wait: 42 }, {}, 42],
    ['data', { data: { retry_after: 42 } }, {}, 42],
    ['a number as text, rounded up', { wait: '41.2' }, {}, 42],
    ['our own name before others', { wait: 7, seconds_left: 42 }, {}, 42],
    ['the body before the header', { wait: 42 }, { 'retry-after': '17' }, 42],
    ['a value that makes no sense', { seconds_left: -1, wait: 'soon', seconds: null }, {}, null],
    ['a header that makes no sense', {}, { 'retry-after': 'soon' }, null],
  ])('reads the time to wait from %s', async (_, extra, headers, expected) => {
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Wait', request_id: 'r', ...extra }
    answerWith(() => json(body, { status: 429, headers }))
    const error = await call(login, { body: { email: 'a@b.c', password: '123456' } }).catch((e: unknown) => e)
    expect(error).toMatchObject({ seconds_left: expected })
  })

  it('knows the token it was sent with and never shows it', async () => {
    const answered = Promise.withResolvers<Response>()
    configureApi({ token: () => 'first token' })
    answerWith(() => answered.promise)
    const refused = call(getMe, {}).catch((reason: unknown) => reason)
    configureApi({ token: () => 'second token' })
    answered.resolve(json({ code: 'UNAUTHENTICATED', message: '', request_id: 'r' }, { status: 401 }))
    const error = (await refused) as ApiError
    expect(error.wasSentWith('first token')).toBe(true)
    expect(error.wasSentWith('second token')).toBe(false)
    expect(JSON.stringify(error) + String(error) + Object.values(error).join()).not.toContain('first token')
  })

  it('keeps the status of a proxy that answers with its own page', async () => {
    answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await call(getMe, {}).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 502, code: 'UNKNOWN_ERROR', message: 'Bir hata oluştu' })
  })

  it('is a network error when no answer came', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await call(getMe, {}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ kind: 'fetch', message: 'Ağ bağlantısı hatası' })
  })

  it('ends after 30 seconds', async () => {
    vi.useFakeTimers()
    configureApi({
      fetch: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    })
    const outcome = call(getMe, {}).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(callTimeout)
    expect(await outcome).toMatchObject({ name: 'NetworkError', kind: 'timeout' })
  })

  it('passes on the reason of an aborted signal', async () => {
    const controller = new AbortController()
    configureApi({
      fetch: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    })
    const outcome = call(getMe, {}, { signal: controller.signal }).catch((reason: unknown) => reason)
    controller.abort(new Error('Left the page'))
    expect(await outcome).toMatchObject({ message: 'Left the page' })
  })
})
