import type { InsightDay, Insights } from '@tandem/api-contract'
import { addDays, formatRange } from '@tandem/format'
import type { SocialMeasure, SoldMeasure } from '../dashboard-search.ts'
import { isSoldUnknown, revenueIn, type StoreReading } from './insight-figures.ts'

/** What is drawn, one value for each day; null is what was not read. */
export interface DrawnDays {
  days: string[]
  social: (number | null)[]
  /** The period before, day by day beside this one. */
  previous: { label: string; days: string[]; values: (number | null)[] } | null
  sold: (number | null)[]
}

/** Brings both sides onto the same days. */
export function drawnDays(
  insights: Pick<Insights, 'days' | 'previous_days' | 'current' | 'previous' | StoreReading>,
  measure: SocialMeasure,
  sold: SoldMeasure,
): DrawnDays {
  const shown = insights.days
  const days = shown.map(({ day }) => day)
  const { previous_days, previous } = insights
  const isUnknown = isSoldUnknown(insights)
  return {
    days,
    social: shown.map((day) => socialValue(day, measure)),
    previous: previous && {
      label: formatRange({ start: previous.date_from, end: previous.date_to }),
      // A year before may be a day shorter or longer.
      days: days.map((_, index) => previous_days[index]?.day ?? addDays(previous.date_from, index)),
      values: days.map((_, index) => socialValue(previous_days[index], measure)),
    },
    sold: shown.map((day) => (isUnknown ? null : soldValue(day, sold))),
  }
}

function socialValue(day: InsightDay | undefined, measure: SocialMeasure): number | null {
  if (day === undefined) return null
  return measure === 'followers' ? day.followers_count : day[measure]
}

const soldValue = (day: InsightDay, measure: SoldMeasure): number =>
  measure === 'orders' ? day.orders : revenueIn(day.revenue, measure)
