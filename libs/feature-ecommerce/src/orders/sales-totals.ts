import type { SalesDay } from '@tandem/api-contract'

/** What was sold in one currency over several days. */
export type SalesTotal = Omit<SalesDay, 'day'>

/** Adds up days within each currency, most orders first; different currencies are never added. */
export function salesTotals(days: readonly SalesDay[]): SalesTotal[] {
  const totals = new Map<string, SalesTotal>()
  for (const { currency, orders, revenue, refunds, units } of days) {
    const before = totals.get(currency) ?? { currency, orders: 0, revenue: 0, refunds: 0, units: 0 }
    totals.set(currency, {
      currency,
      orders: before.orders + orders,
      revenue: before.revenue + revenue,
      refunds: before.refunds + refunds,
      units: before.units + units,
    })
  }
  return [...totals.values()].toSorted(
    (one, other) => other.orders - one.orders || (one.currency < other.currency ? -1 : 1),
  )
}
