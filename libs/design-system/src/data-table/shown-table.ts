import type { ReactNode } from 'react'
import type { DataColumn } from './column.ts'
import type { RowGroup } from './group-rows.ts'
import type { TableWords } from './labels.ts'
import type { RowLink } from './row-link.tsx'
import type { Sort } from './sort.ts'
import type { RowChoice } from './table-selection.tsx'

/** What a table shows, as a wide table and as a phone's list. */
export interface ShownTable<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[] | undefined
  getRowId: (row: Row) => string
  groupOf: ((row: Row) => RowGroup) | undefined
  /** The rows that are already rendered. */
  drawn: ReadonlySet<string>
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  choice: RowChoice<Row> | undefined
  rowLink: RowLink<Row> | undefined
  /** Shown instead of the rows: the empty state or the failure. */
  replacement: ReactNode
  skeletonCount: number
  words: TableWords
}
