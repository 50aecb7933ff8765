import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** The products of a store with the most and the fewest lines in pounds, by id; 0 without any. */
export async function namedProducts(database: WholeDatabase, team_id: number, store_id: number) {
  const { rows } = await sql<{ id: number }>`
    select p.id from product_revenue r
    join products p on p.team_id = r.team_id and p.store_id = r.store_id and p.provider_id = r.product_provider_id
    where r.team_id = ${team_id} and r.store_id = ${store_id} and r.currency = 'GBP' and r.lines > 0
    order by r.lines desc, p.id`.execute(database)
  return { popular: rows[0]?.id ?? 0, rare: rows.at(-1)?.id ?? 0 }
}
