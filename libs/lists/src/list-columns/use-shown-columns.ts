import { arrangeColumns } from '@tandem/design-system'
import type { ColumnLayout, ColumnWidths, LayoutColumn } from '@tandem/design-system'
import { useMemo } from 'react'
import type { Density } from './table-choice.ts'
import { useColumnLayout } from './use-column-layout.ts'

/** A table as the signed-in user chose it. */
export interface ShownColumns<Column> {
  /** The visible columns in order, and all of them for the column menu. */
  columns: Column[]
  all: readonly Column[]
  density: Density | 'media' | undefined
  layout: ColumnLayout | undefined
  setLayout: (layout: ColumnLayout | undefined) => void
  widths: ColumnWidths
  compactness: Density
  setCompactness: (density: Density) => void
}

/** The columns of a list in the user's order, without hidden ones. `usual` is the default row height. */
export function useShownColumns<Column extends LayoutColumn>(
  list: string,
  columns: readonly Column[],
  usual: Density | 'media' | undefined,
): ShownColumns<Column> {
  const { layout, setLayout, density = 'default', setDensity, widths } = useColumnLayout(list)
  const shown = useMemo(() => arrangeColumns(columns, layout), [columns, layout])
  return {
    columns: shown,
    all: columns,
    density: density === 'compact' ? 'compact' : usual,
    layout,
    setLayout,
    widths,
    compactness: density,
    setCompactness: setDensity,
  }
}
