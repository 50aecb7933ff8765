import { teamMessages } from '@tandem/api-contract'
import type { TeamUser, UserChanges } from '@tandem/api-contract'
import { shutOut } from '../auth/shut-out.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { AuditAction } from '../audit/actions.ts'
import type { Call } from '../call.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { findPerson } from './list-people.ts'
import { lockMember, lockMembers } from './lock-members.ts'
import { changePerson } from './person-row.ts'

/**
 * Changes a member's role or status. Simultaneous calls run one after the other, and each sees the change before it. A
 * member who may no longer sign in is signed out in the same transaction.
 *
 * @throws MODEL_NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED on `role` or `status`
 */
export async function changeMember(
  call: Pick<Call, 'dependencies' | 'session' | 'audit'>,
  user_id: number,
  changes: UserChanges,
): Promise<TeamUser> {
  const { dependencies, session, audit } = call
  const { team_id } = session
  const at = dependencies.now()
  return dependencies.database.transaction().execute(async (db) => {
    const person = await asTeam(db, team_id, async (team) => {
      await lockMembers(team, session, 'members.write')
      const before = await lockMember(team, user_id)
      if (!before) throw problem('MODEL_NOT_FOUND')
      refuse(before, changes, session.user_id)
      const role = changes.role ?? before.role
      const status = changes.status ?? before.status
      if (role === before.role && status === before.status) return before
      await changePerson(team, user_id, { role, status }, at)
      const entry = { subject: 'user', subject_id: user_id, subject_name: before.name }
      if (role !== before.role) {
        const details = { role: { before: before.role, after: role } }
        await audit(team, { ...entry, action: 'user.role_changed', details })
      }
      if (status !== before.status && status !== 'pending') {
        const details = { status: { before: before.status, after: status } }
        await audit(team, { ...entry, action: statusActions[status], details })
      }
      return (await findPerson(team, user_id)) ?? before
    })
    if (person.status === 'inactive' || person.status === 'archived') {
      await shutOut(db, { team_id, user_id }, at)
    }
    return person
  })
}

const statusActions = {
  active: 'user.activated',
  inactive: 'user.deactivated',
  archived: 'user.archived',
} as const satisfies Record<string, AuditAction>

function refuse(person: TeamUser, { role, status, seen_at }: UserChanges, caller: number) {
  const { ownRole, ownStatus, superAdminRole, superAdminStatus, pendingStatus } = teamMessages.users
  const isOwn = person.id === caller
  const isSuperAdmin = person.role === 'super_admin'
  if (role !== undefined && isOwn) throw fieldProblem('role', ownRole)
  if (status !== undefined && isOwn) throw fieldProblem('status', ownStatus)
  if (seen_at !== undefined && Date.parse(seen_at) !== Date.parse(person.updated_at)) {
    throw problem('CHANGED_MEANWHILE')
  }
  if (role !== undefined && isSuperAdmin) throw fieldProblem('role', superAdminRole)
  if (status !== undefined && isSuperAdmin) throw fieldProblem('status', superAdminStatus)
  if (status !== undefined && person.status === 'pending') throw fieldProblem('status', pendingStatus)
}
