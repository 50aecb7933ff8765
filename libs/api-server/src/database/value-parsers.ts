/**
 * How both drivers read PostgreSQL's types, so that a row is the same whichever database it came from, and the
 * same as the contract's: counts and ids as numbers, instants as ISO text in UTC, days as text.
 * Keys are the types' object ids (`select oid, typname from pg_type`).
 */
export const valueParsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8: ours stay below 2^53
  1082: (day) => day, // date
  1114: (timestamp) => timestamp, // timestamp
  1184: (instant) => new Date(instant.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(), // timestamptz
  1186: (interval) => interval, // interval
  17: (bytes) => Uint8Array.from(bytes.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)), // bytea
}
