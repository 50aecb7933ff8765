import type { UserStatus } from '@tandem/api-contract'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * The directory: who an address or a token belongs to. It stands outside every team, so it is read by these
 * functions alone, and gives no content of a team.
 */

/** A user of a team. */
export interface UserKey {
  team_id: number
  user_id: number
}

/**
 * Before login, links or sessions of somebody are changed: who changes them at once with a change of the person waits,
 * and none of the two waits for the other.
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
    .set({ password_hash, has_password: true })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .$if(replaced !== undefined, (query) => query.where('password_hash', '=', replaced ?? ''))
    .returning('user_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Notes that nobody knows the password of a login: its owner has come through a provider. */
export async function notePasswordUnknown(db: Kysely<Database>, { team_id, user_id }: UserKey) {
  await db
    .updateTable('logins')
    .set({ has_password: false })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Whether somebody has chosen a password. */
export async function hasPassword(db: Kysely<Database>, { team_id, user_id }: UserKey): Promise<boolean> {
  const login = await db
    .selectFrom('logins')
    .select('has_password')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return login?.has_password ?? false
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
