import { Fragment, useId } from 'react'
import { dataTable } from '@tandem/design-system/recipes'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DataColumn } from './column.ts'
import { groupRows } from './group-rows.ts'
import { NativeSelect } from './native-select.tsx'
import { followRow, RowAnchor } from './row-link.tsx'
import type { ShownTable } from './shown-table.ts'
import { PageCheckbox, RowCheckbox } from './table-selection.tsx'

/** The table on a phone: two lines per row, badges below, and one sort menu instead of the headers. */
export function PhoneList<Row>(props: ShownTable<Row>) {
  const { label, rows, getRowId, groupOf, drawn, replacement, skeletonCount } = props
  const classes = dataTable()
  if (replacement !== undefined) return <div className={classes.slot}>{replacement}</div>
  return (
    <>
      <PhoneHead {...props} />
      {rows === undefined ? (
        <ul className={classes.list} aria-label={label}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <SkeletonEntry key={index} />
          ))}
        </ul>
      ) : (
        groupRows(rows, (row) => groupOf?.(row)).map((part) => (
          <Fragment key={part.group?.key ?? ''}>
            {part.group && (
              <div className={classes.groupHead} aria-hidden>
                {part.group.label}
              </div>
            )}
            <ul className={classes.list} aria-label={part.group ? `${label}, ${part.group.label}` : label}>
              {part.rows.map((row) => {
                const id = getRowId(row)
                return drawn.has(id) ? (
                  <Entry key={id} row={row} id={id} {...props} />
                ) : (
                  <li key={id} className={classes.entry} aria-hidden />
                )
              })}
            </ul>
          </Fragment>
        ))
      )}
    </>
  )
}

function Entry<Row>({
  row,
  id,
  columns,
  choice,
  rowLink,
  words,
}: ShownTable<Row> & { row: Row; id: string }) {
  const classes = dataTable()
  const isOpen = rowLink?.openId === id
  const inPlace = (...places: DataColumn<Row>['phone'][]) =>
    places.flatMap((place) =>
      columns.filter((column) => column.phone !== undefined && column.phone === place),
    )
  const lines = (shown: DataColumn<Row>[]) =>
    shown.map((column) => (
      <div key={column.key} data-place={column.phone}>
        {column.phone === 'title' && rowLink ? (
          <RowAnchor link={rowLink} row={row} isOpen={isOpen}>
            {column.cell(row)}
          </RowAnchor>
        ) : (
          <>
            {/* Only for screen readers: the column header, before every value except the title. */}
            {column.phone !== 'title' && <VisuallyHidden>{column.header}: </VisuallyHidden>}
            {column.cell(row)}
          </>
        )}
      </div>
    ))
  const badges = inPlace('badges')
  const actions = inPlace('actions')
  return (
    // The row's link takes the focus; the rest of the row only reacts to the pointer, as in the table.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <li
      className={classes.entry}
      data-selectable={choice ? '' : undefined}
      data-selected={choice?.isSelected(id) || isOpen ? '' : undefined}
      data-linked={rowLink ? '' : undefined}
      onClick={rowLink && followRow}
    >
      {choice && (
        <span className={classes.entryChoice}>
          <RowCheckbox {...{ choice, row, id, words }} />
        </span>
      )}
      <div className={classes.entryStart}>{lines(inPlace('title', 'subtitle'))}</div>
      <div className={classes.entryEnd}>
        {lines([...inPlace('value', 'detail'), ...(badges.length > 0 ? [] : actions)])}
      </div>
      {badges.length > 0 && (
        <div className={classes.entryBadges}>
          <div>{lines(badges)}</div>
          {lines(actions)}
        </div>
      )}
    </li>
  )
}

function SkeletonEntry() {
  const classes = dataTable()
  return (
    <li className={classes.entry} aria-hidden>
      <div className={classes.entryStart}>
        <div className={classes.skeletonLine}>
          <Skeleton width="4rem" />
        </div>
        <div className={classes.skeletonLine}>
          <Skeleton width="7rem" />
        </div>
      </div>
      <div className={classes.entryEnd}>
        <div className={classes.skeletonLine}>
          <Skeleton width="5rem" />
        </div>
        <div className={classes.skeletonLine}>
          <Skeleton width="8rem" />
        </div>
      </div>
      <div className={classes.entryBadges}>
        <div className={classes.skeletonLine}>
          <Skeleton width="10rem" />
        </div>
      </div>
    </li>
  )
}

function PhoneHead<Row>({ columns, sort, onSortChange, choice, words }: ShownTable<Row>) {
  const classes = dataTable()
  const selectId = useId()
  const sortable = columns.filter((column) => column.sortKey !== undefined)
  const sorts = sortable.length > 0 && onSortChange !== undefined
  if (!sorts && !choice) return null
  return (
    <div className={classes.phoneSort} data-selectable={choice ? '' : undefined}>
      {choice && (
        <span className={classes.entryChoice}>
          <PageCheckbox choice={choice} words={words} />
        </span>
      )}
      {sorts && <label htmlFor={selectId}>{words.sortBy}</label>}
      {sorts && (
        <NativeSelect id={selectId} value={sort ?? ''} onChange={(event) => onSortChange(event.target.value)}>
          {sort === undefined && <option value="">{words.unsorted}</option>}
          {sortable.map(({ header, sortKey }) => [
            <option key={sortKey} value={sortKey}>
              {words.ascending(header)}
            </option>,
            <option key={`-${sortKey}`} value={`-${sortKey}`}>
              {words.descending(header)}
            </option>,
          ])}
        </NativeSelect>
      )}
    </div>
  )
}
