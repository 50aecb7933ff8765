import { expect, test } from 'vitest'
import { localDay } from './local-day.ts'

test("uses the machine's own day", () => {
  const now = new Date(2026, 0, 5, 23, 59)
  expect(localDay(now)).toBe('2026-01-05')
})
