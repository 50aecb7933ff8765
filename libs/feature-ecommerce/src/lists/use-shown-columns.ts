import { arrangeColumns, type ColumnLayout } from '@tandem/design-system'
import { useColumnLayout } from '@tandem/workbench'
import { useMemo } from 'react'
import type { ListColumn } from './list-columns.tsx'
import type { ListKind } from './list.ts'

type Density = 'default' | 'compact' | 'media'

/** The table as the signed-in user wants it. */
export interface ShownColumns<Row> {
  columns: ListColumn<Row>[]
  density: Density | undefined
  layout: ColumnLayout | undefined
  setLayout: (layout: ColumnLayout | undefined) => void
  compactness: 'default' | 'compact'
  setCompactness: (density: 'default' | 'compact') => void
}

/** The columns of a list in the order that the user keeps, without those that are hidden. `usual` is how high its rows are by themselves. */
export function useShownColumns<Row>(
  kind: ListKind,
  columns: readonly ListColumn<Row>[],
  usual: Density | undefined,
): ShownColumns<Row> {
  const { layout, setLayout, density = 'default', setDensity } = useColumnLayout(kind)
  // What is kept is read anew at each rendering; the table draws its cells anew only for other columns.
  const kept = JSON.stringify(layout)
  const shown = useMemo(
    () => arrangeColumns(columns, kept === undefined ? undefined : (JSON.parse(kept) as ColumnLayout)),
    [columns, kept],
  )
  return {
    columns: shown,
    density: density === 'compact' ? 'compact' : usual,
    layout,
    setLayout,
    compactness: density,
    setCompactness: setDensity,
  }
}
