import { ArrowDown, ArrowUp } from 'lucide-react'
import { dataTable } from '@tandem/design-system/recipes'
import type { CSSProperties, ReactNode } from 'react'
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
  /** Of a column that has its own width. */
  sized: { style?: CSSProperties }
  /** The edge that changes the column's width. */
  children: ReactNode
}

/** A column's header: a button when the column can be sorted. Its tooltip explains the column. */
export function SortHeader<Row>(props: SortHeaderProps<Row>) {
  const { column, sort, onSortChange, pinned, sized, children } = props
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
      // It grows where the next column would be cut; see `watchFit`.
      style={{
        width: column.fills ? '100%' : column.width,
        minWidth: `max(${column.width ?? '0px'}, var(--grown, 0px))`,
      }}
      {...sized}
      data-align={column.align}
      data-pinned={pinned}
      // Otherwise the name of the edge would be a part of the header's name.
      aria-label={children ? header : undefined}
      aria-sort={direction}
    >
      {column.hideHeader ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : label !== null && explanation !== undefined ? (
        <Tooltip content={explanation}>{label}</Tooltip>
      ) : (
        (label ?? header)
      )}
      {children}
    </th>
  )
}
