import type { AudienceList, AudienceOf, AudienceShare } from '../social-account.ts'
import { accountQuestion } from './account-insights.ts'
import type { AskedAccount } from './account-insights.ts'
import { unexpected } from '../requests/failures.ts'
import { words } from './refusals.ts'
import { askMetrics, partsOf } from './metrics.ts'

const metrics: Record<AudienceOf, string> = {
  followers: 'follower_demographics',
  engaged: 'engaged_audience_demographics',
}
const dimensionsOf: Record<AudienceList, string[]> = {
  age_gender: ['age', 'gender'],
  country: ['country'],
  city: ['city'],
}

/** One list of an audience; null when Instagram shares nothing. @throws ProviderError, or the signal's reason */
export async function audience(
  account: AskedAccount,
  of: AudienceOf,
  list: AudienceList,
  signal?: AbortSignal,
): Promise<AudienceShare[] | null> {
  const dimensions = dimensionsOf[list]
  const query = {
    period: 'lifetime',
    metric_type: 'total_value',
    timeframe: 'this_month',
    breakdown: dimensions.join(','),
  }
  const { insights } = await askMetrics([metrics[of]], accountQuestion(account, query, signal))
  const insight = insights.get(metrics[of])
  const parts = partsOf(insight, dimensions) ?? []
  const areAnswered = insight?.total_value?.breakdowns.some(({ results }) => results.length > 0)
  if (areAnswered && parts.length === 0) throw unexpected(`the audience: ${list}`, words)
  // A slice that comes twice would be counted twice.
  const slices = new Map(
    parts.map(({ values, count }) => [JSON.stringify(values), { values, followers: count }]),
  )
  return slices.size === 0 ? null : [...slices.values()]
}
