import type { Database, TeamTables } from '../database/database.ts'

type TableOutside = Exclude<keyof Database, keyof TeamTables>

/** What stands outside the teams and names one, by the column `team_id`: a test holds it equal to the database. */
export const directoryTables = [
  // First: whoever begins a session holds the login, and no session begins without one.
  'logins',
  'sessions',
  'links',
  'registrations',
  'social_identities',
  'account_attempts',
  'account_owners',
  'pictures',
] as const satisfies readonly TableOutside[]
