import { sql } from 'kysely'
import type { SoldByCode, DiscountCodeSearch, EndpointAnswer, listDiscountCodes } from '@tandem/api-contract'
import { codeKey } from '../../commerce/orders/code-key.ts'
import type { KnownFrom } from '../../commerce/stores/known-from.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'

type Answer = EndpointAnswer<typeof listDiscountCodes>
type Sort = DiscountCodeSearch['sort']

const sortedBy = {
  orders: sql`orders`,
  revenue: sql`revenue`,
  discount: sql`discount`,
  buyers: sql`buyers`,
  customers: sql`customers`,
  later: sql`later_revenue`,
}

function orderOf(sort: Sort) {
  const isDown = sort.startsWith('-')
  const column = sortedBy[sort.replace('-', '') as keyof typeof sortedBy]
  return sql`${column} ${sql.raw(isDown ? 'desc' : 'asc')} nulls last, code_key collate "C"`
}

interface Asked {
  currency?: string | undefined
  sort: Sort
  /** Since when new customers can be recognised. */
  from: KnownFrom
}

/** One page of the discount codes in the stores' sales, in one currency. */
export async function discountCodesPage(
  db: TeamDatabase,
  storeIds: number[],
  { page, per_page, ...asked }: Asked & { page: number; per_page: number },
): Promise<Answer> {
  const places = { after: (page - 1) * per_page, count: per_page }
  const [{ codes, total, ...currencies }, unknown_orders] = await Promise.all([
    findCodes(db, storeIds, asked, places),
    unknownOrders(db, storeIds),
  ])
  return {
    data: codes,
    meta: {
      ...pageMeta({ page, per_page }, total),
      ...currencies,
      known_since: asked.from.day,
      unknown_orders,
    },
  }
}

/** All codes, and their currency; null when no order used a code. */
export const allDiscountCodes = (db: TeamDatabase, storeIds: number[], asked: Asked): Promise<FoundCodes> =>
  findCodes(db, storeIds, asked, { after: 0, count: null })

/** Sales whose codes are unknown until their store is synced again. */
async function unknownOrders(db: TeamDatabase, storeIds: number[]): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from orders o
    where o.team_id = ${currentTeam(db)} and o.store_id = any(${storeIds}::bigint[]) and o.is_sale
      and not o.has_details`.execute(db)
  return rows[0]?.orders ?? 0
}

interface CodesRow {
  /** The requested currency if an order with a code uses it, otherwise the most frequent one. */
  currency: string | null
  currencies: string[]
  total: number
  codes: FoundCode[]
}

interface FoundCode {
  code: string
  orders: number
  buyers: number
  revenue: number
  discount: number | null
  customers: number | null
  later_orders: number | null
  later_revenue: number | null
}

interface FoundCodes extends Omit<CodesRow, 'codes'> {
  codes: SoldByCode[]
}

/**
 * The orders with codes are read once, also for the choice of currencies, from a covering index. A code
 * brought the customers whose first sale used it. Their later purchases are what they spent in the currency,
 * minus that sale.
 */
async function findCodes(
  db: TeamDatabase,
  storeIds: number[],
  { currency, sort, from }: Asked,
  { after, count }: { after: number; count: number | null },
): Promise<FoundCodes> {
  const team = currentTeam(db)
  const ifKnown = (figure: ReturnType<typeof sql>) =>
    sql`case when max(u.ordered_at) >= ${from.moment}::timestamptz then ${figure} end`
  const { rows } = await sql<CodesRow>`
    with named as materialized (
      select k.code_key, k.code, k.discount, o.id as order_id, o.customer_id, o.ordered_at, o.currency,
        o.total - o.refunded_total as revenue
      from order_codes k
      join orders o on o.team_id = ${team} and o.store_id = any(${storeIds}::bigint[]) and o.id = k.order_id and o.is_sale
      where k.team_id = ${team} and k.store_id = any(${storeIds}::bigint[])
    ),
    currencies as materialized (select currency, count(*) as uses from named group by 1),
    shown as materialized (
      select currency from currencies
      order by coalesce(currency = ${currency ?? null}::text, false) desc, uses desc, currency collate "C" limit 1
    ),
    uses as (
      select code_key, order_id, min(customer_id) as customer_id, min(ordered_at) as ordered_at, min(revenue) as revenue,
        min(code) as code, sum(discount) as discount, bool_or(discount is null) as is_unknown
      from named where currency = (select currency from shown) group by 1, 2
    ),
    firsts as materialized (
      select id, first_order_id from customers
      where team_id = ${team} and store_id = any(${storeIds}::bigint[]) and first_order_at >= ${from.moment}::timestamptz
    ),
    spent as materialized (
      select customer_id, orders - 1 as orders, amount from customer_spent
      where team_id = ${team} and store_id = any(${storeIds}::bigint[]) and currency = (select currency from shown)
    ),
    sold as (
      select u.code_key, min(u.code) as code, count(*) as orders, count(distinct u.customer_id) as buyers,
        sum(u.revenue)::bigint as revenue,
        case when bool_or(u.is_unknown) then null else sum(u.discount)::bigint end as discount,
        ${ifKnown(sql`count(f.id)`)} as customers, ${ifKnown(sql`coalesce(sum(s.orders), 0)::bigint`)} as later_orders,
        ${ifKnown(sql`coalesce(sum(s.amount - u.revenue), 0)::bigint`)} as later_revenue
      from uses u
      left join firsts f on f.first_order_id = u.order_id
      left join spent s on s.customer_id = f.id
      group by u.code_key
    ),
    placed as materialized (select *, row_number() over (order by ${orderOf(sort)}) as place from sold)
    select (select currency from shown) as currency, (select count(*) from placed) as total,
      coalesce((select json_agg(currency order by uses desc, currency collate "C") from currencies), '[]') as currencies,
      coalesce((
        select json_agg(p order by place) from placed p
        where place > ${after}::bigint and (${count}::bigint is null or place <= ${after}::bigint + ${count}::bigint)
      ), '[]') as codes`.execute(db)
  const { codes = [], currencies = [], total = 0, currency: shown = null } = rows[0] ?? {}
  return { currency: shown, currencies, total, codes: codes.map(soldByCode) }
}

function soldByCode(row: FoundCode): SoldByCode {
  const { later_orders, later_revenue } = row
  const isKnown = later_orders !== null && later_revenue !== null
  return {
    code: row.code,
    orders: row.orders,
    buyers: row.buyers,
    revenue: row.revenue,
    discount: row.discount,
    customers: row.customers,
    later: isKnown ? { orders: later_orders, revenue: later_revenue } : null,
  }
}

/** The stores' orders that used a code, in any case. */
export const ordersWithCode = (db: TeamDatabase, storeIds: number[], code: string) => sql`
  select distinct k.order_id from order_codes k
  where k.team_id = ${currentTeam(db)} and k.store_id = any(${storeIds}::bigint[]) and k.code_key = ${codeKey(code)}`
