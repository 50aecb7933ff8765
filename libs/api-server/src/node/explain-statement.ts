import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'
import { inTeam } from '../platform/database/team-scope.ts'

/** To plan takes milliseconds; a lock that it waits for may take longer. */
const withinMs = 2_000

const explaining = 'explain (generic_plan) '

/** Whether a statement is one that `explainStatement` asks. */
export const isExplanation = (statement: string): boolean => statement.startsWith(explaining)

/**
 * How the server would run a statement of ours whatever its values are: it is planned and not run, by the role that it
 * runs as for a team, or by the owner of the tables where `team` is null. In a transaction that only reads.
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
