import type { Audience, AudienceLists, AudienceShare } from '../social-account.ts'
import { accountQuestion } from './account-insights.ts'
import type { AskedAccount } from './account-insights.ts'
import { askMetrics, partsOf } from './metrics.ts'
import type { Part } from './metrics.ts'

const lists: Record<keyof AudienceLists, string[]> = {
  age_gender: ['age', 'gender'],
  country: ['country'],
  city: ['city'],
}

/** Followers, and people who interacted this month. @throws ProviderError, or the signal's reason */
export async function audience(account: AskedAccount, signal?: AbortSignal): Promise<Audience> {
  return {
    followers: await listsOf(account, 'follower_demographics', signal),
    engaged: await listsOf(account, 'engaged_audience_demographics', signal),
  }
}

async function listsOf(account: AskedAccount, metric: string, signal?: AbortSignal): Promise<AudienceLists> {
  const found: AudienceLists = { age_gender: null, country: null, city: null }
  for (const list of ['age_gender', 'country', 'city'] as const) {
    const dimensions = lists[list]
    const { insights } = await askMetrics(
      [metric],
      accountQuestion(
        account,
        {
          period: 'lifetime',
          metric_type: 'total_value',
          timeframe: 'this_month',
          breakdown: dimensions.join(','),
        },
        signal,
      ),
    )
    found[list] = sharesOf(partsOf(insights.get(metric), dimensions))
  }
  return found
}

const sharesOf = (parts: Part[] | null): AudienceShare[] | null =>
  parts === null || parts.length === 0
    ? null
    : parts.map(({ values, count }) => ({ values, followers: count }))
