import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { UserKey } from './directory.ts'

/** A registration that nobody verified is forgotten after this long; so is the page that waits for one. */
const keptSeconds = 7 * 24 * 3600
const forgottenAtOnce = 100

/** What was registered before this instant is over, cleared away or not. */
const keptSince = (now: Date) => new Date(now.getTime() - keptSeconds * 1000) as unknown as string

interface NewRegistration {
  email: string
  name: string
  password_hash: string
  team_name: string
  timezone: string
  page_token_hash: string
}

/** Keeps a registration in place of what was waiting for the address; answers the id that its user will have. */
export async function keepRegistration(
  db: Kysely<Database>,
  registration: NewRegistration,
  now: Date,
): Promise<number> {
  await db
    .deleteFrom('registrations')
    // Not those that somebody else is at, and a few at a time: nobody waits for the cleaning.
    .where('email', 'in', (of) =>
      of
        .selectFrom('registrations')
        .select('email')
        .where('created_at', '<=', keptSince(now))
        .limit(forgottenAtOnce)
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

/** The registration of an address that waits to be verified. */
export const findWaiting = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('registrations')
    .select(['user_id', 'name', 'password_hash', 'team_name'])
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .executeTakeFirst()

/** The registration of a reserved id that waits to be verified. */
export const findWaitingOf = (db: Kysely<Database>, user_id: number) =>
  db
    .selectFrom('registrations')
    .select(['email', 'name', 'team_name', 'page_token_hash'])
    .where('user_id', '=', user_id)
    .where('verified_at', 'is', null)
    .executeTakeFirst()

/** The registration that becomes a user now; nobody else gets it meanwhile. */
export const lockWaiting = (db: Kysely<Database>, user_id: number) =>
  db
    .selectFrom('registrations')
    .select(['email', 'user_id', 'name', 'password_hash', 'team_name', 'timezone'])
    .where('user_id', '=', user_id)
    .where('verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The address is verified: the page that waits may have its session unless it is ended, and the password is the login's alone. */
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

/** Forgets what waits for an address that got an account in another way, with the provider sign-in it came through. */
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

/** Whoever still waits on the page of a registration gets no session from it. */
export async function endPageOf(db: Kysely<Database>, user_id: number) {
  await db.updateTable('registrations').set({ page_ended: true }).where('user_id', '=', user_id).execute()
}

/**
 * The user of a page that waits, once: of any number of callers one gets it. `waiting` before the address is verified,
 * `gone` after the session was given, `unknown` when there is no such page.
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
