import { lazy } from 'react'

/** A figure of accounts day by day; its drawing loads by itself. */
export const DaysChart = lazy(async () => ({ default: (await import('./days-chart.tsx')).DaysChart }))

/** Followers of several accounts; its drawing loads by itself. */
export const FollowersChart = lazy(async () => ({
  default: (await import('./followers-chart.tsx')).FollowersChart,
}))
