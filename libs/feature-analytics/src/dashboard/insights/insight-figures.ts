import type { CostedAmount, Insights, InsightTotals, NetworkFigures } from '@tandem/api-contract'
import { grossProfit } from '@tandem/format'
import type { GrossProfit } from '@tandem/format'
import type { SocialMeasure } from '../dashboard-search.ts'
import { relativeChange } from '../relative-change.ts'

/** What a figure counts: people, things, or money in minor units of a currency. */
export type FigureKey = SocialMeasure | 'posts' | 'orders' | { of: 'revenue' | 'profit'; currency: string }

/** A figure of the period, and how it differs from the one it is compared with. */
export interface InsightFigure {
  key: FigureKey
  /** Null where nothing was read, or nothing is told. */
  value: number | null
  /** `share`: 0.124 is 12.4 % more; `difference`: so many more. Null where there is nothing to compare with. */
  change: { kind: 'share' | 'difference'; by: number } | null
}

const socialFigures = ['reach', 'views', 'interactions', 'followers', 'profile_links_taps'] as const

/** What the accounts did, in the order it is shown; posts are counted beside it. */
export function accountFigures({
  current,
  previous,
  compared,
}: Pick<Insights, 'current' | 'previous' | 'compared'>): InsightFigure[] {
  const figures = socialFigures.map((key): InsightFigure => ({
    key,
    value: valueOf(current, key),
    change:
      key === 'followers'
        ? difference(current.followers_change)
        : networkShare(compared, key === 'reach' ? 'reach_per_day' : key),
  }))
  const posts: InsightFigure = {
    key: 'posts',
    value: current.posts_count,
    change: previous && difference(current.posts_count - previous.posts_count),
  }
  return [...figures.slice(0, 4), posts, ...figures.slice(4)]
}

/** What the stores sold: orders, and revenue and gross profit in each of these currencies by itself. */
export function storeFigures(
  insights: Pick<Insights, 'current' | 'previous' | StoreReading>,
  currencies: readonly string[],
): InsightFigure[] {
  const { current, previous } = insights
  const isUnknown = isSoldUnknown(insights)
  const figure = (key: FigureKey, value: number | null, before: number | null): InsightFigure =>
    isUnknown ? { key, value: null, change: null } : { key, value, change: share(value, before) }
  return [
    figure('orders', current.orders, previous && previous.orders),
    ...currencies.flatMap((currency) => [
      figure(
        { of: 'revenue', currency },
        revenueIn(current.revenue, currency),
        previous && revenueIn(previous.revenue, currency),
      ),
      figure(
        { of: 'profit', currency },
        profitIn(current, currency)?.profit ?? null,
        isProfitCompared(insights, currency) ? (profitIn(previous, currency)?.profit ?? null) : null,
      ),
    ]),
  ]
}

/** What tells whether the stores were read. */
export type StoreReading = 'stores_read_at' | 'stores_count'

/** Whether nothing is known of what was sold: no store was read to the end yet, and none of its orders are here. */
export const isSoldUnknown = ({
  current,
  stores_read_at,
  stores_count,
}: Pick<Insights, 'current' | StoreReading>): boolean =>
  stores_count > 0 &&
  stores_read_at === null &&
  !current.orders &&
  (current.revenue === null || current.revenue.length === 0)

/** What was sold in a currency; nothing sold is 0, and what is not known is null. */
export const revenueIn = (revenue: InsightTotals['revenue'], currency: string): number | null =>
  revenue && (revenue.find((part) => part.currency === currency)?.amount ?? 0)

/** What was sold in a currency, with its units and costs; null where sales are not known. */
export const soldIn = (totals: InsightTotals | null, currency: string): CostedAmount | null =>
  totals?.revenue == null
    ? null
    : (totals.revenue.find((part) => part.currency === currency) ?? nothingSold(currency))

const nothingSold = (currency: string): CostedAmount => ({
  currency,
  amount: 0,
  units: 0,
  costed: { units: 0, todays_units: 0, revenue: 0, cost: 0 },
})

/** Gross profit and margin in a currency; null where no cost is known. Nothing sold is a profit of 0. */
export function profitIn(totals: InsightTotals | null, currency: string): GrossProfit | null {
  const sold = soldIn(totals, currency)
  if (sold === null) return null
  return sold.units === 0 && sold.amount === 0 ? { profit: 0, margin: null } : grossProfit(sold.costed)
}

/**
 * Whether gross profit can be compared: costs are known for about the same part of the units of both periods. Otherwise
 * it rises because costs were entered, whatever was earned.
 */
export function isProfitCompared(
  { current, previous }: Pick<Insights, 'current' | 'previous'>,
  currency: string,
): boolean {
  const [now, before] = [costedShare(current, currency), costedShare(previous, currency)]
  return now !== null && before !== null && Math.abs(now - before) <= mostApart * before
}

/** With all else alike, gross profit changes as this part does: 5 % at most. */
const mostApart = 0.05

/** The part of the units sold in a currency of which the cost is known; all of nothing. */
export function costedShare(totals: InsightTotals | null, currency: string): number | null {
  const sold = soldIn(totals, currency)
  return sold && (sold.units > 0 ? sold.costed.units / sold.units : 1)
}

/** The currencies that something was sold in, those of the stores first; without any, that of the first store. */
export function soldCurrencies(
  { current, previous }: Pick<Insights, 'current' | 'previous'>,
  ofStores: readonly string[],
): string[] {
  const sold = new Set(
    [...(current.revenue ?? []), ...(previous?.revenue ?? [])].map(({ currency }) => currency),
  )
  const known = [...new Set(ofStores)].filter((currency) => sold.has(currency))
  const others = [...sold].filter((currency) => !known.includes(currency)).toSorted()
  const all = [...known, ...others]
  return all.length > 0 ? all : ofStores.slice(0, 1)
}

function valueOf(totals: InsightTotals, measure: SocialMeasure): number | null {
  switch (measure) {
    case 'reach':
      return totals.reach_per_day
    case 'followers':
      return totals.followers_count
    default:
      return totals[measure]
  }
}

/** What the network tells of days is compared over those that both periods have. */
function networkShare(compared: Insights['compared'], name: keyof NetworkFigures) {
  const days = compared?.whole_days
  return days === undefined ? null : share(days.current[name], days.previous[name])
}

const difference = (by: number | null): InsightFigure['change'] =>
  by === null ? null : { kind: 'difference', by }

function share(value: number | null, before: number | null): InsightFigure['change'] {
  const by = relativeChange(value, before)
  return by === null ? null : { kind: 'share', by }
}
