import type { Difference, DifferenceKind, MonthFigures } from '@tandem/api-contract'
import type { OddRow } from './compare-rows.ts'
import { figuresOf, measures, noSums, plus, sumsOf } from './counting.ts'
import type { Sums } from './counting.ts'
import { namedOrders } from './read-entries.ts'
import type { EntrySums, ReasonOrder } from './read-entries.ts'

/** The reasons that follow from the rules of both sides, with each other currency separately. */
export function reasonsOf(
  entries: EntrySums[],
  named: ReasonOrder[],
  currency: string,
  isSplit: boolean,
): Difference[] {
  const keyOf = (row: { reason: string | null; currency: string }) =>
    row.reason === 'currency' ? `currency ${row.currency}` : row.reason
  const groups = Map.groupBy(
    entries.filter(({ reason }) => reason !== null),
    keyOf,
  )
  return [...groups].map(([key, rows]) => {
    const orders = named.filter((order) => keyOf(order) === key)
    const sums = rows.reduce(
      (sum, row) => plus(sum, row.sums, Number(row.in_shop) - Number(row.in_tandem)),
      noSums,
    )
    const kind = rows[0]!.reason as DifferenceKind
    const counts = new Map(orders.map((order) => [order.currency, order.count]))
    return {
      kind,
      currency: kind === 'currency' ? rows[0]!.currency : null,
      orders_count: [...counts.values()].reduce((sum, count) => sum + count, 0),
      figures: figuresOf(sums, currency, isSplit),
      orders: orders.slice(0, namedOrders).map(({ id, number, amount, currency: own }) => ({
        id,
        number,
        amount: figuresOf(sumsOf({ ...noSums, total: amount }, own), currency, false).total,
      })),
    }
  })
}

/** The differing rows of a kind. */
export function oddDifference(
  kind: OddRow['kind'],
  sums: Sums,
  rows: OddRow[],
  currency: string,
  isSplit: boolean,
): Difference {
  const byOrder = Map.groupBy(
    rows.filter((row) => row.kind === kind),
    (row) => row.order_provider_id,
  )
  const orders = [...byOrder.values()].map((ofOrder) => {
    const known = ofOrder.every((row) => row.sums !== null)
    const total = ofOrder.reduce((sum, row) => sum + (row.sums?.total ?? 0), 0)
    return {
      id: ofOrder[0]!.id,
      number: ofOrder[0]!.number,
      amount: known ? figuresOf({ ...noSums, total }, currency, false).total : null,
    }
  })
  return {
    kind,
    currency: null,
    orders_count: orders.length,
    figures: figuresOf(sums, currency, isSplit),
    orders: largest(orders),
  }
}

/** Differences of a kind that follows from the rules and was also found row by row, as one. */
export const joined = (differences: Difference[]): Difference[] =>
  [...Map.groupBy(differences, ({ kind, currency }) => `${kind} ${currency}`).values()].map((same) =>
    same.reduce((one, other) => ({
      ...one,
      orders_count: one.orders_count + other.orders_count,
      figures: Object.fromEntries(
        measures.map((measure) => [measure, sumOf(one.figures[measure], other.figures[measure])]),
      ) as MonthFigures,
      orders: largest([...one.orders, ...other.orders]),
    })),
  )

const sumOf = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other
const size = ({ amount }: { amount: number | null }) => Math.abs(amount ?? 0)
const largest = (orders: Difference['orders']) =>
  orders.toSorted((one, other) => size(other) - size(one)).slice(0, namedOrders)
