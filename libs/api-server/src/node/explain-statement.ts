import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'
import { inTeam } from '../platform/database/team-scope.ts'

/** Planning takes milliseconds, but waiting for a lock may take longer. */
const withinMs = 2_000

const explaining = 'explain (generic_plan) '

/** Whether a statement was sent by `explainStatement`. */
export const isExplanation = (statement: string): boolean => statement.startsWith(explaining)

/**
 * How the server would run one of our statements for any values: it is planned but not run, in a read-only
 * transaction.
 * The role is the one it runs as for a team, or the owner of the tables when `team` is null.
 * https://www.postgresql.org/docs/current/sql-explain.html (GENERIC_PLAN, since 16)
 */
export function explainStatement(
  database: WholeDatabase,
  statement: string,
  team: number | null,
): Promise<string> {
  const explain = async (db: WholeDatabase) => {
    await sql`set transaction read only`.execute(db)
    await sql`select set_config('statement_timeout', ${String(withinMs)}, true)`.execute(db)
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`${explaining}${statement}`).execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  return team === null ? database.transaction().execute(explain) : inTeam(database, team, explain)
}
