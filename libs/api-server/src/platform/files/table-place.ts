import { sql } from 'kysely'
import type { WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'
import type { FileKey, FilePlace, Pieces } from './file-place.ts'

/** The size of one row: large enough to be fast, small enough for several in memory. */
export const pieceBytes = 256 * 1024

/** The number of rows that one transaction removes. */
const batchSize = 40

/**
 * Stores the bytes of files in a table, one piece per row: nothing else is needed, and a backup includes
 * them.
 */
export const tablePlace = (database: WholeDatabase): FilePlace => ({
  async write({ team_id, id }, pieces) {
    let bytes = 0
    let number = 0
    for await (const piece of ofOneSize(pieces)) {
      const row = { file_id: id, number, piece }
      await inTeam(database, team_id, (db) => db.insertInto('file_pieces').values(row).execute())
      bytes += piece.length
      number += 1
    }
    return bytes
  },
  read: (file) => readPieces(database, file),
  async delete({ team_id, id }) {
    for (let left = true; left;) {
      left = await inTeam(database, team_id, async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('file_pieces')
          .where('file_id', '=', id)
          .where('number', 'in', (of) =>
            of.selectFrom('file_pieces').select('number').where('file_id', '=', id).limit(batchSize),
          )
          .executeTakeFirstOrThrow()
        return numDeletedRows > 0n
      })
    }
  },
})

async function* readPieces(database: WholeDatabase, { team_id, id }: FileKey): Pieces {
  const { count } = await inTeam(database, team_id, (db) =>
    db
      .selectFrom('file_pieces')
      .select(sql<number>`count(*)`.as('count'))
      .where('file_id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  for (let number = 0; number < count; number++) {
    // One transaction per piece, so that a slow reader holds no connection.
    const { piece } = await inTeam(database, team_id, (db) =>
      db
        .selectFrom('file_pieces')
        .select('piece')
        .where('file_id', '=', id)
        .where('number', '=', number)
        // Throws when the file was removed meanwhile, because half a file must not look complete.
        .executeTakeFirstOrThrow(),
    )
    yield piece
  }
}

/** Regroups incoming pieces of any size into pieces of `pieceBytes`; the last one may be shorter. */
async function* ofOneSize(pieces: AsyncIterable<Uint8Array>): Pieces {
  let filled = 0
  let held = new Uint8Array(pieceBytes)
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length;) {
      const part = piece.subarray(from, from + pieceBytes - filled)
      held.set(part, filled)
      filled += part.length
      from += part.length
      if (filled < pieceBytes) continue
      yield held
      held = new Uint8Array(pieceBytes)
      filled = 0
    }
  }
  if (filled > 0) yield held.slice(0, filled)
}
