import { sql } from 'kysely'
import { provenWindows, recordOf } from '@tandem/api-contract'
import type {
  ListedLift,
  PostProduct,
  PostSales,
  ProvenWindow,
  SoldTotals,
  UnreadStore,
} from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { costNames } from '../sync/costed-parts.ts'
import { pictureAddress } from '../products/picture/picture-address.ts'

interface LinkedRow extends Selected<
  'products',
  'id' | 'store_id' | 'name' | 'image_url' | 'price' | 'currency'
> {
  post_id: number
}

/** The products of posts, without those of archived stores; posts without any aren't in the map. */
export async function productsOf(db: TeamDatabase, postIds: number[]): Promise<Map<number, PostProduct[]>> {
  const { rows } = await sql<LinkedRow>`
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

type Summed<Kind extends string> = Record<`${Kind}_orders` | `${Kind}_units` | `${Kind}_revenue`, number>

/** Sums of posts' sales in a currency, as stored. */
export type SummedSales = Summed<`proven_${ProvenWindow}` | 'organic' | 'paid'> &
  Record<`proven_${ProvenWindow}_${'also' | (typeof costNames)[number]}`, number> & { currency: string }

/** The sums of `post_sales`, by column name. */
export const salesSums = [
  ...provenWindows.flatMap((days) =>
    (['orders', 'units', 'revenue', 'also', ...costNames] as const).map(
      (sum) => `proven_${days}_${sum}` as const,
    ),
  ),
  ...(['organic', 'paid'] as const).flatMap((kind) =>
    (['orders', 'units', 'revenue'] as const).map((sum) => `${kind}_${sum}` as const),
  ),
]

type PostRow = { post_id: number; organic_shared: number; paid_shared: number } & (
  SummedSales | { currency: null }
)

/**
 * The sales of posts, by currency. Posts without any data aren't in the map: those of tracked accounts, and
 * those without a product that no order names.
 */
export async function salesOf(db: TeamDatabase, postIds: number[]): Promise<Map<number, PostSales[]>> {
  const team = currentTeam(db)
  const sums = salesSums.map((sum) =>
    sum.endsWith('_units') || sum.endsWith('_cost')
      ? sql`s.${sql.ref(sum)}::double precision as ${sql.ref(sum)}`
      : sql.ref(`s.${sum}`),
  )
  // The keys are repeated on both sides: with only the join, the sums of all posts would be read.
  const { rows } = await sql<PostRow>`
    select p.id as post_id, s.currency, ${sql.join(sums)}, shared.organic as organic_shared, shared.paid as paid_shared
    from social_posts p
    left join post_sales s on s.team_id = ${team} and s.post_id = p.id and s.post_id = any(${postIds}::bigint[])
      and (s.proven_90_orders > 0 or s.organic_orders > 0 or s.paid_orders > 0)
    left join lateral (
      select coalesce(max(o.posts) filter (where o.kind = 'organic'), 1) - 1 as organic,
        coalesce(max(o.posts) filter (where o.kind = 'paid'), 1) - 1 as paid
      from order_posts o
      where o.team_id = ${team} and o.post_id = p.id and o.currency = s.currency
        and (s.organic_orders > 0 or s.paid_orders > 0)
    ) as shared on true
    where p.team_id = ${team} and p.id = any(${postIds}::bigint[]) and p.service = 'social'
      and (p.has_products or s.post_id is not null)
    order by p.id, s.currency`.execute(db)
  const sales = new Map<number, PostSales[]>()
  for (const row of rows) {
    const known = sales.get(row.post_id) ?? []
    sales.set(row.post_id, row.currency === null ? known : [...known, ofPost(row)])
  }
  return sales
}

/** The listed stores of which older orders were never read. */
export async function partlyKnownStores(db: TeamDatabase): Promise<UnreadStore[]> {
  const team = currentTeam(db)
  const { rows } = await sql<{ id: number; known_since: string; currencies: string[] }>`
    select id, known_since, array(
      select default_currency union select currency from store_day where team_id = ${team} and store_id = stores.id
    ) as currencies
    from stores
    where team_id = ${team} and archived_at is null and known_since is not null
    order by id`.execute(db)
  return rows.map(({ id, known_since, currencies }) => ({ store_id: id, known_since, currencies }))
}

/** Those with missing orders since a post. */
export const unreadSince = (stores: readonly UnreadStore[], postedAt: string) =>
  stores.filter(({ known_since }) => Date.parse(postedAt) < Date.parse(known_since))

/** The figures of a row of sums in one window. */
export const totalsOf = (row: SummedSales, window: ProvenWindow): SoldTotals => ({
  currency: row.currency,
  proven: provenIn(row, window),
  instagram: { organic: soldOf(row, 'organic'), paid: soldOf(row, 'paid') },
})

const ofPost = (row: Extract<PostRow, SummedSales>): PostSales => ({
  currency: row.currency,
  proven: recordOf(provenWindows, (window) => provenIn(row, window)),
  instagram: {
    organic: { ...soldOf(row, 'organic'), shared_with: row.organic_shared },
    paid: { ...soldOf(row, 'paid'), shared_with: row.paid_shared },
  },
})

const provenIn = (row: SummedSales, window: ProvenWindow) => ({
  ...soldOf(row, `proven_${window}`),
  also_revenue: row[`proven_${window}_also`],
  costed: {
    units: row[`proven_${window}_costed_units`],
    todays_units: row[`proven_${window}_todays_units`],
    revenue: row[`proven_${window}_costed_revenue`],
    cost: row[`proven_${window}_cost`],
  },
})

const soldOf = (row: SummedSales, kind: 'organic' | 'paid' | `proven_${ProvenWindow}`) => ({
  orders: row[`${kind}_orders`],
  units: row[`${kind}_units`],
  revenue: row[`${kind}_revenue`],
})

/** The latest estimates of posts with products; posts without an estimate aren't in the map. */
export async function liftsOf(db: TeamDatabase, postIds: number[]): Promise<Map<number, ListedLift>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_lifts as l')
    .innerJoin('social_posts as p', 'p.id', 'l.post_id')
    .select(['l.post_id', 'l.posts', 'l.verdict', 'l.is_over', 'l.is_cut', 'l.lift', 'l.low', 'l.high'])
    .where('l.post_id', 'in', postIds)
    .where('p.has_products', '=', true)
    .execute()
  return new Map(
    rows.map(({ post_id, lift, low, high, ...state }) => [
      post_id,
      // All of these are null or none; a check constraint of the table guarantees that.
      { ...state, figures: lift === null || low === null || high === null ? null : { lift, low, high } },
    ]),
  )
}
