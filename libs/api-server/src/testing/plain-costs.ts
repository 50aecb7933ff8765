import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** A line of an order, or of one of its refunds with both figures negative. */
export interface PlainLine {
  product: string | null
  units: number
  amount: number
  is_refund: boolean
  /** Null when unknown. */
  unit_cost: number | null
  /** Whether it became known after the order. */
  is_todays: boolean
}

/** The figures that gross profit is calculated from, as `CostedSales` of the contract. */
export interface PlainCost {
  units: number
  todays_units: number
  revenue: number
  /** With six decimals. */
  cost: number
}

export const noCost: PlainCost = { units: 0, todays_units: 0, revenue: 0, cost: 0 }

/** A share of an amount in minor units; an exact half is rounded up although a share is inexact. */
export const wholeShare = (amount: number, share: number) =>
  Math.round(Number((amount * share).toFixed(6))) || 0

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const rounded = (cost: number) => Math.round(cost * 1e6) / 1e6 || 0

export const addCosts = (costs: PlainCost[]): PlainCost => ({
  units: sum(costs.map(({ units }) => units)),
  todays_units: sum(costs.map(({ todays_units }) => todays_units)),
  revenue: sum(costs.map(({ revenue }) => revenue)),
  cost: rounded(sum(costs.map(({ cost }) => cost))),
})

interface Refund {
  order_id: number
  amount: number
  shipping_total: number | null
  fee_total: number | null
  tax_total: number | null
  lines: number
}

/** The amounts that the refunds of each order name: lines, postage, fees; and what they gave for removed units. */
export async function readNamed(database: WholeDatabase, team_id: number): Promise<Map<number, number>> {
  const { rows } = await sql
    .raw<Refund>(
      `
    select r.order_id, r.amount, r.shipping_total, r.fee_total, r.tax_total,
      (select count(*) from refund_lines l where l.refund_id = r.id and (quantity <> 0 or total <> 0)) as lines
    from refunds r where r.team_id = ${team_id}`,
    )
    .execute(database)
  const removed = await sql
    .raw<{ id: number; amount: number }>(
      `select id, removed_total as amount from orders where team_id = ${team_id} and removed_total is not null`,
    )
    .execute(database)
  const removedByOrder = new Map(removed.rows.map(({ id, amount }) => [id, amount]))
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map(
    [...byOrder.keys(), ...removedByOrder.keys()].map((id) => [
      id,
      sum((byOrder.get(id) ?? []).map(namedOf)) + (removedByOrder.get(id) ?? 0),
    ]),
  )
}

/** All of a refund with lines; of one without, its postage, fees and tax. */
const namedOf = ({ amount, shipping_total, fee_total, tax_total, lines }: Refund) =>
  lines > 0
    ? amount
    : Math.max(0, Math.min(amount, (shipping_total ?? 0) + (fee_total ?? 0) + (tax_total ?? 0)))

/** Whether all money of an order was refunded, and products were among what it paid for. */
export const isGivenBack = (
  { total, refunded }: { total: number; refunded: number },
  lines: Pick<PlainLine, 'is_refund' | 'amount'>[],
) => total > 0 && refunded >= total && lines.some(({ is_refund, amount }) => !is_refund && amount !== 0)

/** The share of an order's lines that was paid in the end, given what its refunds name: lines, postage, fees. */
export function paidShare(
  order: { total: number; refunded: number },
  named: number,
  lines: PlainLine[],
): number {
  const { total, refunded } = order
  if (isGivenBack(order, lines)) return 0
  if (refunded <= named) return 1
  return total > named ? Math.max(0, 1 - (refunded - named) / (total - named)) : 0
}

/**
 * The known costs of some products of an order, from all lines of these products and the share of them that was
 * finally paid.
 */
export function costOf(lines: PlainLine[], share: number): PlainCost {
  const products = [...Map.groupBy(lines, ({ product }) => product).values()].map((own): PlainCost => {
    const ordered = own.filter(({ is_refund }) => !is_refund)
    const isKnown = ordered.length > 0 && ordered.every(({ unit_cost }) => unit_cost !== null)
    if (!isKnown) return noCost
    const [units, bought] = [own, ordered].map((some) => sum(some.map((line) => line.units))) as [
      number,
      number,
    ]
    const cost = sum(ordered.map((line) => line.units * (line.unit_cost ?? 0)))
    return {
      units,
      todays_units: ordered.some(({ is_todays }) => is_todays) ? units : 0,
      revenue: sum(own.map(({ amount }) => amount)),
      cost: bought === 0 ? 0 : (cost * units) / bought,
    }
  })
  const all = addCosts(products)
  return { ...all, revenue: wholeShare(all.revenue, share) }
}

interface Row extends PlainLine {
  order_id: number
  day: string
  currency: string
  total: number
  refunded: number
  is_gone: boolean
}

/** The known costs of products and of days of a team's stores, by their keys. */
export type PlainProfits = Record<'products' | 'days', Record<string, PlainCost>>

/** The values in the tables. */
export async function countedProfits(database: WholeDatabase, team_id: number): Promise<PlainProfits> {
  const read = async (key: string, table: string) => {
    const { rows } = await sql
      .raw<{ key: string; costed: PlainCost }>(
        `
      select ${key} as key, json_build_object('units', sum(costed_units), 'todays_units', sum(todays_units),
        'revenue', sum(costed_revenue), 'cost', round(sum(cost), 6)) as costed
      from ${table} where team_id = ${team_id} group by 1`,
      )
      .execute(database)
    return known(rows.map((row) => [row.key, row.costed]))
  }
  return {
    products: await read(`product_provider_id || ' ' || currency`, 'product_revenue'),
    days: await read(`day || ' ' || currency`, 'store_day'),
  }
}

/**
 * Calculates these values from orders and refunds only, line by line. A product keeps amounts that no refund takes off
 * it, a day doesn't.
 */
export async function plainProfits(
  database: WholeDatabase,
  { team_id, timezone }: { team_id: number; timezone: string },
): Promise<PlainProfits> {
  const { rows } = await sql
    .raw<Row>(
      `
    select o.id as order_id, o.total, o.refunded_total as refunded, (o.ordered_at at time zone '${timezone}')::date::text as day, o.currency,
      o.total > 0 and o.refunded_total >= o.total as is_gone, l.*
    from (
      select order_id as of_order, product_provider_id as product, quantity::float8 as units, total::float8 as amount,
        false as is_refund, unit_cost::float8 as unit_cost, has_todays_cost as is_todays
      from order_lines where team_id = ${team_id}
      union all
      select r.order_id, b.product_provider_id, -b.quantity::float8, -b.total::float8, true, null, false
      from refund_lines b join refunds r on r.id = b.refund_id where b.team_id = ${team_id}
    ) as l join orders o on o.id = l.of_order
    where o.status in ('completed', 'processing', 'on-hold', 'refunded')`,
    )
    .execute(database)
  const kept = rows.filter(({ is_gone }) => !is_gone)
  const namedByOrder = await readNamed(database, team_id)
  const by = (keyOf: (row: Row) => string, shareOf: (order: Row, lines: Row[]) => number) =>
    known(
      [...Map.groupBy(kept, keyOf)].map(([key, own]) => {
        const orders = [...Map.groupBy(own, ({ order_id }) => order_id).values()]
        return [key, addCosts(orders.map((lines) => costOf(lines, shareOf(lines[0]!, lines))))]
      }),
    )
  return {
    products: by(
      ({ product, currency }) => `${product} ${currency}`,
      () => 1,
    ),
    days: by(
      ({ day, currency }) => `${day} ${currency}`,
      (order, lines) => paidShare(order, namedByOrder.get(order.order_id) ?? 0, lines),
    ),
  }
}

/** Leaves out entries without any known cost. */
const known = (rows: [string, PlainCost][]) =>
  Object.fromEntries(
    rows
      .filter(([, { units, revenue, cost }]) => units !== 0 || revenue !== 0 || cost !== 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
