import {
  archiveStores,
  createNote,
  deleteNote,
  deleteProfilePicture,
  listStores,
  login,
  restoreStores,
  setProfilePicture,
  updateNote,
} from '@tandem/api-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callTimeout, configureApi } from './call.ts'

const note = {
  id: 1,
  notable_type: 'store',
  notable_id: 7,
  content: 'Call them',
  visible_to_team: true,
  author: null,
  created_at: '2026-11-21T14:06:00.000Z',
  updated_at: '2026-11-21T14:06:00.000Z',
}
const input = (content: string) => ({
  body: { notable_type: 'store' as const, notable_id: 7, content, visible_to_team: true },
})
const refusal = (status: number, code: string, headers = {}) =>
  new Response(JSON.stringify({ code, message: 'No', request_id: 'r' }), { status, headers })
const done = () => new Response(JSON.stringify({ data: note }), { status: 201 })
const lost = (): Response => {
  throw new TypeError('fetch failed')
}

const keys: (string | null)[] = []
/** Answers the next requests in this order. */
function answerInTurn(...answers: (() => Response | Promise<Response>)[]) {
  configureApi({
    fetch: async (request) => {
      keys.push(request.headers.get('idempotency-key'))
      const answer = answers.shift()
      if (!answer) throw new Error('Nobody answers')
      return answer()
    },
  })
}

beforeEach(() => {
  configureApi({ origin: 'https://api.example' })
  keys.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

/** Numbers the writes, so that no two tests send the same one. */
let count = 0
const send = (body = input(`Note ${count}`)) => call(createNote, body).catch((error: unknown) => error)

describe('the key of a write', () => {
  beforeEach(() => void (count += 1))

  it('is random, and reads and sign-ins carry none', async () => {
    answerInTurn(done, done, lost, lost)
    await send()
    await send()
    await call(listStores, {}).catch(() => undefined)
    await call(login, { body: { email: 'a@b.co', password: '123456' } }).catch(() => undefined)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys.slice(2)).toEqual([null, null])
  })

  it.each([
    ['no answer came', lost],
    ['a proxy answered 502', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a proxy answered 504', () => new Response('', { status: 504 })],
    ['the database was away', () => refusal(503, 'SERVICE_UNAVAILABLE')],
    ['the answer was not readable', () => new Response('{', { status: 201 })],
  ])(
    'is sent again with the next identical write when %s, and forgotten after its answer',
    async (_, failure) => {
      answerInTurn(failure, failure, done, done)
      for (let turn = 0; turn < 4; turn++) await send()
      expect(keys[1]).toBe(keys[0])
      expect(keys[2]).toBe(keys[0])
      expect(keys[3]).not.toBe(keys[0])
    },
  )

  it('is sent again after a timeout', async () => {
    answerInTurn(() => new Promise(() => undefined), done)
    configureApi({
      fetch: (request) => {
        keys.push(request.headers.get('idempotency-key'))
        if (keys.length > 1) return Promise.resolve(done())
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        )
      },
    })
    const first = send()
    await vi.advanceTimersByTimeAsync(callTimeout)
    await first
    await send()
    expect(keys[1]).toBe(keys[0])
  })

  it.each([
    ['the server refused', () => refusal(422, 'VALIDATION_FAILED')],
    ['a failure was repeated', () => refusal(502, 'FETCH_ERROR', { 'Idempotency-Replayed': 'true' })],
  ])('is new when %s', async (_, answer) => {
    answerInTurn(answer, done)
    await send()
    await send()
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is new for different input, and after five minutes', async () => {
    answerInTurn(lost, done, lost, done)
    await send()
    await send(input('Something else'))
    expect(keys[1]).not.toBe(keys[0])
    await send()
    expect(keys[2]).toBe(keys[0])
    vi.advanceTimersByTime(5 * 60_000)
    await send()
    expect(keys[3]).not.toBe(keys[0])
  })

  it('is always new for a call that sets a state', async () => {
    answerInTurn(lost, done, done)
    const change = (content: string) =>
      call(updateNote, { params: { id: count }, body: { content, visible_to_team: true } }).catch(
        (error: unknown) => error,
      )
    await change('Call them')
    await change('Write to them')
    await change('Call them')
    expect(new Set(keys).size).toBe(3)
  })

  it('is new after another call on the same resource', async () => {
    answerInTurn(lost, done, done)
    const ids = { body: { ids: [count] } }
    await call(archiveStores, ids).catch(() => undefined)
    await call(restoreStores, ids).catch(() => undefined)
    await call(archiveStores, ids).catch(() => undefined)
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is new after a call with another method on the same path', async () => {
    answerInTurn(lost, done, done)
    await call(deleteProfilePicture, {}).catch(() => undefined)
    await call(setProfilePicture, { body: { picture: 'AAAA' } }).catch(() => undefined)
    await call(deleteProfilePicture, {}).catch(() => undefined)
    expect(keys[2]).not.toBe(keys[0])
  })

  it('stays the same after a change of another item', async () => {
    const change = { params: { id: count + 500 }, body: { content: 'Done', visible_to_team: true } }
    const remove = (id: number) => call(deleteNote, { params: { id } }).catch(() => undefined)
    answerInTurn(lost, done, done, lost, done, done, done)
    await send()
    await call(updateNote, change).catch(() => undefined)
    await send()
    expect(keys[2]).toBe(keys[0])
    await remove(count)
    await call(updateNote, change).catch(() => undefined)
    await remove(count)
    expect(keys[5]).toBe(keys[3])
  })

  it('is new after a change of the same item, or after a deletion of what it may have created', async () => {
    const params = { id: count }
    const remove = () => call(deleteNote, { params }).catch(() => undefined)
    answerInTurn(lost, done, done, lost, done, done)
    await remove()
    await call(updateNote, { params, body: { content: 'Done', visible_to_team: true } }).catch(
      () => undefined,
    )
    await remove()
    expect(keys[2]).not.toBe(keys[0])
    await send()
    await remove()
    await send()
    expect(keys[5]).not.toBe(keys[3])
  })

  it('waits for a first attempt that is still running, and takes its answer', async () => {
    const running = () =>
      new Response(
        JSON.stringify({ code: 'WRITE_IN_PROGRESS', message: '', request_id: 'r', seconds_left: 2 }),
        {
          status: 409,
        },
      )
    answerInTurn(lost, running, running, done)
    await send()
    const second = send()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await second).toEqual({ data: note })
    expect(new Set(keys).size).toBe(1)
  })

  it('is kept when the first attempt takes longer than a call may', async () => {
    const running = () => refusal(409, 'WRITE_IN_PROGRESS')
    answerInTurn(lost, ...Array.from({ length: 40 }, () => running), done)
    await send()
    const second = send()
    await vi.advanceTimersByTimeAsync(callTimeout)
    expect(await second).toMatchObject({ kind: 'timeout' })
    answerInTurn(done)
    await send()
    expect(new Set(keys).size).toBe(1)
  })
})
