import { sql } from 'kysely'
import { saleStatuses } from '@tandem/api-contract'
import { addDays, teamDay } from '@tandem/format'
import type { WholeDatabase } from '../platform/database/database.ts'

interface Order {
  id: number
  store_id: number
  status: string
  currency: string
  revenue: number
  units: number
  ordered_at: string
  attribution: Record<string, string> | null
}

interface Line {
  order_id: number
  store_id: number
  product: string
  units: number
  amount: number
}

interface Post {
  id: number
  provider_id: string
  permalink: string | null
  posted_at: string
}

interface Product {
  id: number
  store_id: number
  provider_id: string
}

/** What a team's posts sold, as the tables keep it; without the order in which rows came. */
export interface CountedSales {
  orders: unknown[]
  estimates: unknown[]
  sums: unknown[]
}

/** What the tables say. */
export async function countedSales(database: WholeDatabase, team_id: number): Promise<CountedSales> {
  const read = async (query: string) => (await sql.raw(query).execute(database)).rows
  return {
    orders: await read(`select order_id, post_id, step, ordered_at, currency, revenue, units from order_posts
      where team_id = ${team_id} order by order_id`),
    estimates: await read(`select post_id, product_id, day, currency, sold, usual::float8 as usual,
      excess::float8 as excess, units::float8 as units, revenue from post_estimates
      where team_id = ${team_id} order by product_id, day, currency`),
    sums: await read(`select post_id, posted_at, currency, exact_orders, exact_units, exact_revenue, likely_orders, likely_units,
      likely_revenue, estimated_units::float8 as estimated_units, estimated_revenue from post_sales
      where team_id = ${team_id} and (exact_orders <> 0 or likely_orders <> 0 or estimated_units <> 0
        or estimated_revenue <> 0) order by post_id, currency`),
  }
}

/** The same worked out row by row, from orders, refunds, posts and links alone: slow, plain, and without the database. */
export async function plainSales(
  database: WholeDatabase,
  { team_id, timezone, now }: { team_id: number; timezone: string; now: Date },
): Promise<CountedSales> {
  const read = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database)).rows
  const orders =
    await read<Order>(`select o.id, o.store_id, o.status, o.currency, o.total - o.refunded_total as revenue,
    o.items_count - coalesce((select sum(l.quantity) from refunds r join refund_lines l on l.refund_id = r.id
      where r.order_id = o.id), 0)::bigint as units, o.ordered_at, o.attribution
    from orders o join stores s on s.id = o.store_id and s.archived_at is null where o.team_id = ${team_id}`)
  const lines = await read<Line>(`
    select order_id, store_id, product_provider_id as product, quantity as units, total as amount from order_lines
    where team_id = ${team_id}
    union all
    select r.order_id, r.store_id, l.product_provider_id, -l.quantity, -l.total from refund_lines l
    join refunds r on r.id = l.refund_id where l.team_id = ${team_id}`)
  const posts = await read<Post>(`select p.id, p.provider_id, p.permalink, p.posted_at from social_posts p
    join social_accounts a on a.id = p.account_id where p.team_id = ${team_id} and a.service = 'social'`)
  const products = await read<Product>(`select p.id, p.store_id, p.provider_id from products p
    join stores s on s.id = p.store_id and s.archived_at is null where p.team_id = ${team_id}`)
  const links = await read<{ post_id: number; product_id: number }>(
    `select post_id, product_id from post_products where team_id = ${team_id}`,
  )
  // The latest post comes first, of posts at the same time the one that came last to us.
  posts.sort((one, other) => other.posted_at.localeCompare(one.posted_at) || other.id - one.id)
  const dayOf = (moment: string) => teamDay(moment, timezone)
  const isLinked = (post: Post, product: Product) =>
    links.some((link) => link.post_id === post.id && link.product_id === product.id)
  const sales = orders.filter(({ status }) => (saleStatuses as readonly string[]).includes(status))

  const counted = sales.flatMap((order) => {
    const { id, ordered_at, currency, revenue, units } = order
    const earlier = posts.filter((post) => post.posted_at <= ordered_at)
    const exact = earlier.find((post) => isNamed(post, order.attribution ?? {}))
    const likely = earlier.find(
      (post) =>
        isFromInstagram(order.attribution ?? {}) &&
        Date.parse(ordered_at) < Date.parse(post.posted_at) + 7 * 24 * 3_600_000 &&
        products.some(
          (product) =>
            isLinked(post, product) &&
            lines.some((line) => line.order_id === id && line.units > 0 && isOf(line, product)),
        ),
    )
    const post = exact ?? likely
    const step = exact ? 'exact' : 'likely'
    return post ? [{ order_id: id, post_id: post.id, step, ordered_at, currency, revenue, units }] : []
  })

  const estimates = products.flatMap((product) => {
    const sold = lines.flatMap((line) => {
      const order = isOf(line, product) && sales.find(({ id }) => id === line.order_id)
      return order ? [{ ...line, currency: order.currency, day: dayOf(order.ordered_at) }] : []
    })
    const unitsOn = (day: string) => sum(sold.filter((line) => line.day === day).map((line) => line.units))
    const first = orders
      .filter((order) => order.store_id === product.store_id)
      .map((order) => dayOf(order.ordered_at))
      .toSorted()[0]
    const days = new Set(
      posts
        .filter((post) => isLinked(post, product))
        .flatMap((post) => [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(dayOf(post.posted_at), after))),
    )
    return [...days].flatMap((day) => {
      if (first === undefined || day >= dayOf(now.toISOString())) return []
      const before = [7, 14, 21, 28].map((back) => addDays(day, -back)).filter((earlier) => earlier >= first)
      if (before.length === 0) return []
      const usual = Math.max(0, median(before.map(unitsOn)))
      const known = new Set(counted.map((order) => order.order_id))
      const attributed = sum(
        sold.filter((line) => line.day === day && known.has(line.order_id)).map((line) => line.units),
      )
      const units = unitsOn(day)
      const excess = Math.min(units, units - usual - attributed)
      if (units <= 0 || excess <= 0) return []
      const post = posts.find(
        (candidate) =>
          isLinked(candidate, product) &&
          dayOf(candidate.posted_at) <= day &&
          day <= addDays(dayOf(candidate.posted_at), 6),
      )
      const ofDay = sold.filter((line) => line.day === day)
      return [...new Set(ofDay.map((line) => line.currency))].flatMap((currency) => {
        const own = ofDay.filter((line) => line.currency === currency)
        const [unitsHere, revenueHere] = [
          sum(own.map((line) => line.units)),
          sum(own.map((line) => line.amount)),
        ]
        if (unitsHere === 0 && revenueHere === 0) return []
        return [
          {
            post_id: post?.id,
            product_id: product.id,
            day,
            currency,
            sold: units,
            usual,
            excess,
            units: shareOf(excess, unitsHere, units, 10_000) / 10_000,
            revenue: shareOf(excess, revenueHere, units, 1),
          },
        ]
      })
    })
  })
  return {
    orders: counted.toSorted((one, other) => one.order_id - other.order_id),
    estimates: estimates.toSorted(
      (one, other) =>
        one.product_id - other.product_id ||
        one.day.localeCompare(other.day) ||
        one.currency.localeCompare(other.currency),
    ),
    sums: sumsOf(counted, estimates, posts),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function median(numbers: number[]) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** A half of a whole is rounded away from nought; excesses end in halves at most. */
function shareOf(excess: number, part: number, whole: number, unit: number) {
  const [numerator, denominator] = [2 * excess * part * unit, 2 * whole]
  const rounded = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator))
  return numerator < 0 ? -rounded : rounded
}

const isOf = (line: Line, product: Product) =>
  line.store_id === product.store_id && line.product === product.provider_id

const codeOf = ({ permalink }: Post) => permalink?.split('/').filter((part) => part !== '')[3]

const isNamed = (post: Post, attribution: Record<string, string>) =>
  ['utm_content', 'utm_term', 'utm_id', 'referrer', 'session_entry'].some((field) =>
    (attribution[field] ?? '')
      .split(/[^\w-]/)
      .some((word) => word === post.provider_id || word === codeOf(post)),
  )

const isFromInstagram = ({ utm_source = '', referrer = '' }: Record<string, string>) =>
  ['instagram', 'ig'].includes(utm_source.toLowerCase()) ||
  (URL.canParse(referrer) && /^(.+\.)?instagram\.com$/.test(new URL(referrer).hostname))

interface CountedOrder {
  post_id: number
  currency: string
  step: string
  units: number
  revenue: number
}

function sumsOf(
  orders: CountedOrder[],
  estimates: { post_id: number | undefined; currency: string; units: number; revenue: number }[],
  posts: Post[],
) {
  const keys = new Set([...orders, ...estimates].map(({ post_id, currency }) => `${post_id} ${currency}`))
  const sums = [...keys].map((key) => {
    const [post_id, currency] = [Number(key.split(' ')[0]), key.split(' ')[1] ?? '']
    const isOwn = (row: { post_id: number | undefined; currency: string }) =>
      row.post_id === post_id && row.currency === currency
    const of = (step: string) => orders.filter((order) => isOwn(order) && order.step === step)
    const [exact, likely, estimated] = [of('exact'), of('likely'), estimates.filter(isOwn)]
    return {
      post_id,
      posted_at: posts.find(({ id }) => id === post_id)?.posted_at,
      currency,
      exact_orders: exact.length,
      exact_units: sum(exact.map((order) => order.units)),
      exact_revenue: sum(exact.map((order) => order.revenue)),
      likely_orders: likely.length,
      likely_units: sum(likely.map((order) => order.units)),
      likely_revenue: sum(likely.map((order) => order.revenue)),
      estimated_units: Math.round(sum(estimated.map((row) => row.units)) * 10_000) / 10_000,
      estimated_revenue: sum(estimated.map((row) => row.revenue)),
    }
  })
  return sums.toSorted(
    (one, other) => one.post_id - other.post_id || one.currency.localeCompare(other.currency),
  )
}
