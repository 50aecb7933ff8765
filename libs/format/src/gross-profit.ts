import { rounded } from './rounded.ts'

/** Sales whose cost is known: `revenue` in minor units, `cost` in minor units with decimals. */
interface Costed {
  units: number
  revenue: number
  cost: number
}

/** The profit of sales with known cost. */
export interface GrossProfit {
  /** Minor units. */
  profit: number
  /** The profit as a share of the revenue, such as 0.4; null without revenue. */
  margin: number | null
}

/** Gross profit and margin; null when no cost is known. The cost is rounded to minor units only here. */
export function grossProfit({ units, revenue, cost }: Costed): GrossProfit | null {
  if (units === 0 && revenue === 0 && cost === 0) return null
  const profit = revenue - rounded(cost, 0)
  return { profit, margin: revenue > 0 ? profit / revenue : null }
}
