import type { Role } from '@tandem/api-contract'
import type { UserStatus, WholeDatabase } from '../database/database.ts'

/**
 * The directory: who an address or a token belongs to. It stands outside every team, so it is read by these
 * functions alone, and gives no content of a team.
 */

/** Who a request comes from. */
export interface Session {
  team_id: number
  user_id: number
  role: Role
  token_hash: string
}

interface Login {
  team_id: number
  user_id: number
  password_hash: string
  status: UserStatus
}

/** The login of an address in lower case, if there is one. */
export async function findLogin(db: WholeDatabase, email: string): Promise<Login | undefined> {
  return db
    .selectFrom('logins')
    .innerJoin('users', (join) =>
      join.onRef('users.team_id', '=', 'logins.team_id').onRef('users.id', '=', 'logins.user_id'),
    )
    .select(['logins.team_id', 'logins.user_id', 'logins.password_hash', 'users.status'])
    .where('logins.email', '=', email)
    .executeTakeFirst()
}

export async function replacePasswordHash(db: WholeDatabase, email: string, password_hash: string) {
  await db.updateTable('logins').set({ password_hash }).where('email', '=', email).execute()
}

export async function startSession(
  db: WholeDatabase,
  session: { token_hash: string; team_id: number; user_id: number },
  now: Date,
) {
  await db
    .insertInto('sessions')
    .values({ ...session, created_at: now, used_at: now })
    .execute()
}

/** The living session of a token: neither too old nor unused for too long, its user active. */
export async function findSession(
  db: WholeDatabase,
  token_hash: string,
  alive: { createdAfter: Date; usedAfter: Date },
): Promise<(Session & { used_at: string }) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.team_id', '=', 'sessions.team_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .select(['sessions.team_id', 'sessions.user_id', 'sessions.token_hash', 'sessions.used_at', 'users.role'])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.created_at', '>', alive.createdAfter as unknown as string)
    .where('sessions.used_at', '>', alive.usedAfter as unknown as string)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/** Removes the sessions of a user that have ended by age: the table would grow with every sign-in otherwise. */
export async function forgetDeadSessions(
  db: WholeDatabase,
  user: { team_id: number; user_id: number },
  alive: { createdAfter: Date; usedAfter: Date },
) {
  await db
    .deleteFrom('sessions')
    .where('team_id', '=', user.team_id)
    .where('user_id', '=', user.user_id)
    .where((is) =>
      is.or([
        is('created_at', '<=', alive.createdAfter as unknown as string),
        is('used_at', '<=', alive.usedAfter as unknown as string),
      ]),
    )
    .execute()
}

export async function touchSession(db: WholeDatabase, token_hash: string, now: Date) {
  await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', token_hash).execute()
}

export async function endSession(db: WholeDatabase, token_hash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
}
