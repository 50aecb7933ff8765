import type { Language, UserStatus } from '@tandem/api-contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { problem } from '../../platform/request/problem.ts'

/**
 * The directory: who an address or a token belongs to. It is outside every team, so only these functions read
 * it, and it contains no data of a team.
 */

/** A user of a team. */
export interface UserKey {
  team_id: number
  user_id: number
}

/**
 * Locks a person until the transaction ends. Every transaction that changes the login, links or sessions of a
 * person calls it first: a second one then waits for the first, without deadlocks.
 */
export async function lockPerson(db: Kysely<Database>, { team_id, user_id }: UserKey) {
  await db
    .selectFrom('users')
    .select('id')
    .where('team_id', '=', team_id)
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .execute()
}

interface Login extends UserKey {
  name: string
  /** The language they chose; null: the browser's. */
  language: Language | null
  email: string
  password_hash: string
  has_password: boolean
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
      'logins.has_password',
      'users.name',
      'users.language',
      'users.status',
    ])

/** The login with this address, if any. The address must be in lower case. */
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

/** The login of the caller. @throws UNAUTHENTICATED when it was removed after the call had begun */
export async function requireLogin(db: Kysely<Database>, caller: UserKey) {
  const login = await findLoginOf(db, caller)
  if (!login) throw problem('UNAUTHENTICATED')
  return login
}

/** Returns false when the address has a login already. Of two simultaneous callers, one gets false. */
export async function addLogin(
  db: Kysely<Database>,
  login: UserKey & { email: string; password_hash: string; password_set_at: Date | null },
): Promise<boolean> {
  const added = await db
    .insertInto('logins')
    .values({ ...login, has_password: login.password_set_at !== null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Sets the password that the owner chose. */
export async function choosePassword(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
  password_hash: string,
  at: Date,
) {
  await db
    .updateTable('logins')
    .set({ password_hash, has_password: true, password_set_at: at })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Sets a password that nobody knows: the owner has to choose one by mail. */
export async function losePassword(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
  password_hash: string,
) {
  await db
    .updateTable('logins')
    .set({ password_hash, has_password: false, password_set_at: null })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Stores the same password in another form; false when it was replaced in the meantime. */
export async function replacePasswordHash(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
  password_hash: string,
  replaced: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('logins')
    .set({ password_hash })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('password_hash', '=', replaced)
    .returning('user_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Whether somebody has chosen a password, and when, if that was stored. */
export async function findPassword(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
): Promise<{ has_password: boolean; password_set_at: string | null }> {
  const login = await db
    .selectFrom('logins')
    .select(['has_password', 'password_set_at'])
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return login ?? { has_password: false, password_set_at: null }
}

/** @throws when the address has a login; see `isTaken` */
export async function replaceLoginEmail(db: Kysely<Database>, { team_id, user_id }: UserKey, email: string) {
  await db
    .updateTable('logins')
    .set({ email })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Whether a write failed because the address got an account in the meantime: a unique violation. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505'
