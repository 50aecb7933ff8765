import type { ColumnLayout } from '@tandem/design-system'
import * as v from 'valibot'

/** How densely the rows of a table stand. */
export type Density = 'default' | 'compact'

/** What a reader chose of one table; what is left out is as it comes. */
export interface TableChoice {
  layout?: ColumnLayout
  density?: Density
}

// More columns than any table has; a longer list is none of ours.
const Keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100))
const layout = v.object({ order: Keys, hidden: Keys })
const density = v.picklist(['default', 'compact'])

/** Reads the meta `columns.<list>`; whatever cannot be used of it is as if it had never been chosen. */
export function readTableChoice(kept: string | null): TableChoice {
  const value = jsonIn(kept)
  const columns = v.safeParse(layout, value)
  const rows = v.safeParse(v.object({ density }), value)
  return {
    ...(columns.success && { layout: { order: columns.output.order, hidden: columns.output.hidden } }),
    ...(rows.success && { density: rows.output.density }),
  }
}

/** The meta for a choice; empty where nothing is chosen. */
export const writeTableChoice = ({ layout: columns, density: rows }: TableChoice): string =>
  columns === undefined && rows === undefined ? '' : JSON.stringify({ ...columns, density: rows })

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
