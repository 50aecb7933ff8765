import type { InsightDays, Insights } from '@tandem/api-contract'
import { daysBetween, daysFrom, formatRange } from '@tandem/format'
import type { SocialMeasure, SoldMeasure } from '../dashboard-search.ts'
import { isSoldUnknown } from './insight-figures.ts'
import type { StoreReading } from './insight-figures.ts'

/** The values of the chart, one for each day; null for days that weren't read. */
export interface DrawnDays {
  days: string[]
  social: (number | null)[]
  /** The period before, day by day. */
  previous: { label: string; days: string[]; values: (number | null)[] } | null
  sold: (number | null)[]
}

/** The number of days in the lists. */
export const daysCount = ({ date_from, date_to }: Pick<InsightDays, 'date_from' | 'date_to'>) =>
  daysBetween(date_from, date_to) + 1

/** Aligns both sides to the same days. */
export function drawnDays(
  insights: Pick<Insights, 'days' | 'previous_days' | 'current' | 'previous' | StoreReading>,
  measure: SocialMeasure,
  sold: SoldMeasure,
): DrawnDays {
  const { days: shown, previous, previous_days } = insights
  const days = daysFrom(shown.date_from, daysCount(shown))
  const isUnknown = isSoldUnknown(insights)
  return {
    days,
    social: socialValues(shown, measure),
    previous: previous &&
      previous_days && {
        label: formatRange({ start: previous.date_from, end: previous.date_to }),
        // The same days a year earlier can be one more or one less.
        days: daysFrom(previous_days.date_from, days.length),
        values: days.map((_, index) => socialValues(previous_days, measure)[index] ?? null),
      },
    sold: isUnknown ? days.map(() => null) : soldValues(shown, sold),
  }
}

const socialValues = (days: InsightDays, measure: SocialMeasure): (number | null)[] =>
  measure === 'followers' ? days.followers_count : days[measure]

function soldValues(days: InsightDays, measure: SoldMeasure): (number | null)[] {
  if (measure === 'orders') return days.orders
  return (
    days.revenue.find(({ currency }) => currency === measure)?.amounts ??
    days.orders.map((orders) => orders && 0)
  )
}
