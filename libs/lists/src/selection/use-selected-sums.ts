import { countSelected, isSelected } from '@tandem/design-system'
import type { BulkFigure, RowSelection } from '@tandem/design-system'
import { formatMoney, formatNumber, formatQuantity } from '@tandem/format'
import { useState } from 'react'
import type { SummedColumn } from '../list/list-column.ts'
import { useText } from '../messages.ts'
import { sumRows } from './sum-rows.ts'
import type { RowsSum } from './sum-rows.ts'

interface Shown<Row> {
  /** The rows on screen. */
  rows: readonly Row[]
  columns: readonly SummedColumn<Row>[]
  /** The number of rows of the list. */
  total: number
}

/**
 * Sum and average of several chosen rows. Rows that weren't on screen can't be added up: a text then says so. Of
 * rows chosen one by one, those of earlier pages are remembered.
 */
export function useSelectedSums<Row extends { id: number }>(
  selection: RowSelection,
  { rows, columns, total }: Shown<Row>,
): BulkFigure[] | string | undefined {
  const text = useText()
  // By row, because callers make a new array each time.
  const shown = new Map(rows.map((row) => [row.id, row] as const))
  const [seen, setSeen] = useState<ReadonlyMap<number, Row>>(shown)
  if ([...shown].some(([id, row]) => seen.get(id) !== row)) setSeen(new Map([...seen, ...shown]))
  const count = countSelected(selection, total)
  if (count < 2 || !columns.some(({ adds }) => adds)) return undefined
  // Rows seen with other filters aren't among all of this list.
  const known = selection.kind === 'only' ? seen : shown
  const chosen = [...known.values()].filter(({ id }) => isSelected(selection, String(id)))
  if (chosen.length !== count) return text('bulk.notAll')
  return sumRows(columns, chosen).map((sum) => {
    const { key, header, currency = '', average } = sum
    const details = [
      average === undefined ? '' : text('bulk.average', { value: averageWords(sum, average) }),
      sum.known === count ? '' : text('bulk.ofRows', { known: exact(sum.known), all: exact(count) }),
    ]
    return {
      key: key + currency,
      label: header,
      value: sumWords(sum) ?? text('bulk.noData'),
      detail: details.filter(Boolean).join(' · '),
    }
  })
}

const exact = (value: number) => formatNumber(value, { full: true })

const sumWords = ({ sum, currency }: RowsSum) =>
  sum === undefined ? undefined : currency === undefined ? formatQuantity(sum) : formatMoney(sum, currency)

const averageWords = ({ currency }: RowsSum, average: number) =>
  currency === undefined ? exact(average) : formatMoney(average, currency)
