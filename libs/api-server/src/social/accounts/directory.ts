import type { Kysely, Transaction } from 'kysely'
import type { SocialNetwork } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import type { Database, WholeDatabase } from '../../platform/database/database.ts'

/**
 * The directory of connected accounts: which team has which, and which are being connected. It belongs to no team, so
 * only these functions read it. Values for single use are taken by one statement, so that only one of many requests
 * succeeds.
 */

/** The most time for connecting, from opening the dialog to the choice. */
const attemptMinutes = 10
/** The most time from the network's answer to the choice among its accounts. */
const choiceMinutes = 30

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs).toISOString()

interface Attempt {
  state_hash: string
  social: SocialNetwork
  session_hash: string
  team_id: number
}

/** Stores an attempt, and deletes expired ones. */
export async function keepAttempt(db: WholeDatabase, attempt: Attempt, now: Date) {
  await db
    .deleteFrom('account_attempts')
    .where('created_at', '<', before(now, attemptMinutes + choiceMinutes))
    .execute()
  await db
    .insertInto('account_attempts')
    .values({ ...attempt, sealed: null, created_at: now, answered_at: null })
    .execute()
}

/** Whether a state came back to its session, for the first time and in time; it cannot be used again. */
export async function takeAttempt(db: WholeDatabase, attempt: Attempt, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('account_attempts')
    .set({ answered_at: now })
    .where('state_hash', '=', attempt.state_hash)
    .where('social', '=', attempt.social)
    .where('session_hash', '=', attempt.session_hash)
    .where('team_id', '=', attempt.team_id)
    .where('answered_at', 'is', null)
    .where('created_at', '>', before(now, attemptMinutes))
    .returning('state_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Stores the offer until the person has chosen. */
export async function keepOffer(db: WholeDatabase, state_hash: string, sealed: string) {
  await db.updateTable('account_attempts').set({ sealed }).where('state_hash', '=', state_hash).execute()
}

/** The offer for this session, without using it up. */
export async function findOffer(db: WholeDatabase, attempt: Attempt, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom('account_attempts')
    .select('sealed')
    .where('state_hash', '=', attempt.state_hash)
    .where('social', '=', attempt.social)
    .where('session_hash', '=', attempt.session_hash)
    .where('team_id', '=', attempt.team_id)
    .where('answered_at', '>', before(now, choiceMinutes))
    .executeTakeFirst()
  return found?.sealed ?? null
}

/** Deletes an attempt and its offer. */
export async function endAttempt(db: Kysely<Database>, state_hash: string) {
  await db.deleteFrom('account_attempts').where('state_hash', '=', state_hash).execute()
}

interface Owned {
  social: SocialNetwork
  provider_id: string
}

/** Which of these accounts are connected, and by which teams. */
export async function findOwners(
  db: Kysely<Database>,
  social: SocialNetwork,
  provider_ids: string[],
): Promise<Map<string, number>> {
  if (provider_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_owners')
    .select(['provider_id', 'team_id'])
    .where('social', '=', social)
    .where('provider_id', 'in', provider_ids)
    .execute()
  return new Map(rows.map((row) => [row.provider_id, row.team_id]))
}

/**
 * Gives an account to a team, in the transaction that connects it; returns false when another team has it.
 */
export async function claimAccount(
  db: Transaction<Database>,
  owner: Owned & { team_id: number; person_id: string },
  now: Date,
): Promise<boolean> {
  const { team_id, person_id } = owner
  const claimed = await db
    .insertInto('account_owners')
    .values({ ...owner, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['social', 'provider_id'])
        .doUpdateSet({ person_id })
        .where('account_owners.team_id', '=', team_id),
    )
    .returning('team_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Releases an account. Returns whether its person has no other account in any team: only then may their grant be
 * withdrawn as a whole.
 */
export async function releaseAccount(
  db: Transaction<Database>,
  { social, provider_id, team_id }: Owned & { team_id: number },
): Promise<boolean> {
  const released = await db
    .deleteFrom('account_owners')
    .where('social', '=', social)
    .where('provider_id', '=', provider_id)
    .where('team_id', '=', team_id)
    .returning('person_id')
    .executeTakeFirst()
  if (!released) return false
  const other = await db
    .selectFrom('account_owners')
    .select('provider_id')
    .where('social', '=', social)
    .where('person_id', '=', released.person_id)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}
