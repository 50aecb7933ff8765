import type { StoreReport } from '@tandem/connectors'
import { minorUnitDigits, rounded } from '@tandem/format'
import type { MonthFigures } from '@tandem/api-contract'

/** A month in a zone; `until` is excluded. */
interface Span {
  from: string
  until: string
}

/** How both sides count one month. */
export interface Counting {
  store_id: number
  currency: string
  /** The month in the team's time zone, and how Tandem counts it. */
  tandem: Span & { by: 'ordered' | 'paid'; refunds: 'order' | 'given' }
  /** The month of the shop's report, and how the report counts it. */
  shop: Span & Pick<StoreReport, 'source' | 'counts_by' | 'refunds_by' | 'refunds_are_net'>
  /** The first instant of each day of the report. */
  day_starts: string[]
  /** Statuses that the report leaves out. */
  excluded: string[]
  /** The orders that the report counts, when none of Tandem's dates decides that. */
  counted: string[] | null
}

export const measures = ['orders', 'gross', 'discounts', 'refunds', 'shipping', 'tax', 'total'] as const

/**
 * The number of orders, and amounts in ten-thousandths of a unit, in which amounts of any currency are whole
 * numbers. A report may add up several currencies as if they were one.
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

/** One plus a multiple of the other. */
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

/** Half a minor unit of a currency: smaller differences are rounding. */
export const halfUnit = (currency: string) => scale(currency) / 2

/** The figures of sums, rounded to minor units; null when the shop or Tandem can't split them. */
export function figuresOf(sums: Sums, currency: string, isSplit: boolean): MonthFigures {
  const minor = (amount: number) => rounded(amount / scale(currency), 0)
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
