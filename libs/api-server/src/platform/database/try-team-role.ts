import type { WholeDatabase } from './database.ts'
import { inTeam } from './team-scope.ts'

/** No team has it. */
const nobodysTeam = 0

/**
 * Asks once as every request of a team does: under the role that row-level security binds. Fails with what PostgreSQL
 * says (code 42501) where the role of `DATABASE_URL` may not become that one, or that one lost its rights to the tables.
 */
export async function tryTeamRole(database: WholeDatabase): Promise<void> {
  await inTeam(database, nobodysTeam, (db) => db.selectFrom('teams').select('team_id').limit(1).execute())
}
