import { perZone } from './per-zone.ts'

const offsetsIn = perZone('en-US', { timeZoneName: 'shortOffset' })

/**
 * How far the clocks of a zone are from UTC at a moment, as people read it: `GMT+3`, `GMT-3:30`, `GMT`.
 * @throws RangeError for a time zone that does not exist and a moment that cannot be read
 */
export function offsetName(iso: string, timeZone: string): string {
  const parts = offsetsIn(timeZone).formatToParts(new Date(iso))
  const { value } = parts.find(({ type }) => type === 'timeZoneName')!
  // Engines differ in how they write none.
  return value === 'GMT+0' ? 'GMT' : value
}
