import { sql } from 'kysely'
import type {
  Collection,
  EndpointData,
  getProduct,
  listProductStatuses,
  ProductDay,
} from '@tandem/api-contract'
import { firstWholeDay } from '@tandem/format'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { adminUrl } from '../stores/admin-url.ts'
import { lastListed, latestDays } from '../../platform/lists/latest-days.ts'
import { momentsIn, momentsOf, teamTimezone } from '../../platform/lists/list-filters.ts'
import { rowsOf } from '../../platform/lists/list-keys.ts'
import { costedSales, costNames, netOfProducts } from '../sync/costed-parts.ts'
import type { CostedParts } from '../sync/costed-parts.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { problem } from '../../platform/request/problem.ts'
import { productsShown } from './queries.ts'

/** One product. @throws MODEL_NOT_FOUND */
export async function productDetail(
  db: TeamDatabase,
  id: number,
  reader: number,
): Promise<EndpointData<typeof getProduct>> {
  const [[product], more] = await Promise.all([
    productsShown(db, rowsOf(db, 'products', [id]), reader),
    db
      .selectFrom('products')
      .innerJoin('stores', 'stores.id', 'products.store_id')
      .select([
        'products.provider_id',
        'products.url as product_url',
        'stores.type',
        'stores.url',
        'stores.name as store_name',
      ])
      .where('products.id', '=', id)
      .executeTakeFirst(),
  ])
  if (!product || !more) throw problem('MODEL_NOT_FOUND')
  const { provider_id, product_url, store_name, ...store } = more
  return { ...product, store_name, url: product_url, admin_url: adminUrl(store, 'product', provider_id) }
}

interface DayRow {
  day: string
  currency: string
  orders: number
  units: number
  revenue: number
  costed: CostedParts
}

/**
 * A product's sales by the order's day in the team's time zone and by currency: its lines in sales after
 * discounts and without tax, minus refunds of these orders at any time. Days before the store's orders are
 * known are left out. @throws MODEL_NOT_FOUND
 */
export async function productDays(
  db: TeamDatabase,
  id: number,
  asked: { date_from?: string | undefined; date_to?: string | undefined },
  now: Date,
): Promise<ProductDay[]> {
  const team = currentTeam(db)
  const product = await db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(['store_id', 'provider_id', 'known_since'])
    .where('products.id', '=', id)
    .executeTakeFirst()
  if (!product) throw problem('MODEL_NOT_FOUND')
  const { store_id, provider_id, known_since } = product
  const timezone = await teamTimezone(db)
  const end = lastListed(asked.date_to, now, timezone)
  const { until: afterEnd = null } = momentsIn(timezone, { date_to: end })
  const { rows: latest } = await sql<{ day: string | null }>`
    select (max(ordered_at) at time zone ${timezone})::date as day from order_lines
    where team_id = ${team} and store_id = ${store_id} and product_provider_id = ${provider_id}
      and (${afterEnd}::timestamptz is null or ordered_at < ${afterEnd}::timestamptz)`.execute(db)
  const last = latest[0]?.day
  if (!last) return []
  const days = latestDays(asked, last)
  const since = known_since === null ? '' : firstWholeDay(known_since, timezone)
  if (since > days.from) days.from = since
  const { from = null, until = null } = await momentsOf(db, { date_from: days.from, date_to: days.to })
  const { rows } = await sql<DayRow>`
    with days as (
      select (ordered_at at time zone ${timezone})::date as day, currency, count(*) filter (where lines > 0) as orders,
        sum(units) as units, sum(revenue)::bigint as revenue,
        ${sql.raw(costNames.map((name) => `sum(${name}) as ${name}`).join(', '))}
      from (${netOfProducts(team, {
        lines: sql`l.store_id = ${store_id} and l.product_provider_id = ${provider_id} and l.is_sale
          and (${from}::timestamptz is null or l.ordered_at >= ${from}::timestamptz)
          and (${until}::timestamptz is null or l.ordered_at < ${until}::timestamptz)`,
        refundLines: sql`b.product_provider_id = ${provider_id} and r.store_id = ${store_id} and o.is_sale
          and (${from}::timestamptz is null or o.ordered_at >= ${from}::timestamptz)
          and (${until}::timestamptz is null or o.ordered_at < ${until}::timestamptz)`,
      })}) as sold
      group by 1, 2
    )
    select day, currency, orders, units, revenue, ${costedSales(sql`days`)} as costed from days
    order by day, currency`.execute(db)
  return rows
}

interface CollectionRow extends Selected<'collections', 'id' | 'store_id' | 'name'> {
  parent_id: number | null
  products_count: number
}

/** The collections of stores, by name. */
export async function collectionsOf(
  db: TeamDatabase,
  { ids }: Pick<ListedStores, 'ids'>,
): Promise<Collection[]> {
  const { rows } = await sql<CollectionRow>`
    select c.id, c.store_id, c.name, parent.id as parent_id, (
      select count(*) from product_collections pc where pc.team_id = ${currentTeam(db)} and pc.collection_id = c.id
    ) as products_count
    from collections c
    left join collections parent on parent.team_id = c.team_id and parent.store_id = c.store_id
      and parent.provider_id = c.parent_provider_id
    where c.team_id = ${currentTeam(db)} and c.store_id = any(${ids}::bigint[])
    order by lower(c.name), c.name, c.id`.execute(db)
  return rows
}

/** The number of products with each status, most frequent first. */
export async function productStatuses(
  db: TeamDatabase,
  { ids }: Pick<ListedStores, 'ids'>,
): Promise<EndpointData<typeof listProductStatuses>> {
  const { rows } = await sql<{ status: string; products_count: number }>`
    select status, count(*) as products_count from products
    where team_id = ${currentTeam(db)} and store_id = any(${ids}::bigint[])
    group by status order by 2 desc, 1`.execute(db)
  return rows
}
