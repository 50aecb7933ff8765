/**
 * How both drivers read PostgreSQL's types, so that rows are the same from either database and match the
 * contract: counts and ids as numbers, instants as ISO text in UTC, days as text.
 * Keys are the types' object ids (`select oid, typname from pg_type`).
 */
export const valueParsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8: ours stay below 2^53, except for sums of absurd amounts, which are rounded
  1700: Number, // numeric: quantities, with at most four decimals
  1082: (day) => day, // date
  1114: (timestamp) => timestamp, // timestamp
  1184: instantOf, // timestamptz
  1186: (interval) => interval, // interval
  17: bytesOf, // bytea
}

/** A fast path for times in UTC, which every connection uses; other offsets and years are parsed in full. */
function instantOf(text: string): string {
  if (text[4] !== '-' || text[10] !== ' ' || !text.endsWith('+00')) {
    return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
  }
  const fraction = text.slice(19, -3).padEnd(4, '0').slice(1, 4)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

/** Types that the embedded driver writes too slowly: a piece of a file is half a million digits long. */
export const valueWriters: Record<number, (value: Uint8Array) => string> = {
  17: digitsOf, // bytea
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Writes bytes as `\x00ff`. */
function digitsOf(bytes: Uint8Array): string {
  let text = String.raw`\x`
  for (const byte of bytes) text += digits[byte]
  return text
}

/** Reads bytes from `\x00ff`. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((text.length - 2) / 2)
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = digitAt(text, 2 * index + 2) * 16 + digitAt(text, 2 * index + 3)
  }
  return bytes
}

/** The codes of `0` to `9` are 48 to 57, those of `a` to `f` 97 to 102. */
const digitAt = (text: string, place: number) => {
  const code = text.charCodeAt(place)
  return code < 58 ? code - 48 : code - 87
}
