import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in feature-analytics. */
export const featureAnalyticsMistakes: readonly Mistake[] = [
  {
    name: 'more than nothing is shown as a share of it',
    file: 'libs/feature-analytics/src/dashboard/relative-change.ts',
    from: 'if (before > 0) return value / before - 1',
    to: 'if (before >= 0) return value / before - 1',
  },
  {
    name: 'a change is shown as the whole of what it changed to',
    file: 'libs/feature-analytics/src/dashboard/relative-change.ts',
    from: 'return value / before - 1',
    to: 'return value / before',
  },
]
