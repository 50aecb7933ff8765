import { sql } from 'kysely'
import { cohortDays } from '@tandem/api-contract'
import type { Cohort, Cohorts } from '@tandem/api-contract'
import { addMonths, dayMs, dayStart } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

interface Asked {
  storeIds: number[]
  currency: string
  timezone: string
  now: Date
}

/** The currencies of the stores' sales, most sales first. */
async function soldCurrencies(db: TeamDatabase, storeIds: number[]): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from store_day where team_id = ${currentTeam(db)} and store_id = any(${storeIds}::bigint[])
    group by currency having sum(orders) > 0 order by sum(orders) desc, currency collate "C"`.execute(db)
  return rows.map((row) => row.currency)
}

/** Sales in a currency that belong to no cohort. */
async function ordersWithoutCustomer(
  db: TeamDatabase,
  { storeIds, currency }: Pick<Asked, 'storeIds' | 'currency'>,
): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from orders
    where team_id = ${currentTeam(db)} and store_id = any(${storeIds}::bigint[]) and is_sale
      and customer_id is null and currency = ${currency}`.execute(db)
  return rows[0]?.orders ?? 0
}

/** Cohorts by month. Each customer is read once, with their sales of the first year from a covering index. */
async function findCohorts(
  db: TeamDatabase,
  { storeIds, currency, timezone, now }: Asked,
): Promise<Cohort[]> {
  const team = currentTeam(db)
  const window = (days: number) =>
    sql`filter (where o.ordered_at < c.first_order_at + ${`${days * 24} hours`}::interval)`
  const columns = cohortDays.map(
    (days) => sql`
      count(*) ${window(days)} > 1 as ${sql.ref(`repeats_${days}`)},
      coalesce(sum(case when o.currency = ${currency} then o.total - o.refunded_total else 0 end) ${window(days)}, 0)
        as ${sql.ref(`revenue_${days}`)}`,
  )
  const sums = cohortDays.map(
    (days) => sql`
      count(*) filter (where ${sql.ref(`repeats_${days}`)}) as ${sql.ref(`repeats_${days}`)},
      sum(${sql.ref(`revenue_${days}`)})::bigint as ${sql.ref(`revenue_${days}`)}`,
  )
  type Summed = Record<`${'repeats' | 'revenue'}_${(typeof cohortDays)[number]}`, number>
  const { rows } = await sql<{ month: string; customers: number } & Summed>`
    with people as (
      select c.id, c.first_order_at,
        min(o.currency collate "C") filter (where o.ordered_at = c.first_order_at) = ${currency} as is_of_currency,
        ${sql.join(columns)}
      from customers c
      join orders o on o.team_id = ${team} and o.customer_id = c.id and o.is_sale
        and o.ordered_at < c.first_order_at + interval '8760 hours'
      where c.team_id = ${team} and c.store_id = any(${storeIds}::bigint[]) and c.first_order_at is not null
      group by c.id, c.first_order_at
    )
    select to_char(first_order_at at time zone ${timezone}, 'YYYY-MM') as month, count(*) as customers, ${sql.join(sums)}
    from people where is_of_currency
    group by 1 order by 1 desc`.execute(db)
  return rows.map(({ month, customers, ...sums }) => {
    const of = (days: (typeof cohortDays)[number]) =>
      Date.parse(endOf(month, timezone)) + days * dayMs <= now.getTime()
        ? { repeat_customers: sums[`repeats_${days}`], revenue: sums[`revenue_${days}`] }
        : null
    return { month, customers, after_30: of(30), after_90: of(90), after_365: of(365) }
  })
}

/** The end of a month in a zone. */
const endOf = (month: string, timezone: string): string => dayStart(addMonths(`${month}-01`, 1), timezone)

/**
 * The cohorts of stores in the requested currency, or in the one with most sales. For a month that begins
 * before all sales are known, new customers can't be recognised.
 */
export async function cohortsOf(
  db: TeamDatabase,
  {
    currency: wanted,
    known_since,
    ...asked
  }: Omit<Asked, 'currency'> & { currency: string | undefined; known_since: string | null },
): Promise<Cohorts> {
  const currencies = await soldCurrencies(db, asked.storeIds)
  const currency = currencies.find((one) => one === wanted) ?? currencies[0] ?? null
  const { timezone } = asked
  const ofAll = { timezone, currency, currencies, known_since }
  if (currency === null) return { ...ofAll, months: [], orders_without_customer: 0 }
  const months = await findCohorts(db, { ...asked, currency })
  return {
    ...ofAll,
    months: months.filter(({ month }) => known_since === null || `${month}-01` >= known_since),
    orders_without_customer: await ordersWithoutCustomer(db, { ...asked, currency }),
  }
}
