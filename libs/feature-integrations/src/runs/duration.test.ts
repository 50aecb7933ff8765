import { expect, test } from 'vitest'
import { duration } from './duration.ts'

test.each([
  [0, '0 s'],
  [400, '0 s'],
  [42_000, '42 s'],
  [60_000, '1 min 0 s'],
  [185_000, '3 min 5 s'],
  [3_599_000, '59 min 59 s'],
  [7_800_000, '2 h 10 min'],
  [-5000, '0 s'],
])('%i ms are %s', (ms, words) => {
  const from = '2026-11-21T14:00:00.000Z'
  expect(duration(from, new Date(Date.parse(from) + ms).toISOString())).toBe(words)
})
