import { expect, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { isSubscriptionDue, nextSyncAt, nextTryAt } from './schedule.ts'

const ended_at = new Date('2026-03-28T12:00:00Z')
const minutesAfter = (date: Date | null) => date && (date.getTime() - ended_at.getTime()) / 60_000
const next = (outcome: { failures?: number; needs_reconnect?: boolean; reports_changes?: boolean }) =>
  minutesAfter(
    nextSyncAt({ ended_at, failures: 0, needs_reconnect: false, reports_changes: false, ...outcome }),
  )

test('syncs a store without webhooks every 15 minutes, and one with all of them twice a day', () => {
  expect(next({})).toBe(15)
  expect(next({ reports_changes: true })).toBe(12 * 60)
})

test('retries a failed sync after 5 and 15 minutes, an hour, and then every 6 hours', () => {
  expect([1, 2, 3, 4, 5, 60].map((failures) => next({ failures }))).toEqual([5, 15, 60, 360, 360, 360])
  expect(next({ failures: 1, reports_changes: true })).toBe(5)
})

test('leaves a store with invalid credentials alone', () => {
  expect(next({ failures: 1, needs_reconnect: true })).toBeNull()
})

test('checks a subscription once a day', () => {
  const after = (hours: number) => new Date(ended_at.getTime() + hours * hourMs)
  expect(isSubscriptionDue(null, ended_at)).toBe(true)
  expect(isSubscriptionDue(ended_at, after(19))).toBe(false)
  expect(isSubscriptionDue(ended_at, after(24))).toBe(true)
})

test('tries an unreadable row five times in total', () => {
  expect([1, 2, 3, 4, 5].map((tries) => minutesAfter(nextTryAt(ended_at, tries)))).toEqual([
    0.5,
    2,
    10,
    30,
    null,
  ])
})
