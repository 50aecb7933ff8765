import { ArrowDown, ArrowUp } from 'lucide-react'
import { dataTable } from '@tandem/design-system/recipes'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DataColumn, pinnedPlace } from './column.ts'
import { sortDirection, toggleSort } from './sort.ts'
import type { Sort } from './sort.ts'

interface SortHeaderProps<Row> {
  column: DataColumn<Row>
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  pinned: ReturnType<typeof pinnedPlace>
}

/** A column's header: a button when the column can be sorted. Its tooltip explains the column. */
export function SortHeader<Row>({ column, sort, onSortChange, pinned }: SortHeaderProps<Row>) {
  const { header, explanation, sortKey, sortFirst = 'ascending' } = column
  const classes = dataTable()
  const direction = sortKey === undefined ? undefined : sortDirection(sort, sortKey)
  const Arrow = (direction ?? sortFirst) === 'ascending' ? ArrowUp : ArrowDown

  const label =
    sortKey !== undefined && onSortChange ? (
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSortChange(toggleSort(sort, sortKey, sortFirst))}
      >
        {header}
        <Arrow aria-hidden />
      </button>
    ) : explanation === undefined ? null : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard reaches it to read the explanation
      <span tabIndex={0} className={classes.explained}>
        {header}
      </span>
    )

  return (
    <th
      scope="col"
      className={classes.headerCell}
      style={{ width: column.width, minWidth: column.width }}
      data-align={column.align}
      data-pinned={pinned}
      aria-sort={direction}
    >
      {column.hideHeader ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : label !== null && explanation !== undefined ? (
        <Tooltip content={explanation}>{label}</Tooltip>
      ) : (
        (label ?? header)
      )}
    </th>
  )
}
