import { expect, test } from 'vitest'
import { dayHeading } from './day-heading.ts'

test.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', 'Fri, 27 Feb 2026'],
  ['2025-12-31', 'Wed, 31 Dec 2025'],
])('the heading of %s is %s', (day, heading) => {
  expect(dayHeading(day, '2026-03-01')).toBe(heading)
})
