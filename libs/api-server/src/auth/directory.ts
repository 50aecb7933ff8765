import type { Role, UserStatus } from '@tandem/api-contract'
import type { Kysely } from 'kysely'
import type { Database, WholeDatabase } from '../database/database.ts'

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
  /** When the person signed in. */
  created_at: string
}

/** A user of a team. */
export interface UserKey {
  team_id: number
  user_id: number
}

interface Login extends UserKey {
  name: string
  email: string
  password_hash: string
  status: UserStatus
}

const logins = (db: Kysely<Database>) =>
  db
    .selectFrom('logins')
    .innerJoin('users', (join) =>
      join.onRef('users.team_id', '=', 'logins.team_id').onRef('users.id', '=', 'logins.user_id'),
    )
    .select([
      'logins.email',
      'logins.team_id',
      'logins.user_id',
      'logins.password_hash',
      'users.name',
      'users.status',
    ])

/** The login of an address in lower case, if there is one. */
export const findLogin = (db: Kysely<Database>, email: string): Promise<Login | undefined> =>
  logins(db).where('logins.email', '=', email).executeTakeFirst()

/** The login of a user, with the name of the team. */
export const findLoginOf = (
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
): Promise<(Login & { team_name: string }) | undefined> =>
  logins(db)
    .innerJoin('teams', 'teams.team_id', 'logins.team_id')
    .select('teams.name as team_name')
    .where('logins.team_id', '=', team_id)
    .where('logins.user_id', '=', user_id)
    .executeTakeFirst()

/** False when the address has a login already: of two at once one is told. */
export async function addLogin(
  db: Kysely<Database>,
  login: UserKey & { email: string; password_hash: string },
): Promise<boolean> {
  const added = await db
    .insertInto('logins')
    .values(login)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

/** False when `replaced` is given and not the hash any more. */
export async function replacePasswordHash(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
  password_hash: string,
  replaced?: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('logins')
    .set({ password_hash })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .$if(replaced !== undefined, (query) => query.where('password_hash', '=', replaced ?? ''))
    .returning('user_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** @throws when the address has a login */
export async function replaceLoginEmail(db: Kysely<Database>, { team_id, user_id }: UserKey, email: string) {
  await db
    .updateTable('logins')
    .set({ email })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Somebody who proved who they are. */
export interface Proved extends UserKey {
  /** The hash that their password was right for, where it was a password. */
  password_hash?: string
}

/**
 * False when the user may not sign in, or has another password by now. Waits for whoever is changing the password, so
 * that no session begins beside a change that ends all of them.
 */
export async function startSession(
  db: WholeDatabase,
  { token_hash, team_id, user_id, password_hash }: Proved & { token_hash: string },
  now: Date,
): Promise<boolean> {
  const started = await db
    .insertInto('sessions')
    .columns(['token_hash', 'team_id', 'user_id', 'created_at', 'used_at'])
    .expression((of) =>
      of
        .selectFrom('users')
        .innerJoin('logins', (join) =>
          join.onRef('logins.team_id', '=', 'users.team_id').onRef('logins.user_id', '=', 'users.id'),
        )
        .select((value) => [
          value.cast<string>(value.val(token_hash), 'text').as('token_hash'),
          'users.team_id',
          'users.id',
          value.cast<string>(value.val(now), 'timestamptz').as('created_at'),
          value.cast<string>(value.val(now), 'timestamptz').as('used_at'),
        ])
        .where('users.team_id', '=', team_id)
        .where('users.id', '=', user_id)
        .where('users.status', '=', 'active')
        .$if(password_hash !== undefined, (query) =>
          query.where('logins.password_hash', '=', password_hash ?? ''),
        )
        .forShare('logins'),
    )
    .returning('user_id')
    .executeTakeFirst()
  return started !== undefined
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
    .select([
      'sessions.team_id',
      'sessions.user_id',
      'sessions.token_hash',
      'sessions.created_at',
      'sessions.used_at',
      'users.role',
    ])
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

/** Ends every session of a user. */
export async function endSessionsOf(db: Kysely<Database>, { team_id, user_id }: UserKey) {
  await db.deleteFrom('sessions').where('team_id', '=', team_id).where('user_id', '=', user_id).execute()
}
