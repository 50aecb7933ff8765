import type { Invitation, InvitedUser } from '@tandem/api-contract'
import type { TeamDatabase } from '../database/team-scope.ts'

/** Adds a person who is invited, or takes over what is said anew; null when the team has them already. */
export async function keepInvited(
  db: TeamDatabase,
  { name, email, role }: Invitation,
  now: Date,
): Promise<InvitedUser | null> {
  const kept = await db
    .insertInto('users')
    .values({ name, email, role, status: 'pending', profile_picture: null, timezone: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'email'])
        .doUpdateSet({ name, role })
        .where('users.status', '=', 'pending'),
    )
    .returning(['id', 'name', 'email', 'role', 'status'])
    .executeTakeFirst()
  return kept ?? null
}

/** What an invitation says of its sender. */
export async function nameInviter(
  db: TeamDatabase,
  user_id: number,
): Promise<{ inviter_name: string; team_name: string }> {
  return db
    .selectFrom('users')
    .innerJoin('teams', 'teams.team_id', 'users.team_id')
    .select(['users.name as inviter_name', 'teams.name as team_name'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/** Who is invited still, and into which team. */
export async function findInvited(
  db: TeamDatabase,
  user_id: number,
): Promise<{ name: string; email: string; team_name: string } | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('teams', 'teams.team_id', 'users.team_id')
    .select(['users.name', 'users.email', 'teams.name as team_name'])
    .where('users.id', '=', user_id)
    .where('users.status', '=', 'pending')
    .executeTakeFirst()
}

/** False when the person is invited no more. */
export async function activateInvited(db: TeamDatabase, user_id: number, timezone: string): Promise<boolean> {
  const activated = await db
    .updateTable('users')
    .set({ status: 'active', timezone })
    .where('id', '=', user_id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return activated !== undefined
}
