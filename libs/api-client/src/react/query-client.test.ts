import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import type { QueryClient, QueryMeta } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../errors.ts'
import { onReconnect } from './on-reconnect.ts'
import { createQueryClient } from './query-client.ts'

const refused = (status: number) =>
  new ApiError({ status, code: 'UNKNOWN_ERROR', message: '', request_id: 'r' })

const onError = vi.fn()
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient({ onError })
})
afterEach(() => {
  onlineManager.setOnline(true)
  client.clear()
  onError.mockReset()
  vi.useRealTimers()
})

/** Reads something that fails with these errors in turn, then succeeds. Returns the number of attempts. */
async function read(errors: Error[], meta?: QueryMeta) {
  const queryFn = vi.fn(async () => {
    const error = errors[queryFn.mock.calls.length - 1]
    if (error) throw error
    return 'read'
  })
  const outcome = client.fetchQuery({
    queryKey: ['thing'],
    queryFn,
    ...(meta && { meta }),
    staleTime: 0,
    retry: client.getDefaultOptions().queries?.retry as never,
  })
  const settled = outcome.catch(() => null)
  await vi.advanceTimersByTimeAsync(20_000)
  await settled
  return queryFn.mock.calls.length
}

it.each([
  ['a lost network', () => new NetworkError('fetch'), 3],
  ['502', () => refused(502), 3],
  ['503', () => refused(503), 3],
  ['500', () => refused(500), 1],
  ['404', () => refused(404), 1],
  ['429', () => refused(429), 1],
])('after %s retries %# as often as that can help', async (_, error, times) => {
  expect(await read([error(), error(), error(), error()])).toBe(times)
  expect(onError).toHaveBeenCalledOnce()
})

it('stays silent about a failure that a retry fixed', async () => {
  await read([new NetworkError('fetch')])
  expect(onError).not.toHaveBeenCalled()
  expect(client.getQueryData(['thing'])).toBe('read')
})

it('reports where a failed read wants to be shown', async () => {
  await read([refused(404)], { errors: 'local' })
  expect(onError).toHaveBeenLastCalledWith(expect.any(ApiError), {
    of: 'query',
    errors: 'local',
  })
  await read([refused(404)])
  expect(onError).toHaveBeenLastCalledWith(expect.any(ApiError), { of: 'query', errors: undefined })
})

it('reads again for a page that waits when the last screen with the same read is left', async () => {
  const queryFn = vi.fn(async ({ signal }: { signal: AbortSignal }) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    signal.throwIfAborted()
    return 'read'
  })
  const options = { queryKey: ['thing'], queryFn }
  const leave = new QueryObserver(client, options).subscribe(() => undefined)
  const waited = client.ensureQueryData(options)
  leave()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waited).toBe('read')
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(onError).not.toHaveBeenCalled()
})

it('never repeats a mutation', async () => {
  const mutationFn = vi.fn().mockRejectedValue(new NetworkError('fetch'))
  await new MutationObserver(client, { mutationFn, meta: { errors: 'local' } })
    .mutate(undefined)
    .catch(() => null)
  expect(mutationFn).toHaveBeenCalledOnce()
  expect(onError).toHaveBeenCalledWith(expect.any(NetworkError), {
    of: 'mutation',
    errors: 'local',
  })
})

it('puts the answer of a mutation into the cache', async () => {
  const updates = (cache: QueryClient, answer: string, variables: number) =>
    cache.setQueryData(['thing'], `${answer}, asked with ${variables}`)
  await new MutationObserver(client, {
    mutationFn: async (by: number) => `new ${by}`,
    meta: { updates },
  }).mutate(5)
  expect(client.getQueryData(['thing'])).toBe('new 5, asked with 5')
})

describe('with the network off', () => {
  beforeEach(() => client.mount())
  afterEach(() => client.unmount())

  const lost = () => Promise.reject(new NetworkError('fetch'))

  it('a mutation fails immediately instead of waiting in silence', async () => {
    onlineManager.setOnline(false)
    const mutation = new MutationObserver(client, { mutationFn: lost })
    const outcome = mutation.mutate(undefined).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    expect(mutation.getCurrentResult()).toMatchObject({ status: 'error', isPaused: false })
    expect(await outcome).toBeInstanceOf(NetworkError)
    expect(onError).toHaveBeenCalledOnce()
  })

  it('a first read fails immediately, so that its boundary can say so', async () => {
    onlineManager.setOnline(false)
    const queryFn = vi.fn(lost)
    const query = new QueryObserver(client, { queryKey: ['thing'], queryFn })
    const stop = query.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(query.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    expect(queryFn).toHaveBeenCalledOnce()
    stop()
  })

  it('data stays, and is read again when the network is back', async () => {
    const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('old')
    const query = new QueryObserver(client, { queryKey: ['thing'], queryFn, staleTime: 0 })
    const stop = query.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    onlineManager.setOnline(false)
    queryFn.mockImplementation(lost)
    void query.refetch()
    await vi.advanceTimersByTimeAsync(0)
    expect(query.getCurrentResult()).toMatchObject({ data: 'old', fetchStatus: 'idle' })
    queryFn.mockResolvedValue('new')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(query.getCurrentResult()).toMatchObject({ data: 'new', status: 'success' })
    stop()
  })

  it('informs screens with a failure when the network is back, and only then', () => {
    const isBack = vi.fn()
    const stop = onReconnect(isBack)
    onlineManager.setOnline(false)
    expect(isBack).not.toHaveBeenCalled()
    onlineManager.setOnline(true)
    expect(isBack).toHaveBeenCalledOnce()
    stop()
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    expect(isBack).toHaveBeenCalledOnce()
  })
})
