import { sql } from 'kysely'
import type { PostLift, PostProduct, PostSalesDetail, ProvenWindow } from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { TimeRange } from '../../commerce/post-links/due-times.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { requirePost } from '../../social/posts/queries.ts'
import { windowOf } from '../../commerce/post-links/due-times.ts'
import { partlyKnownStores, productsOf, salesOf, unreadSince } from '../../commerce/post-links/queries.ts'
import { codesOf } from './post-codes.ts'

/** What a post sold, in detail. @throws MODEL_NOT_FOUND */
export async function postSalesDetail(
  db: TeamDatabase,
  path: AccountsPath,
  id: number,
): Promise<PostSalesDetail> {
  const post = await requirePost(db, path, id)
  const timezone = await teamTimezone(db)
  const counted = await db
    .selectFrom('post_sales_counts')
    .select(['counted_at', 'lifted_at'])
    .executeTakeFirst()
  const products = (await productsOf(db, [id])).get(id) ?? []
  const window = windowOf(post)
  const sales = (await salesOf(db, [id])).get(id) ?? null
  return {
    window: { ...window, timezone },
    counted_at: counted?.counted_at ?? null,
    sales,
    unread_stores: path.service === 'social' ? unreadSince(await partlyKnownStores(db), post.posted_at) : [],
    days: await provenDaysOf(db, id, timezone),
    products: await soldProducts(db, { id, products, window }),
    codes: await codesOf(db, post),
    lift: counted?.lifted_at == null ? null : await liftOf(db, id, counted.lifted_at),
  }
}

/** The latest estimate of a post; null when it leads to no product, or didn't at that time. */
async function liftOf(db: TeamDatabase, id: number, estimated_at: string): Promise<PostLift | null> {
  const row = await db
    .selectFrom('post_lifts as l')
    .innerJoin('social_posts as p', 'p.id', 'l.post_id')
    .select(['l.posts', 'l.verdict', 'l.is_over', 'l.is_cut'])
    .select(['l.sold', 'l.expected', 'l.lift', 'l.low', 'l.high', 'l.days'])
    .where('l.post_id', '=', id)
    .where('p.has_products', '=', true)
    .executeTakeFirst()
  if (row === undefined) return null
  const { posts, verdict, is_over, is_cut, days, sold, expected, lift, low, high } = row
  // All of these are null or none; a check constraint of the table guarantees that.
  const hasFigures = sold !== null && expected !== null && lift !== null && low !== null && high !== null
  const figures = hasFigures ? { sold, expected, lift, low, high, days } : null
  return { verdict, figures, posts, is_over, is_cut, estimated_at }
}

interface DayRow {
  day: string
  currency: string
  window: ProvenWindow
  revenue: number
}

async function provenDaysOf(db: TeamDatabase, id: number, timezone: string) {
  const { rows } = await sql<DayRow>`
    select (ordered_at at time zone ${timezone})::date as day, currency, window_days::text as "window",
      sum(revenue)::bigint as revenue
    from order_posts where team_id = ${currentTeam(db)} and post_id = ${id} and kind = 'proven'
    group by 1, 2, window_days having sum(revenue) <> 0
    order by 1, 2, window_days`.execute(db)
  return rows
}

interface Linked {
  id: number
  products: PostProduct[]
  window: TimeRange
}

interface UnitsRow {
  id: number
  units: number
  proven_units: number
  organic_units: number
  paid_units: number
}

/** The sales of linked products in the window, in total and by orders that count for the post. */
async function soldProducts(db: TeamDatabase, { id, products, window }: Linked) {
  if (products.length === 0) return []
  const team = currentTeam(db)
  const ids = products.map((product) => product.id)
  const { rows } = await sql<UnitsRow>`
    with parts as materialized (
      select p.id, l.order_id, l.quantity as units
      from products p
      join order_lines l on l.team_id = ${team} and l.store_id = p.store_id and l.product_provider_id = p.provider_id
        and l.ordered_at >= ${window.from} and l.ordered_at < ${window.until}
      join orders o on o.team_id = ${team} and o.id = l.order_id and not o.is_given_back
      where p.team_id = ${team} and p.id = any(${ids}::bigint[]) and l.is_sale
    ), orders_of as materialized (
      select distinct id, order_id from parts
    ), net as materialized (
      select * from parts
      union all
      select s.id, s.order_id, -b.quantity
      from orders_of s
      join products p on p.team_id = ${team} and p.id = s.id
      join refunds r on r.team_id = ${team} and r.order_id = s.order_id
      join refund_lines b on b.team_id = ${team} and b.refund_id = r.id and b.product_provider_id = p.provider_id
    )
    select n.id, sum(n.units)::double precision as units,
      coalesce(sum(n.units) filter (where c.kind = 'proven'), 0)::double precision as proven_units,
      coalesce(sum(n.units) filter (where c.kind = 'organic'), 0)::double precision as organic_units,
      coalesce(sum(n.units) filter (where c.kind = 'paid'), 0)::double precision as paid_units
    from net n left join order_posts c on c.team_id = ${team} and c.order_id = n.order_id and c.post_id = ${id}
    group by n.id`.execute(db)
  const found = new Map(rows.map(({ id: product, ...row }) => [product, row]))
  const nothing = { units: 0, proven_units: 0, organic_units: 0, paid_units: 0 }
  return products.map((product) => ({ product, ...(found.get(product.id) ?? nothing) }))
}
