import { sql } from 'kysely'
import { dayMs } from '@tandem/format'
import type { WholeDatabase } from '../platform/database/database.ts'
import { costOf, isGivenBack, noCost, paidShare, readNamed, wholeShare } from './plain-costs.ts'
import type { PlainLine } from './plain-costs.ts'
import { sortedBy, sum, sumsOf } from './plain-sums.ts'
import type { Counted, Post } from './plain-sums.ts'

interface Order {
  id: number
  store_id: number
  status: string
  currency: string
  total: number
  refunded: number
  ordered_at: string
  attribution: Record<string, string> | null
}

interface Line extends PlainLine {
  order_id: number
  store_id: number
}

interface Product {
  id: number
  store_id: number
  provider_id: string
}

/** The sales of a team's posts as the tables have them, ignoring the order of rows. */
export interface CountedSales {
  orders: unknown[]
  sums: unknown[]
  /** The revenue that posts are sorted by. */
  sorted: unknown[]
}

/** The known costs in each window. */
const provenCosts = [7, 30, 90]
  .map(
    (
      days,
    ) => `json_build_object('units', proven_${days}_costed_units, 'todays_units', proven_${days}_todays_units,
      'revenue', proven_${days}_costed_revenue, 'cost', round(proven_${days}_cost, 6)) as proven_${days}_costed`,
  )
  .join(', ')

/** The values in the tables. */
export async function countedSales(database: WholeDatabase, team_id: number): Promise<CountedSales> {
  const read = async (query: string) => (await sql.raw(query).execute(database)).rows
  const sums = await read(`select post_id, posted_at, currency,
      proven_7_orders, proven_7_units::float8 as proven_7_units, proven_7_revenue, proven_7_also,
      proven_30_orders, proven_30_units::float8 as proven_30_units, proven_30_revenue, proven_30_also,
      proven_90_orders, proven_90_units::float8 as proven_90_units, proven_90_revenue, proven_90_also,
      ${provenCosts},
      organic_orders, organic_units::float8 as organic_units, organic_revenue,
      paid_orders, paid_units::float8 as paid_units, paid_revenue
    from post_sales where team_id = ${team_id} and (proven_90_orders <> 0 or organic_orders <> 0 or paid_orders <> 0)
    order by post_id, currency`)
  return {
    orders:
      await read(`select order_id, post_id, kind, window_days, ordered_at, currency, units::float8 as units,
      revenue, order_units::float8 as order_units, order_revenue, posts,
      json_build_object('units', costed_units, 'todays_units', todays_units, 'revenue', costed_revenue,
        'cost', round(cost, 6)) as costed
    from order_posts
      where team_id = ${team_id} order by order_id, post_id`),
    sums,
    sorted: await read(
      `select id, revenue from social_posts where team_id = ${team_id} and revenue is not null order by id`,
    ),
  }
}

/**
 * Calculates these values row by row, from orders, refunds, posts and links only: slow, simple, and without the
 * product's code.
 */
export async function plainSales(database: WholeDatabase, team_id: number): Promise<CountedSales> {
  const read = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database)).rows
  const orders =
    await read<Order>(`select o.id, o.store_id, o.status, o.currency, o.total, o.refunded_total as refunded,
      o.ordered_at, o.attribution
    from orders o join stores s on s.id = o.store_id and s.archived_at is null where o.team_id = ${team_id}`)
  const lines = await read<Line>(`
    select order_id, store_id, product_provider_id as product, quantity::float8 as units, total as amount,
      false as is_refund, unit_cost::float8 as unit_cost, has_todays_cost as is_todays
    from order_lines where team_id = ${team_id}
    union all
    select r.order_id, r.store_id, l.product_provider_id, -l.quantity::float8, -l.total, true, null, false
    from refund_lines l
    join refunds r on r.id = l.refund_id where l.team_id = ${team_id}`)
  const namedByOrder = await readNamed(database, team_id)
  const posts = await read<Post>(`select p.id, p.provider_id, p.permalink, p.posted_at from social_posts p
    join social_accounts a on a.id = p.account_id where p.team_id = ${team_id} and a.service = 'social'`)
  const products = await read<Product>(`select p.id, p.store_id, p.provider_id from products p
    join stores s on s.id = p.store_id and s.archived_at is null where p.team_id = ${team_id}`)
  const links = await read<{ post_id: number; product_id: number }>(
    `select post_id, product_id from post_products where team_id = ${team_id}`,
  )
  const usedCodes = await readCodes<{ order_id: number }>(read, 'order_codes', team_id)
  const postCodes = await readCodes<{ post_id: number }>(read, 'post_codes', team_id)
  const usesCode = (order: Order, post: Post) =>
    usedCodes.some(
      ({ order_id, code }) =>
        order_id === order.id && postCodes.some((own) => own.post_id === post.id && own.code === code),
    )
  // The latest post comes first; of posts at the same time, the one that we stored last.
  posts.sort((one, other) => other.posted_at.localeCompare(one.posted_at) || other.id - one.id)

  const counted = orders.flatMap((order): Counted[] => {
    if (!['completed', 'processing', 'on-hold', 'refunded'].includes(order.status)) return []
    const { id, ordered_at, currency } = order
    const age = (post: Post) => (Date.parse(ordered_at) - Date.parse(post.posted_at)) / dayMs
    const own = lines.filter((line) => line.order_id === id)
    const share = paidShare(order, namedByOrder.get(id) ?? 0, own)
    const isGone = isGivenBack(order, own)
    const net = (some: Line[]) => ({
      units: isGone ? 0 : sum(some.map(({ units }) => units)),
      revenue: wholeShare(sum(some.map(({ amount }) => amount)), share),
    })
    const productOf = (line: Line) =>
      products.find((product) => product.store_id === line.store_id && product.provider_id === line.product)
    const isLinked = (post: Post, line: Line) =>
      links.some((link) => link.post_id === post.id && link.product_id === productOf(line)?.id)
    const leadsSomewhere = (post: Post) =>
      links.some(
        (link) => link.post_id === post.id && products.some(({ id: known }) => known === link.product_id),
      )
    const at = { order_id: id, ordered_at, currency }
    const whole = (of: { units: number; revenue: number }) => ({
      order_units: of.units,
      order_revenue: of.revenue,
    })

    const proven = posts.find(
      (post) =>
        age(post) >= 0 &&
        (isNamed(post, order.attribution ?? {}) || (age(post) < 90 && usesCode(order, post))),
    )
    if (proven) {
      const window_days = [7, 30, 90].find((days) => age(proven) < days)
      if (window_days === undefined) return []
      const counts = own.filter((line) => !leadsSomewhere(proven) || isLinked(proven, line))
      return [
        {
          ...at,
          post_id: proven.id,
          kind: 'proven',
          window_days,
          ...net(counts),
          ...whole(net(own)),
          posts: 1,
          costed: isGone ? noCost : costOf(counts, share),
        },
      ]
    }
    const way = plainWay(order.attribution ?? {})
    if (way === null) return []
    const bought = own.filter((line) => !line.is_refund && line.units > 0).map(({ product }) => product)
    const lastBought = own.filter(({ product }) => bought.includes(product))
    const possible = posts.filter(
      (post) => age(post) >= 0 && age(post) < 7 && lastBought.some((line) => isLinked(post, line)),
    )
    const all = whole(net(lastBought.filter((line) => possible.some((post) => isLinked(post, line)))))
    return possible.map((post) => ({
      ...at,
      post_id: post.id,
      kind: way,
      window_days: 7,
      ...net(lastBought.filter((line) => isLinked(post, line))),
      ...all,
      posts: possible.length,
      costed: noCost,
    }))
  })
  return {
    orders: counted.toSorted((one, other) => one.order_id - other.order_id || one.post_id - other.post_id),
    sums: sumsOf(counted, posts),
    sorted: sortedBy(
      counted.filter(({ kind, window_days }) => kind === 'proven' && window_days === 7),
      posts,
    ),
  }
}

/** Discount codes in lower case, for codes of plain letters. */
async function readCodes<Owner>(
  read: <Row>(query: string) => Promise<Row[]>,
  table: 'order_codes' | 'post_codes',
  team_id: number,
) {
  const rows = await read<Owner & { code: string }>(`select * from ${table} where team_id = ${team_id}`)
  return rows.map((row) => ({ ...row, code: row.code.toLowerCase() }))
}

const codeOf = ({ permalink }: Post) => permalink?.split('/').filter((part) => part !== '')[3]

const isNamed = (post: Post, attribution: Record<string, string>) =>
  ['utm_content', 'utm_term', 'utm_id', 'referrer', 'session_entry'].some((field) =>
    (attribution[field] ?? '')
      .split(/[^\w-]/)
      .some((word) => word === post.provider_id || word === codeOf(post)),
  )

/** For the sources and media that tests use. */
function plainWay({ utm_source = '', utm_medium = '', referrer = '' }: Record<string, string>) {
  const isReferred = URL.canParse(referrer) && /^(.+\.)?instagram\.com$/.test(new URL(referrer).hostname)
  const isInstagram = ['instagram', 'ig', 'igshopping'].includes(utm_source.toLowerCase())
  if (!isInstagram && !(isReferred && ['', '(direct)'].includes(utm_source))) return null
  return ['paid', 'cpc', 'paid_social'].includes(utm_medium.toLowerCase()) ? 'paid' : 'organic'
}
