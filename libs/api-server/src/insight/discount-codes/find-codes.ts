import { sql } from 'kysely'
import type { SoldByCode, DiscountCodeSearch, EndpointAnswer, listDiscountCodes } from '@tandem/api-contract'
import { codeKey } from '../../commerce/orders/code-key.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'

type Answer = EndpointAnswer<typeof listDiscountCodes>

const sortedBy = {
  orders: sql`orders`,
  revenue: sql`revenue`,
  customers: sql`customers`,
  later: sql`later_revenue`,
}

function orderOf(sort: DiscountCodeSearch['sort']) {
  const isDown = sort.startsWith('-')
  const column = sortedBy[sort.replace('-', '') as keyof typeof sortedBy]
  return sql`${column} ${sql.raw(isDown ? 'desc' : 'asc')}`
}

/** One page of the discount codes that sales of the stores used, in one currency. */
export async function discountCodesPage(
  db: TeamDatabase,
  storeIds: number[],
  { currency: wanted, sort, ...paging }: Omit<DiscountCodeSearch, 'store_id'>,
): Promise<Answer> {
  const currencies = await usedCurrencies(db, storeIds)
  const currency = shownCurrency(currencies, wanted)
  const found = currency === null ? [] : await findCodes(db, storeIds, { currency, sort, ...paging })
  const total = found[0]?.total ?? (currency === null ? 0 : await countCodes(db, storeIds, currency))
  return {
    data: found.map(soldByCode),
    meta: {
      ...pageMeta(paging, total),
      currency,
      currencies,
      unknown_orders: await unknownOrders(db, storeIds),
    },
  }
}

/** All of them, and the currency that they are shown in; null where no order used a code. */
export async function allDiscountCodes(
  db: TeamDatabase,
  storeIds: number[],
  { currency: wanted, sort }: Pick<DiscountCodeSearch, 'currency' | 'sort'>,
): Promise<{ currency: string | null; codes: SoldByCode[] }> {
  const currency = shownCurrency(await usedCurrencies(db, storeIds), wanted)
  if (currency === null) return { currency, codes: [] }
  const found = await findCodes(db, storeIds, { currency, sort, page: 1, per_page: null })
  return { currency, codes: found.map(soldByCode) }
}

const shownCurrency = (currencies: string[], wanted: string | undefined) =>
  currencies.find((one) => one === wanted) ?? currencies[0] ?? null

const soldByCode = ({ total: _total, later_orders, later_revenue, ...code }: FoundCode): SoldByCode => ({
  ...code,
  later: { orders: later_orders, revenue: later_revenue },
})

/** The uses of codes in sales of the stores: one row for each code of an order. */
const usesIn = (db: TeamDatabase, storeIds: number[]) => sql`
  from order_codes k
  join orders o on o.team_id = ${currentTeam(db)} and o.id = k.order_id and o.is_sale
  where k.team_id = ${currentTeam(db)} and k.store_id = any(${storeIds}::bigint[])`

async function usedCurrencies(db: TeamDatabase, storeIds: number[]): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select o.currency ${usesIn(db, storeIds)}
    group by 1 order by count(*) desc, o.currency collate "C"`.execute(db)
  return rows.map((row) => row.currency)
}

async function countCodes(db: TeamDatabase, storeIds: number[], currency: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct k.code_key) as total ${usesIn(db, storeIds)} and o.currency = ${currency}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** Sales of which nobody knows the codes until their store is read again. */
async function unknownOrders(db: TeamDatabase, storeIds: number[]): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from orders o
    where o.team_id = ${currentTeam(db)} and o.store_id = any(${storeIds}::bigint[]) and o.is_sale
      and not o.has_details`.execute(db)
  return rows[0]?.orders ?? 0
}

type FoundCode = Omit<SoldByCode, 'later'> & { later_orders: number; later_revenue: number; total: number }

/** What the customers of a code bought is added up for all codes at once: each customer of a code is one row. */
async function findCodes(
  db: TeamDatabase,
  storeIds: number[],
  {
    currency,
    sort,
    page,
    per_page,
  }: { currency: string; per_page: number | null } & Pick<DiscountCodeSearch, 'sort' | 'page'>,
): Promise<FoundCode[]> {
  const team = currentTeam(db)
  const { rows } = await sql<FoundCode>`
    with uses as materialized (
      select k.code_key, min(k.code) as code, o.id as order_id, o.customer_id, o.ordered_at,
        o.total - o.refunded_total as revenue, sum(k.discount) as discount, bool_or(k.discount is null) as is_unknown
      ${usesIn(db, storeIds)} and o.currency = ${currency}
      group by k.code_key, o.id, o.team_id
    ),
    brought as materialized (
      select distinct on (u.code_key, c.id) u.code_key, c.id, u.order_id, u.ordered_at
      from uses u join customers c on c.team_id = ${team} and c.id = u.customer_id and c.first_order_at = u.ordered_at
      order by u.code_key, c.id, u.order_id
    ),
    later as (
      select b.code_key, count(distinct b.id) as customers, count(l.id) as orders,
        coalesce(sum(l.total - l.refunded_total), 0) as revenue
      from brought b
      left join orders l on l.team_id = ${team} and l.customer_id = b.id and l.is_sale and l.id <> b.order_id
        and l.ordered_at >= b.ordered_at and l.currency = ${currency}
      group by 1
    )
    select min(u.code) as code, count(*) as orders, count(distinct u.customer_id) as buyers, sum(u.revenue)::bigint as revenue,
      case when bool_or(u.is_unknown) then null else sum(u.discount)::bigint end as discount,
      coalesce(min(l.customers), 0) as customers, coalesce(min(l.orders), 0) as later_orders,
      coalesce(min(l.revenue), 0)::bigint as later_revenue, count(*) over () as total
    from uses u left join later l on l.code_key = u.code_key
    group by u.code_key
    order by ${orderOf(sort)}, u.code_key collate "C" limit ${per_page}::int offset ${(page - 1) * (per_page ?? 0)}`.execute(
    db,
  )
  return rows
}

/** The orders of the stores that used a code, in whatever case it was written. */
export const ordersWithCode = (db: TeamDatabase, storeIds: number[], code: string) => sql`
  select distinct k.order_id from order_codes k
  where k.team_id = ${currentTeam(db)} and k.store_id = any(${storeIds}::bigint[]) and k.code_key = ${codeKey(code)}`
