import type { Insertable } from 'kysely'
import type { AccountTables } from '../platform/database/account-tables.ts'

/** The row of a connected account that was never read: nothing is known of it but its username. */
export const accountRow = (
  username: string,
  created_at: Date,
): Omit<Insertable<AccountTables['social_accounts']>, 'team_id'> => ({
  service: 'social',
  social: 'instagram',
  provider_id: username,
  username,
  name: null,
  biography: null,
  website: null,
  picture_url: null,
  page_name: null,
  followers_count: null,
  following_count: null,
  posts_count: null,
  engagement_rate: null,
  archived_at: null,
  revoked_at: null,
  created_at,
})
