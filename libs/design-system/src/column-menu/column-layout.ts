import type { DataColumn } from '../data-table/column.ts'

/** A reader's choice of table columns, by key. The component that shows the table stores it. */
export interface ColumnLayout {
  order: readonly string[]
  hidden: readonly string[]
}

/** The properties of a column that matter here. */
export type LayoutColumn = Pick<
  DataColumn<never>,
  'key' | 'header' | 'primary' | 'required' | 'hiddenAtFirst' | 'hideHeader'
>

/** The row's identity and its menu can't be hidden or moved. */
const isMovable = ({ primary = false, hideHeader = false }: LayoutColumn) => !primary && !hideHeader

/**
 * All columns that can be chosen, in the reader's order. Keys of removed columns are left out; a column added
 * since the choice follows its default predecessor.
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

/** Whether a column is shown; one added since the choice has its default. */
export function isShown(column: LayoutColumn, layout: ColumnLayout | undefined): boolean {
  if (column.required || !isMovable(column)) return true
  const isKnown = layout?.order.includes(column.key) ?? false
  return isKnown ? !layout?.hidden.includes(column.key) : !column.hiddenAtFirst
}

/** The columns to show, in the reader's order; without a choice all except those hidden at first. */
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

/**
 * The layout with one column shown or hidden. It lists every column, so that one added later is recognised as
 * new.
 */
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

/** The layout with one column moved among the movable ones; it can't move beyond the ends. */
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
