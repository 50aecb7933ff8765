import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { notify } from '../../workspace/notifications/notify.ts'

/**
 * Notifies the people who can do something about it that a sync of an account failed: once until one has succeeded
 * again, and once more if the network no longer accepts our access.
 */
export async function notifyOfFailedReading(
  db: TeamDatabase,
  account_id: number,
  at: Date,
  { needs_reconnect } = { needs_reconnect: false },
): Promise<void> {
  const { succeeded_at } = await db
    .selectFrom('account_readings')
    .select('succeeded_at')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  const kind = needs_reconnect ? 'account_access_lost' : 'account_sync_failed'
  await notify(db, { kind, event: `${account_id} after ${succeeded_at ?? 'none'}`, at, account_id })
}

/** Notifies the same people that the access to an account ends soon: once for each day on which it ends. */
export async function notifyOfEndingAccess(
  db: TeamDatabase,
  account_id: number,
  ends_at: Date,
  at: Date,
): Promise<void> {
  const event = `${account_id} on ${ends_at.toISOString().slice(0, 10)}`
  await notify(db, { kind: 'account_access_ending', event, at, account_id, ends_at })
}
