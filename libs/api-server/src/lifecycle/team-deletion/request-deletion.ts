import { deletionGraceDays, teamMessages } from '@tandem/api-contract'
import type { Team } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { requireLogin } from '../../identity/auth/directory.ts'
import { provePresence } from '../../identity/auth/prove-presence.ts'
import type { Call } from '../../identity/call.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { findTeam } from '../../identity/team/queries.ts'
import { lockMembers } from '../../identity/users/lock-members.ts'
import { findMailedMembers, mailMembers } from './mail-members.ts'

type Caller = Pick<
  Call,
  'session' | 'team' | 'audit' | 'dependencies' | 'address' | 'request_id' | 'language' | 'headers'
>

const graceMs = deletionGraceDays * dayMs

/** Schedules the team's deletion after the grace period, and informs its members. @throws INVALID_PASSWORD */
export async function requestDeletion(
  call: Caller,
  typed: { name: string; password?: string | undefined },
): Promise<Team> {
  const { session, team, audit, dependencies } = call
  const login = await requireLogin(dependencies.database, session)
  if (typed.name.trim() !== login.team_name.trim()) throw fieldProblem('name', teamMessages.deletion.name)
  await provePresence(call, login, { password: typed.password, needed: teamMessages.deletion.password })
  const at = dependencies.now()
  return team(async (db) => {
    await lockMembers(db, session, 'team.delete')
    const deletes_at = new Date(at.getTime() + graceMs)
    const requested = await db
      .updateTable('teams')
      .set({ deletes_at, deletion_requested_at: at, deletion_requested_by: session.user_id })
      .where('deletes_at', 'is', null)
      // It may have been renamed while the password was checked.
      .where('name', '=', login.team_name)
      .returning(['name', 'timezone'])
      .executeTakeFirst()
    if (!requested) throw await refusal(db)
    const { name } = requested
    await audit(db, {
      action: 'team.deletion_requested',
      subject: 'team',
      subject_id: session.team_id,
      subject_name: name,
      details: { deletes_at: deletes_at.toISOString() },
    })
    const notice = {
      ...requested,
      deletes_at: deletes_at.toISOString(),
      by: login.name,
      asked: call.language,
    }
    await mailMembers(db, await findMailedMembers(db), 'team-deletion-requested', notice, dependencies)
    return findTeam(db)
  })
}

async function refusal(db: Parameters<typeof findTeam>[0]) {
  const { deletion } = await findTeam(db)
  const { already, name } = teamMessages.deletion
  return fieldProblem('name', deletion ? already : name)
}

/** Cancels the deletion, if it hasn't begun; does nothing when there is none. */
export async function callOffDeletion(call: Caller): Promise<Team> {
  const { session, team, audit, dependencies } = call
  return team(async (db) => {
    await lockMembers(db, session, 'team.delete')
    const before = await db
      .selectFrom('teams')
      .select(['name', 'timezone', 'deletes_at', 'deletion_began_at'])
      .executeTakeFirstOrThrow()
    const { name, timezone, deletes_at } = before
    // Nobody of the team is signed in any more; this request arrived before that.
    if (before.deletion_began_at !== null) throw problem('UNAUTHENTICATED')
    if (deletes_at === null) return findTeam(db)
    await db
      .updateTable('teams')
      .set({
        deletes_at: null,
        deletion_requested_at: null,
        deletion_requested_by: null,
        deletion_reminded_at: null,
      })
      .execute()
    await audit(db, {
      action: 'team.deletion_called_off',
      subject: 'team',
      subject_id: session.team_id,
      subject_name: name,
    })
    const caller = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', session.user_id)
      .executeTakeFirstOrThrow()
    const notice = { name, timezone, deletes_at, by: caller.name, asked: call.language }
    await mailMembers(db, await findMailedMembers(db), 'team-deletion-called-off', notice, dependencies)
    return findTeam(db)
  })
}
