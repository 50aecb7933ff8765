import { sql } from 'kysely'
import type { EndpointAnswer, EndpointInput, listPostOrders } from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import { requirePost } from '../../social/posts/queries.ts'

type Answer = EndpointAnswer<typeof listPostOrders>
type Search = EndpointInput<typeof listPostOrders>['search']

/** One page of the orders that count for a post, newest first, as they were counted. @throws MODEL_NOT_FOUND */
export async function postOrdersPage(
  db: TeamDatabase,
  path: AccountsPath,
  id: number,
  { step, currency, page, per_page }: Search & { page: number; per_page: number },
): Promise<Answer> {
  await requirePost(db, path, id)
  const team = currentTeam(db)
  const counted = sql`
    from order_posts c where c.team_id = ${team} and c.post_id = ${id}
      ${step === undefined ? sql`` : sql`and c.step = ${step}`}
      ${currency === undefined ? sql`` : sql`and c.currency = ${currency}`}`
  const { rows: totals } = await sql<{ total: number }>`select count(*) as total ${counted}`.execute(db)
  const { rows: data } = await sql<Answer['data'][number]>`
    select o.id, o.store_id, o.number, o.status, c.ordered_at, c.currency, c.revenue, c.units,
      coalesce(p.name, o.customer_name) as customer_name, c.step
    from (
      select * ${counted}
      order by c.ordered_at desc, c.order_id desc limit ${per_page} offset ${(page - 1) * per_page}
    ) as c
    join orders o on o.team_id = ${team} and o.id = c.order_id
    left join customers p on p.team_id = ${team} and p.id = o.customer_id
    order by c.ordered_at desc, c.order_id desc`.execute(db)
  return { data, meta: pageMeta({ page, per_page }, totals[0]?.total ?? 0) }
}
