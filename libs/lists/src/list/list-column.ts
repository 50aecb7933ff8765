import type { DataColumn } from '@tandem/design-system'

/** A column of a list, and its columns in a file. */
export interface ListColumn<Row, Exported extends string = string> extends DataColumn<Row> {
  /** The export columns with the same content. */
  exports: readonly Exported[]
  /**
   * What a row adds to a sum. Without it, rows are never added up: rates, prices, followers, people reached.
   */
  adds?: (row: Row) => Addend
}

/** A value that can be added up: a count, or amounts by currency, of which none is 0. Null while it is unknown. */
export type Addend = number | null | readonly { currency: string; amount: number }[]

/** What sums need to know of a column. */
export type SummedColumn<Row> = Pick<ListColumn<Row>, 'key' | 'header' | 'adds'>

/** The columns of a file for these columns, in order. */
export const exportedColumns = <Exported extends string>(
  columns: readonly { exports: readonly Exported[] }[],
): Exported[] => [...new Set(columns.flatMap((column) => column.exports))]
