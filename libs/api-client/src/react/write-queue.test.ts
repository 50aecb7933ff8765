import { createNote } from '@tandem/api-contract'
import type { Note } from '@tandem/api-contract'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, configureApi } from '../call.ts'
import { endpointMutation } from './endpoint-mutation.ts'
import { isKept } from '../errors.ts'
import { orKept } from '../or-kept.ts'
import { createQueryClient } from './query-client.ts'

const body = { notable_type: 'order', notable_id: 1, content: 'Call', visible_to_team: false } as const
const saved: Note = {
  ...body,
  id: 1,
  author: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

let keys: (string | null)[]
let answer: () => Response | Promise<Response>
const keep = vi.fn<(key: string) => Promise<boolean>>()
const isBusy = vi.fn<() => boolean>()
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

beforeEach(() => {
  keys = []
  answer = lost
  keep.mockReset().mockResolvedValue(true)
  isBusy.mockReset().mockReturnValue(false)
  configureApi({
    origin: 'http://api.test',
    token: () => null,
    queueOf: () => ({ isBusy, keep }),
    fetch: (request) => {
      keys.push(request.headers.get('idempotency-key'))
      return Promise.resolve(answer())
    },
  })
})
afterEach(() => configureApi({ queueOf: () => null, fetch: (request) => globalThis.fetch(request) }))

const write = (options?: { key?: string; signal?: AbortSignal }) =>
  call(createNote, { body }, options).catch((error: unknown) => error)

it('stores a write while offline under the key of its first attempt; the next identical one is a different write', async () => {
  const failure = await write()
  expect(isKept(failure)).toBe(true)
  expect(keep.mock.calls).toEqual([[keys[0]]])
  await write()
  expect(keys[1]).not.toBe(keys[0])
})

it('stores a write without trying it while earlier ones wait', async () => {
  isBusy.mockReturnValue(true)
  expect(isKept(await write())).toBe(true)
  expect(keys).toEqual([])
})

it('stores nothing that was answered, aborted, or sent from the queue', async () => {
  answer = () => Response.json({ code: 'FORBIDDEN', message: '', request_id: 'r' }, { status: 403 })
  expect(isKept(await write())).toBe(false)
  answer = lost
  expect(isKept(await write({ signal: AbortSignal.abort() }))).toBe(false)
  expect(isKept(await write({ key: 'key-of-the-queue' }))).toBe(false)
  expect(keys.at(-1)).toBe('key-of-the-queue')
  expect(keep).not.toHaveBeenCalled()
})

it("sends an identical write again with the same key when the browser couldn't store it", async () => {
  keep.mockResolvedValue(false)
  expect(isKept(await write())).toBe(false)
  answer = () => Response.json({ data: saved }, { status: 201 })
  expect(await write()).toEqual({ data: saved })
  expect(keys[1]).toBe(keys[0])
})

it('keeps a stored write on screen, and reverts a failed one', async () => {
  const onError = vi.fn()
  const client = createQueryClient({ onError: () => {} })
  const run = () =>
    new MutationObserver(
      client,
      endpointMutation(createNote, () => ({ body }), { onError }),
    ).mutate(undefined)
  expect(await orKept(run())).toBeNull()
  expect(onError).not.toHaveBeenCalled()
  keep.mockResolvedValue(false)
  await expect(orKept(run())).rejects.toThrow()
  expect(onError).toHaveBeenCalledOnce()
})
