import type { SummedColumn } from '../list/list-column.ts'

/** One figure of several rows: a count, or an amount in one currency. */
export interface RowsSum {
  key: string
  header: string
  /** The currency of an amount in minor units; undefined for a count. */
  currency: string | undefined
  /** Undefined when no row has a value. */
  sum: number | undefined
  /** The sum divided by the rows that have a value: minor units for an amount. */
  average: number | undefined
  /** How many rows have a value. */
  known: number
}

interface Value {
  currency: string | undefined
  amount: number
}

/** Quantities have at most four decimals. Whole numbers add up without rounding. */
const scale = 10_000n
const scaled = (value: number) =>
  Number.isSafeInteger(value) ? BigInt(value) * scale : BigInt(Math.round(value * Number(scale)))

/**
 * The figures of rows: each currency is a figure of its own. A row without an amount is 0 in each, and one whose
 * value is unknown counts for none. A sum that JavaScript can't represent exactly is left out.
 */
export const sumRows = <Row>(columns: readonly SummedColumn<Row>[], rows: readonly Row[]): RowsSum[] =>
  columns.flatMap(({ key, header, adds }) => {
    if (!adds) return []
    const added = rows.flatMap((row): (readonly Value[])[] => {
      const value = adds(row)
      if (value === null) return []
      return [typeof value === 'number' ? [{ currency: undefined, amount: value }] : value]
    })
    const zeros = added.filter(({ length }) => length === 0).length
    const values = added.flat()
    const byCurrency = Map.groupBy(values, ({ currency }) => currency)
    if (byCurrency.size === 0) byCurrency.set(undefined, [])
    return [...byCurrency]
      .toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? '', 'en'))
      .flatMap(([currency, found]): RowsSum[] => {
        const known = found.length + zeros
        const total = found.reduce((sum, { amount }) => sum + scaled(amount), 0n)
        const sum = total % scale === 0n ? Number(total / scale) : Number(total) / Number(scale)
        if (Math.abs(sum) > Number.MAX_SAFE_INTEGER) return []
        const average = currency === undefined ? sum / known : dividedBy(total / scale, BigInt(known))
        return [{ key, header, currency, known, ...(known === 0 ? unknown : { sum, average }) }]
      })
  })

const unknown = { sum: undefined, average: undefined }

/** Rounded half away from zero, as amounts are everywhere. */
function dividedBy(total: bigint, count: bigint): number {
  const size = total < 0n ? -total : total
  const rounded = (2n * size + count) / (2n * count)
  return Number(total < 0n ? -rounded : rounded)
}
