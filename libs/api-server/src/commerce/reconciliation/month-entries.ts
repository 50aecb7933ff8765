import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Counting } from './counting.ts'

/** Whether an instant is in the month of one side. */
const within = (moment: RawBuilder<unknown>, { from, until }: { from: string; until: string }) =>
  sql<boolean>`(${moment} >= ${from}::timestamptz and ${moment} < ${until}::timestamptz) is true`

/** Why only one side counts an order. */
function reasonOfOrder({ tandem, shop, currency, counted }: Counting) {
  const isSameDate = tandem.by === shop.counts_by
  const elsewhere = (date: string, span: { from: string; until: string }) =>
    isSameDate ? sql`'zone'` : sql`case when ${within(sql.ref(date), span)} then 'zone' else 'date' end`
  return sql`case
    when in_tandem = in_shop then null
    when in_shop then case
      when currency <> ${currency} then 'currency' when not is_sale then 'status'
      when tandem_date is null then 'unpaid' else ${elsewhere('tandem_date', shop)} end
    else case
      when not shop_counts then 'status'
      when ${counted === null} and shop_date is null then 'unpaid' else ${elsewhere('shop_date', tandem)} end
    end`
}

/** Why only one side counts a refund. */
function reasonOfRefund({ tandem, shop, currency }: Counting) {
  if (tandem.refunds === 'order' && shop.refunds_by === 'order') return sql`order_reason`
  const day = tandem.refunds === shop.refunds_by ? sql`'zone'` : sql`'refund_day'`
  return sql`case
    when in_tandem = in_shop then null
    when in_shop then case
      when currency <> ${currency} then 'currency' when not is_sale then 'status' else ${day} end
    when not shop_counts then 'status'
    when ${within(sql`refunded_at`, tandem)} then 'zone'
    else ${day} end`
}

/**
 * The sales of an order by the report's rules: WooCommerce's counts an order with a negative amount as a
 * refund.
 */
const salesOfOrder = ({ shop }: Counting) =>
  shop.source === 'woocommerce'
    ? sql`greatest(total - shipping - tax, 0) + discount_total as gross, discount_total as discounts,
        greatest(shipping + tax - total, 0) as refunds`
    : sql`total - shipping - tax + discount_total as gross, discount_total as discounts, 0::bigint as refunds`

/**
 * The sales of a refund by the report's rules: WooCommerce's counts a refund that returns a negative fee, and so adds
 * to sales, as a sale.
 */
const salesOfRefund = ({ shop }: Counting) =>
  shop.source === 'woocommerce'
    ? sql`greatest(shipping + tax - amount, 0), 0, greatest(amount - shipping - tax, 0)`
    : sql`0, 0, amount - shipping - tax`

/**
 * The parts of a refund that the report subtracts from shipping and tax, as `shipping` and `tax`; the rest
 * reduces sales. Null when the refund hasn't been synced since we store its parts.
 */
function partsOfRefund({ shop }: Counting) {
  if (!shop.refunds_are_net) return sql`0::bigint as shipping, 0::bigint as tax`
  if (shop.source !== 'woocommerce') return sql`r.shipping, r.tax`
  // WooCommerce splits a full refund without named parts like its order.
  const isWhole = sql`r.is_unnamed and r.amount = o.total and o.refund_count = 1`
  return sql`case when ${isWhole} then o.shipping else r.shipping end as shipping,
    case when ${isWhole} then o.tax else r.tax end as tax`
}

/**
 * Every order and refund that one side counts in the month, as rows of `entries`: what it is, which side
 * counts it, its day in the report, why only one side counts it, and its amounts in minor units of its own
 * currency. Use before a select.
 */
export function withEntries(db: TeamDatabase, counting: Counting): RawBuilder<unknown> {
  const { store_id, currency, tandem, shop, day_starts, excluded, counted } = counting
  const team = currentTeam(db)
  const from = tandem.from < shop.from ? tandem.from : shop.from
  const until = tandem.until > shop.until ? tandem.until : shop.until
  const near = { from, until }
  const shopDate = shop.counts_by === 'ordered' ? sql`ordered_at` : sql`paid_at`
  const tandemDate = tandem.by === 'ordered' ? sql`ordered_at` : sql`paid_at`
  const inShop =
    counted === null
      ? sql`shop_counts and ${within(sql`shop_date`, shop)}`
      : sql`provider_id = any(${counted}::text[])`
  const dayOf = (moment: RawBuilder<unknown>) => sql`width_bucket(${moment}, ${day_starts}::timestamptz[])`
  const ofStore = sql`team_id = ${team} and store_id = ${store_id}`
  return sql`
    with ids as (
      select id from orders where ${ofStore} and ordered_at >= ${near.from}::timestamptz and ordered_at < ${near.until}::timestamptz
      union select id from orders
        where ${ofStore} and paid_at is not null and paid_at >= ${near.from}::timestamptz and paid_at < ${near.until}::timestamptz
      union select order_id from refunds
        where ${ofStore} and refunded_at >= ${near.from}::timestamptz and refunded_at < ${near.until}::timestamptz
      union select id from orders where ${ofStore} and provider_id = any(${counted ?? []}::text[])
    ), back as materialized (
      select r.order_id, r.provider_id, r.amount, r.refunded_at, r.shipping_total as shipping, r.tax_total as tax,
        coalesce(r.shipping_total = 0 and r.fee_total = 0 and r.tax_total = 0, true) and not exists (
          select from refund_lines l where l.team_id = ${team} and l.refund_id = r.id) as is_unnamed
      from refunds r where r.team_id = ${team} and r.order_id in (select id from ids)
    ), dated as (
      select id, provider_id, number, currency, is_sale, status, total, refunded_total, discount_total,
        shipping_total as shipping, tax_total as tax, items_total is null as is_unsplit,
        ${tandemDate} as tandem_date, ${shop.counts_by === 'completed' ? sql`null::timestamptz` : shopDate} as shop_date,
        not (status = any(${excluded}::text[])) as shop_counts,
        coalesce(known.count, 0) as refund_count, coalesce(known.amount, 0) as refund_sum
      from orders
      left join (select order_id, count(*) as count, sum(amount)::bigint as amount from back group by order_id) known
        on known.order_id = orders.id
      where team_id = ${team} and id in (select id from ids)
    ), sided as (
      select *, is_sale and currency = ${currency} and ${within(sql`tandem_date`, tandem)} as in_tandem, ${inShop} as in_shop
      from dated
    ), o as materialized (
      select *, ${reasonOfOrder(counting)} as order_reason from sided
    ), given as (
      select o.id, o.provider_id, o.number, o.currency, o.is_sale, o.shop_counts, o.is_unsplit, o.order_reason, o.shop_date,
        r.provider_id as refund_provider_id, r.amount, r.refunded_at, ${partsOfRefund(counting)},
        ${tandem.refunds === 'order' ? sql`o.in_tandem` : sql`o.is_sale and o.currency = ${currency} and ${within(sql`r.refunded_at`, tandem)}`} as r_in_tandem,
        ${shop.refunds_by === 'order' ? sql`o.in_shop` : sql`o.shop_counts and ${within(sql`r.refunded_at`, shop)}`} as r_in_shop
      from o join back r on r.order_id = o.id
    ), refunded as (
      select id, provider_id, number, currency, is_sale, shop_counts, is_unsplit or shipping is null as is_unsplit,
        order_reason, shop_date, refund_provider_id, refunded_at, amount, coalesce(shipping, 0) as shipping,
        coalesce(tax, 0) as tax, r_in_tandem as in_tandem, r_in_shop as in_shop
      from given where r_in_tandem or r_in_shop
    ), entries as (
      select id, provider_id, number, currency, null::text as refund_provider_id, is_unsplit, in_tandem, in_shop,
        order_reason as reason, ${counted === null ? dayOf(sql`shop_date`) : sql`1`} as shop_day, 1 as orders,
        ${salesOfOrder(counting)}, shipping, tax, total
      from o where in_tandem or in_shop
      union all
      select id, provider_id, number, currency, refund_provider_id, is_unsplit, in_tandem, in_shop,
        ${reasonOfRefund(counting)},
        ${counted !== null ? sql`1` : shop.refunds_by === 'given' ? dayOf(sql`refunded_at`) : dayOf(sql`shop_date`)},
        0, ${salesOfRefund(counting)}, -shipping, -tax, -amount
      from refunded
      union all
      ${unknownRefunds(counting, dayOf)}
      ${shop.source === 'shopify' ? cancellations(dayOf) : sql``}
    )`
}

/**
 * Refunds that an order mentions without further data: only a side that subtracts refunds with the order
 * counts them.
 */
function unknownRefunds(
  { tandem, shop, counted }: Counting,
  dayOf: (moment: RawBuilder<unknown>) => RawBuilder<unknown>,
) {
  const inTandem = tandem.refunds === 'order' ? sql`in_tandem` : sql`false`
  const inShop = shop.refunds_by === 'order' ? sql`in_shop` : sql`false`
  return sql`
    select id, provider_id, number, currency, '', is_unsplit, ${inTandem}, ${inShop},
      case when (${inTandem}) = (${inShop}) then null else coalesce(order_reason, 'refund_unknown') end,
      ${counted === null ? dayOf(sql`shop_date`) : sql`1`}, 0, 0, 0, refunded_total - refund_sum, 0, 0, refund_sum - refunded_total
    from o where refunded_total <> refund_sum and ((${inTandem}) or (${inShop}))`
}

/** Shopify's report counts a cancelled order, and then subtracts what wasn't refunded. */
const cancellations = (dayOf: (moment: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`
  union all
  select id, provider_id, number, currency, '', is_unsplit, false, true, 'status', ${dayOf(sql`shop_date`)}, 0, 0, 0,
    total - shipping - tax, -shipping, -tax, -total
  from o where in_shop and status = 'cancelled' and refunded_total = 0`
