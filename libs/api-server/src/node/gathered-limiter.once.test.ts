import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { gatheredLimiter } from './gathered-limiter.ts'
import type { AddCalls } from './gathered-limiter.ts'

const limit = { calls: 20, seconds: 60 }

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** Opens a count that processes share; `isAway` makes it fail. */
function openShared() {
  const counts = new Map<string, { calls: number; endsAt: number }>()
  const state = { isAway: false, statements: 0 }
  const add: AddCalls = async (added) => {
    state.statements += 1
    if (state.isAway) throw new Error('the database is away')
    return new Map(
      [...added].map(([key, calls]) => {
        const old = counts.get(key)
        const isOver = old === undefined || old.endsAt <= Date.now()
        const sum = isOver ? { calls, endsAt: Date.now() + 60_000 } : { ...old, calls: old.calls + calls }
        counts.set(key, sum)
        return [key, sum]
      }),
    )
  }
  const forget = async (key: string) => void counts.delete(key)
  return { state, process: () => gatheredLimiter(limit, { add, forget }) }
}

const take = async (limiter: ReturnType<typeof gatheredLimiter>, times: number, key = 'one') => {
  const waits: (number | null)[] = []
  for (let time = 0; time < times; time += 1) waits.push(await limiter.take(key))
  return waits.filter((wait) => wait === null).length
}

test('lets exactly the allowed calls pass in one process, says how long to wait, and starts again', async () => {
  const { state, process } = openShared()
  const limiter = process()
  expect(await take(limiter, 25)).toBe(20)
  expect(await limiter.take('one')).toBe(60)
  expect(await take(limiter, 1, 'two')).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await limiter.take('one')).toBe(59)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await take(limiter, 25)).toBe(20)
  // Fewer statements than the 46 calls.
  expect(state.statements).toBeLessThan(25)
})

test('stops a key in one process a second after it used up its calls in another', async () => {
  const { process } = openShared()
  const [one, other] = [process(), process()]
  expect(await take(one, 20)).toBe(20)
  expect(await take(other, 1)).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await take(other, 5)).toBe(0)
  expect(await take(other, 5, 'two')).toBe(5)
})

test('lets few more calls pass when a key uses several processes at once', async () => {
  const { process } = openShared()
  const processes = [process(), process(), process()]
  let passed = 0
  for (let round = 0; round < 40; round += 1) {
    for (const limiter of processes) passed += await take(limiter, 1)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(passed).toBeGreaterThanOrEqual(20)
  expect(passed).toBeLessThanOrEqual(26)
})

test('counts alone while calls cannot be shared, and shares them afterwards', async () => {
  const { state, process } = openShared()
  const [one, other] = [process(), process()]
  state.isAway = true
  expect(await take(one, 25)).toBe(20)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(state.statements).toBeLessThan(8)
  state.isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await take(other, 1)).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await take(other, 1)).toBe(0)
})

test('forgets a key when asked', async () => {
  const { process } = openShared()
  const limiter = process()
  await take(limiter, 20)
  await vi.advanceTimersByTimeAsync(1_000)
  await limiter.reset('one')
  expect(await take(limiter, 1)).toBe(1)
})
