import type { TeamDatabase } from '../database/team-scope.ts'
import { keysAfter, stretchesOf } from '../lists/list-stretches.ts'
import type { Place, Walked } from '../lists/list-stretches.ts'

/** Keys that one transaction reads. */
const atOnce = 1000

/**
 * The ids of a whole list in its order, some at a time. Each part is read by a short transaction of its own, from the
 * place where the last one ended, so that no walk holds a connection or an old state of the database, however slowly
 * its caller reads. What changes meanwhile: a row appears as it is when its turn comes; one that takes another place
 * in the order may be met twice or not at all.
 */
export async function* walkList(
  inTeam: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>,
  walked: Walked,
): AsyncGenerator<number[]> {
  for (const stretch of await inTeam((db) => stretchesOf(db, walked))) {
    for (let after: Place | undefined, isEnd = false; !isEnd;) {
      const place = after
      const rows: Place[] = await inTeam((db) => keysAfter(db, walked, stretch, place, atOnce))
      if (rows.length > 0) yield rows.map((row) => row.id)
      after = rows.at(-1)
      isEnd = rows.length < atOnce
    }
  }
}
