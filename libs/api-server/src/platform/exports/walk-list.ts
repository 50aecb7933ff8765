import type { TeamDatabase } from '../database/team-scope.ts'
import { keysAfter, stretchesOf } from '../lists/list-stretches.ts'
import type { Place, Walked } from '../lists/list-stretches.ts'

/** The number of keys that one transaction reads. */
const batchSize = 1000

/**
 * The ids of a whole list in order, in parts. Each part is read by a short transaction, starting where the last one
 * ended, so that a slow caller holds no connection and no old snapshot of the database. Changes meanwhile: a row
 * appears as it is when its turn comes; one that moves in the order may appear twice or not at all.
 */
export async function* walkList(
  inTeam: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>,
  walked: Walked,
): AsyncGenerator<number[]> {
  for (const stretch of await inTeam((db) => stretchesOf(db, walked))) {
    for (let after: Place | undefined, isEnd = false; !isEnd;) {
      const place = after
      const rows: Place[] = await inTeam((db) => keysAfter(db, walked, stretch, place, batchSize))
      if (rows.length > 0) yield rows.map((row) => row.id)
      after = rows.at(-1)
      isEnd = rows.length < batchSize
    }
  }
}
