import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { dataTable } from '@tandem/design-system/recipes'
import { useIsPhone } from '../layout/use-is-below.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DataColumn } from './column.ts'
import type { ColumnWidths } from './column-widths.ts'
import type { RowGroup } from './group-rows.ts'
import { defaultTableLabels } from './labels.ts'
import type { DataTableLabels } from './labels.ts'
import { PhoneList } from './phone-list.tsx'
import type { RowLink } from './row-link.tsx'
import type { Sort } from './sort.ts'
import { TableFooter } from './table-footer.tsx'
import type { TablePaging } from './table-footer.tsx'
import { useRowChoice } from './table-selection.tsx'
import type { TableSelection } from './table-selection.tsx'
import { useDrawnRows } from './use-drawn-rows.ts'
import { WideTable } from './wide-table.tsx'

export interface DataTableProps<Row> {
  /** What is listed, for screen readers: "Orders". */
  label: string
  columns: readonly DataColumn<Row>[]
  /** `undefined` on the first load, when a skeleton of the final size is shown. */
  rows: readonly Row[] | undefined
  getRowId: (row: Row) => string
  /** The rows are from the previous query: they stay, dimmed and marked as busy. */
  busy?: boolean
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Shown when there are no rows: an EmptyState. */
  empty: ReactNode
  /** Shown instead of the rows when they couldn't be loaded: an ErrorState. */
  error?: ReactNode
  paging?: TablePaging
  /** Adds a checkbox to every row and to the page as a whole. */
  selection?: TableSelection<Row>
  /** Makes rows links. The cells of the primary column must then contain nothing clickable. */
  rowLink?: RowLink<Row>
  /** Puts a heading above the first row of each group. The rows of a group follow each other. */
  groupOf?: (row: Row) => RowGroup
  density?: 'default' | 'compact' | 'media'
  /** Readers can change the widths of columns. */
  widths?: ColumnWidths
  /** Makes the table's own box scroll instead of the page. The header stays visible in both. */
  maxHeight?: string
  labels?: DataTableLabels
}

const none: never[] = []

/**
 * A plain table, and below 768 px a list with two lines per entry. The server sorts the rows and cuts them
 * into pages.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, groupOf, sort, onSortChange, error, paging, rowLink } = props
  const words = { ...defaultTableLabels, ...props.labels }
  const isPhone = useIsPhone()
  const ids = useMemo(() => rows?.map(getRowId) ?? none, [rows, getRowId])
  const drawn = useDrawnRows(ids)
  const choice = useRowChoice(props.selection, ids)
  const isLoading = rows === undefined && error === undefined
  const replacement = error ?? (rows?.length === 0 ? props.empty : undefined)
  const skeletonCount = paging?.perPage ?? 10
  const listed = { label, columns, rows, getRowId, groupOf, drawn, replacement, skeletonCount }
  const table = { ...listed, sort, onSortChange, choice, rowLink, words }
  return (
    <div
      className={dataTable().root}
      data-density={props.density}
      data-busy={props.busy ? '' : undefined}
      aria-busy={props.busy || isLoading}
    >
      {isPhone ? (
        <PhoneList {...table} />
      ) : (
        <WideTable {...table} widths={props.widths} maxHeight={props.maxHeight} />
      )}
      {isLoading && (
        <output>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        </output>
      )}
      {paging && error === undefined && rows?.length !== 0 && (
        <TableFooter paging={paging} words={words} isLoading={rows === undefined} />
      )}
    </div>
  )
}
