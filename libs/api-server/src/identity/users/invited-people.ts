import type { InvitedUser, Role } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { changePerson, newPerson } from './person-row.ts'

/** The person to invite. */
export interface Invited {
  email: string
  /** As the sender wrote it; without one they keep theirs, or get `guessedName`. */
  name?: string
  guessedName: string
  role: Role
  expires_at: Date
}

/** Adds an invited person, or updates their data; null when they are a member already. */
export async function keepInvited(db: TeamDatabase, invited: Invited, at: Date): Promise<InvitedUser | null> {
  const { email, name, guessedName, role, expires_at: invitation_expires_at } = invited
  const added = await db
    .insertInto('users')
    .values(
      newPerson(
        {
          name: name ?? guessedName,
          email,
          role,
          status: 'pending',
          profile_picture: null,
          timezone: null,
          created_at: at,
          invitation_expires_at,
        },
        at,
      ),
    )
    .onConflict((conflict) => conflict.columns(['team_id', 'email']).doNothing())
    .returning(invitedColumns)
    .executeTakeFirst()
  if (added) return added
  const kept = await lockInvited(db, { email })
  if (!kept) return null
  const changes = { role, ...(name !== undefined && { name }) }
  await keepExpiry(db, kept.id, invited.expires_at)
  const isOther = kept.role !== role || (name !== undefined && kept.name !== name)
  if (isOther) await changePerson(db, kept.id, changes, at)
  return { ...kept, ...changes }
}

/** Whether the team has a member with this address who isn't just invited. */
export async function isMember(db: TeamDatabase, email: string): Promise<boolean> {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('status', '!=', 'pending')
    .executeTakeFirst()
  return member !== undefined
}

const invitedColumns = ['id', 'name', 'email', 'role', 'status'] as const

/** Locks somebody who hasn't accepted yet, so that they can't accept during the transaction. */
export const lockInvited = (
  db: TeamDatabase,
  { id, email }: { id?: number; email?: string },
): Promise<InvitedUser | undefined> =>
  db
    .selectFrom('users')
    .select(invitedColumns)
    .where('status', '=', 'pending')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .forUpdate()
    .executeTakeFirst()

/** Stores until when somebody can accept. */
export async function keepExpiry(db: TeamDatabase, user_id: number, invitation_expires_at: Date) {
  await db.updateTable('users').set({ invitation_expires_at }).where('id', '=', user_id).execute()
}

/** What an invitation says about its sender. */
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

/** A pending invitation with its team. */
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
