import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { idsBetween, isSelected, pageState, selectRows } from '../selection/row-selection.ts'
import type { RowSelection } from '../selection/row-selection.ts'
import type { TableWords } from './labels.ts'

/** The chosen rows over all pages; the caller stores them. */
export interface TableSelection<Row> {
  value: RowSelection
  onValueChange: (selection: RowSelection) => void
  /** Names a row's checkbox: "order 4812". */
  rowName: (row: Row) => string
}

/** The checkboxes of the visible rows. With Shift, all rows from the last changed one follow. */
export interface RowChoice<Row> {
  pageIds: readonly string[]
  page: 'none' | 'some' | 'all'
  name: (row: Row) => string
  isSelected: (id: string) => boolean
  setPage: (on: boolean) => void
  setRow: (id: string, event: ChangeEvent<HTMLInputElement>) => void
}

export function useRowChoice<Row>(
  selection: TableSelection<Row> | undefined,
  pageIds: readonly string[],
): RowChoice<Row> | undefined {
  const lastChanged = useRef<string>(undefined)
  if (!selection) return undefined
  const { value, onValueChange, rowName } = selection
  return {
    pageIds,
    page: pageState(value, pageIds),
    name: rowName,
    isSelected: (id) => isSelected(value, id),
    setPage: (on) => onValueChange(selectRows(value, pageIds, on)),
    setRow: (id, { target, nativeEvent }) => {
      // React fires a checkbox's change with the click, also for the space key.
      const withShift = (nativeEvent as MouseEvent).shiftKey
      const ids = withShift ? idsBetween(pageIds, lastChanged.current, id) : [id]
      lastChanged.current = id
      onValueChange(selectRows(value, ids, target.checked))
    },
  }
}

/** The checkbox for all rows of the page, half checked while only some are chosen. */
export function PageCheckbox<Row>({ choice, words }: { choice: RowChoice<Row>; words: TableWords }) {
  return (
    <Checkbox
      aria-label={words.selectPage}
      checked={choice.page === 'all'}
      indeterminate={choice.page === 'some'}
      disabled={choice.pageIds.length === 0}
      // When half checked, the first click chooses the rest.
      onChange={() => choice.setPage(choice.page !== 'all')}
    />
  )
}

interface RowCheckboxProps<Row> {
  choice: RowChoice<Row>
  row: Row
  id: string
  words: TableWords
}

export function RowCheckbox<Row>({ choice, row, id, words }: RowCheckboxProps<Row>) {
  return (
    <Checkbox
      aria-label={words.selectRow(choice.name(row))}
      checked={choice.isSelected(id)}
      onChange={(event) => choice.setRow(id, event)}
    />
  )
}
