import type { AccountAnalytics, AccountPeriod } from '@tandem/api-contract'
import { comparedSum } from '../period/compared-sum.ts'

/** What is told of an account in a period. Of accounts of others reach, views and interactions are not. */
export const accountFigures = [
  'followers',
  'growth',
  'reach',
  'views',
  'interactions',
  'posts',
  'engagement',
] as const
export type AccountFigure = (typeof accountFigures)[number]

/** Growth and the engagement rate are shares: 0.034 is 3.4 %. */
export const isShare = (figure: AccountFigure) => figure === 'growth' || figure === 'engagement'

/** What the followers grew by, as a share of those before; null where nothing is known of before. */
export function growthOf({
  followers_count,
  followers_change,
}: Pick<AccountPeriod, 'followers_count' | 'followers_change'>): number | null {
  if (followers_count === null || followers_change === null) return null
  const before = followers_count - followers_change
  return before > 0 ? followers_change / before : null
}

const readers: Record<AccountFigure, (period: AccountPeriod) => number | null> = {
  followers: ({ followers_count }) => followers_count,
  growth: growthOf,
  reach: ({ reach_per_day }) => reach_per_day,
  views: ({ views }) => views,
  interactions: ({ interactions }) => interactions,
  posts: ({ posts_per_week }) => posts_per_week,
  engagement: ({ engagement_rate }) => engagement_rate,
}

/** A figure of a period; null where it is not known. */
export const figureOf = (period: AccountPeriod | null, figure: AccountFigure): number | null =>
  period && readers[figure](period)

const isSum = (figure: AccountFigure) => figure === 'views' || figure === 'interactions'

/** A figure and what it is compared with: sums of days with those of as many days. */
export function figuresOf(
  { current, previous }: Pick<AccountAnalytics, 'current' | 'previous'>,
  figure: AccountFigure,
): { value: number | null; before: number | null } {
  const value = figureOf(current, figure)
  const before = figureOf(previous, figure)
  return {
    value,
    before:
      previous && isSum(figure)
        ? comparedSum({ sum: before, days_read: previous.days_read }, current)
        : before,
  }
}
