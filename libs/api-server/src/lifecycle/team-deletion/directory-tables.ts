import type { Database, TeamTables } from '../../platform/database/database.ts'

type TableOutside = Exclude<keyof Database, keyof TeamTables>

/** What stands outside the teams and names one, by the column `team_id`: a test holds it equal to the database. */
export const directoryTables = [
  // First: whoever begins a session holds the login, and no session begins without one.
  'logins',
  'sessions',
  'known_devices',
  'links',
  'registrations',
  'social_identities',
  'account_attempts',
  'account_owners',
  'pictures',
] as const satisfies readonly TableOutside[]
