import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { FigureChange } from '@tandem/api-contract'

/** The sales of one store in a part of one month; `until` is excluded. */
export interface MonthScope {
  team: number
  storeId: number
  from: string
  until: string
}

/** How one rule changed the figures of past months. */
interface RecountRule {
  cause: FigureChange['cause']
  /**
   * Orders under both rules: rows of `figure`, `currency`, `revenue`, `was_counted` and `is_counted`. Both
   * use the same orders, so what a sync changed in the meantime makes no difference.
   */
  orders(scope: MonthScope): RawBuilder<unknown>
}

const salesOf = ({ team, storeId, from, until }: MonthScope) => sql`
  o.team_id = ${team} and o.store_id = ${storeId} and o.is_sale
    and o.ordered_at >= ${from}::timestamptz and o.ordered_at < ${until}::timestamptz`

/**
 * Rules that changed past months, by the names that their migrations write into `figure_recounts`. The next
 * rule is added here: its migration keeps the old rule as a function and adds a row for each store, and a
 * line here says what to compare.
 */
export const recountRules: Record<string, RecountRule> = {
  'sources-0129': {
    cause: 'sources',
    orders: (scope) => sql`
      select side.figure, o.currency, o.total - o.refunded_total as revenue, side.was_counted, side.is_counted
      from orders o
      cross join lateral (values
        (order_channel_0128(o.attribution), true, false), (o.channel, false, true)
      ) as side (figure, was_counted, is_counted)
      where ${salesOf(scope)}`,
  },
  'first-orders-0130': {
    cause: 'first_orders',
    orders: (scope) => sql`
      select 'code_customers' as figure, o.currency, o.total - o.refunded_total as revenue, true as was_counted,
        c.first_order_id = o.id as is_counted
      from orders o
      join customers c on c.team_id = ${scope.team} and c.id = o.customer_id and c.first_order_at = o.ordered_at
      where ${salesOf(scope)}
        and exists (select from order_codes k where k.team_id = ${scope.team} and k.order_id = o.id)`,
  },
}
