import type { ReadingCause } from '@tandem/api-contract'
import type { WholeDatabase } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** Why an account is to be read; `asked_by` is the user who wants it. */
export interface ReadingReason {
  cause: ReadingCause
  asked_by?: number
}

/** Asks for a reading; false when one is queued or running already. */
export async function queueReading(
  db: TeamDatabase,
  accountId: number,
  { cause, asked_by }: ReadingReason,
): Promise<boolean> {
  const queued = await db
    .updateTable('account_readings')
    .set({
      state: 'queued',
      cause,
      asked_by: asked_by ?? null,
      record_id: null,
      started_at: null,
      finished_at: null,
      error: null,
      needs_reconnect: false,
      next_at: null,
      // Whoever asks for it has looked at what was wrong.
      ...(cause !== 'schedule' && { tries: 0 }),
    })
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['queued', 'running'])
    .returning('account_id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Asks for a reading that nobody asked for; not of an archived or revoked account. */
export async function queueScheduledReading(
  db: TeamDatabase,
  accountId: number,
  now: Date,
): Promise<boolean> {
  const due = await db
    .selectFrom('account_readings')
    .innerJoin('social_accounts', 'social_accounts.id', 'account_readings.account_id')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('next_at', '<=', now.toISOString())
    .where('archived_at', 'is', null)
    .where('revoked_at', 'is', null)
    // Another process may have it in hand: what that one writes decides.
    .forUpdate('account_readings')
    .executeTakeFirst()
  return due !== undefined && queueReading(db, accountId, { cause: 'schedule' })
}

/** Accounts whose time has come, over all teams and by index. */
export const findDueAccounts = (database: WholeDatabase, now: Date) =>
  database
    .selectFrom('account_readings')
    .select(['team_id', 'account_id'])
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .limit(100)
    .execute()
