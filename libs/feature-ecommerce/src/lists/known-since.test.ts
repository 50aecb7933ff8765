import { expect, test } from 'vitest'
import { formatKnownSince, knownSince } from './known-since.ts'

const stores = [
  { id: 1, archived_at: null, known_since: '2026-09-26T09:30:00Z' },
  { id: 2, archived_at: null, known_since: null },
  { id: 3, archived_at: '2026-11-01T00:00:00Z', known_since: '2026-10-26T09:30:00Z' },
]

test('finds the first day from which all shown stores are known', () => {
  expect(knownSince(stores, undefined, 'Europe/Istanbul')).toBe('2026-09-27')
  expect(knownSince(stores, 2, 'Europe/Istanbul')).toBeNull()
  expect(knownSince(stores, 3, 'Europe/Istanbul')).toBe('2026-10-27')
})

test('names the day only when a period begins before it', () => {
  expect(formatKnownSince('2026-09-26', '2026-09-27')).toBe('27 Sep 2026')
  expect(formatKnownSince(undefined, '2026-09-27')).toBe('27 Sep 2026')
  expect(formatKnownSince('2026-09-27', '2026-09-27')).toBeNull()
  expect(formatKnownSince(undefined, null)).toBeNull()
})
