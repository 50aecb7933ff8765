import { expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import { dayStart } from './day-range.ts'
import { teamDay } from './team-day.ts'

test.each([
  ['America/New_York', '2026-10-25', 14],
  ['Asia/Tehran', '2026-03-15', 14],
  // Clocks go forward at midnight.
  ['America/Sao_Paulo', '2018-10-28', 14],
  ['Asia/Beirut', '2026-03-22', 14],
  // By half an hour, and by two.
  ['Australia/Lord_Howe', '2026-09-28', 14],
  ['Antarctica/Troll', '2026-03-22', 14],
  // The thirtieth was skipped.
  ['Pacific/Apia', '2011-12-25', 10],
  // From local mean time, which has seconds.
  ['Europe/Paris', '1911-03-05', 10],
])('a day begins with its first instant in %s', (timeZone, first, count) => {
  for (let index = 0; index < count; index += 1) {
    const day = addDays(first, index)
    const start = dayStart(day, timeZone)
    expect(teamDay(start, timeZone) >= day, start).toBe(true)
    const before = new Date(Date.parse(start) - 1).toISOString()
    expect(teamDay(before, timeZone) < day, before).toBe(true)
  }
})
