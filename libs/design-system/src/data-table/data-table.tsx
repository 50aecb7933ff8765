import { tableFeatures, useTable } from '@tanstack/react-table'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { dataTable } from '@tandem/design-system/recipes'
import { useIsPhone } from '../layout/use-is-below.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { BodyRow, RowToCome } from './body-row.tsx'
import { pinnedPlace } from './column.ts'
import type { DataColumn } from './column.ts'
import { ColumnSeparator } from './column-separator.tsx'
import { sizedHeader, useColumnSizing, widthVariables } from './column-widths.ts'
import type { ColumnWidths } from './column-widths.ts'
import { groupRows } from './group-rows.ts'
import type { RowGroup } from './group-rows.ts'
import { defaultTableLabels } from './labels.ts'
import type { DataTableLabels } from './labels.ts'
import { PhoneList } from './phone-list.tsx'
import type { RowLink } from './row-link.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortHeader } from './sort-header.tsx'
import type { Sort } from './sort.ts'
import { TableFooter } from './table-footer.tsx'
import type { TablePaging } from './table-footer.tsx'
import { PageCheckbox, useRowChoice } from './table-selection.tsx'
import type { TableSelection } from './table-selection.tsx'
import { useFitMark } from './watch-fit.ts'
import { useDrawnRows } from './use-drawn-rows.ts'

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

const features = tableFeatures({})
const none: never[] = []

/**
 * A plain table, and below 768 px a list with two lines per entry. The server sorts the rows and cuts them
 * into pages.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, groupOf, sort, onSortChange, error, paging, rowLink } = props
  const words = { ...defaultTableLabels, ...props.labels }
  const classes = dataTable()
  const isPhone = useIsPhone()
  const ids = useMemo(() => rows?.map(getRowId) ?? none, [rows, getRowId])
  const drawn = useDrawnRows(ids)
  const choice = useRowChoice(props.selection, ids)
  const sizing = useColumnSizing(columns, props.widths)
  const fitRef = useFitMark()

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
  const cellCount = columns.length + (choice ? 1 : 0)

  return (
    <div
      className={classes.root}
      data-density={props.density}
      data-busy={props.busy ? '' : undefined}
      aria-busy={props.busy || (rows === undefined && error === undefined)}
    >
      {isPhone ? (
        <PhoneList
          {...{ label, columns, rows, getRowId, groupOf, drawn, sort, onSortChange, choice, rowLink }}
          {...{ replacement, skeletonCount, words }}
        />
      ) : (
        <div className={classes.scroller} ref={fitRef} style={{ maxHeight: props.maxHeight }}>
          <table
            className={classes.table}
            data-selectable={choice ? '' : undefined}
            style={widthVariables(sizing)}
          >
            <caption>
              <VisuallyHidden>{label}</VisuallyHidden>
            </caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {choice && (
                    <td className={classes.headerCell} data-pinned="select">
                      <PageCheckbox choice={choice} words={words} />
                    </td>
                  )}
                  {group.headers.map((header, index) => (
                    <SortHeader
                      key={header.id}
                      column={byKey.get(header.column.id)!}
                      pinned={pinnedPlace(byKey.get(header.column.id)!, index, columns.length)}
                      sort={sort}
                      onSortChange={onSortChange}
                      sized={sizedHeader(sizing, index, byKey.get(header.column.id)!.width)}
                    >
                      {sizing && index < columns.length - 1 && (
                        <ColumnSeparator {...{ columns, index, sizing, words }} />
                      )}
                    </SortHeader>
                  ))}
                </tr>
              ))}
            </thead>
            {replacement !== undefined || rows === undefined ? (
              <tbody>
                {replacement !== undefined ? (
                  <tr>
                    <td className={classes.slot} colSpan={cellCount}>
                      {replacement}
                    </td>
                  </tr>
                ) : (
                  <SkeletonRows columns={columns} count={skeletonCount} hasChoice={choice !== undefined} />
                )}
              </tbody>
            ) : (
              groupRows(table.getRowModel().rows, ({ original }) => groupOf?.(original)).map((part) => (
                <tbody key={part.group?.key ?? ''}>
                  {part.group && (
                    <tr>
                      <th className={classes.groupHead} scope="rowgroup" colSpan={cellCount}>
                        {part.group.label}
                      </th>
                    </tr>
                  )}
                  {part.rows.map(({ id, original }) =>
                    drawn.has(id) ? (
                      <BodyRow
                        key={id}
                        {...{ row: original, id, columns, choice, link: rowLink, sizing, words }}
                      />
                    ) : (
                      <RowToCome key={id} cellCount={cellCount} />
                    ),
                  )}
                </tbody>
              ))
            )}
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
