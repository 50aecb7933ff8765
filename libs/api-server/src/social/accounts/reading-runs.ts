import { maxTries } from '../../platform/runs/max-tries.ts'
import type { RepeatedRuns } from '../../platform/runs/run-tables.ts'

/** Readings of accounts as runs: an account has one row, and archived or revoked accounts aren't read. */
export const readingRuns: RepeatedRuns = {
  table: 'account_readings',
  key: 'account_id',
  state: 'state',
  next: 'next_at',
  records: 'account_reading_records',
  forgets: { cursor: null },
  setAside: `Reading this account stopped the server's reader ${maxTries} times in a row, so it is no longer synced by itself. What was read before is kept. Ask whoever runs this server to look at its log, then start the sync again yourself.`,
  async mayRun(db, id) {
    const account = await db
      .selectFrom('social_accounts')
      .select(['archived_at', 'revoked_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return account !== undefined && account.archived_at === null && account.revoked_at === null
  },
}
