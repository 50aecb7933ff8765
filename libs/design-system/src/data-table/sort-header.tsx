import { ArrowDown, ArrowUp } from 'lucide-react'
import { dataTable } from '@tandem/design-system/recipes'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DataColumn } from './column.ts'
import { sortDirection, toggleSort } from './sort.ts'
import type { Sort } from './sort.ts'

interface SortHeaderProps<Row> {
  column: DataColumn<Row>
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  isFirst: boolean
}

/** A column's header: a button when the column can be sorted. */
export function SortHeader<Row>({ column, sort, onSortChange, isFirst }: SortHeaderProps<Row>) {
  const { header, sortKey, sortFirst = 'ascending' } = column
  const classes = dataTable()
  const direction = sortKey === undefined ? undefined : sortDirection(sort, sortKey)
  const Arrow = (direction ?? sortFirst) === 'ascending' ? ArrowUp : ArrowDown

  return (
    <th
      scope="col"
      className={classes.headerCell}
      style={{ width: column.width }}
      data-align={column.align}
      data-pinned={column.primary && isFirst ? 'primary' : undefined}
      aria-sort={direction}
    >
      {sortKey !== undefined && onSortChange ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSortChange(toggleSort(sort, sortKey, sortFirst))}
        >
          {header}
          <Arrow aria-hidden />
        </button>
      ) : column.hideHeader ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </th>
  )
}
