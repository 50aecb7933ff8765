import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SoldTotals } from '@tandem/api-contract'
import { netOfProducts, paidShare } from '../../commerce/sync/costed-parts.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

type Kind = 'organic' | 'paid'

interface KindRow {
  kind: Kind
  orders: number
  units: number
  revenue: number
}

/**
 * What orders from Instagram that name no post bought of the products of some posts, selected as `post_id`. Each order
 * counts once, whichever of the posts it could belong to, and a product that only other posts lead to doesn't count.
 */
export async function soldOnce(
  db: TeamDatabase,
  posts: RawBuilder<unknown>,
  currency: string,
): Promise<SoldTotals['instagram']> {
  const team = currentTeam(db)
  const isMixed = sql`order_id in (select order_id from mixed)`
  const { rows } = await sql<KindRow>`
    with shown as materialized (
      ${posts}
    ), possible as materialized (
      select o.order_id, min(o.kind) as kind, count(*) as shown, min(o.posts) as posts, min(o.units) as units,
        min(o.revenue) as revenue, min(o.order_units) as order_units, min(o.order_revenue) as order_revenue
      from shown
      join order_posts o on o.team_id = ${team} and o.post_id = shown.post_id and o.kind <> 'proven'
        and o.currency = ${currency}
      group by o.order_id
    ), mixed as materialized (
      select p.order_id, o.store_id, ${paidShare(team)} as share
      from possible p join orders o on o.team_id = ${team} and o.id = p.order_id
      where p.shown > 1 and p.shown < p.posts
    ), added as (
      select m.order_id, round(sum(case when m.share = 0 then 0 else n.units end), 4) as units,
        round(sum(n.revenue * m.share))::bigint as revenue
      from mixed m
      join (${netOfProducts(team, { lines: sql`l.${isMixed}`, refundLines: sql`r.${isMixed}` })}) as n
        on n.order_id = m.order_id and n.is_bought
      where exists (
        select from shown
        join order_posts o on o.team_id = ${team} and o.post_id = shown.post_id and o.order_id = m.order_id
        join post_products t on t.team_id = ${team} and t.post_id = shown.post_id
        join products r on r.team_id = ${team} and r.id = t.product_id
          and r.store_id = m.store_id and r.provider_id = n.product)
      group by m.order_id
    )
    select p.kind, count(*) as orders,
      sum(case when p.shown = p.posts then p.order_units when p.shown = 1 then p.units else a.units end)::double precision
        as units,
      sum(case when p.shown = p.posts then p.order_revenue when p.shown = 1 then p.revenue else a.revenue end)::bigint
        as revenue
    from possible p left join added a on a.order_id = p.order_id
    group by p.kind`.execute(db)
  const once = (kind: Kind) => {
    const { orders = 0, units = 0, revenue = 0 } = rows.find((row) => row.kind === kind) ?? {}
    return { orders, units, revenue }
  }
  return { organic: once('organic'), paid: once('paid') }
}
