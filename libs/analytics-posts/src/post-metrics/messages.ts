import type { FilteredMetric, PostMetric } from '@tandem/api-contract'
import { defineMessages } from '@tandem/app-frame'

type Words = Record<PostMetric | 'engagement_rate' | 'engagement_rate_tracked' | 'reach_rate', string>

const names: Words = {
  engagement_rate: 'Engagement rate',
  engagement_rate_tracked: 'Public engagement rate',
  reach_rate: 'Rate by reach',
  views: 'Views',
  reach: 'Reach',
  likes: 'Likes',
  comments: 'Comments',
  saves: 'Saves',
  shares: 'Shares',
  interactions: 'Interactions',
  reposts: 'Reposts',
  follows: 'New followers',
  profile_visits: 'Profile visits',
  total_likes: 'Likes including ads',
  total_comments: 'Comments including ads',
  total_views: 'Views including ads',
  facebook_views: 'Views on Facebook',
  crossposted_views: 'Views on Instagram and Facebook',
  watch_time_ms: 'Watch time',
  average_watch_time_ms: 'Average watch time',
  skip_rate: 'Skip rate',
  replies: 'Replies',
  link_clicks: 'Link taps',
}

const definitions: Words = {
  engagement_rate:
    'Likes, comments, shares and saves on day 7 after publishing, divided by the followers at that time.',
  engagement_rate_tracked:
    'Likes and comments on day 7 after publishing, divided by the followers at that time.',
  reach_rate:
    'Likes, comments, shares and saves as a share of the people reached, taken at the same time as the engagement rate.',
  views: 'How often the post was played or shown, including repeat views.',
  reach: 'Unique accounts that saw the post at least once (Instagram estimate).',
  likes: 'Likes on the post, unless its owner hides them.',
  comments: 'Comments on the post, including replies.',
  saves: 'How often the post was saved.',
  shares: 'How often the post was shared.',
  interactions: 'Likes, comments, saves and shares, minus any that were undone.',
  reposts: 'How often the post was reposted.',
  follows: 'Accounts that followed you from this post.',
  profile_visits: 'Visits to your profile from this post.',
  total_likes: 'Likes on the post and its ads.',
  total_comments: 'Comments on the post and its ads.',
  total_views: 'Views of the post and its ads.',
  facebook_views: 'Views on Facebook, where the post is shared there too.',
  crossposted_views: 'Views on Instagram and Facebook together.',
  watch_time_ms: 'Total time watched, including replays.',
  average_watch_time_ms: 'Watch time divided by initial plays.',
  skip_rate: 'Share of views skipped in the first 3 seconds.',
  replies: 'Direct-message replies.',
  link_clicks: 'Taps on the post’s links.',
}

const ratesNote =
  'A younger post shows its latest rate, a post first synced after day 7 its first rate, and a post with hidden likes has none.'

/** What a reader must know beside a definition. */
const notes = {
  engagement_rate: ratesNote,
  engagement_rate_tracked: ratesNote,
}

const activities = {
  bio_link_clicked: 'Bio link taps',
  call: 'Calls',
  direction: 'Directions requested',
  email: 'Emails started',
  text: 'Texts started',
  other: 'Other taps',
}

/** The names of figures and their definitions. */
export const {
  text: metricText,
  key: metricKey,
  catalogue,
} = defineMessages('analytics-post-metrics', {
  names,
  definitions,
  notes,
  activities,
  watchTime: {
    seconds: '{{seconds}} s',
    minutes: '{{minutes}} min {{seconds}} s',
    hours: '{{hours}} h {{minutes}} min',
  },
})

/** Every figure of a post, the rates first. */
export const definedMetrics = Object.keys(names) as readonly (keyof Words)[]

/** The metrics with a note. */
export const isNoted = (metric: keyof Words): metric is keyof typeof notes => Object.hasOwn(notes, metric)

/** The definition of a metric, and its note if it has one. */
export const metricRule = (metric: keyof Words): string =>
  isNoted(metric)
    ? `${metricText(`definitions.${metric}`)} ${metricText(`notes.${metric}`)}`
    : metricText(`definitions.${metric}`)

/** The name of a metric in the filters of a list of posts. */
export const filteredMetricName = (metric: FilteredMetric): string =>
  metricText(`names.${metric === 'engagement' ? 'engagement_rate' : metric}`)

/** The name of an action on the profile; an unknown one is shown as the network names it. */
export const activityName = (word: string): string =>
  Object.hasOwn(activities, word)
    ? metricText(`activities.${word as keyof typeof activities}`)
    : word.replaceAll('_', ' ')
