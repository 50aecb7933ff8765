import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '@tandem/format'
import { nextAttempt, triedForMs } from './retry-schedule.ts'

const queued = new Date('2026-03-01T12:00:00Z')
const after = (ms: number) => new Date(queued.getTime() + ms)

/** The times at which a mail is tried when every try fails immediately. */
function attempts() {
  const moments = [0]
  for (let next = nextAttempt(queued, queued); next; next = nextAttempt(queued, next)) {
    moments.push((next.getTime() - queued.getTime()) / minuteMs)
  }
  return moments
}

test('waits a minute at first, then half of the time so far, and tries a last time after a day', () => {
  const moments = attempts()
  expect(moments.slice(0, 7)).toEqual([0, 1, 2, 3, 4.5, 6.75, 10.125])
  expect(moments.at(-1)).toBe(24 * 60)
  expect(moments).toHaveLength(20)
})

test('gives up once a day has passed', () => {
  expect(nextAttempt(queued, after(triedForMs - 1))).toEqual(after(triedForMs))
  expect(nextAttempt(queued, after(triedForMs))).toBeNull()
  expect(nextAttempt(queued, after(30 * triedForMs))).toBeNull()
})

test('waits a minute, not forever, when the clock was set back', () => {
  expect(nextAttempt(queued, after(-60 * minuteMs))).toEqual(after(-59 * minuteMs))
})

test('tries next within the day and not sooner than a minute, except for the last try', () => {
  fc.assert(
    fc.property(fc.integer({ min: -triedForMs, max: 2 * triedForMs }), (waited) => {
      const now = after(waited)
      const next = nextAttempt(queued, now)
      expect(next === null).toBe(waited >= triedForMs)
      if (next === null) return
      const last = after(triedForMs).getTime()
      expect(next.getTime()).toBeGreaterThan(now.getTime())
      expect(next.getTime()).toBeLessThanOrEqual(last)
      if (next.getTime() !== last) {
        expect(next.getTime() - now.getTime()).toBeGreaterThanOrEqual(minuteMs)
      }
    }),
  )
})

test('tries at most 20 times, however long each try takes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 25, maxLength: 25 }),
      (durations) => {
        let tries = 0
        let next: Date | null = queued
        for (const duration of durations) {
          if (!next) break
          tries += 1
          next = nextAttempt(queued, new Date(next.getTime() + duration))
        }
        expect(next).toBeNull()
        expect(tries).toBeLessThanOrEqual(20)
      },
    ),
  )
})
