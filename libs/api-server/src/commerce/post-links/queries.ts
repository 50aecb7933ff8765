import { sql } from 'kysely'
import type { PostProduct, PostSales } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pictureAddress } from '../products/picture/picture-address.ts'

/** The products that posts lead to, those of archived stores left out; posts without one are not in the map. */
export async function productsOf(db: TeamDatabase, postIds: number[]): Promise<Map<number, PostProduct[]>> {
  const { rows } = await sql<PostProduct & { post_id: number }>`
    select l.post_id, p.id, p.store_id, p.name, ${pictureAddress(db, 'p')} as image_url, p.price, p.currency
    from post_products l
    join products p on p.team_id = ${currentTeam(db)} and p.id = l.product_id
    join stores s on s.team_id = ${currentTeam(db)} and s.id = p.store_id and s.archived_at is null
    where l.team_id = ${currentTeam(db)} and l.post_id = any(${postIds}::bigint[])
    order by l.post_id, p.name, p.id`.execute(db)
  const products = new Map<number, PostProduct[]>()
  for (const { post_id, ...product } of rows) {
    products.set(post_id, [...(products.get(post_id) ?? []), product])
  }
  return products
}

interface SummedSales {
  post_id: number
  currency: string | null
  exact_orders: number
  exact_units: number
  exact_revenue: number
  likely_orders: number
  likely_units: number
  likely_revenue: number
  estimated_units: number
  estimated_revenue: number
}

/**
 * What posts sold, for each currency by its code. Posts of which nothing can be told are not in the map: those of
 * tracked accounts, and those without a product that no order names.
 */
export async function salesOf(db: TeamDatabase, postIds: number[]): Promise<Map<number, PostSales[]>> {
  // The keys are named on both sides: by the join alone the sums of all posts are read.
  const { rows } = await sql<SummedSales>`
    select p.id as post_id, s.currency, s.exact_orders, s.exact_units, s.exact_revenue, s.likely_orders, s.likely_units,
      s.likely_revenue, s.estimated_units::double precision as estimated_units, s.estimated_revenue
    from social_posts p
    left join post_sales s on s.team_id = ${currentTeam(db)} and s.post_id = p.id and s.post_id = any(${postIds}::bigint[])
      and (s.exact_orders > 0 or s.likely_orders > 0 or s.estimated_units <> 0 or s.estimated_revenue <> 0)
    where p.team_id = ${currentTeam(db)} and p.id = any(${postIds}::bigint[]) and p.service = 'social'
      and (p.has_products or s.post_id is not null)
    order by p.id, s.currency`.execute(db)
  const sales = new Map<number, PostSales[]>()
  for (const row of rows) {
    sales.set(row.post_id, [...(sales.get(row.post_id) ?? []), ...salesIn(row)])
  }
  return sales
}

/** The steps of a row of sums. */
export const salesIn = ({ currency, ...sum }: Omit<SummedSales, 'post_id'>): PostSales[] =>
  currency === null
    ? []
    : [
        {
          currency,
          exact: { orders: sum.exact_orders, units: sum.exact_units, revenue: sum.exact_revenue },
          likely: { orders: sum.likely_orders, units: sum.likely_units, revenue: sum.likely_revenue },
          estimated: { units: sum.estimated_units, revenue: sum.estimated_revenue },
        },
      ]
