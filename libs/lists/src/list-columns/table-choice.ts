import type { ColumnLayout, ColumnWidths } from '@tandem/design-system'
import * as v from 'valibot'

/** The row height of a table. */
export type Density = 'default' | 'compact'

/** A reader's choice for one table; parts that are left out have their default. */
export interface TableChoice {
  layout?: ColumnLayout
  density?: Density
  /** The columns' own widths, in pixels by key. */
  widths?: ColumnWidths['value']
}

// More columns than any table has; we don't write longer lists.
const maxColumns = 100
const Key = v.pipe(v.string(), v.maxLength(60))
const Keys = v.pipe(v.array(Key), v.maxLength(maxColumns))
const layout = v.object({ order: Keys, hidden: Keys })
const density = v.picklist(['default', 'compact'])
const widths = v.pipe(
  v.record(Key, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  v.check((value) => Object.keys(value).length <= maxColumns),
)

/** Reads the preference `columns.<list>`; unusable parts count as never chosen. */
export function readTableChoice(kept: string | null): TableChoice {
  const value = jsonIn(kept)
  const columns = v.safeParse(layout, value)
  const rows = v.safeParse(v.object({ density }), value)
  const sizes = v.safeParse(v.object({ widths }), value)
  return {
    ...(columns.success && { layout: { order: columns.output.order, hidden: columns.output.hidden } }),
    ...(rows.success && { density: rows.output.density }),
    ...(sizes.success && { widths: sizes.output.widths }),
  }
}

/** The preference for a choice; empty when nothing is chosen. */
export function writeTableChoice({ layout: columns, density: rows, widths: sizes }: TableChoice): string {
  if (columns === undefined && rows === undefined && sizes === undefined) return ''
  return JSON.stringify({ ...columns, density: rows, widths: sizes })
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
