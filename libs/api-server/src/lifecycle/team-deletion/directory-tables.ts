import type { Database, TeamTables } from '../../platform/database/database.ts'

type TableOutside = Exclude<keyof Database, keyof TeamTables>

/**
 * Tables outside the teams that refer to one by the column `team_id`: a test compares the list with the
 * database.
 */
export const directoryTables = [
  // First: starting a session locks the login, and no session starts without one.
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
