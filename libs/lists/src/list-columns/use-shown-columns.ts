import { arrangeColumns } from '@tandem/design-system'
import type { ColumnLayout, LayoutColumn } from '@tandem/design-system'
import { useMemo } from 'react'
import type { Density } from './table-choice.ts'
import { useColumnLayout } from './use-column-layout.ts'

/** A table as the signed-in user wants it. */
export interface ShownColumns<Column> {
  /** Those that are shown, in their order; and all of them, to choose from. */
  columns: Column[]
  all: readonly Column[]
  density: Density | 'media' | undefined
  layout: ColumnLayout | undefined
  setLayout: (layout: ColumnLayout | undefined) => void
  compactness: Density
  setCompactness: (density: Density) => void
}

/** The columns of a list in the order that the user keeps, without those that are hidden. `usual` is how high its rows are by themselves. */
export function useShownColumns<Column extends LayoutColumn>(
  list: string,
  columns: readonly Column[],
  usual: Density | 'media' | undefined,
): ShownColumns<Column> {
  const { layout, setLayout, density = 'default', setDensity } = useColumnLayout(list)
  // What is kept is read anew at each rendering; the table draws its cells anew only for other columns.
  const kept = JSON.stringify(layout)
  const shown = useMemo(
    () => arrangeColumns(columns, kept === undefined ? undefined : (JSON.parse(kept) as ColumnLayout)),
    [columns, kept],
  )
  return {
    columns: shown,
    all: columns,
    density: density === 'compact' ? 'compact' : usual,
    layout,
    setLayout,
    compactness: density,
    setCompactness: setDensity,
  }
}
