import { lazyPart } from '@tandem/design-system'

/** A figure of accounts day by day; the chart is loaded lazily. */
export const DaysChart = lazyPart(async () => (await import('./days-chart.tsx')).DaysChart)

/** Followers of several accounts; the chart is loaded lazily. */
export const FollowersChart = lazyPart(async () => (await import('./followers-chart.tsx')).FollowersChart)
