import { sql } from 'kysely'
import type { BroughtCustomer, BroughtMeta } from '@tandem/api-contract'
import type * as v from 'valibot'
import type { KnownFrom } from '../../commerce/stores/known-from.ts'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'

interface BroughtPage {
  data: BroughtCustomer[]
  meta: v.InferOutput<typeof BroughtMeta>
}

/** Sales in one currency. */
interface Sum {
  currency: string
  orders: number
  revenue: number
}

interface BroughtRow extends Selected<'customers', 'id' | 'store_id' | 'name'> {
  first_order_at: string
  first: Sum
  later: Sum[]
}

/**
 * The customers whose first sale is one of these orders. A customer is new once; see `first_order_id` and
 * decision 84.
 *
 * @param orders ids of the team's orders, each once, as `order_id`
 */
const broughtBy = (db: TeamDatabase, orders: ReturnType<typeof sql>) => sql`
  select c.id, c.store_id, c.name, c.first_order_at, o.id as order_id, o.currency,
    o.total - o.refunded_total as revenue
  from (${orders}) as named
  join orders o on o.team_id = ${currentTeam(db)} and o.id = named.order_id and o.is_sale
  join customers c on c.team_id = ${currentTeam(db)} and c.id = o.customer_id and c.first_order_id = o.id`

/** One page of the customers known to be new, with what they bought since, latest first sale first. */
export async function broughtPage(
  db: TeamDatabase,
  orders: ReturnType<typeof sql>,
  { from, page, per_page }: { from: KnownFrom; page: number; per_page: number },
): Promise<BroughtPage> {
  const brought = broughtBy(db, orders)
  const isKnown = sql`first_order_at >= ${from.moment}::timestamptz`
  const laterOf = sql`
    from orders l
    where l.team_id = ${currentTeam(db)} and l.customer_id = b.id and l.is_sale and l.id <> b.order_id
      and l.ordered_at >= b.first_order_at`
  const { rows: totals } = await sql<{ total: number; unknown: number; first: Sum[]; later: Sum[] }>`
    with named as materialized (${brought}),
    brought as materialized (select * from named where ${isKnown})
    select (select count(*) from brought) as total,
      (select count(*) from named where not ${isKnown}) as unknown,
      coalesce((select json_agg(s order by s.currency) from (
        select currency, count(*) as orders, sum(revenue) as revenue from brought group by 1) as s), '[]') as first,
      coalesce((select json_agg(s order by s.currency) from (
        select l.currency, count(*) as orders, sum(l.total - l.refunded_total) as revenue
        from brought b cross join lateral (select l.currency, l.total, l.refunded_total ${laterOf}) as l
        group by 1) as s), '[]') as later`.execute(db)
  const { rows: data } = await sql<BroughtRow>`
    select b.id, b.store_id, b.name, b.first_order_at,
      json_build_object('currency', b.currency, 'orders', 1, 'revenue', b.revenue) as first,
      coalesce((select json_agg(s order by s.currency) from (
        select l.currency, count(*) as orders, sum(l.total - l.refunded_total) as revenue ${laterOf}
        group by 1) as s), '[]') as later
    from (${brought}) as b where ${isKnown}
    order by b.first_order_at desc, b.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const { total = 0, unknown = 0, first = [], later = [] } = totals[0] ?? {}
  return {
    data,
    meta: { ...pageMeta({ page, per_page }, total), first, later, known_since: from.day, unknown },
  }
}
