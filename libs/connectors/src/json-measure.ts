/** The limits of an answer. */
export interface JsonLimits {
  /** After decompression. */
  bytes: number
  /** Lists, objects and their entries: a few megabytes of `{}` become hundreds of megabytes once parsed. */
  values: number
}

/** Deeper than any provider nests; JSON parsers recurse for each level. */
const deepest = 64

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Measures JSON as its bytes arrive, so that too much is never stored or parsed. */
export interface JsonMeasure {
  /** Whether everything so far is within the limits. */
  takes(chunk: Uint8Array): boolean
}

/** Counts bytes, depth and values. It doesn't check that the bytes are JSON: the parser does. */
export function jsonMeasure({ bytes: maxBytes, values: maxValues }: JsonLimits): JsonMeasure {
  let bytes = 0
  let values = 1
  let depth = 0
  let isInText = false
  let isEscaped = false
  return {
    takes(chunk) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) return false
      for (const byte of chunk) {
        if (isInText) {
          if (isEscaped) isEscaped = false
          else if (byte === backslash) isEscaped = true
          else if (byte === quote) isInText = false
        } else if (byte === quote) isInText = true
        else if (byte === comma) values += 1
        else if (byte === openList || byte === openObject) {
          values += 1
          depth += 1
          if (depth > deepest) return false
        } else if (byte === closeList || byte === closeObject) depth -= 1
        if (values > maxValues) return false
      }
      return true
    },
  }
}

/** A check, a count, a single row. */
export const smallAnswer: JsonLimits = { bytes: 256 * 2 ** 10, values: 30_000 }
/** A page of rows. */
export const pageAnswer: JsonLimits = { bytes: 8 * 2 ** 20, values: 500_000 }
/** A row of a large file, read alone. */
export const fileLine: JsonLimits = { bytes: 2 ** 20, values: 50_000 }
/** A header's value. */
export const headerText: JsonLimits = { bytes: 16 * 2 ** 10, values: 1000 }

/** Parses JSON bytes. @throws SyntaxError for invalid JSON, RangeError for too much of it */
export function parseMeasured(bytes: Uint8Array, limits: JsonLimits): unknown {
  if (!jsonMeasure(limits).takes(bytes)) throw new RangeError('more JSON than is taken')
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
}
