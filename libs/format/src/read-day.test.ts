import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test('reads a day in the first format that fits exactly', () => {
  const formats = ['D M YYYY', 'D MMM YYYY']
  expect(['7 3 2026', '7 Mar 2026', '29 2 2024'].map((text) => readDay(text, formats))).toEqual([
    '2026-03-07',
    '2026-03-07',
    '2024-02-29',
  ])
  for (const text of ['', '29 2 2025', '31 Apr 2026', '7 3 20266', '07 3 2026', '7 3'])
    expect(readDay(text, formats), text).toBeUndefined()
})
