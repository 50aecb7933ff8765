import { compareNames } from '@tandem/format'

/** What each name of an order reads from a row; null when it isn't known. */
export type SortReaders<Name extends string, Row> = Record<Name, (row: Row) => number | string | null>

/**
 * Rows in the order of a column, `-` before its name when falling; unknown values come last in both directions, and
 * equals are ordered by `otherwise`.
 */
export function rowsInOrder<Name extends string, Row>(
  rows: readonly Row[],
  sort: Name | `-${Name}`,
  readers: SortReaders<Name, Row>,
  otherwise: (one: Row, other: Row) => number,
): Row[] {
  const isFalling = sort.startsWith('-')
  const read = readers[sort.replace(/^-/, '') as Name]
  return rows.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)]
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1
    } else {
      const order = typeof a === 'string' ? compareNames(a, String(b)) : a - Number(b)
      if (order !== 0) return isFalling ? -order : order
    }
    return otherwise(one, other)
  })
}
