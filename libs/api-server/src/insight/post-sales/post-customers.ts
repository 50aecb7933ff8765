import { sql } from 'kysely'
import type { EndpointAnswer, listPostCustomers } from '@tandem/api-contract'
import { knownFrom } from '../../commerce/stores/known-from.ts'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { requirePost } from '../../social/posts/queries.ts'
import { broughtPage } from '../brought-customers/brought-page.ts'

/**
 * One page of the customers whose first sale names a post, by the last count. New customers can be recognised
 * since all orders of the stores involved are known. @throws MODEL_NOT_FOUND
 */
export async function postCustomersPage(
  db: TeamDatabase,
  path: AccountsPath,
  id: number,
  paging: { page: number; per_page: number },
): Promise<EndpointAnswer<typeof listPostCustomers>> {
  await requirePost(db, path, id)
  const naming = sql`
    select order_id from order_posts where team_id = ${currentTeam(db)} and post_id = ${id} and kind = 'proven'`
  const { rows } = await sql<{ known_since: string | null }>`
    select max(s.known_since) as known_since from (${naming}) as named
    join orders o on o.team_id = ${currentTeam(db)} and o.id = named.order_id
    join stores s on s.team_id = ${currentTeam(db)} and s.id = o.store_id`.execute(db)
  const from = await knownFrom(db, rows[0]?.known_since ?? null)
  return broughtPage(db, naming, { ...paging, from })
}
