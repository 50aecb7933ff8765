import {
  basePath,
  deleteTeamExport,
  downloadTeamExport,
  isAllowed,
  listTeamExports,
  openTeamExport,
  startTeamExport,
  teamMessages,
} from '@tandem/api-contract'
import { minuteMs, teamDay } from '@tandem/format'
import { aliveAfter } from '../../identity/auth/authenticate.ts'
import { recordFor } from '../../identity/auth/circumstances.ts'
import { findDevice } from '../../identity/auth/devices.ts'
import { requireLogin } from '../../identity/auth/directory.ts'
import { provedUntil, provePresence } from '../../identity/auth/prove-presence.ts'
import { hashToken } from '../../platform/secrets/token.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { fileWords } from '../../platform/exports/table-file.ts'
import { openFile } from '../../platform/files/files.ts'
import { implement, implementFile } from '../../identity/implement.ts'
import type { Call } from '../../identity/call.ts'
import { problem } from '../../platform/request/problem.ts'
import { openExportKey, sealExportKey } from './export-key.ts'
import { enqueueExport } from './export-worker.ts'
import { addExport, findExports, findReady, keepLink, removeExport, takeLink } from './queries.ts'

/** How long an address is valid: to start the download, not to finish it. */
const goodMs = 5 * minuteMs

/** The routes that export all the team's data. */
export const teamExportRoutes = [
  implement(listTeamExports, async ({ session, team, dependencies }) => {
    const login = await requireLogin(dependencies.database, session)
    return {
      data: await team((db) => findExports(db, dependencies.now())),
      meta: { proved_until: provedUntil(session, login)?.toISOString() ?? null },
    }
  }),

  implement(startTeamExport, async (call) => {
    const { session, team, audit, dependencies } = call
    await requirePresence(call, call.body.password)
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

  implement(openTeamExport, async (call) => {
    const { params, session, team, audit, dependencies } = call
    const { now, secrets } = dependencies
    const { team_id, user_id, id: session_id } = session
    const at = now()
    if (!(await team((db) => findReady(db, params.id, at)))) throw problem('MODEL_NOT_FOUND')
    await requirePresence(call, call.body.password)
    const expires_at = new Date(at.getTime() + goodMs).toISOString()
    const opens = { team_id, export_id: params.id, user_id, session_id, expires_at }
    const key = await sealExportKey(secrets, opens)
    const link_hash = await hashToken(key)
    await team(async (db) => {
      if (!(await findReady(db, params.id, at))) throw problem('MODEL_NOT_FOUND')
      await keepLink(db, params.id, link_hash)
      await audit(db, { action: 'team_export.opened', ...(await subjectOf(db, params.id)) })
    })
    return { data: { url: `${basePath}${downloadTeamExport.path.replace('{key}', key)}`, expires_at } }
  }),

  implementFile(downloadTeamExport, async (call) => {
    const { params, dependencies } = call
    const { database, secrets, settings, now } = dependencies
    const at = now()
    const key = await openExportKey(secrets, params.key)
    if (!key || new Date(key.expires_at) <= at) throw problem('LINK_EXPIRED_OR_INVALID')
    const { team_id, export_id, user_id, session_id } = key
    const alive = aliveAfter(settings, at)
    if (!(await findDevice(database, { team_id, user_id }, session_id, alive)))
      throw problem('LINK_EXPIRED_OR_INVALID')
    const link_hash = await hashToken(params.key)
    const archive = await inTeam(database, team_id, async (db) => {
      if (!(await mayExport(db, user_id))) throw problem('LINK_EXPIRED_OR_INVALID')
      const ready = await findReady(db, export_id, at)
      if (!ready) throw problem('MODEL_NOT_FOUND')
      if (!(await takeLink(db, export_id, link_hash))) throw problem('LINK_EXPIRED_OR_INVALID')
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

/** @throws INVALID_PASSWORD, TOO_MANY_REQUESTS, VALIDATION_FAILED on `password` */
async function requirePresence(
  call: Pick<Call, 'dependencies' | 'address' | 'request_id' | 'session'>,
  password: string | undefined,
) {
  const login = await requireLogin(call.dependencies.database, call.session)
  await provePresence(call, login, { password, needed: teamMessages.export.password })
}

async function findOne(db: TeamDatabase, id: number, at: Date) {
  const [found] = await findExports(db, at, id)
  if (!found) throw new Error(`There is no export ${id}`)
  return found
}

async function subjectOf(db: TeamDatabase, subject_id: number) {
  const { name } = await db.selectFrom('teams').select('name').executeTakeFirstOrThrow()
  return { subject: 'team_export', subject_id, subject_name: name }
}

/** Whether somebody is still a member and may export: an address requires both. */
async function mayExport(db: TeamDatabase, user_id: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', user_id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return user !== undefined && isAllowed(user.role, 'export.write')
}
