import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in feature-analytics. */
export const featureAnalyticsMistakes: readonly Mistake[] = [
  {
    name: 'more than nothing is shown as a share of it',
    file: 'libs/feature-analytics/src/dashboard/insights/insight-figures.ts',
    from: "if (before <= 0) return value === before ? { kind: 'share', by: 0 } : null",
    to: 'if (before < 0) return null',
  },
  {
    name: 'a change is shown as the whole of what it changed to',
    file: 'libs/feature-analytics/src/dashboard/insights/insight-figures.ts',
    from: 'by: value / before - 1',
    to: 'by: value / before',
  },
]
