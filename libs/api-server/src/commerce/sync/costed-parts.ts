import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The parts of gross profit; columns of `store_day`, `product_revenue` and `order_posts`. */
export const costNames = ['costed_units', 'todays_units', 'costed_revenue', 'cost'] as const

/** What `costedSales` selects. */
export interface CostedParts {
  units: number
  todays_units: number
  revenue: number
  cost: number
}

/** `CostedSales` of the contract, from a table's columns or their sums. */
export const costedSales = (from: RawBuilder<unknown>) => sql<CostedParts>`
  json_build_object('units', ${from}.costed_units, 'todays_units', ${from}.todays_units,
    'revenue', ${from}.costed_revenue, 'cost', ${from}.cost)`

/** Selects lines `l` of orders `o`, and lines `b` of refunds `r` of such orders. */
interface MeantLines {
  lines: RawBuilder<unknown>
  refundLines: RawBuilder<unknown>
}

/**
 * The final amount of each product in each sale: its lines minus refunds, and under `costNames` what is known
 * of their cost. The cost is known when all lines of the product in the order have one, because a refund only
 * names the product. Returned units take their share of the cost with them.
 */
export const netOfProducts = (team: number, { lines, refundLines }: MeantLines) => sql`
  select order_id, product, currency, ordered_at, lines, units, revenue, is_bought,
    case when is_costed then units else 0 end as costed_units,
    case when is_costed and is_todays then units else 0 end as todays_units,
    case when is_costed then revenue else 0 end as costed_revenue,
    case when is_costed and ordered <> 0 then round(cost * units / ordered, 8) else 0 end as cost
  from (
    select order_id, product, currency, ordered_at, sum(lines) as lines, sum(units) as units, sum(revenue) as revenue,
      sum(ordered) as ordered, sum(cost) as cost, bool_or(is_todays) as is_todays,
      bool_or(ordered > 0) as is_bought,
      coalesce(bool_and(is_costed) filter (where lines = 1), false) as is_costed
    from (
      select l.order_id, l.product_provider_id as product, l.currency, l.ordered_at, 1 as lines, l.quantity as ordered,
        case when o.is_given_back then 0 else l.quantity end as units,
        case when o.is_given_back then 0 else l.total end as revenue,
        l.quantity * l.unit_cost as cost, l.unit_cost is not null as is_costed, l.has_todays_cost as is_todays
      from order_lines l
      join orders o on o.team_id = ${team} and o.id = l.order_id
      where l.team_id = ${team} and ${lines}
      union all
      select r.order_id, b.product_provider_id, o.currency, o.ordered_at, 0, 0, -b.quantity, -b.total, 0, false, false
      from refund_lines b
      join refunds r on r.team_id = ${team} and r.id = b.refund_id
      join orders o on o.team_id = ${team} and o.id = r.order_id and not o.is_given_back
      where b.team_id = ${team} and ${refundLines}
    ) as parts
    group by order_id, product, currency, ordered_at
  ) as sums`

/** The lines of some sales and of their refunds, each key listed; see `contribute`. */
export const linesOfSales = ({ sold, refundIds }: { sold: number[]; refundIds: number[] }): MeantLines => ({
  lines: sql`l.order_id = any(${sold}::bigint[]) and o.id = any(${sold}::bigint[])`,
  refundLines: sql`b.refund_id = any(${refundIds}::bigint[]) and r.id = any(${refundIds}::bigint[])
    and o.id = any(${sold}::bigint[])`,
})

/** The lines of all sales of a store and of their refunds. */
export const linesOfStore = (storeId: number): MeantLines => ({
  lines: sql`l.store_id = ${storeId} and l.is_sale`,
  refundLines: sql`r.store_id = ${storeId} and o.is_sale`,
})

/** The lines of stores' sales in a range of time, and of the refunds of these orders. */
export const linesOfMoments = (
  storeIds: number[],
  { since, until }: { since: string; until: string },
): MeantLines => {
  const isMeant = sql`o.store_id = any(${storeIds}::bigint[]) and o.is_sale
    and o.ordered_at >= ${since}::timestamptz and o.ordered_at < ${until}::timestamptz`
  return { lines: isMeant, refundLines: isMeant }
}

/**
 * The share of order `o`'s lines that was paid in the end. A refund's named lines reduce only those lines,
 * and its named shipping and fees only these. Money refunded without a stated reason counts for removed
 * units first; the rest is subtracted in proportion from everything that no refund names.
 */
export const paidShare = (team: number) => sql`(
  select case
      when o.refunded_total <= named.amount then 1
      when o.total <= named.amount then 0
      else greatest(0, 1 - (o.refunded_total - named.amount)::numeric / (o.total - named.amount))
    end
  from (
    select coalesce(o.removed_total, 0) + coalesce(sum(case
        when exists (
          select from refund_lines l
          where l.team_id = ${team} and l.refund_id = r.id and (l.quantity <> 0 or l.total <> 0)) then r.amount
        else greatest(0, least(r.amount, coalesce(r.shipping_total + r.fee_total + r.tax_total, 0)))
      end), 0) as amount
    from refunds r where r.team_id = ${team} and r.order_id = o.id
  ) as named)`

/**
 * A share of an amount in whole minor units. A share has a limited number of digits, so an exact half can be slightly
 * less than one: rounding twice makes it one again.
 */
export const roundedShare = (amount: RawBuilder<unknown>) => sql`round(round(${amount}, 6))::bigint`

/** The known profit of whole orders, by `order_id`, from their lines as `netOfProducts` returns them. */
export const costedOrders = (team: number, net: RawBuilder<unknown>) => sql`
  select n.order_id, sum(n.costed_units) as costed_units, sum(n.todays_units) as todays_units,
    ${roundedShare(sql`sum(n.costed_revenue) * case when o.refunded_total = 0 then 1 else ${paidShare(team)} end`)}
      as costed_revenue,
    sum(n.cost) as cost
  from (${net}) as n
  join orders o on o.team_id = ${team} and o.id = n.order_id
  group by n.order_id, o.id, o.refunded_total, o.removed_total, o.total`
