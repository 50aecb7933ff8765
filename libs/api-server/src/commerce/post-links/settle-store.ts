import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { allTime, countSinceAgain } from './due-times.ts'
import { settleLinked } from './link-posts.ts'

/**
 * Call after a store was archived or restored: its products are unlinked or linked again, and so its orders
 * count or don't.
 */
export async function settleStore(db: TeamDatabase, storeId: number) {
  const { rows } = await sql<{ post_id: number }>`
    select distinct l.post_id from products r
    join post_products l on l.team_id = ${currentTeam(db)} and l.product_id = r.id
    where r.team_id = ${currentTeam(db)} and r.store_id = ${storeId}`.execute(db)
  await settleLinked(
    db,
    rows.map((row) => row.post_id),
  )
  const first = await db
    .selectFrom('orders')
    .select('ordered_at')
    .where('store_id', '=', storeId)
    .orderBy('ordered_at')
    .limit(1)
    .executeTakeFirst()
  await countSinceAgain(db, first?.ordered_at ?? allTime.from)
}
