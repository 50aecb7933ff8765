import type { FilteredMetric, PostMetric } from '@tandem/api-contract'
import { defineMessages } from '@tandem/app-frame'

type Words = Record<PostMetric | 'engagement_rate' | 'engagement_rate_tracked' | 'reach_rate', string>

const names: Words = {
  engagement_rate: 'Engagement rate',
  engagement_rate_tracked: 'Engagement rate, public',
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
  total_likes: 'Likes with promotion',
  total_comments: 'Comments with promotion',
  total_views: 'Views with promotion',
  facebook_views: 'Views on Facebook',
  crossposted_views: 'Views on both networks',
  watch_time_ms: 'Watch time',
  average_watch_time_ms: 'Average watch time',
  skip_rate: 'Skip rate',
  replies: 'Replies',
  link_clicks: 'Link taps',
}

const definitions: Words = {
  engagement_rate:
    'Likes, comments, shares and saves together, as a share of the followers. Both are as of day 7 after publishing, so the rate stays when the account grows; a younger post shows the last reading, an older one that was connected later its first. Hidden likes give no rate.',
  engagement_rate_tracked:
    'Likes and comments together, as a share of the followers: all that is public of another account. Both are as of day 7 after publishing; a younger post shows the last reading, an older one its first. Hidden likes give no rate.',
  reach_rate:
    'Likes, comments, shares and saves together, as a share of the people reached, at the same reading as the engagement rate.',
  views: 'How often it was played or shown, also several times to the same person.',
  reach: 'How many different accounts saw it at least once, as Instagram estimates it.',
  likes: 'Likes of the post itself. Instagram withholds them where the owner hides them.',
  comments: 'Comments on the post, answers included.',
  saves: 'How often people saved it.',
  shares: 'How often people sent or shared it.',
  interactions: 'Likes, comments, saves and shares, less those taken back.',
  reposts: 'How often people reposted it on their own profiles.',
  follows: 'Accounts that began to follow from the post.',
  profile_visits: 'How often people went from the post to the profile.',
  total_likes: 'Likes of the post and of its promotion together.',
  total_comments: 'Comments on the post and on its promotion together.',
  total_views: 'Views of the post and of its promotion together.',
  facebook_views: 'Views on Facebook, where the post is shared there too.',
  crossposted_views: 'Views on Instagram and Facebook together.',
  watch_time_ms: 'All the time that people watched it, repeats included.',
  average_watch_time_ms: 'The watch time divided by the number of first plays.',
  skip_rate: 'The share of views that were skipped within the first 3 seconds.',
  replies: 'Answers sent to it as messages.',
  link_clicks: 'Taps on links in it.',
}

const activities = {
  bio_link_clicked: 'Taps on the link in the profile',
  call: 'Calls',
  direction: 'Directions asked for',
  email: 'Mails begun',
  text: 'Text messages begun',
  other: 'Other taps',
}

/** The names of figures, and what each of them counts. */
export const { text: metricText } = defineMessages('analytics-post-metrics', {
  names,
  definitions,
  activities,
})

/** What a list of posts calls a metric that it's filtered by. */
export const filteredMetricName = (metric: FilteredMetric): string =>
  metricText(`names.${metric === 'engagement' ? 'engagement_rate' : metric}`)

/** What people did on the profile, by the network's word; one that is new is told as it is. */
export const activityName = (word: string): string =>
  word in activities ? activities[word as keyof typeof activities] : word.replaceAll('_', ' ')
