import type { ProviderError } from '../provider-error.ts'
import { type PostInsights, type PostMetric, postMetrics, type PostPlace } from '../social-account.ts'
import type { GraphClient } from './graph-client.ts'
import { askMetrics, figureOf, namedParts } from './metrics.ts'
import { OlderThanAccount } from './refusals.ts'
import { type Insight, Insights } from './schemas.ts'

/** Instagram's names. The account's own `saves` are called `saved` here. */
const names: Record<PostMetric, string> = {
  views: 'views',
  reach: 'reach',
  likes: 'likes',
  comments: 'comments',
  saves: 'saved',
  shares: 'shares',
  interactions: 'total_interactions',
  reposts: 'reposts',
  follows: 'follows',
  profile_visits: 'profile_visits',
  total_likes: 'total_likes',
  total_comments: 'total_comments',
  total_views: 'total_views',
  facebook_views: 'facebook_views',
  crossposted_views: 'crossposted_views',
  watch_time_ms: 'ig_reels_video_view_total_time',
  average_watch_time_ms: 'ig_reels_avg_watch_time',
  skip_rate: 'reels_skip_rate',
  replies: 'replies',
  link_clicks: 'link_clicks',
}

const everywhere: PostMetric[] = ['views', 'reach', 'shares', 'interactions', 'reposts', 'total_views']
const reactions: PostMetric[] = ['likes', 'comments', 'saves', 'total_likes', 'total_comments']
const visits: PostMetric[] = ['follows', 'profile_visits']
const feed = [...everywhere, ...reactions, ...visits]

interface Questions {
  together: PostMetric[]
  /** Refused as one where the post is not on Facebook too, so they never stand among the others. */
  ofFacebook: PostMetric[]
  /** With their breakdown, each alone. */
  parts: Partial<Record<'profile_activity' | 'navigation', string>>
}

/** What a post of each place can be asked; anything else would make Instagram refuse the whole question. */
const questions: Record<PostPlace, Questions> = {
  feed: { together: feed, ofFacebook: ['facebook_views'], parts: { profile_activity: 'action_type' } },
  ad: { together: feed, ofFacebook: ['facebook_views'], parts: { profile_activity: 'action_type' } },
  reels: {
    together: [...everywhere, ...reactions, 'watch_time_ms', 'average_watch_time_ms', 'skip_rate'],
    ofFacebook: ['facebook_views', 'crossposted_views'],
    parts: {},
  },
  story: {
    together: [...everywhere, ...visits, 'replies', 'link_clicks'],
    ofFacebook: ['facebook_views'],
    parts: { profile_activity: 'action_type', navigation: 'story_navigation_action_type' },
  },
}

/** Reads the figures of a post. @throws ProviderError, or the signal's reason */
export async function postInsights(
  client: GraphClient,
  token: string,
  post: { provider_id: string; place: PostPlace },
  signal?: AbortSignal,
): Promise<PostInsights> {
  const { together, ofFacebook, parts } = questions[post.place]
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
    await read(together.map((metric) => names[metric]))
    // Without anything so far there is nothing to look for.
    if (found.size > 0) {
      await read(ofFacebook.map((metric) => names[metric]))
      for (const [metric, breakdown] of Object.entries(parts)) await read([metric], { breakdown })
    }
  } catch (error) {
    if (error instanceof OlderThanAccount) return answerOf(new Map(), 'older_than_account')
    if ((error as ProviderError).kind === 'gone') return answerOf(new Map(), 'gone')
    throw error
  }
  return answerOf(found, found.size === 0 && areTooFew ? 'too_few_viewers' : null)
}

const answerOf = (found: Map<string, Insight>, missing: PostInsights['missing']): PostInsights => ({
  metrics: Object.fromEntries(
    postMetrics.map((metric) => [metric, figureOf(found.get(names[metric]))]),
  ) as PostInsights['metrics'],
  profile_activity: namedParts(found.get('profile_activity'), 'action_type'),
  navigation: namedParts(found.get('navigation'), 'story_navigation_action_type'),
  missing,
})
