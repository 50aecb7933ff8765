import { sql } from 'kysely'
import type { OrderPost } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

interface Row
  extends
    Selected<'order_posts', 'order_id' | 'kind' | 'posts' | 'post_id'>,
    Selected<'social_posts', 'caption' | 'posted_at'>,
    Selected<'social_accounts', 'username'> {}

/** The post of each of these orders: the one that it names, otherwise the latest that it could belong to. */
export async function postsOfOrders(db: TeamDatabase, orderIds: readonly number[]): Promise<OrderPost[]> {
  const team = currentTeam(db)
  const { rows } = await sql<Row>`
    select distinct on (c.order_id) c.order_id, c.kind, c.posts, c.post_id, p.caption, p.posted_at, a.username
    from order_posts c
    join social_posts p on p.team_id = ${team} and p.id = c.post_id
    join social_accounts a on a.team_id = ${team} and a.id = p.account_id
    where c.team_id = ${team} and c.order_id = any(${orderIds}::bigint[])
    order by c.order_id, c.kind = 'proven' desc, p.posted_at desc, p.id desc`.execute(db)
  return rows.map(({ order_id, kind, posts, post_id, ...post }) => ({
    order_id,
    kind,
    shared_with: posts - 1,
    post: { id: post_id, ...post },
  }))
}
