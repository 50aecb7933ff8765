import { sql } from 'kysely'
import { dayMs } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ControlSales, LiftPost, LiftProduct, LiftStore } from '../lift/lift-types.ts'
import { daysBefore } from '../lift/usual-days.ts'

/** All posts of own accounts with linked products. */
export async function liftPosts(db: TeamDatabase): Promise<LiftPost[]> {
  const team = currentTeam(db)
  const { rows } = await sql<{ id: number; at: string; product_ids: number[] }>`
    select p.id, p.posted_at as at, json_agg(l.product_id order by l.product_id) as product_ids
    from social_posts p
    join post_products l on l.team_id = ${team} and l.post_id = p.id
    join products r on r.team_id = ${team} and r.id = l.product_id
    join stores s on s.team_id = ${team} and s.id = r.store_id and s.archived_at is null
    where p.team_id = ${team} and p.service = 'social' and p.has_products
    group by p.id, p.posted_at order by p.posted_at, p.id`.execute(db)
  return rows.map(({ id, at, product_ids }) => ({ id, at: Date.parse(at), productIds: product_ids }))
}

/** A store whose sales are used. */
export interface KnownStore {
  id: number
  /** Its first order; or since when its orders are known, if earlier ones weren't all read. */
  knownSince: number
  /** Until when its orders are all stored; null when unknown. */
  knownUntil: number | null
  /** The team's days on which it sold anything. */
  openDays: string[]
}

/** The stores that are not archived and have orders. */
export async function knownStores(db: TeamDatabase): Promise<KnownStore[]> {
  const team = currentTeam(db)
  const { rows } = await sql<{ id: number; first: string; synced: string | null; open: string[] }>`
    select s.id, greatest(o.ordered_at, s.known_since) as first, coalesce(y.known_until, y.succeeded_at) as synced, array(
        select distinct day::text from store_day where team_id = ${team} and store_id = s.id and orders > 0
      ) as open
    from stores s
    join lateral (
      select ordered_at from orders where team_id = ${team} and store_id = s.id order by ordered_at, id limit 1
    ) as o on true
    left join store_syncs y on y.team_id = ${team} and y.store_id = s.id
    where s.team_id = ${team} and s.archived_at is null`.execute(db)
  return rows.map(({ id, first, synced, open }) => ({
    id,
    knownSince: Date.parse(first),
    knownUntil: synced === null ? null : Date.parse(synced),
    openDays: open,
  }))
}

/** Orders `o` whose lines count: sales, not given back, without a known source other than Instagram. */
const isLooked = sql`(o.is_sale and not o.is_given_back and not o.is_from_elsewhere)`

/** Sales of control products in a slice: of an hour of a day, or of a product. */
type ControlRow = { store: number } & ControlSales &
  ({ product: null; day: string; hour: number } | { product: number })

/** The stores' sales of products that no post leads to, added up from consecutive slices of time. */
export function controlSales(stores: readonly KnownStore[], timezone: string) {
  const sums = new Map(
    stores.map(({ id, knownSince, knownUntil, openDays }) => [
      id,
      {
        id,
        knownSince,
        knownUntil: knownUntil ?? Infinity,
        openDays,
        days: new Map<string, [number, number]>(),
        products: new Map<number, ControlSales>(),
        hours: Array.from({ length: 24 }, () => 0),
      },
    ]),
  )
  return {
    /** Adds a slice of time, the earliest first. Slices don't overlap. */
    async add(db: TeamDatabase, { from, until }: { from: number; until: number }) {
      const team = currentTeam(db)
      const { rows } = await sql<ControlRow>`
        select store, half, day, hour, product, sum(units) as units, count(distinct order_id) as sales,
          min(day) as "firstDay", max(day) as "lastDay"
        from (
          select o.store_id as store, (o.ordered_at at time zone ${timezone})::date as day,
            extract(hour from o.ordered_at at time zone ${timezone})::int as hour, (p.id % 2)::int as half,
            p.id as product, o.id as order_id, l.quantity::double precision as units
          from orders o
          join order_lines l on l.team_id = ${team} and l.order_id = o.id and l.quantity > 0
          join products p on p.team_id = ${team} and p.store_id = o.store_id and p.provider_id = l.product_provider_id
          where o.team_id = ${team} and o.ordered_at >= ${new Date(from)} and o.ordered_at < ${new Date(until)} and ${isLooked}
            and not exists (select from post_products k where k.team_id = ${team} and k.product_id = p.id)
        ) as lines
        group by grouping sets ((store, half, day, hour), (store, half, product))`.execute(db)
      for (const row of rows) {
        const sum = sums.get(row.store)
        if (sum === undefined) continue
        const { half, units } = row
        if (row.product === null) {
          const ofDay = sum.days.get(row.day) ?? [0, 0]
          ofDay[half] += units
          sum.days.set(row.day, ofDay)
          sum.hours[row.hour]! += units
          continue
        }
        const { sales, firstDay, lastDay } = row
        const before = sum.products.get(row.product)
        sum.products.set(row.product, {
          half,
          units: (before?.units ?? 0) + units,
          sales: (before?.sales ?? 0) + sales,
          firstDay: before?.firstDay ?? firstDay,
          lastDay,
        })
      }
    },
    stores: (): LiftStore[] =>
      Array.from(sums.values(), ({ id, knownSince, knownUntil, openDays, days, products, hours }) => ({
        id,
        knownSince,
        knownUntil,
        openDays,
        controlDays: Array.from(days, ([day, units]) => ({ day, units })),
        controlProducts: [...products.values()],
        controlHours: hours,
      })),
  }
}

interface Asked {
  ids: readonly number[]
  posts: readonly LiftPost[]
  stores: readonly KnownStore[]
  until: number
}

/** The sales of some products before and after the posts that lead to them. */
export async function liftProducts(
  db: TeamDatabase,
  { ids, posts, stores, until }: Asked,
): Promise<LiftProduct[]> {
  const team = currentTeam(db)
  const asked = new Set(ids)
  const first = posts.find(({ productIds }) => productIds.some((id) => asked.has(id)))?.at ?? until
  const from = new Date(first - daysBefore * dayMs)
  const { rows: products } = await sql<{ id: number; store_id: number }>`
    select id, store_id from products where team_id = ${team} and id = any(${ids}::bigint[]) order by id`.execute(
    db,
  )
  const { rows: lines } = await sql<{ id: number; at: string; units: number }>`
    with lines as materialized (
      select p.id, p.provider_id, l.order_id, l.ordered_at, sum(l.quantity) as units
      from products p
      join order_lines l on l.team_id = ${team} and l.store_id = p.store_id and l.product_provider_id = p.provider_id
        and l.ordered_at >= ${from} and l.ordered_at < ${new Date(until)} and l.is_sale
      where p.team_id = ${team} and p.id = any(${ids}::bigint[])
      group by 1, 2, 3, 4
    ), placed as materialized (
      select l.*, o.is_from_elsewhere, o.is_given_back, o.is_sale
      from lines l join orders o on o.team_id = ${team} and o.id = l.order_id
    ), given_back as materialized (
      select r.order_id, f.product_provider_id as provider_id, sum(f.quantity) as units
      from (select distinct order_id from lines) as l
      join refunds r on r.team_id = ${team} and r.order_id = l.order_id
      join refund_lines f on f.team_id = ${team} and f.refund_id = r.id
      group by 1, 2
    )
    select o.id, o.ordered_at as at, (o.units - coalesce(b.units, 0))::double precision as units
    from placed o left join given_back b on b.order_id = o.order_id and b.provider_id = o.provider_id
    where o.units > coalesce(b.units, 0) and ${isLooked}`.execute(db)
  const sales = Map.groupBy(lines, ({ id }) => id)
  const knownUntil = new Map(stores.map((store) => [store.id, store.knownUntil ?? until]))
  return products.map(({ id, store_id }) => ({
    id,
    storeId: store_id,
    onSaleSince: null,
    sales: (sales.get(id) ?? []).map(({ at, units }) => ({ at: Date.parse(at), units })),
    // Sales since the last sync aren't known.
    unknown: [{ from: knownUntil.get(store_id) ?? until, until }].filter((time) => time.from < time.until),
  }))
}
