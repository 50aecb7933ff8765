import type { ColumnLayout, LayoutColumn } from './column-layout.ts'
import { defineWords } from '../words/define-words.ts'

export type Density = 'default' | 'compact'

export interface ColumnMenuProps {
  /** All columns of the table, as passed to DataTable. */
  columns: readonly LayoutColumn[]
  /** The reader's choice; `undefined` until something is chosen. */
  value: ColumnLayout | undefined
  /** Called with `undefined` when the reader returns to the default columns. */
  onValueChange: (layout: ColumnLayout | undefined) => void
  /** With it, the menu also offers the row height. */
  density?: Density
  onDensityChange?: (density: Density) => void
  labels?: Partial<ColumnMenuWords>
}

export const defaultLabels = defineWords('columnMenu', {
  columns: 'Columns',
  moveUp: (header: string) => `Move ${header} up`,
  moveDown: (header: string) => `Move ${header} down`,
  moved: (header: string, place: number, count: number) => `${header}: ${place} of ${count}`,
  alwaysShown: 'Always shown',
  density: 'Density',
  default: 'Default',
  compact: 'Compact',
  reset: 'Reset columns',
})

export type ColumnMenuWords = typeof defaultLabels
