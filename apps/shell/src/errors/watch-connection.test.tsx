import { NetworkError } from '@tandem/api-client'
import { createQueryClient } from '@tandem/api-client/react'
import { sessionQueries } from '@tandem/session'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchConnection } from './watch-connection.ts'

let client: QueryClient
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  stop = watchConnection(client)
})
afterEach(() => {
  stop()
  client.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const read = (queryFn: () => Promise<unknown>) =>
  client.fetchQuery({ queryKey: ['anything'], queryFn }).catch(() => undefined)
const lose = () => read(() => Promise.reject(new NetworkError('fetch')))

it('is lost when a call finds no server, and back with any answer', async () => {
  await lose()
  expect(onlineManager.isOnline()).toBe(false)
  await read(() => Promise.resolve(1))
  expect(onlineManager.isOnline()).toBe(true)
})

it("isn't lost when a call takes too long, or when data is only put into the cache", async () => {
  await read(() => Promise.reject(new NetworkError('timeout')))
  expect(onlineManager.isOnline()).toBe(true)
  await lose()
  client.setQueryData(['anything'], 2)
  expect(onlineManager.isOnline()).toBe(false)
})

it('is tried every ten seconds while it is lost, and not afterwards', async () => {
  const ask = vi.fn(() => Promise.reject<never>(new NetworkError('fetch')))
  client.setQueryDefaults(sessionQueries.me.queryKey, { queryFn: ask })
  client.setQueryData(sessionQueries.me.queryKey, {} as never)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).not.toHaveBeenCalled()
  await lose()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_100)
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockResolvedValue({} as never)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(onlineManager.isOnline()).toBe(true)
})

it.each([[1000], [() => 1000]])(
  'nothing is polled while it is lost, and everything once it is back',
  async (refetchInterval) => {
    const polling = createQueryClient({ onError: vi.fn() })
    const ask = vi.fn(async () => 'read')
    const observer = new QueryObserver(polling, { queryKey: ['polled'], queryFn: ask, refetchInterval })
    const leave = observer.subscribe(() => undefined)
    polling.mount()
    await vi.advanceTimersByTimeAsync(3500)
    expect(ask).toHaveBeenCalledTimes(4)
    onlineManager.setOnline(false)
    await vi.advanceTimersByTimeAsync(10_000)
    // The next one was planned before; after it nothing is planned.
    expect(ask).toHaveBeenCalledTimes(5)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(3500)
    expect(ask).toHaveBeenCalledTimes(9)
    leave()
    polling.unmount()
  },
)
