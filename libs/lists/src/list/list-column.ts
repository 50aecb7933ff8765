import type { DataColumn } from '@tandem/design-system'

/** A column of a list, and its columns in a file. */
export interface ListColumn<Row, Exported extends string = string> extends DataColumn<Row> {
  /** The export columns with the same content. */
  exports: readonly Exported[]
}

/** The columns of a file for these columns, in order. */
export const exportedColumns = <Exported extends string>(
  columns: readonly { exports: readonly Exported[] }[],
): Exported[] => [...new Set(columns.flatMap((column) => column.exports))]
