import type { Kysely, Transaction } from 'kysely'
import type { SocialProvider } from '@tandem/api-contract'
import type { Database, WholeDatabase } from '../../../platform/database/database.ts'

/**
 * The directory of unfinished provider sign-ins. It belongs to no team, so only these functions read it. A
 * single statement takes what can be used once: of simultaneous callers, one gets it.
 */

interface Keyed {
  provider: SocialProvider
  browser_hash: string
  sealed: string
}

export async function keepAttempt(db: WholeDatabase, attempt: Keyed & { state_hash: string }, now: Date) {
  await db
    .insertInto('social_attempts')
    .values({ ...attempt, sealed_name: null, created_at: now, answered_at: null })
    .execute()
}

/** The attempt of a state that returned to its own provider, for the first time and in time. */
export async function takeAttempt(
  db: WholeDatabase,
  answer: { state_hash: string; provider: SocialProvider; sealed_name: string | null },
  { now, begunAfter }: { now: Date; begunAfter: Date },
): Promise<Pick<Keyed, 'browser_hash' | 'sealed'> | undefined> {
  return db
    .updateTable('social_attempts')
    .set({ answered_at: now, sealed_name: answer.sealed_name })
    .where('state_hash', '=', answer.state_hash)
    .where('provider', '=', answer.provider)
    .where('answered_at', 'is', null)
    .where('created_at', '>', begunAfter.toISOString())
    .returning(['browser_hash', 'sealed'])
    .executeTakeFirst()
}

/** The newest name that this browser brought from a provider, with its sealing context. */
export async function findPostedName(
  db: WholeDatabase,
  { provider, browser_hash }: Pick<Keyed, 'provider' | 'browser_hash'>,
): Promise<{ state_hash: string; sealed_name: string | null } | undefined> {
  return db
    .selectFrom('social_attempts')
    .select(['state_hash', 'sealed_name'])
    .where('browser_hash', '=', browser_hash)
    .where('provider', '=', provider)
    .where('sealed_name', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Deletes the names that a browser brought from a provider: the next person in it is somebody else. */
export async function forgetPostedNames(
  db: WholeDatabase,
  { provider, browser_hash }: Pick<Keyed, 'provider' | 'browser_hash'>,
) {
  await db
    .updateTable('social_attempts')
    .set({ sealed_name: null })
    .where('browser_hash', '=', browser_hash)
    .where('provider', '=', provider)
    .where('sealed_name', 'is not', null)
    .execute()
}

export async function keepCode(db: WholeDatabase, code: Keyed & { code_hash: string }, now: Date) {
  await db
    .insertInto('social_codes')
    .values({ ...code, created_at: now })
    .execute()
}

/** The identity of a code, without using it up; only for its own browser and provider. */
export async function findCode(
  db: WholeDatabase,
  { code_hash, provider, browser_hash }: Omit<Keyed, 'sealed'> & { code_hash: string },
  madeAfter: Date,
): Promise<{ sealed: string } | undefined> {
  return db
    .selectFrom('social_codes')
    .select('sealed')
    .where('code_hash', '=', code_hash)
    .where('provider', '=', provider)
    .where('browser_hash', '=', browser_hash)
    .where('created_at', '>', madeAfter.toISOString())
    .executeTakeFirst()
}

/** Uses a code up; false when it was used in the meantime. */
export async function takeCode(db: Kysely<Database>, code_hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_codes')
    .where('code_hash', '=', code_hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function keepNewcomer(
  db: WholeDatabase,
  newcomer: { token_hash: string; provider: SocialProvider; sealed: string },
  now: Date,
) {
  await db
    .insertInto('social_newcomers')
    .values({ ...newcomer, created_at: now })
    .execute()
}

/** The owner of a newcomer's token, without using it up. */
export async function findNewcomer(
  db: WholeDatabase,
  token_hash: string,
  cameAfter: Date,
): Promise<{ provider: SocialProvider; sealed: string } | undefined> {
  return db
    .selectFrom('social_newcomers')
    .select(['provider', 'sealed'])
    .where('token_hash', '=', token_hash)
    .where('created_at', '>', cameAfter.toISOString())
    .executeTakeFirst()
}

/**
 * Uses a newcomer's token up, in the transaction that creates the account; false when it was used in the
 * meantime.
 */
export async function takeNewcomer(db: Transaction<Database>, token_hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_newcomers')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Deletes abandoned attempts: otherwise the tables would grow with every pressed button. */
export async function forgetAbandoned(
  db: WholeDatabase,
  before: { attempts: Date; codes: Date; newcomers: Date; registrations: Date },
) {
  await db.deleteFrom('social_attempts').where('created_at', '<', before.attempts.toISOString()).execute()
  await db.deleteFrom('social_codes').where('created_at', '<', before.codes.toISOString()).execute()
  await db.deleteFrom('social_newcomers').where('created_at', '<', before.newcomers.toISOString()).execute()
  await db
    .deleteFrom('social_registrations')
    .where('created_at', '<', before.registrations.toISOString())
    .execute()
}
