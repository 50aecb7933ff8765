import { outliveLinks } from '../auth/links.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Call } from '../call.ts'
import { problem } from '../../platform/request/problem.ts'
import { lockMember, lockMembers } from './lock-members.ts'

/**
 * Removes a member, or withdraws their invitation. Login, sessions, identities, preferences and favourites
 * are deleted by foreign keys; shared data stays without its author.
 *
 * @throws MODEL_NOT_FOUND, YOU_CAN_NOT_DELETE_YOURSELF, YOU_CAN_NOT_DELETE_SUPER_ADMIN
 */
export async function removeMember(
  call: Pick<Call, 'dependencies' | 'session' | 'audit'>,
  user_id: number,
): Promise<void> {
  const { dependencies, session, audit } = call
  const { team_id } = session
  if (user_id === session.user_id) throw problem('YOU_CAN_NOT_DELETE_YOURSELF')
  await dependencies.database.transaction().execute(async (db) => {
    await asTeam(db, team_id, async (team) => {
      await lockMembers(team, session, 'members.write')
      const person = await lockMember(team, user_id)
      if (!person) throw problem('MODEL_NOT_FOUND')
      const { role, status, name } = person
      if (role === 'super_admin') throw problem('YOU_CAN_NOT_DELETE_SUPER_ADMIN')
      await audit(team, {
        action: status === 'pending' ? 'invitation.withdrawn' : 'user.removed',
        subject: 'user',
        subject_id: user_id,
        subject_name: name,
        details: { role },
      })
    })
    await outliveLinks(db, { team_id, user_id }, dependencies.now())
    await asTeam(db, team_id, (team) => removeRows(team, user_id))
  })
}

async function removeRows(db: TeamDatabase, user_id: number) {
  for (const table of ['notes', 'saved_filters'] as const) {
    await db.deleteFrom(table).where('user_id', '=', user_id).where('visible_to_team', '=', false).execute()
  }
  await db.deleteFrom('users').where('id', '=', user_id).execute()
}
