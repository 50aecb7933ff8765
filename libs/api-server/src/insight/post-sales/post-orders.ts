import { sql } from 'kysely'
import type { EndpointAnswer, EndpointInput, listPostOrders } from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import { requirePost } from '../../social/posts/queries.ts'
import { linkOfOrder } from '../short-links/link-of-order.ts'

type Answer = EndpointAnswer<typeof listPostOrders>
type Search = EndpointInput<typeof listPostOrders>['search']

interface CountedRow
  extends
    Selected<'orders', 'id' | 'store_id' | 'number' | 'status' | 'customer_name'>,
    Selected<'order_posts', 'ordered_at' | 'currency' | 'kind' | 'revenue' | 'units'> {
  also_revenue: number
  shared_with: number
  code: string | null
  short_link: string | null
}

/** One page of the orders that count for a post, newest first, by the last count. @throws MODEL_NOT_FOUND */
export async function postOrdersPage(
  db: TeamDatabase,
  path: AccountsPath,
  id: number,
  { kind, currency, window, page, per_page }: Search & { page: number; per_page: number },
): Promise<Answer> {
  await requirePost(db, path, id)
  const team = currentTeam(db)
  const counted = sql`
    from order_posts c where c.team_id = ${team} and c.post_id = ${id}
      ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
      ${currency === undefined ? sql`` : sql`and c.currency = ${currency}`}
      ${window === undefined ? sql`` : sql`and c.window_days <= ${Number(window)}`}`
  const { rows: totals } = await sql<{ total: number }>`select count(*) as total ${counted}`.execute(db)
  const { rows: data } = await sql<CountedRow>`
    select o.id, o.store_id, o.number, o.status, c.ordered_at, c.currency, c.kind, c.revenue,
      c.units::double precision as units,
      case c.kind when 'proven' then c.order_revenue - c.revenue else 0 end as also_revenue, c.posts - 1 as shared_with,
      (
        select d.code from order_codes d
        join post_codes k on k.team_id = ${team} and k.post_id = ${id} and k.code_key = d.code_key
        where d.team_id = ${team} and d.order_id = o.id order by d.position limit 1
      ) as code,
      case when c.kind = 'proven' and ${isOwnLink(team)} then ${linkOfOrder} end as short_link,
      coalesce(p.name, o.customer_name) as customer_name
    from (
      select * ${counted}
      order by c.ordered_at desc, c.order_id desc limit ${per_page} offset ${(page - 1) * per_page}
    ) as c
    join orders o on o.team_id = ${team} and o.id = c.order_id
    left join customers p on p.team_id = ${team} and p.id = o.customer_id
    order by c.ordered_at desc, c.order_id desc`.execute(db)
  return { data, meta: pageMeta({ page, per_page }, totals[0]?.total ?? 0) }
}

/** Whether the short link of order `o` is of post `c.post_id`, or of the same post before its account was connected again. */
const isOwnLink = (team: number) => sql`exists (
  select from short_links l
  join social_posts t on t.team_id = ${team} and t.id = c.post_id
  where l.team_id = ${team} and l.code = ${linkOfOrder}
    and (l.post_id = t.id or l.post_id is null and l.tag in (t.shortcode, t.provider_id)))`
