import { sql } from 'kysely'
import type { CustomerCurrency, CustomerTotals, OrderChannel } from '@tandem/api-contract'
import { dayStart, rounded } from '@tandem/format'
import { isSoldKnown, periodMoments, spansOf } from '../analytics/periods.ts'
import type { Periods } from '../analytics/periods.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

type Buyer = 'new' | 'returning' | 'without_customer'

/** Sales of one kind of buyer through one channel. */
interface Sold {
  nr: 0 | 1
  currency: string
  channel: OrderChannel
  buyer: Buyer
  orders: number
  revenue: number
}

/**
 * The buyers in the periods, as far as sales are known, counted from the sales themselves, because it depends
 * on the period whether a customer is new. The sales of a period come from a covering index; customers are
 * read once each.
 */
export async function buyersOfPeriods(
  db: TeamDatabase,
  storeIds: number[],
  periods: Periods,
): Promise<CustomerTotals[]> {
  const { soldSince, timezone } = periods
  const knownSince = soldSince === null ? '-infinity' : dayStart(soldSince, timezone)
  const { rows } = await sql<{ sold: Sold[]; people: { nr: 0 | 1; buyer: Buyer; people: number }[] }>`
    with bought as materialized (
      select period.nr, period.since, o.customer_id, o.currency, o.channel,
        count(*) as orders, sum(o.total - o.refunded_total)::bigint as revenue
      from ${periodMoments(periods)}
      join orders o on o.team_id = ${currentTeam(db)} and o.store_id = any(${storeIds}::bigint[]) and o.is_sale
        and o.ordered_at >= period.since and o.ordered_at < period.until and o.ordered_at >= ${knownSince}::timestamptz
      group by 1, 2, 3, 4, 5
    ), classed as materialized (
      select bought.*, case when bought.customer_id is null then 'without_customer'
        when c.first_order_at >= bought.since then 'new' else 'returning' end as buyer
      from bought left join customers c on c.team_id = ${currentTeam(db)} and c.id = bought.customer_id
    )
    select
      coalesce((select json_agg(s) from (
        select nr, currency, channel, buyer, sum(orders) as orders, sum(revenue) as revenue
        from classed group by 1, 2, 3, 4) as s), '[]') as sold,
      coalesce((select json_agg(p) from (
        select nr, buyer, count(distinct customer_id) as people from classed group by 1, 2) as p), '[]') as people`.execute(
    db,
  )
  const { sold = [], people = [] } = rows[0] ?? {}
  return spansOf(periods).map((span, nr) => {
    const { date_from, date_to } = span
    if (!isSoldKnown(periods, nr)) return { date_from, date_to, ...unknown }
    const own = sold.filter((row) => row.nr === nr)
    const count = (buyer: Buyer) => people.find((row) => row.nr === nr && row.buyer === buyer)?.people ?? 0
    return {
      date_from,
      date_to,
      new_customers: count('new'),
      returning_customers: count('returning'),
      orders_without_customer: added(own.filter((row) => row.buyer === 'without_customer')).orders,
      currencies: [...Map.groupBy(own, (row) => row.currency)]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([currency, rows]) => ofCurrency(currency, rows)),
    }
  })
}

const unknown = {
  new_customers: null,
  returning_customers: null,
  orders_without_customer: null,
  currencies: null,
}

const added = (rows: readonly Sold[]) => ({
  orders: rows.reduce((sum, row) => sum + row.orders, 0),
  revenue: rows.reduce((sum, row) => sum + row.revenue, 0),
})

function ofCurrency(currency: string, rows: readonly Sold[]): CustomerCurrency {
  const { orders, revenue } = added(rows)
  const of = (buyer: Buyer) => added(rows.filter((row) => row.buyer === buyer))
  return {
    currency,
    orders,
    revenue,
    average_order: orders === 0 ? 0 : rounded(revenue / orders, 0),
    new: of('new'),
    returning: of('returning'),
    without_customer: of('without_customer'),
    channels: [...Map.groupBy(rows, (row) => row.channel)]
      .map(([channel, some]) => ({ channel, ...added(some) }))
      .toSorted((one, other) => other.revenue - one.revenue || (one.channel < other.channel ? -1 : 1)),
  }
}
