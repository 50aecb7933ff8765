import type { Call } from '../graph/call.ts'
import { badParameter, graphErrorOf, GraphError, unknownError } from '../graph/graph-error.ts'
import { between } from '../data/noise.ts'
import { day, hour } from '../data/pacific-day.ts'
import type { Post } from '../data/posts.ts'
import { titleOf } from './metric-words.ts'

const everywhere = [
  'views',
  'reach',
  'likes',
  'comments',
  'saved',
  'shares',
  'total_interactions',
  'reposts',
  'total_likes',
  'total_comments',
  'total_views',
  'facebook_views',
]
const fitting = {
  FEED: [...everywhere, 'follows', 'profile_visits', 'profile_activity'],
  REELS: [
    ...everywhere,
    'crossposted_views',
    'ig_reels_avg_watch_time',
    'ig_reels_video_view_total_time',
    'reels_skip_rate',
  ],
}
const known = [...new Set([...fitting.FEED, ...fitting.REELS, 'replies', 'navigation', 'link_clicks'])]
/** Metrics that Meta removed, which have an error of their own. */
const removed = [
  'impressions',
  'plays',
  'clips_replays_count',
  'ig_reels_aggregated_all_plays_count',
  'video_views',
]

/** How long insights of a post are kept, and how long a new post has none. */
const kept = 730 * day
const untilFirst = hour

/** Where a post is shown, which decides its metrics. */
export const mediaProductOf = ({ kind }: Post): 'FEED' | 'REELS' => (kind === 'reel' ? 'REELS' : 'FEED')

const actions = { BIO_LINK_CLICKED: 0.46, DIRECTION: 0.12, EMAIL: 0.16, CALL: 0.09, TEXT: 0.07, OTHER: 0.1 }

const valuesOf = ({ world, now }: Call, post: Post): Record<string, number> => {
  const figures = world.postFigures.at(post, now)
  const { likes, comments, saved, shares, reposts, views, facebook_views } = figures
  const watched = Math.round(between(world.noise(post.id, 'watched'), 3_200, 13_800))
  const activity = Math.floor(figures.profile_visits * 0.21)
  return {
    ...figures,
    total_interactions: likes + comments + saved + shares + reposts,
    total_likes: likes,
    total_comments: comments,
    total_views: views,
    crossposted_views: views + facebook_views,
    profile_activity: activity,
    ig_reels_avg_watch_time: watched,
    ig_reels_video_view_total_time: watched * views,
    reels_skip_rate: Math.round(between(world.noise(post.id, 'skipped'), 2200, 6100)) / 100,
  }
}

const breakdownOf = (value: number) => ({
  dimension_keys: ['action_type'],
  results: Object.entries(actions)
    .map(([name, part]) => ({ dimension_values: [name.toLowerCase()], value: Math.floor(value * part) }))
    .filter((row) => row.value > 0),
})

/** `/{media}/insights`: one invalid metric fails the whole request. */
export const mediaInsights = (call: Call, post: Post, parameters: URLSearchParams): object => {
  const metrics = (parameters.get('metric') ?? '').split(',').filter((name) => name !== '')
  if (metrics.length === 0) throw badParameter('The parameter metric is required.')
  const period = parameters.get('period') ?? 'lifetime'
  if (period !== 'lifetime') throw badParameter(`Incompatible period (${period}): lifetime is expected.`)
  const gone = metrics.find((name) => removed.includes(name))
  if (gone)
    throw badParameter(
      `Starting from version v22.0 and above, the ${gone} metric is no longer supported for the queried media.`,
    )
  const wrong = metrics.findIndex((name) => !known.includes(name))
  if (wrong !== -1)
    throw badParameter(`metric[${wrong}] must be one of the following values: ${known.join(', ')}`)
  const unfit = metrics.filter((name) => !fitting[mediaProductOf(post)].includes(name))
  if (unfit.length > 0)
    throw new GraphError({
      code: 100,
      type: 'IGApiException',
      message: `(#100) The Media Insights API does not support the ${unfit.join(', ')} metric for this media product type.`,
    })
  if (post.at < Date.parse(post.account.professionalSince)) throw graphErrorOf(100, { subcode: 2_108_006 })
  const isOfFacebook = metrics.some((name) => name === 'facebook_views' || name === 'crossposted_views')
  if (isOfFacebook && !post.sharedToFacebook) throw graphErrorOf(100, { subcode: 2_207_086 })
  const breakdown = parameters.get('breakdown')
  if (
    breakdown !== null &&
    metrics.some((name) => name !== 'profile_activity' || breakdown !== 'action_type')
  )
    throw unknownError()

  if (call.now - post.at < untilFirst || call.now - post.at > kept) return { data: [] }
  const values = valuesOf(call, post)
  return {
    data: metrics.map((name) => ({
      name,
      period: 'lifetime',
      values: [{ value: values[name] }],
      title: titleOf(name),
      description: `${titleOf(name)} of this post.`,
      ...(breakdown !== null && {
        total_value: { value: values[name], breakdowns: [breakdownOf(values[name] ?? 0)] },
      }),
      id: `${post.id}/insights/${name}/lifetime`,
    })),
  }
}
