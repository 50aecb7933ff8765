import type { WholeDatabase } from './database.ts'
import { inTeam } from './team-scope.ts'

/** An id that no team has. */
const nobodysTeam = 0

/**
 * Runs a query as every request of a team does: under the role that row-level security binds. Fails with PostgreSQL's
 * error (code 42501) when the role of `DATABASE_URL` may not switch to that role, or that role lost its rights to the
 * tables.
 */
export async function tryTeamRole(database: WholeDatabase): Promise<void> {
  await inTeam(database, nobodysTeam, (db) => db.selectFrom('teams').select('team_id').limit(1).execute())
}
