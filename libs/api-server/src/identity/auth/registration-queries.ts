import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { UserKey } from './directory.ts'

/** An unverified registration is deleted after this long; so is the page that waits for one. */
const keptSeconds = 7 * 24 * 3600
const batchSize = 100

/** Registrations before this time are over, deleted or not. */
const keptSince = (now: Date) => new Date(now.getTime() - keptSeconds * 1000).toISOString()

interface NewRegistration {
  email: string
  name: string
  password_hash: string
  team_name: string
  timezone: string
  page_token_hash: string
}

/** Replaces the pending registration of the address; returns the id that its user will have. */
export async function keepRegistration(
  db: Kysely<Database>,
  registration: NewRegistration,
  now: Date,
): Promise<number> {
  await db
    .deleteFrom('registrations')
    // Skips locked rows, a few at a time: nobody waits for the cleanup.
    .where('email', 'in', (of) =>
      of
        .selectFrom('registrations')
        .select('email')
        .where('created_at', '<=', keptSince(now))
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  const values = {
    ...registration,
    user_id: sql<number>`nextval(pg_get_serial_sequence('users', 'id'))`,
    created_at: now,
    page_ended: false,
    team_id: null,
    verified_at: null,
  }
  const { user_id } = await db
    .insertInto('registrations')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return user_id
}

/** The pending registration of an address. */
export const findWaiting = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('registrations')
    .select(['user_id', 'name', 'password_hash', 'team_name'])
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .executeTakeFirst()

/** The pending registration of a reserved id. */
export const findWaitingOf = (db: Kysely<Database>, user_id: number) =>
  db
    .selectFrom('registrations')
    .select(['email', 'name', 'team_name', 'page_token_hash'])
    .where('user_id', '=', user_id)
    .where('verified_at', 'is', null)
    .executeTakeFirst()

/** Locks the registration that becomes a user now. */
export const lockWaiting = (db: Kysely<Database>, user_id: number) =>
  db
    .selectFrom('registrations')
    .select(['email', 'user_id', 'name', 'password_hash', 'team_name', 'timezone'])
    .where('user_id', '=', user_id)
    .where('verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/**
 * The address is verified: the waiting page may get its session unless it was ended, and the password is only
 * stored in the login.
 */
export async function markVerified(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
  { at, isPageEnded }: { at: Date; isPageEnded: boolean },
) {
  await db
    .updateTable('registrations')
    .set({ team_id, verified_at: at, password_hash: '', page_ended: isPageEnded })
    .where('user_id', '=', user_id)
    .execute()
}

/**
 * Deletes the pending registration of an address that got an account in another way, with its provider
 * sign-in.
 */
export async function forgetWaiting(db: Kysely<Database>, email: string) {
  await db
    .deleteFrom('social_registrations')
    .where('user_id', 'in', (of) =>
      of
        .selectFrom('registrations')
        .select('user_id')
        .where('email', '=', email)
        .where('verified_at', 'is', null),
    )
    .execute()
  await db.deleteFrom('registrations').where('email', '=', email).where('verified_at', 'is', null).execute()
}

/** Ends the waiting page of a registration: it gets no session. */
export async function endPageOf(db: Kysely<Database>, user_id: number) {
  await db.updateTable('registrations').set({ page_ended: true }).where('user_id', '=', user_id).execute()
}

/**
 * The user of a waiting page, once: of simultaneous callers only one gets it. `waiting` before the address is
 * verified, `gone` after the session was given, `unknown` when there is no such page.
 */
export async function takeVerifiedUser(
  db: Kysely<Database>,
  page: { user_id: number; page_token_hash: string },
  now: Date,
): Promise<UserKey | 'waiting' | 'gone' | 'unknown'> {
  const taken = await db
    .updateTable('registrations')
    .set({ page_ended: true })
    .where('user_id', '=', page.user_id)
    .where('page_token_hash', '=', page.page_token_hash)
    .where('created_at', '>', keptSince(now))
    .where('page_ended', '=', false)
    .where('team_id', 'is not', null)
    .returning(['team_id', 'user_id'])
    .$narrowType<UserKey>()
    .executeTakeFirst()
  if (taken) return taken
  const kept = await db
    .selectFrom('registrations')
    .select('verified_at')
    .where('user_id', '=', page.user_id)
    .where('page_token_hash', '=', page.page_token_hash)
    .where('created_at', '>', keptSince(now))
    .executeTakeFirst()
  if (!kept) return 'unknown'
  return kept.verified_at === null ? 'waiting' : 'gone'
}
