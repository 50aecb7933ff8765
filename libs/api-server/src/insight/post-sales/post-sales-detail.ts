import { sql } from 'kysely'
import type { PostProduct, PostSalesDetail } from '@tandem/api-contract'
import { addDays, teamDay } from '@tandem/format'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { requirePost } from '../../social/posts/queries.ts'
import { sellingProducts, soldOnDays } from './count-estimates.ts'
import { windowDays, windowOf } from '../../commerce/post-links/due-times.ts'
import { productsOf, salesOf } from '../../commerce/post-links/queries.ts'

/** What a post sold, taken apart. @throws MODEL_NOT_FOUND */
export async function postSalesDetail(
  db: TeamDatabase,
  path: AccountsPath,
  id: number,
  now: Date,
): Promise<PostSalesDetail> {
  const post = await requirePost(db, path, id)
  const timezone = await teamTimezone(db)
  const firstDay = teamDay(post.posted_at, timezone)
  const days = { first_day: firstDay, last_day: addDays(firstDay, windowDays - 1), timezone }
  const counted = await db.selectFrom('post_sales_counts').select('counted_at').executeTakeFirst()
  const products = (await productsOf(db, [id])).get(id) ?? []
  const estimates = await estimatesOf(db, id)
  return {
    window: { ...windowOf(post), ...days },
    counted_at: counted?.counted_at ?? null,
    sales: (await salesOf(db, [id])).get(id) ?? null,
    days: await daysOfPost(db, id, timezone),
    products: await linkedProducts(db, {
      id,
      products,
      estimates,
      days,
      today: teamDay(now.toISOString(), timezone),
    }),
    estimates,
  }
}

async function daysOfPost(db: TeamDatabase, id: number, timezone: string) {
  const team = currentTeam(db)
  const { rows } = await sql<PostSalesDetail['days'][number]>`
    select day, currency, sum(exact)::bigint as exact, sum(likely)::bigint as likely, sum(estimated)::bigint as estimated
    from (
      select (ordered_at at time zone ${timezone})::date as day, currency,
        case step when 'exact' then revenue else 0 end as exact,
        case step when 'likely' then revenue else 0 end as likely, 0 as estimated
      from order_posts where team_id = ${team} and post_id = ${id}
      union all
      select day, currency, 0, 0, revenue from post_estimates where team_id = ${team} and post_id = ${id}
    ) as parts
    group by day, currency having sum(abs(exact)) + sum(abs(likely)) + sum(abs(estimated)) > 0
    order by day, currency`.execute(db)
  return rows
}

async function estimatesOf(db: TeamDatabase, id: number) {
  const team = currentTeam(db)
  const { rows } = await sql<PostSalesDetail['estimates'][number]>`
    select e.day, e.product_id, p.name as product_name, p.store_id, max(e.sold)::bigint as units,
      max(e.usual)::double precision as usual_units, max(e.excess)::double precision as estimated_units,
      json_agg(json_build_object('currency', e.currency, 'amount', e.revenue) order by e.currency) as revenue
    from post_estimates e
    join products p on p.team_id = ${team} and p.id = e.product_id
    where e.team_id = ${team} and e.post_id = ${id}
    group by e.day, e.product_id, p.name, p.store_id order by e.day, p.name, e.product_id`.execute(db)
  return rows
}

interface Linked {
  id: number
  products: PostProduct[]
  estimates: PostSalesDetail['estimates']
  days: { first_day: string; last_day: string; timezone: string }
  today: string
}

async function linkedProducts(db: TeamDatabase, { id, products, estimates, days, today }: Linked) {
  if (products.length === 0) return []
  const team = currentTeam(db)
  const [first, last] = [days.first_day, days.last_day < today ? days.last_day : today]
  const ids = products.map((product) => product.id)
  const { rows } = await sql<{
    id: number
    units: number
    usual_units: number | null
    attributed_units: number
  }>`
    with ${sellingProducts(db, days.timezone)}, wanted as materialized (
      select *, ${first}::date + n as day
      from selling, generate_series(0, ${last}::date - ${first}::date) as n where product_id = any(${ids}::bigint[])
    ), ${soldOnDays(db, { first, last, timezone: days.timezone })},
    own as materialized (
      select c.product_id, sum(parts.units) as units from counted c
      join (
        select l.store_id, l.product_provider_id, l.quantity as units from order_posts o
        join order_lines l on l.team_id = ${team} and l.order_id = o.order_id
        where o.team_id = ${team} and o.post_id = ${id}
        union all
        select r.store_id, b.product_provider_id, -b.quantity from order_posts o
        join refunds r on r.team_id = ${team} and r.order_id = o.order_id
        join refund_lines b on b.team_id = ${team} and b.refund_id = r.id
        where o.team_id = ${team} and o.post_id = ${id}
      ) as parts on parts.store_id = c.store_id and parts.product_provider_id = c.provider_id
      group by 1
    )
    select c.product_id as id, sum(u.sold)::bigint as units, sum(u.usual)::double precision as usual_units,
      coalesce(max(own.units), 0)::bigint as attributed_units
    from counted c join usual u on u.product_id = c.product_id left join own on own.product_id = c.product_id
    group by 1`.execute(db)
  const found = new Map(rows.map(({ id: product, ...row }) => [product, row]))
  const nothing = { units: 0, usual_units: null, attributed_units: 0 }
  return products.map((product) => ({
    product,
    ...(found.get(product.id) ?? nothing),
    estimated_units: estimates
      .filter((estimate) => estimate.product_id === product.id)
      .reduce((sum, estimate) => sum + estimate.estimated_units, 0),
  }))
}
