import type { DataColumn } from '../data-table/column.ts'

/** What a reader chose of a table's columns, by their keys; whoever shows the table keeps it. */
export interface ColumnLayout {
  order: readonly string[]
  hidden: readonly string[]
}

/** What is asked about a column here. */
export type LayoutColumn = Pick<
  DataColumn<never>,
  'key' | 'header' | 'primary' | 'required' | 'hiddenAtFirst' | 'hideHeader'
>

/** The identity of a row and its menu are no matter of choice: they keep their places, and are not offered. */
const isMovable = ({ primary = false, hideHeader = false }: LayoutColumn) => !primary && !hideHeader

/**
 * All columns that can be chosen, in the reader's order. Keys that are gone are left out; a column that is new since
 * the choice comes after the one it follows by default.
 */
export function movableColumns<Column extends LayoutColumn>(
  columns: readonly Column[],
  layout: ColumnLayout | undefined,
): Column[] {
  const movable = columns.filter(isMovable)
  const byKey = new Map(movable.map((column) => [column.key, column]))
  const ordered = [...new Set(layout?.order)].flatMap((key) => byKey.get(key) ?? [])
  movable.forEach((column, index) => {
    if (ordered.includes(column)) return
    const follows = movable[index - 1]
    ordered.splice(follows ? ordered.indexOf(follows) + 1 : 0, 0, column)
  })
  return ordered
}

/** Whether a column is shown; one that is new since the choice is as it would be without any. */
export function isShown(column: LayoutColumn, layout: ColumnLayout | undefined): boolean {
  if (column.required || !isMovable(column)) return true
  const isKnown = layout?.order.includes(column.key) ?? false
  return isKnown ? !layout?.hidden.includes(column.key) : !column.hiddenAtFirst
}

/** The columns to show, in the reader's order; without a choice as they come, but for those hidden at first. */
export function arrangeColumns<Column extends LayoutColumn>(
  columns: readonly Column[],
  layout: ColumnLayout | undefined,
): Column[] {
  const ordered = movableColumns(columns, layout)
  let next = 0
  return columns
    .map((column) => (isMovable(column) ? ordered[next++]! : column))
    .filter((column) => isShown(column, layout))
}

/** The layout with one column shown or hidden. It names every column, so that one added later is known to be new. */
export function showColumn(
  columns: readonly LayoutColumn[],
  layout: ColumnLayout | undefined,
  key: string,
  shown: boolean,
): ColumnLayout {
  const ordered = movableColumns(columns, layout)
  const isHidden = (column: LayoutColumn) => (column.key === key ? !shown : !isShown(column, layout))
  return {
    order: ordered.map((column) => column.key),
    hidden: ordered.filter((column) => !column.required && isHidden(column)).map((column) => column.key),
  }
}

/** The layout with one column at another place among those that can be moved; beyond an end it stays there. */
export function moveColumn(
  columns: readonly LayoutColumn[],
  layout: ColumnLayout | undefined,
  key: string,
  place: number,
): ColumnLayout {
  const ordered = movableColumns(columns, layout)
  const rest = ordered.map((column) => column.key).filter((other) => other !== key)
  return {
    order: rest.toSpliced(Math.max(0, place), 0, key),
    hidden: ordered.filter((column) => !isShown(column, layout)).map((column) => column.key),
  }
}
