import { Columns3 } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { Popover } from '../popover/popover.tsx'
import type { ColumnLayout, LayoutColumn } from './column-layout.ts'

const ColumnList = lazyPart(async () => (await import('./column-list.tsx')).ColumnList)

type Density = 'default' | 'compact'

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

const defaultLabels = {
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

/** Which columns a table shows and in which order, as one button. What is chosen is its owner's to keep. */
export function ColumnMenu({ labels, ...list }: ColumnMenuProps) {
  const words = { ...defaultLabels, ...labels }
  return (
    <Popover
      label={words.columns}
      placement="bottom-end"
      trigger={<Button icon={<Columns3 aria-hidden />}>{words.columns}</Button>}
    >
      <ColumnList {...list} words={words} />
    </Popover>
  )
}
