import { formatStamp } from './zoned-time.ts'

/** A moment as a cell of a file, in a zone and a form that spreadsheets read (`2026-11-21 14:06:00`); null without one. */
export const momentCell = (iso: string | null, timeZone: string): { moment: string } | null =>
  iso === null ? null : { moment: formatStamp(iso, timeZone) }
