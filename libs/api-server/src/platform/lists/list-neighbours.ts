import type { TeamDatabase } from '../database/team-scope.ts'
import { keysAfter, stretchesOf } from './list-stretches.ts'
import type { Place, Stretch, Walked } from './list-stretches.ts'

/** The rows before and after a row. */
export interface Neighbours {
  previous_id: number | null
  next_id: number | null
}

/** A row with the columns of the list's sort. */
type SortedRow = { id: number } & Record<string, unknown>

/**
 * The rows before and after a row in a list, even when the list no longer contains the row. Each takes one step along
 * the index of the sort; for orders by one column.
 */
export async function listNeighbours(db: TeamDatabase, walked: Walked, row: SortedRow): Promise<Neighbours> {
  const stretches = await stretchesOf(db, walked)
  const [column] = walked.order.columns
  const value = (column ? row[column.name] : null) as Place['value']
  const isHere = (stretch: Stretch) =>
    stretches.length === 1 || (stretch.column === null) === (value === null)
  const place = { id: row.id, value }
  const backwards = { ...walked, order: reversed(walked.order) }
  return {
    previous_id: await firstAfter(db, backwards, stretches.toReversed(), isHere, place),
    next_id: await firstAfter(db, walked, stretches, isHere, place),
  }
}

const reversed = ({ direction, columns }: Walked['order']): Walked['order'] => ({
  direction: direction === 'desc' ? 'asc' : 'desc',
  columns,
})

async function firstAfter(
  db: TeamDatabase,
  walked: Walked,
  stretches: Stretch[],
  isHere: (stretch: Stretch) => boolean,
  place: Place,
): Promise<number | null> {
  for (const stretch of stretches.slice(stretches.findIndex(isHere))) {
    const [found] = await keysAfter(db, walked, stretch, isHere(stretch) ? place : undefined, 1)
    if (found) return found.id
  }
  return null
}
