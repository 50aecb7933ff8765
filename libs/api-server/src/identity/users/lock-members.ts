import { isAllowed } from '@tandem/api-contract'
import type { Permission, TeamUser } from '@tandem/api-contract'
import type { Session } from '../../platform/request/session.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { problem } from '../../platform/request/problem.ts'
import { findPerson } from './list-people.ts'

/**
 * Serialises changes of permissions in a team, and checks the caller's permission again: another change may
 * have removed it since the request arrived. Call before any row of a person is locked.
 *
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function lockMembers(db: TeamDatabase, { user_id }: Session, permission: Permission) {
  await db.selectFrom('teams').select('team_id').forNoKeyUpdate().execute()
  const caller = await db
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', user_id)
    .executeTakeFirst()
  if (caller?.status !== 'active') throw problem('UNAUTHENTICATED')
  if (!isAllowed(caller.role, permission)) throw problem('FORBIDDEN')
}

/** Locks a member until the transaction ends; call after `lockMembers`. */
export async function lockMember(db: TeamDatabase, user_id: number): Promise<TeamUser | undefined> {
  await db.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute()
  return findPerson(db, user_id)
}
