import { expect, test } from 'vitest'
import { formatRange } from './format-range.ts'

test.each([
  ['2026-03-01', '2026-03-07', '1–7 Mar 2026'],
  ['2026-03-01', '2026-03-01', '1 Mar 2026'],
  ['2026-02-28', '2026-03-03', '28 Feb – 3 Mar 2026'],
  ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
  ['2025-03-01', '2026-03-01', '1 Mar 2025 – 1 Mar 2026'],
  ['2024-02-01', '2024-02-29', '1–29 Feb 2024'],
  ['2026-09-01', '2026-09-30', '1–30 Sep 2026'],
  [null, '2026-03-07', 'until 7 Mar 2026'],
])('shows the days from %s to %s as %s', (start, end, text) => {
  expect(formatRange({ start, end })).toBe(text)
  expect(formatRange({ start, end }, 'Europe/Istanbul')).toBe(`${text}, Europe/Istanbul`)
})

test.each(['2026-02-30', '', '2026-03-01T00:00:00Z'])('refuses %j', (end) => {
  expect(() => formatRange({ start: '2026-01-01', end })).toThrow(RangeError)
  expect(() => formatRange({ start: null, end })).toThrow(RangeError)
})
