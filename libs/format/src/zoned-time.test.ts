import { expect, test } from 'vitest'
import { formatStamp } from './zoned-time.ts'

test.each([
  ['Europe/London', '2026-10-25T00:30:15Z', '2026-10-25 01:30:15'],
  ['Europe/London', '2026-10-25T01:30:15Z', '2026-10-25 01:30:15'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 03:00:00'],
  ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02 00:00:00'],
])('shows a spreadsheet in %s %s as %s', (zone, iso, stamp) => expect(formatStamp(iso, zone)).toBe(stamp))
