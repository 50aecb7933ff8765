import type { AccountAnalytics, AccountPeriod } from '@tandem/api-contract'

/** The figures of an account in a period. Tracked accounts don't have reach, views and interactions. */
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

/** The growth of followers, as a share of the earlier number; null when that isn't known. */
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

/** A figure of a period; null when unknown. */
export const figureOf = (period: AccountPeriod | null, figure: AccountFigure): number | null =>
  period && readers[figure](period)

/** The network's daily figures, by their names in the contract. */
const networkFigures = { reach: 'reach_per_day', views: 'views', interactions: 'interactions' } as const

/**
 * A figure, and the two values to compare: those of both periods, or for daily figures those of the days that
 * both have.
 */
export function figuresOf(
  { current, previous, compared }: Pick<AccountAnalytics, 'current' | 'previous' | 'compared'>,
  figure: AccountFigure,
): { value: number | null; now: number | null; before: number | null } {
  const value = figureOf(current, figure)
  if (figure === 'reach' || figure === 'views' || figure === 'interactions') {
    const name = networkFigures[figure]
    const { current: now, previous: before } = compared?.whole_days ?? {}
    return { value, now: now?.[name] ?? null, before: before?.[name] ?? null }
  }
  return { value, now: value, before: figureOf(previous, figure) }
}
