import { sql } from 'kysely'
import type { EndpointAnswer, listPostCustomers } from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { requirePost } from '../../social/posts/queries.ts'
import { broughtPage } from '../brought-customers/brought-page.ts'

/** One page of the customers whose first sale names a post, as the orders were counted last. @throws MODEL_NOT_FOUND */
export async function postCustomersPage(
  db: TeamDatabase,
  path: AccountsPath,
  id: number,
  paging: { page: number; per_page: number },
): Promise<EndpointAnswer<typeof listPostCustomers>> {
  await requirePost(db, path, id)
  const naming = sql`
    select order_id from order_posts where team_id = ${currentTeam(db)} and post_id = ${id} and kind = 'proven'`
  return broughtPage(db, naming, paging)
}
