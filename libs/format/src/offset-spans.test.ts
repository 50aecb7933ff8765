import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from './lengths-of-time.ts'
import { offsetSpans } from './offset-spans.ts'
import { zonedTime } from './zoned-time.ts'

test('cuts time where clocks change, and nowhere else', () => {
  expect(offsetSpans('2026-03-01T00:00:00Z', '2026-11-01T00:00:00Z', 'Europe/London')).toEqual([
    { from: '2026-03-01T00:00:00.000Z', until: '2026-03-29T01:00:00.000Z', seconds: 0 },
    { from: '2026-03-29T01:00:00.000Z', until: '2026-10-25T01:00:00.000Z', seconds: 3600 },
    { from: '2026-10-25T01:00:00.000Z', until: '2026-11-01T00:00:00.000Z', seconds: 0 },
  ])
  expect(offsetSpans('2020-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'Asia/Kathmandu')).toEqual([
    { from: '2020-01-01T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z', seconds: 20_700 },
  ])
  expect(offsetSpans('2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'UTC')).toEqual([])
  // The last second of summer time and the first of winter time.
  expect(offsetSpans('2026-10-25T00:59:59Z', '2026-10-25T01:00:01Z', 'Europe/London')).toHaveLength(2)
})

test("makes a zone's clock plain arithmetic within a span", () => {
  const moment = fc.integer({ min: Date.parse('1996-01-01'), max: Date.parse('2036-01-01') })
  const zone = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Apia')
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 400 }), fc.nat(1), zone, (start, days, share, timeZone) => {
      const end = start + days * dayMs
      const spans = offsetSpans(new Date(start).toISOString(), new Date(end).toISOString(), timeZone)
      expect(spans.map(({ from }) => from)).toEqual([
        new Date(start).toISOString(),
        ...spans.slice(0, -1).map(({ until }) => until),
      ])
      expect(spans.at(-1)?.until).toBe(new Date(end).toISOString())
      for (const { from, until, seconds } of spans) {
        const within = Math.floor(Date.parse(from) + share * (Date.parse(until) - 1 - Date.parse(from)))
        const shown = new Date(within + seconds * 1000)
        expect(zonedTime(new Date(within).toISOString(), timeZone)).toMatchObject({
          day: shown.getUTCDate(),
          hour: shown.getUTCHours(),
          minute: shown.getUTCMinutes(),
        })
      }
    }),
    { numRuns: 60 },
  )
})
