/** Sales whose cost is known: `revenue` in minor units, `cost` in minor units with decimals. */
interface Costed {
  units: number
  revenue: number
  cost: number
}

/** What some sales with a known cost brought and left. */
export interface GrossProfit {
  /** Minor units. */
  profit: number
  /** The part of the revenue that is left, such as 0.4; null where there is no revenue to take a part of. */
  margin: number | null
}

/** Gross profit and margin; null where no cost is known. The cost is rounded to minor units only here. */
export function grossProfit({ units, revenue, cost }: Costed): GrossProfit | null {
  if (units === 0 && revenue === 0 && cost === 0) return null
  const profit = revenue - Math.round(cost)
  return { profit, margin: revenue > 0 ? profit / revenue : null }
}
