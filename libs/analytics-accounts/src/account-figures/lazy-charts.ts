import { lazyPart } from '@tandem/design-system'

/** A figure of accounts day by day; its drawing loads by itself. */
export const DaysChart = lazyPart(async () => (await import('./days-chart.tsx')).DaysChart)

/** Followers of several accounts; its drawing loads by itself. */
export const FollowersChart = lazyPart(async () => (await import('./followers-chart.tsx')).FollowersChart)
