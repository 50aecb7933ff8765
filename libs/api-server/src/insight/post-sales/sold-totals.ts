import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SoldTotals } from '@tandem/api-contract'
import { netOfProducts, paidShare, roundedShare } from '../../commerce/sync/costed-parts.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

type Kind = 'organic' | 'paid'

interface KindRow {
  kind: Kind
  orders: number
  units: number
  revenue: number
  /** Orders that could belong to several of the posts, and to others too: these sums lack what they bought. */
  mixed: number[] | null
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
  const { rows } = await sql<KindRow>`
    select kind, count(*) as orders,
      coalesce(sum(case when shown = posts then order_units when shown = 1 then units end), 0)::double precision as units,
      coalesce(sum(case when shown = posts then order_revenue when shown = 1 then revenue end), 0)::bigint as revenue,
      json_agg(order_id) filter (where shown > 1 and shown < posts) as mixed
    from (
      select o.order_id, min(o.kind) as kind, count(*) as shown, min(o.posts) as posts, min(o.units) as units,
        min(o.revenue) as revenue, min(o.order_units) as order_units, min(o.order_revenue) as order_revenue
      from (${posts}) as shown
      join order_posts o on o.team_id = ${currentTeam(db)} and o.post_id = shown.post_id and o.kind <> 'proven'
        and o.currency = ${currency}
      group by o.order_id
    ) as possible
    group by kind`.execute(db)
  const once = async (kind: Kind) => {
    const { orders = 0, units = 0, revenue = 0, mixed = null } = rows.find((row) => row.kind === kind) ?? {}
    const more = mixed === null ? { units: 0, revenue: 0 } : await soldInMixed(db, posts, mixed)
    return { orders, units: units + more.units, revenue: revenue + more.revenue }
  }
  return { organic: await once('organic'), paid: await once('paid') }
}

/** What these orders bought of the products that the posts lead to. */
async function soldInMixed(db: TeamDatabase, posts: RawBuilder<unknown>, orderIds: number[]) {
  const team = currentTeam(db)
  const isMixed = sql`order_id = any(${orderIds}::bigint[])`
  const { rows } = await sql<{ units: number; revenue: number }>`
    select coalesce(sum(units), 0)::double precision as units, coalesce(sum(revenue), 0)::bigint as revenue
    from (
      select sum(n.units) as units, ${roundedShare(sql`sum(n.revenue * m.share)`)} as revenue
      from (
        select o.id, o.store_id, ${paidShare(team)} as share
        from orders o where o.team_id = ${team} and o.id = any(${orderIds}::bigint[])
      ) as m
      join (${netOfProducts(team, { lines: sql`l.${isMixed}`, refundLines: sql`r.${isMixed}` })}) as n
        on n.order_id = m.id and n.is_bought
      where exists (
        select from order_posts o
        join (${posts}) as shown on shown.post_id = o.post_id
        join post_products t on t.team_id = ${team} and t.post_id = o.post_id
        join products r on r.team_id = ${team} and r.id = t.product_id
          and r.store_id = m.store_id and r.provider_id = n.product
        where o.team_id = ${team} and o.order_id = m.id)
      group by m.id
    ) as bought`.execute(db)
  return rows[0] ?? { units: 0, revenue: 0 }
}
