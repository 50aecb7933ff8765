import type { Kysely } from 'kysely'
import type { Database, WholeDatabase } from '../../platform/database/database.ts'
import { keptRows } from '../../platform/database/kept-rows.ts'
import type { Session } from '../../platform/request/session.ts'
import type { UserKey } from './directory.ts'

/** The part of the directory that says who a token belongs to. */

/** Somebody who proved their identity. */
export interface Proved extends UserKey {
  /** The hash of the account's password at that moment: if it was replaced since, this sign-in fails. */
  password_hash?: string
  /** Whether they typed the password, or just chose it. */
  by_password?: boolean
}

/** The device of a sign-in, as far as it is known. */
interface Device {
  address: string | null
  user_agent: string | null
}

/**
 * False when the user may not sign in, or has another password by now. Waits for running changes of the person or the
 * password, so that no session begins while a change ends all of them.
 */
export async function startSession(
  db: WholeDatabase,
  {
    token_hash,
    team_id,
    user_id,
    password_hash,
    by_password = false,
    address,
    user_agent,
  }: Proved & Device & { token_hash: string },
  now: Date,
): Promise<boolean> {
  const started = await db
    .insertInto('sessions')
    .columns([
      'token_hash',
      'team_id',
      'user_id',
      'created_at',
      'used_at',
      'address',
      'user_agent',
      'by_password',
    ])
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
          value.cast<string | null>(value.val(address), 'text').as('address'),
          value.cast<string | null>(value.val(user_agent), 'text').as('user_agent'),
          value.cast<boolean>(value.val(by_password), 'boolean').as('by_password'),
        ])
        .where('users.team_id', '=', team_id)
        .where('users.id', '=', user_id)
        .where('users.status', '=', 'active')
        .$if(password_hash !== undefined, (query) =>
          query.where('logins.password_hash', '=', password_hash ?? ''),
        )
        .forShare(['users', 'logins']),
    )
    .returning('user_id')
    .executeTakeFirst()
  return started !== undefined
}

/** The valid session of a token: neither too old nor unused for too long, with an active user. */
export async function findSession(
  db: WholeDatabase,
  token_hash: string,
  alive: { createdAfter: Date; usedAfter: Date },
): Promise<(Session & { used_at: string; last_active_at: string | null }) | undefined> {
  const [session] = await keptRows(db, {
    of: findSession,
    values: {
      token_hash,
      createdAfter: alive.createdAfter.toISOString(),
      usedAfter: alive.usedAfter.toISOString(),
    },
    write: (reads, values) =>
      reads
        .selectFrom('sessions')
        .innerJoin('users', (join) =>
          join.onRef('users.team_id', '=', 'sessions.team_id').onRef('users.id', '=', 'sessions.user_id'),
        )
        .select([
          'sessions.id',
          'sessions.team_id',
          'sessions.user_id',
          'sessions.token_hash',
          'sessions.created_at',
          'sessions.used_at',
          'sessions.by_password',
          'users.role',
          'users.language',
          'users.last_active_at',
        ])
        .where('sessions.token_hash', '=', values.token_hash)
        .where('sessions.created_at', '>', values.createdAfter)
        .where('sessions.used_at', '>', values.usedAfter)
        .where('users.status', '=', 'active'),
  })
  return session
}

/** Deletes a user's expired sessions: otherwise the table would grow with every sign-in. */
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
        is('created_at', '<=', alive.createdAfter.toISOString()),
        is('used_at', '<=', alive.usedAfter.toISOString()),
      ]),
    )
    .execute()
}

/** Marks a session as used, from an address. */
export async function touchSession(db: WholeDatabase, token_hash: string, address: string, now: Date) {
  await db
    .updateTable('sessions')
    .set({ used_at: now, address })
    .where('token_hash', '=', token_hash)
    .execute()
}

/** Ends a session; false if there is none, such as for a person whom the host identified. */
export async function endSession(db: WholeDatabase, token_hash: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', token_hash)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends every session of a user, or all but one. */
export async function endSessionsOf(db: Kysely<Database>, { team_id, user_id }: UserKey, kept?: number) {
  await db
    .deleteFrom('sessions')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? 0))
    .execute()
}
