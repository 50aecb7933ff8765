import { dayStart } from '@tandem/format'
import { expect, test } from 'vitest'
import { nextReadingAt } from './next-reading.ts'

const now = new Date('2026-11-21T09:00:00.000Z')

test('tries again soon after a failure, not before the network allows it, and not at all without access', () => {
  const timezone = 'Asia/Tehran'
  const outcome = { account_id: 1, timezone, ended_at: now, needs_reconnect: false, wait_seconds: null }
  const minutesTo = (failures: number, more: object = {}) => {
    const at = nextReadingAt({ ...outcome, failures, ...more })
    return at && (at.getTime() - now.getTime()) / 60_000
  }
  expect([minutesTo(1), minutesTo(2), minutesTo(3)]).toEqual([15, 60, 360])
  expect(minutesTo(1, { wait_seconds: 7200 })).toBe(120)
  expect(minutesTo(1, { needs_reconnect: true })).toBeNull()
  const regular = (Date.parse(dayStart('2026-11-22', timezone)) - now.getTime()) / 60_000 + 4 * 60 + 37
  expect([minutesTo(0), minutesTo(4), minutesTo(50)]).toEqual([regular, regular, regular])
  expect(minutesTo(50, { wait_seconds: 7 * 24 * 3600 })).toBe(7 * 24 * 60)
})
