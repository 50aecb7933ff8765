import { sealAccess } from '../social/accounts/credentials.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import { accountRow } from './account-row.ts'
import type { TestApi } from './test-api.ts'

/** Adds an account as connecting does, without a dialog or a reading; returns its id. */
export async function addConnectedAccount(
  { dependencies }: Pick<TestApi, 'dependencies'>,
  team_id: number,
  { username = 'quiet', connected_by = null }: { username?: string; connected_by?: number | null } = {},
): Promise<number> {
  const { database, secrets, now } = dependencies
  const access = { provider_id: username, page_id: '1', page_token: username, person_token: 'x' }
  const sealed = await sealAccess(secrets, team_id, access)
  return inTeam(database, team_id, async (db) => {
    const { id } = await db
      .insertInto('social_accounts')
      .values(accountRow(username, now()))
      .returning('id')
      .executeTakeFirstOrThrow()
    const ends = { token_expires_at: null, data_access_expires_at: null, end_told_at: null }
    await db
      .insertInto('account_credentials')
      .values({ account_id: id, sealed, connected_by, ...ends })
      .execute()
    await db
      .insertInto('account_readings')
      .values({ account_id: id, asked_by: null, record_id: null })
      .execute()
    return id
  })
}
