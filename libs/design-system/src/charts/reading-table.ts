import type { ReactNode } from 'react'
import { isDayAxis, pointCount, pointsSoFar, rowName } from './axis.ts'
import type { PointOpening } from './point-opening.ts'
import type { Reading } from './reading.ts'
import type { PlainValue } from './series.ts'
import type { TableCell, TableColumn, TableModel } from './table-model.ts'

interface ReadingTableOptions {
  /** Formats the difference between two values, for the column beside the earlier period. */
  formatChange?: (value: number, previous: number) => ReactNode
  opening?: PointOpening
  /** A last column with text. */
  remarks?: { label: string; of: (index: number) => string | null }
}

/** The values of a chart over an axis: newest day first, every value exact. */
export function readingTable(reading: Reading, options: ReadingTableOptions): TableModel {
  const { axis, series, previous, total, words, today } = reading
  const { formatChange, opening, remarks } = options
  const days = isDayAxis(axis)
  const order = Array.from({ length: days ? pointsSoFar(axis) : pointCount(axis) }, (_, index) => index)
  if (days) order.reverse()

  const columns: TableColumn[] = series.map(({ key, label }) => ({ key, label }))
  if (previous)
    columns.splice(1, 0, { key: 'previous', label: words.previous, quiet: true }, ...changeColumn())
  if (total) columns.push({ key: 'total', label: words.total })
  if (remarks) columns.push({ key: 'remarks', label: remarks.label, align: 'start', quiet: true })

  function changeColumn(): TableColumn[] {
    return formatChange ? [{ key: 'change', label: words.change, derived: true }] : []
  }

  function cellsOf(index: number): TableCell[] {
    const cells = series.map(({ values, own }) => figureCell(values[index], own ?? reading))
    const [first] = series
    if (previous && first) {
      const [value, before] = [first.values[index], previous.values[index]]
      const change = value == null || before == null ? null : formatChange?.(value, before)
      cells.splice(
        1,
        0,
        figureCell(before, first.own ?? reading),
        ...(formatChange ? [{ shown: change, plain: null }] : []),
      )
    }
    if (total) cells.push(figureCell(total[index], reading))
    if (remarks) {
      const remark = remarks.of(index)
      cells.push({ shown: remark, plain: remark })
    }
    return cells
  }

  return {
    head: days ? words.day : axis.label,
    descending: days,
    columns,
    rows: order.map((index) => ({
      key: index,
      name: rowName(axis, index),
      plainName: days ? axis.days[index] : undefined,
      note: index === today ? words.soFar : undefined,
      open: opening && { label: opening.label(index), onOpen: () => opening.open(index) },
      cells: cellsOf(index),
    })),
  }
}

const figureCell = (
  value: number | null | undefined,
  { formatValue, plainValue }: { formatValue: (value: number) => string; plainValue: PlainValue },
): TableCell =>
  value == null
    ? { plain: null }
    : { shown: formatValue(value), plain: { figure: String(plainValue(value)) } }
