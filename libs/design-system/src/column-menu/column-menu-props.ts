import type { ColumnLayout, LayoutColumn } from './column-layout.ts'

export type Density = 'default' | 'compact'

export interface ColumnMenuProps {
  /** All columns of the table, as DataTable takes them. */
  columns: readonly LayoutColumn[]
  /** What the reader chose; `undefined` as long as nothing was chosen. */
  value: ColumnLayout | undefined
  /** Gets `undefined` when the reader goes back to the usual columns. */
  onValueChange: (layout: ColumnLayout | undefined) => void
  /** With it the menu offers how high the rows are. */
  density?: Density
  onDensityChange?: (density: Density) => void
  labels?: Partial<ColumnMenuWords>
}

export const defaultLabels = {
  columns: 'Columns',
  moveUp: (header: string) => `Move ${header} up`,
  moveDown: (header: string) => `Move ${header} down`,
  moved: (header: string, place: number, count: number) => `${header}: ${place} of ${count}`,
  alwaysShown: 'Always shown',
  density: 'Density',
  default: 'Default',
  compact: 'Compact',
  reset: 'Reset columns',
}

export type ColumnMenuWords = typeof defaultLabels
