import { expect, test } from 'vitest'
import { firstWholeDay } from './first-whole-day.ts'

test.each([
  ['2026-10-02T21:00:00Z', 'Europe/Istanbul', '2026-10-03'],
  ['2026-10-02T21:00:00.001Z', 'Europe/Istanbul', '2026-10-04'],
  ['2026-10-02T20:59:59Z', 'Europe/Istanbul', '2026-10-03'],
  ['2026-10-02T00:00:00Z', 'UTC', '2026-10-02'],
  // The day begins at one o'clock when clocks go forward at midnight.
  ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
])('finds the first complete day after %s in %s', (moment, zone, day) => {
  expect(firstWholeDay(moment, zone)).toBe(day)
})
