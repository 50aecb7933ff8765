import {
  basePath,
  deleteTeamExport,
  downloadTeamExport,
  isAllowed,
  listTeamExports,
  openTeamExport,
  startTeamExport,
} from '@tandem/api-contract'
import { teamDay } from '@tandem/format'
import { recordFor } from '../auth/circumstances.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { fileWords } from '../exports/export-list.ts'
import { openFile } from '../files/files.ts'
import { implement, implementFile } from '../implement.ts'
import { problem } from '../problem.ts'
import { openExportKey, sealExportKey } from './export-key.ts'
import { enqueueExport } from './export-worker.ts'
import { addExport, findExports, findReady, removeExport } from './queries.ts'

/** How long an address gives the archive: to begin with it, not to end. */
const goodMs = 5 * 60_000

/** The export of a team's whole data. */
export const teamExportRoutes = [
  implement(listTeamExports, async ({ team, dependencies }) => ({
    data: await team((db) => findExports(db, dependencies.now())),
  })),

  implement(startTeamExport, async ({ session, team, audit, dependencies }) => {
    const { team_id, user_id } = session
    const at = dependencies.now()
    const started = await team(async (db) => {
      const id = await addExport(db, user_id, at)
      if (id === null) throw problem('EXPORT_ALREADY_RUNNING')
      await audit(db, { action: 'team_export.started', ...(await subjectOf(db, id)) })
      return findOne(db, id, at)
    })
    await enqueueExport(dependencies, { team_id })
    return { data: started }
  }),

  implement(openTeamExport, async ({ params, session, team, audit, dependencies }) => {
    const { now, secrets } = dependencies
    const { team_id, user_id } = session
    const at = now()
    await team(async (db) => {
      if (!(await findReady(db, params.id, at))) throw problem('MODEL_NOT_FOUND')
      await audit(db, { action: 'team_export.opened', ...(await subjectOf(db, params.id)) })
    })
    const expires_at = new Date(at.getTime() + goodMs).toISOString()
    const key = await sealExportKey(secrets, { team_id, export_id: params.id, user_id, expires_at })
    return { data: { url: `${basePath}${downloadTeamExport.path.replace('{key}', key)}`, expires_at } }
  }),

  implementFile(downloadTeamExport, async (call) => {
    const { params, dependencies } = call
    const { database, secrets, now } = dependencies
    const at = now()
    const key = await openExportKey(secrets, params.key)
    if (!key || new Date(key.expires_at) <= at) throw problem('LINK_EXPIRED_OR_INVALID')
    const { team_id, export_id, user_id } = key
    const archive = await inTeam(database, team_id, async (db) => {
      if (!(await mayExport(db, user_id))) throw problem('LINK_EXPIRED_OR_INVALID')
      const ready = await findReady(db, export_id, at)
      if (!ready) throw problem('MODEL_NOT_FOUND')
      await recordFor(call, db, user_id, {
        action: 'team_export.downloaded',
        ...(await subjectOf(db, export_id)),
      })
      return ready
    })
    const file = await openFile(dependencies, team_id, archive.file_id)
    if (!file) throw problem('MODEL_NOT_FOUND')
    const day = teamDay(archive.ended_at, archive.timezone)
    return {
      type: 'application/zip',
      filename: `${fileWords(archive.team_name)}-tandem-${day}.zip`,
      length: file.bytes,
      pieces: file.pieces,
    }
  }),

  implement(deleteTeamExport, async ({ params, team, audit, dependencies }) => {
    await team(async (db) => {
      const subject = await subjectOf(db, params.id)
      if (!(await removeExport(db, params.id, dependencies.now()))) throw problem('MODEL_NOT_FOUND')
      await audit(db, { action: 'team_export.deleted', ...subject })
    })
    return { data: params }
  }),
]

async function findOne(db: TeamDatabase, id: number, at: Date) {
  const [found] = await findExports(db, at, id)
  if (!found) throw new Error(`There is no export ${id}`)
  return found
}

async function subjectOf(db: TeamDatabase, subject_id: number) {
  const { name } = await db.selectFrom('teams').select('name').executeTakeFirstOrThrow()
  return { subject: 'team_export', subject_id, subject_name: name }
}

/** Whether somebody is still there and may export: an address outlives neither. */
async function mayExport(db: TeamDatabase, user_id: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', user_id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return user !== undefined && isAllowed(user.role, 'export.write')
}
