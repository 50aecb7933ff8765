import { tableFeatures, useTable, type ColumnDef, type Row as TableRow } from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { dataTable } from '@tandem/design-system/recipes'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DataColumn } from './column.ts'
import { defaultTableLabels, type DataTableLabels } from './labels.ts'
import { PhoneList } from './phone-list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortHeader } from './sort-header.tsx'
import type { Sort } from './sort.ts'
import { TableFooter, type TablePaging } from './table-footer.tsx'
import { useIsPhone } from './use-is-phone.ts'

export interface DataTableProps<Row> {
  /** What is listed, for screen readers: "Orders". */
  label: string
  columns: readonly DataColumn<Row>[]
  /** `undefined` on the first load, when a skeleton of the final size stands in. */
  rows: readonly Row[] | undefined
  getRowId: (row: Row) => string
  /** The rows answer the question before: they stay, dimmed and marked busy. */
  busy?: boolean
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Shown when there are no rows: an EmptyState. */
  empty: ReactNode
  /** Shown in place of the rows when they could not be read: an ErrorState. */
  error?: ReactNode
  paging?: TablePaging
  density?: 'default' | 'compact' | 'media'
  /** The header stays while the table's own box scrolls; give the box a height with `maxHeight`. */
  maxHeight?: string
  labels?: DataTableLabels
}

const features = tableFeatures({})
const none: never[] = []

/** A list of things as a plain table, and below 768 px as entries of two lines. Rows come sorted and cut into pages by the server. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, sort, onSortChange, error, paging } = props
  const words = { ...defaultTableLabels, ...props.labels }
  const classes = dataTable()
  const isPhone = useIsPhone()

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.key,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
      })),
    [columns],
  )
  const table = useTable({ features, columns: definitions, data: rows ?? none, getRowId })

  const skeletonCount = paging?.perPage ?? 10
  const replacement = error ?? (rows?.length === 0 ? props.empty : undefined)
  const byKey = new Map(columns.map((column) => [column.key, column]))

  return (
    <div
      className={classes.root}
      data-density={props.density}
      data-busy={props.busy ? '' : undefined}
      aria-busy={props.busy || (rows === undefined && error === undefined)}
    >
      {isPhone ? (
        <PhoneList
          {...{ label, columns, rows, getRowId, sort, onSortChange, replacement, skeletonCount, words }}
        />
      ) : (
        <div className={classes.scroller} style={{ maxHeight: props.maxHeight }}>
          <table className={classes.table} data-sticky={props.maxHeight ? '' : undefined}>
            <caption>
              <VisuallyHidden>{label}</VisuallyHidden>
            </caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {group.headers.map((header) => (
                    <SortHeader
                      key={header.id}
                      column={byKey.get(header.column.id)!}
                      sort={sort}
                      onSortChange={onSortChange}
                    />
                  ))}
                </tr>
              ))}
            </thead>
            <tbody>
              {replacement !== undefined ? (
                <tr>
                  <td className={classes.slot} colSpan={columns.length}>
                    {replacement}
                  </td>
                </tr>
              ) : rows === undefined ? (
                <SkeletonRows columns={columns} count={skeletonCount} />
              ) : (
                table.getRowModel().rows.map((row) => <BodyRow key={row.id} row={row} byKey={byKey} />)
              )}
            </tbody>
          </table>
        </div>
      )}
      {rows === undefined && error === undefined && (
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

interface BodyRowProps<Row extends object> {
  row: TableRow<typeof features, Row>
  byKey: Map<string, DataColumn<Row>>
}

function BodyRow<Row extends object>({ row, byKey }: BodyRowProps<Row>) {
  const classes = dataTable()
  return (
    <tr className={classes.row}>
      {row.getAllCells().map((cell) => {
        const column = byKey.get(cell.column.id)!
        const Cell = column.primary ? 'th' : 'td'
        return (
          <Cell
            key={cell.id}
            className={classes.cell}
            scope={column.primary ? 'row' : undefined}
            data-primary={column.primary ? '' : undefined}
            data-align={column.align}
          >
            {column.cell(row.original)}
          </Cell>
        )
      })}
    </tr>
  )
}
