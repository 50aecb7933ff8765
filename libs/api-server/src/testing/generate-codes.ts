import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/**
 * Adds discount codes to one order in four of a generated team, few of them used often; the codes of all
 * orders are known.
 */
export async function generateCodes(database: WholeDatabase, team_id: number): Promise<void> {
  await sql`
    insert into order_codes (team_id, order_id, position, store_id, code, code_key, discount)
    select ${team_id}, id, 0, store_id, 'CODE-' || place, 'code-' || place, total / 10
    from (
      select *, floor(power((number::bigint * 7919 % 100003) / 100003.0, 3) * 500)::int as place
      from orders where team_id = ${team_id}
    ) as o
    where number::int % 4 = 1`.execute(database)
  await sql`update orders set has_details = true where team_id = ${team_id}`.execute(database)
  for (const table of ['orders', 'order_codes'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
}
