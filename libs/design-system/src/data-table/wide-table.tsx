import { dataTable } from '@tandem/design-system/recipes'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { BodyRow, RowToCome } from './body-row.tsx'
import { pinnedPlace } from './column.ts'
import { ColumnSeparator } from './column-separator.tsx'
import { sizedHeader, useColumnSizing, widthVariables } from './column-widths.ts'
import type { ColumnSizing, ColumnWidths } from './column-widths.ts'
import { groupRows } from './group-rows.ts'
import type { ShownTable } from './shown-table.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortHeader } from './sort-header.tsx'
import { PageCheckbox } from './table-selection.tsx'
import { useFitMark } from './watch-fit.ts'

interface WideTableProps<Row> extends ShownTable<Row> {
  widths: ColumnWidths | undefined
  maxHeight: string | undefined
}

/** The table where there is room for its columns, in a box that scrolls sideways if there isn't. */
export function WideTable<Row>({ widths, maxHeight, ...table }: WideTableProps<Row>) {
  const { label, columns, rows, choice, replacement } = table
  const classes = dataTable()
  const sizing = useColumnSizing(columns, widths)
  const fitRef = useFitMark()
  const cellCount = columns.length + (choice ? 1 : 0)
  return (
    <div className={classes.scroller} ref={fitRef} style={{ maxHeight }}>
      <table
        className={classes.table}
        data-selectable={choice ? '' : undefined}
        style={widthVariables(sizing)}
      >
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <Head {...table} sizing={sizing} />
        {replacement !== undefined ? (
          <tbody>
            <tr>
              <td className={classes.slot} colSpan={cellCount}>
                {replacement}
              </td>
            </tr>
          </tbody>
        ) : rows === undefined ? (
          <tbody>
            <SkeletonRows columns={columns} count={table.skeletonCount} hasChoice={choice !== undefined} />
          </tbody>
        ) : (
          <Groups {...table} {...{ rows, sizing, cellCount }} />
        )}
      </table>
    </div>
  )
}

interface HeadProps<Row> extends Pick<
  ShownTable<Row>,
  'columns' | 'choice' | 'sort' | 'onSortChange' | 'words'
> {
  sizing: ColumnSizing | undefined
}

function Head<Row>({ columns, choice, sort, onSortChange, words, sizing }: HeadProps<Row>) {
  const classes = dataTable()
  return (
    <thead>
      <tr>
        {choice && (
          <td className={classes.headerCell} data-pinned="select">
            <PageCheckbox choice={choice} words={words} />
          </td>
        )}
        {columns.map((column, index) => (
          <SortHeader
            key={column.key}
            {...{ column, sort, onSortChange }}
            pinned={pinnedPlace(column, index, columns.length)}
            sized={sizedHeader(sizing, index, column.width)}
          >
            {sizing && index < columns.length - 1 && (
              <ColumnSeparator {...{ columns, index, sizing, words }} />
            )}
          </SortHeader>
        ))}
      </tr>
    </thead>
  )
}

interface GroupsProps<Row> extends ShownTable<Row> {
  rows: readonly Row[]
  sizing: ColumnSizing | undefined
  cellCount: number
}

/** The rows, below the heading of their group. */
function Groups<Row>(props: GroupsProps<Row>) {
  const { columns, rows, getRowId, groupOf, drawn, choice, rowLink: link, sizing, cellCount, words } = props
  const classes = dataTable()
  return groupRows(rows, (row) => groupOf?.(row)).map(({ group, rows: ofGroup }) => (
    <tbody key={group?.key ?? ''}>
      {group && (
        <tr>
          <th className={classes.groupHead} scope="rowgroup" colSpan={cellCount}>
            {group.label}
          </th>
        </tr>
      )}
      {ofGroup.map((row) => {
        const id = getRowId(row)
        return drawn.has(id) ? (
          <BodyRow key={id} {...{ row, id, columns, choice, link, sizing, words }} />
        ) : (
          <RowToCome key={id} cellCount={cellCount} />
        )
      })}
    </tbody>
  ))
}
