import { dataTable } from '@tandem/design-system/recipes'
import { pinnedPlace } from './column.ts'
import type { DataColumn } from './column.ts'
import { sizedCell } from './column-widths.ts'
import type { ColumnSizing } from './column-widths.ts'
import type { TableWords } from './labels.ts'
import { followRow, RowAnchor } from './row-link.tsx'
import type { RowLink } from './row-link.tsx'
import { RowCheckbox } from './table-selection.tsx'
import type { RowChoice } from './table-selection.tsx'

interface BodyRowProps<Row> {
  row: Row
  id: string
  columns: readonly DataColumn<Row>[]
  choice: RowChoice<Row> | undefined
  link: RowLink<Row> | undefined
  sizing: ColumnSizing | undefined
  words: TableWords
}

/**
 * A row of the table. With a link, its identity cell is the link, and a click anywhere on the row follows it.
 */
export function BodyRow<Row>({ row, id, columns, choice, link, sizing, words }: BodyRowProps<Row>) {
  const classes = dataTable()
  const isOpen = link?.openId === id
  return (
    <tr
      className={classes.row}
      data-selected={choice?.isSelected(id) || isOpen ? '' : undefined}
      data-linked={link ? '' : undefined}
      onClick={link && followRow}
      onAuxClick={link && followRow}
    >
      {choice && (
        <td className={classes.cell} data-pinned="select">
          <RowCheckbox {...{ choice, row, id, words }} />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = column.primary ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            className={classes.cell}
            scope={column.primary ? 'row' : undefined}
            data-primary={column.primary ? '' : undefined}
            data-pinned={pinnedPlace(column, index, columns.length)}
            data-align={column.align}
            {...sizedCell(index, sizing?.widths[index] !== undefined)}
          >
            {column.primary && link ? (
              <RowAnchor link={link} row={row} isOpen={isOpen}>
                {column.cell(row)}
              </RowAnchor>
            ) : (
              column.cell(row)
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

/** Reserves the space of a row that a later frame draws. */
export function RowToCome({ cellCount }: { cellCount: number }) {
  return (
    <tr aria-hidden>
      <td className={dataTable().cell} colSpan={cellCount} aria-hidden />
    </tr>
  )
}
