import { factsOf, postMetrics, recordOf } from '@tandem/api-contract'
import type { PostMetric, PostPlace } from '@tandem/api-contract'
import type { ProviderError } from '../provider-error.ts'
import type { PostInsights } from '../social-account.ts'
import { countOf, measureOf } from './count-of.ts'
import type { GraphClient } from './graph-client.ts'
import { askMetrics, figureOf, namedParts } from './metrics.ts'
import { OlderThanAccount } from './refusals.ts'
import { Insights } from './schemas.ts'
import type { Insight } from './schemas.ts'

/** Instagram's names that differ from ours. The account's own `saves` are called `saved` here. */
const otherNames: Partial<Record<PostMetric, string>> = {
  saves: 'saved',
  interactions: 'total_interactions',
  watch_time_ms: 'ig_reels_video_view_total_time',
  average_watch_time_ms: 'ig_reels_avg_watch_time',
  skip_rate: 'reels_skip_rate',
}
const nameOf = (metric: PostMetric) => otherNames[metric] ?? metric

const activity = { profile_activity: 'action_type' }

/** Metrics by place that are requested with a breakdown, one at a time. */
const parts: Record<PostPlace, Record<string, string>> = {
  feed: activity,
  ad: activity,
  reels: {},
  story: { ...activity, navigation: 'story_navigation_action_type' },
}

/** The metrics that posts of a place have: requesting any other makes Instagram refuse all of them. */
function questionsOf(place: PostPlace) {
  const metrics = postMetrics.filter((metric) => factsOf(metric).places.includes(place))
  const ofFacebook = metrics.filter((metric) => factsOf(metric).needsFacebook)
  return {
    together: metrics.filter((metric) => !ofFacebook.includes(metric)).map(nameOf),
    /** Refused as a whole when the post isn't on Facebook, so they are requested separately. */
    ofFacebook: ofFacebook.map(nameOf),
  }
}

/** Reads the figures of a post. @throws ProviderError, or the signal's reason */
export async function postInsights(
  client: GraphClient,
  token: string,
  post: { provider_id: string; place: PostPlace },
  signal?: AbortSignal,
): Promise<PostInsights> {
  const { together, ofFacebook } = questionsOf(post.place)
  const ask =
    (more: Record<string, string> = {}) =>
    (metrics: string[]) =>
      client.ask({
        path: `/${post.provider_id}/insights`,
        subject: 'insights of a post',
        schema: Insights,
        token,
        signal,
        query: () => ({ metric: metrics.join(','), ...more }),
      })
  const found = new Map<string, Insight>()
  let areTooFew = false
  const read = async (metrics: string[], more?: Record<string, string>) => {
    const answers = await askMetrics(metrics, ask(more))
    areTooFew ||= answers.areTooFew
    for (const [name, insight] of answers.insights) found.set(name, insight)
  }

  try {
    await read(together)
    // Without any metric so far, others aren't worth requesting.
    if (found.size > 0) {
      await read(ofFacebook)
      for (const [metric, breakdown] of Object.entries(parts[post.place])) await read([metric], { breakdown })
    }
  } catch (error) {
    if (error instanceof OlderThanAccount) return answerOf(new Map(), 'older_than_account')
    if ((error as ProviderError).kind === 'gone') return answerOf(new Map(), 'gone')
    throw error
  }
  return answerOf(found, found.size === 0 && areTooFew ? 'too_few_viewers' : null)
}

const answerOf = (found: Map<string, Insight>, missing: PostInsights['missing']): PostInsights => ({
  metrics: recordOf(postMetrics, (metric) => {
    const figure = figureOf(found.get(nameOf(metric)))
    const { unit } = factsOf(metric)
    return unit === 'count' ? countOf(figure) : measureOf(figure, unit)
  }),
  profile_activity: namedParts(found.get('profile_activity'), 'action_type'),
  navigation: namedParts(found.get('navigation'), 'story_navigation_action_type'),
  missing,
})
