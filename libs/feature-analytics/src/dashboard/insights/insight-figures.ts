import type { CostedAmount, Insights, InsightTotals, NetworkFigures } from '@tandem/api-contract'
import { grossProfit } from '@tandem/format'
import type { GrossProfit } from '@tandem/format'
import type { SocialMeasure } from '../dashboard-search.ts'
import { relativeChange } from '../relative-change.ts'

/** What a figure counts: people, things, or money in minor units of a currency. */
export type FigureKey = SocialMeasure | 'posts' | 'orders' | { of: 'revenue' | 'profit'; currency: string }

/** A figure of the period, and its change from the compared one. */
export interface InsightFigure {
  key: FigureKey
  /** Null when nothing was read or shared. */
  value: number | null
  /**
   * `share`: 0.124 is 12.4 % more; `difference`: the number of more. Null when there is nothing to compare
   * with.
   */
  change: { kind: 'share' | 'difference'; by: number } | null
}

const socialFigures = ['reach', 'views', 'interactions', 'followers', 'profile_links_taps'] as const

/** The figures of the accounts in display order; posts are counted beside them. */
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

/** The figures of the stores: orders, and revenue and gross profit separately in each of these currencies. */
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

/** Shows whether the stores were read. */
export type StoreReading = 'stores_read_at' | 'stores_count'

/** Whether sales are unknown: no store was read to its end yet, and there are no orders. */
export const isSoldUnknown = ({
  current,
  stores_read_at,
  stores_count,
}: Pick<Insights, 'current' | StoreReading>): boolean =>
  stores_count > 0 &&
  stores_read_at === null &&
  !current.orders &&
  (current.revenue === null || current.revenue.length === 0)

/** Revenue in a currency; 0 without sales, null when unknown. */
export const revenueIn = (revenue: InsightTotals['revenue'], currency: string): number | null =>
  revenue && (revenue.find((part) => part.currency === currency)?.amount ?? 0)

/** Sales in a currency with units and costs; null when unknown. */
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

/** Gross profit and margin in a currency; null when no cost is known. Without sales the profit is 0. */
export function profitIn(totals: InsightTotals | null, currency: string): GrossProfit | null {
  const sold = soldIn(totals, currency)
  if (sold === null) return null
  return sold.units === 0 && sold.amount === 0 ? { profit: 0, margin: null } : grossProfit(sold.costed)
}

/**
 * Whether gross profit can be compared: costs must be known for about the same share of the units in both
 * periods. Otherwise it rises only because costs were entered.
 */
export function isProfitCompared(
  { current, previous }: Pick<Insights, 'current' | 'previous'>,
  currency: string,
): boolean {
  const [now, before] = [costedShare(current, currency), costedShare(previous, currency)]
  return now !== null && before !== null && Math.abs(now - before) <= maxDifference * before
}

/** Everything else being equal, gross profit changes with this share: by 5 % at most. */
const maxDifference = 0.05

/** The share of units sold in a currency with known cost; 1 without sales. */
export function costedShare(totals: InsightTotals | null, currency: string): number | null {
  const sold = soldIn(totals, currency)
  return sold && (sold.units > 0 ? sold.costed.units / sold.units : 1)
}

/** The currencies with sales, the one with most orders first, as the server sorts them; without any, the first store's. */
export function soldCurrencies(
  { current, previous }: Pick<Insights, 'current' | 'previous'>,
  ofStores: readonly string[],
): string[] {
  const sold = [...(current.revenue ?? []), ...(previous?.revenue ?? [])].map(({ currency }) => currency)
  return sold.length > 0 ? [...new Set(sold)] : ofStores.slice(0, 1)
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

/** The network's daily figures are compared over the days that both periods have. */
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
