import { sql } from 'kysely'
import type { TeamExport } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import type { WholeDatabase } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { dropFile } from '../../platform/files/files.ts'
import type { HeldRun, RunTable } from '../../platform/runs/run-tables.ts'

/** How many days an archive is kept, and a failed export is shown. */
export const keptDays = 7

const keptUntil = (ended_at: string) => new Date(Date.parse(ended_at) + keptDays * dayMs)

/** Current exports, latest first; or one of them. */
export async function findExports(db: TeamDatabase, now: Date, id?: number): Promise<TeamExport[]> {
  const rows = await db
    .selectFrom('team_exports as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select([
      'e.id',
      'e.status',
      'e.created_at',
      'u.name as created_by',
      'e.rows',
      'e.ended_at',
      'e.bytes',
      'e.error',
    ])
    .$if(id !== undefined, (query) => query.where('e.id', '=', id ?? 0))
    .orderBy('e.id', 'desc')
    .execute()
  return rows
    .filter(({ ended_at }) => ended_at === null || keptUntil(ended_at) > now)
    .map(({ ended_at, ...row }) => {
      const ready_at = row.status === 'ready' ? ended_at : null
      return { ...row, ready_at, expires_at: ready_at && keptUntil(ready_at).toISOString() }
    })
}

/** Starts an export; null while another one is being made. */
export async function addExport(db: TeamDatabase, user_id: number, now: Date): Promise<number | null> {
  const added = await db
    .insertInto('team_exports')
    .values({
      user_id,
      created_at: now,
      ended_at: null,
      file_id: null,
      bytes: null,
      error: null,
      link_hash: null,
    })
    .onConflict((conflict) =>
      conflict.column('team_id').where('status', 'in', ['waiting', 'running']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** An archive that can be downloaded. */
export const findReady = async (db: TeamDatabase, id: number, now: Date) => {
  const found = await db
    .selectFrom('team_exports')
    .innerJoin('teams', (join) => join.onTrue())
    .select(['team_exports.id', 'file_id', 'ended_at', 'teams.name as team_name', 'teams.timezone'])
    .where('team_exports.id', '=', id)
    .where('status', '=', 'ready')
    .executeTakeFirst()
  if (!found || found.file_id === null || found.ended_at === null) return null
  const { file_id, ended_at } = found
  return keptUntil(ended_at) > now ? { ...found, file_id, ended_at } : null
}

/** Stores the address of an archive, replacing the previous one. */
export async function keepLink(db: TeamDatabase, id: number, link_hash: string): Promise<void> {
  await db.updateTable('team_exports').set({ link_hash }).where('id', '=', id).execute()
}

/** Uses an address up: of simultaneous callers one gets it. */
export async function takeLink(db: TeamDatabase, id: number, link_hash: string): Promise<boolean> {
  const taken = await db
    .updateTable('team_exports')
    .set({ link_hash: null })
    .where('id', '=', id)
    .where('link_hash', '=', link_hash)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes an export with its archive, and stops one that is being made; false when there is none. */
export async function removeExport(db: TeamDatabase, id: number, now: Date): Promise<boolean> {
  const removed = await db
    .deleteFrom('team_exports')
    .where('id', '=', id)
    .returning('file_id')
    .executeTakeFirst()
  if (!removed) return false
  if (removed.file_id !== null) await dropFile(db, removed.file_id, now)
  return true
}

/** An export that a worker has taken. */
export interface ExportRun extends HeldRun {
  user_id: number | null
  team: { name: string; timezone: string }
}

/** Exports, as runs: each has its own row, and a team has one at a time. */
export const exportRuns: RunTable = { table: 'team_exports', key: 'id', state: 'status' }

/**
 * Takes the team's open export, even an abandoned one, which starts over. Null when there is nothing to do.
 */
export async function takeExport(
  db: TeamDatabase,
  { isLeftToo }: { isLeftToo: boolean },
): Promise<ExportRun | null> {
  const taken = await db
    .updateTable('team_exports')
    .set({ status: 'running', attempt: sql<number>`attempt + 1`, rows: 0 })
    .where('status', 'in', isLeftToo ? ['waiting', 'running'] : ['waiting'])
    .returning(['id', 'attempt', 'user_id'])
    .executeTakeFirst()
  if (!taken) return null
  const team = await db.selectFrom('teams').select(['name', 'timezone']).executeTakeFirstOrThrow()
  return { ...taken, team }
}

/** Stores the progress of an export. */
export async function advanceExport(db: TeamDatabase, id: number, rows: number): Promise<void> {
  await db.updateTable('team_exports').set({ rows }).where('id', '=', id).execute()
}

/** Ends a complete export. */
export async function finishExport(
  db: TeamDatabase,
  id: number,
  made: { rows: number; bytes: number; file_id: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('team_exports')
    .set({ ...made, status: 'ready', ended_at: now })
    .where('id', '=', id)
    .execute()
}

/** Ends a failed export; false when it is no longer ours. */
export async function failExport(
  db: TeamDatabase,
  { id, attempt }: HeldRun,
  error: string,
  now: Date,
): Promise<boolean> {
  const ours = await db
    .updateTable('team_exports')
    .set({ status: 'failed', error, ended_at: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return ours !== undefined
}

/** Over all teams, by index: teams with a waiting or abandoned export. */
export const findOpenExports = (database: WholeDatabase) =>
  database
    .selectFrom('team_exports')
    .select('team_id')
    .where('status', 'in', ['waiting', 'running'])
    .execute()

/** Over all teams, by index: expired exports. */
export const findOldExports = (database: WholeDatabase, now: Date) =>
  database
    .selectFrom('team_exports')
    .select(['team_id', 'id'])
    .where('ended_at', '<=', new Date(now.getTime() - keptDays * dayMs).toISOString())
    .limit(100)
    .execute()
