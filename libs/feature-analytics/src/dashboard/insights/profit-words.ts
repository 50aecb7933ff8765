import type { Insights } from '@tandem/api-contract'
import { formatQuantity, formatShare } from '@tandem/format'
import { dashboardText as text } from '../messages.ts'
import { costedShare, isProfitCompared, profitIn, soldIn } from './insight-figures.ts'

/** Why gross profit isn't compared; null when it is, or when there is nothing to compare with. */
export function profitNotCompared(insights: Insights, currency: string): string | null {
  const before = costedShare(insights.previous, currency)
  if (before === null || isProfitCompared(insights, currency)) return null
  const share = formatShare(costedShare(insights.current, currency) ?? 0)
  return text('insights.profit.notCompared', { share, before: formatShare(before) })
}

/** The margin of gross profit; null when there is none. */
export function marginWords({ current }: Insights, currency: string): string | null {
  const margin = profitIn(current, currency)?.margin ?? null
  return margin === null ? null : text('insights.profit.margin', { margin: percent(margin) })
}

/** The margin of the period before; null when it isn't compared. */
export function marginBeforeWords(insights: Insights, currency: string): string | null {
  const before = isProfitCompared(insights, currency)
    ? (profitIn(insights.previous, currency)?.margin ?? null)
    : null
  return before === null ? null : text('insights.profit.marginBefore', { before: percent(before) })
}

/** How many of the units sold have no known cost; null when all have one. */
export function unknownCostWords({ current }: Insights, currency: string): string | null {
  const sold = soldIn(current, currency)
  if (sold === null || sold.costed.units >= sold.units) return null
  return text('insights.profit.unknown', {
    unknown: formatQuantity(sold.units - sold.costed.units),
    units: formatQuantity(sold.units),
  })
}

/** For how many units today's cost is used; null for none. */
export function todaysCostWords({ current }: Insights, currency: string): string | null {
  const units = soldIn(current, currency)?.costed.todays_units ?? 0
  return units > 0 ? text('insights.profit.todays', { units: formatQuantity(units) }) : null
}

const percent = (share: number) => formatShare(share, { fixed: true })
