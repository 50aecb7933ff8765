import type { ColumnLayout } from '@tandem/design-system'
import * as v from 'valibot'

/** The row height of a table. */
export type Density = 'default' | 'compact'

/** A reader's choice for one table; parts that are left out have their default. */
export interface TableChoice {
  layout?: ColumnLayout
  density?: Density
}

// More columns than any table has; we don't write longer lists.
const Keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100))
const layout = v.object({ order: Keys, hidden: Keys })
const density = v.picklist(['default', 'compact'])

/** Reads the preference `columns.<list>`; unusable parts count as never chosen. */
export function readTableChoice(kept: string | null): TableChoice {
  const value = jsonIn(kept)
  const columns = v.safeParse(layout, value)
  const rows = v.safeParse(v.object({ density }), value)
  return {
    ...(columns.success && { layout: { order: columns.output.order, hidden: columns.output.hidden } }),
    ...(rows.success && { density: rows.output.density }),
  }
}

/** The preference for a choice; empty when nothing is chosen. */
export const writeTableChoice = ({ layout: columns, density: rows }: TableChoice): string =>
  columns === undefined && rows === undefined ? '' : JSON.stringify({ ...columns, density: rows })

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
