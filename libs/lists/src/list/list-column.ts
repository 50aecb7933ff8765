import type { DataColumn } from '@tandem/design-system'

/** A column of a list, and what it becomes in a file. */
export interface ListColumn<Row, Exported extends string = string> extends DataColumn<Row> {
  /** The columns of the export that say what this one shows. */
  exports: readonly Exported[]
}

/** The columns of a file that holds what these show, in their order. */
export const exportedColumns = <Exported extends string>(
  columns: readonly { exports: readonly Exported[] }[],
): Exported[] => [...new Set(columns.flatMap((column) => column.exports))]
