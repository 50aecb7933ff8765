import { dayMs } from '@tandem/format'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { FilePlace, Pieces } from './file-place.ts'
import { tablePlace } from './table-place.ts'

type Dependencies = Pick<ApiDependencies, 'database' | 'files' | 'now'>

/** Where this host stores the bytes of files. */
export const filePlace = ({ files, database }: Pick<Dependencies, 'database' | 'files'>): FilePlace =>
  files ?? tablePlace(database)

/** How long a file without a reference is kept: its writer names it before that, or has failed. */
const unnamedMs = dayMs

const laterThan = (at: Date, ms: number) => new Date(at.getTime() + ms)

/**
 * Writes a file. Nobody can open it before it is complete, and it is removed unless `keepFile` follows, so that a
 * failure in between leaves nothing for longer than a day.
 */
export async function storeFile(
  dependencies: Dependencies,
  team_id: number,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ id: number; bytes: number }> {
  const { database, now } = dependencies
  const created_at = now()
  const { id } = await inTeam(database, team_id, (db) =>
    db
      .insertInto('files')
      .values({ created_at, expires_at: laterThan(created_at, unnamedMs) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const bytes = await filePlace(dependencies).write({ team_id, id }, pieces)
  await inTeam(database, team_id, (db) =>
    db
      .updateTable('files')
      .set({ bytes, expires_at: laterThan(now(), unnamedMs) })
      .where('id', '=', id)
      .execute(),
  )
  return { id, bytes }
}

/**
 * Keeps a file until a time or until it is dropped. Call it in the transaction that writes the row which
 * names the file.
 *
 * @param user_id the owner: the file is removed with them
 */
export async function keepFile(
  db: TeamDatabase,
  id: number,
  { until = null, user_id = null }: { until?: Date | null; user_id?: number | null } = {},
): Promise<void> {
  await db
    .updateTable('files')
    .set({ expires_at: until, user_id })
    .where('id', '=', id)
    .where('bytes', 'is not', null)
    .returning('id')
    // After a day, the sweep may have removed it already; a row must not name a missing file.
    .executeTakeFirstOrThrow()
}

/** Drops a file, in the transaction that deletes the row which named it. Its bytes go with the next sweep. */
export async function dropFile(db: TeamDatabase, id: number, at: Date): Promise<void> {
  await db.updateTable('files').set({ expires_at: at }).where('id', '=', id).execute()
}

/** A complete file; null when it doesn't exist or no longer does. */
export async function openFile(
  dependencies: Dependencies,
  team_id: number,
  id: number,
): Promise<{ bytes: number; pieces: Pieces } | null> {
  const { database, now } = dependencies
  const file = await inTeam(database, team_id, (db) =>
    db
      .selectFrom('files')
      .select('bytes')
      .where('id', '=', id)
      .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now().toISOString())]))
      .executeTakeFirst(),
  )
  if (!file || file.bytes === null) return null
  return { bytes: file.bytes, pieces: filePlace(dependencies).read({ team_id, id }) }
}
