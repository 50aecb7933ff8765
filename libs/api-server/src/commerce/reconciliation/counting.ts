import type { StoreReport } from '@tandem/connectors'
import { minorUnitDigits } from '@tandem/format'
import type { MonthFigures } from '@tandem/api-contract'

/** A month in a zone: `from` belongs to it, `until` no more. */
interface Span {
  from: string
  until: string
}

/** How both sides count one month. */
export interface Counting {
  store_id: number
  currency: string
  /** The month of the team's zone, and how Tandem counts it. */
  tandem: Span & { by: 'ordered' | 'paid'; refunds: 'order' | 'given' }
  /** The same of the shop's report. */
  shop: Span & Pick<StoreReport, 'source' | 'counts_by' | 'refunds_by' | 'refunds_are_net'>
  /** The first moment of each day of the report. */
  day_starts: string[]
  /** What the report leaves out. */
  excluded: string[]
  /** The orders that the report counts, where no date that Tandem has says so. */
  counted: string[] | null
}

export const measures = ['orders', 'gross', 'discounts', 'refunds', 'shipping', 'tax', 'total'] as const

/**
 * What rows come to: how many orders, and amounts in ten-thousandths of a unit, in which the amounts of any currency are
 * whole numbers. A report may add several currencies as if they were one.
 */
export type Sums = Record<(typeof measures)[number], number>

export const noSums: Sums = {
  orders: 0,
  gross: 0,
  discounts: 0,
  refunds: 0,
  shipping: 0,
  tax: 0,
  total: 0,
}

/** One plus so many times the other. */
export const plus = (one: Sums, other: Sums, times = 1): Sums =>
  Object.fromEntries(measures.map((measure) => [measure, one[measure] + times * other[measure]])) as Sums

const decimals = 4
const scale = (currency: string) => 10 ** (decimals - minorUnitDigits(currency))

/** Amounts in minor units as a report adds them up. */
export const sumsOf = ({ orders, ...amounts }: Sums, currency: string): Sums => ({
  orders,
  ...(Object.fromEntries(
    Object.entries(amounts).map(([measure, amount]) => [measure, amount * scale(currency)]),
  ) as Omit<Sums, 'orders'>),
})

/** Half a minor unit of a currency: what is less is a matter of rounding. */
export const halfUnit = (currency: string) => scale(currency) / 2

/** The figures of sums, rounded to minor units; what the shop or Tandem cannot split is null. */
export function figuresOf(sums: Sums, currency: string, isSplit: boolean): MonthFigures {
  const minor = (amount: number) => Math.round(amount / scale(currency)) + 0
  return {
    orders: sums.orders,
    gross: isSplit ? minor(sums.gross) : null,
    discounts: isSplit ? minor(sums.discounts) : null,
    refunds: minor(sums.refunds),
    shipping: isSplit ? minor(sums.shipping) : null,
    tax: isSplit ? minor(sums.tax) : null,
    total: minor(sums.total),
  }
}
