import { developingMetrics, postMetrics, publicMetrics } from '@tandem/api-contract'
import type { Post, PostInsights, PostKind, PostMetric } from '@tandem/api-contract'
import { Card, Heading, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber, formatShare } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { formatMetric } from '../post-metrics/format-metric.ts'
import { useText } from './messages.ts'
import { activityName, metricRule, metricText } from '../post-metrics/messages.ts'
import { postDetailQueries } from './queries.ts'
import type { PostRef } from './queries.ts'

/** The figures that people look for first; the others follow in the network's order. */
const first: readonly PostMetric[] = ['average_watch_time_ms', 'profile_visits', 'follows', 'link_clicks']

interface InsightListProps {
  post: Post
  postRef: PostRef
}

/** The figures of the post that its strip doesn't have, each with its definition, its source and its last reading. */
export function InsightList({ post, postRef }: InsightListProps) {
  const { timezone } = useUser().team
  const { data: insights } = useSuspenseQuery(postDetailQueries.insights(postRef))
  return <InsightsCard post={post} service={postRef.service} insights={insights} timeZone={timezone} />
}

interface InsightsCardProps {
  post: Pick<Post, 'kind' | 'engagement_rate' | 'reach_rate' | 'rated_at' | 'read_at'>
  service: PostRef['service']
  insights: PostInsights
  timeZone: string
}

/** `InsightList` for loaded data. */
export function InsightsCard({ post, service, insights, timeZone }: InsightsCardProps) {
  const text = useText()
  const titleId = useId()
  const { metrics, profile_activity } = insights
  const isTracked = service === 'tracker'
  const mentioned = postMetrics.filter(
    (metric) =>
      !(isInStrip(metric) && (!isTracked || metrics[metric] != null)) &&
      (isWorthMentioning(post.kind, metric) || metrics[metric] != null),
  )
  const shown = isTracked
    ? mentioned.filter((metric) => publicMetrics.includes(metric))
    : [
        ...first.filter((metric) => mentioned.includes(metric)),
        ...mentioned.filter((metric) => !first.includes(metric)),
      ]
  const activity = Object.entries(profile_activity ?? {})
  const rate = isTracked ? 'engagement_rate_tracked' : 'engagement_rate'
  return (
    <Card title={text(isTracked ? 'insights.titleTracked' : 'insights.title')}>
      <Stack gap="4">
        <dl className={list}>
          <Figure
            name={metricText(`names.${rate}`)}
            value={post.engagement_rate === null ? null : formatShare(post.engagement_rate, { fixed: true })}
            zone={timeZone}
            source={text('source.own')}
            readAt={post.rated_at}
            rule={metricRule(rate)}
          />
          {!isTracked && (
            <Figure
              name={metricText('names.reach_rate')}
              value={post.reach_rate === null ? null : formatShare(post.reach_rate, { fixed: true })}
              zone={timeZone}
              source={text('source.own')}
              readAt={post.rated_at}
              rule={metricRule('reach_rate')}
            />
          )}
          {shown.map((metric) => (
            <Figure
              key={metric}
              name={metricText(`names.${metric}`)}
              value={valueOf(metric, metrics[metric])}
              zone={timeZone}
              source={text(sourceOf(metric, isTracked))}
              readAt={isTracked ? post.read_at : insights.insights_read_at}
              rule={metricRule(metric)}
            />
          ))}
        </dl>
        {activity.length > 0 && (
          <Stack as="section" gap="2" aria-labelledby={titleId}>
            <Heading level={3} size="sm" id={titleId}>
              {text('insights.profile')}
            </Heading>
            <dl className={list}>
              {activity.map(([word, count]) => (
                <Figure
                  key={word}
                  name={activityName(word)}
                  value={formatNumber(count, { full: true })}
                  zone={timeZone}
                  source={text('source.insights')}
                  readAt={insights.insights_read_at}
                  rule={text('insights.profileRule')}
                />
              ))}
            </dl>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

const isInStrip = (metric: PostMetric) => developingMetrics.some((developing) => developing === metric)

const ofFilms: readonly PostMetric[] = ['watch_time_ms', 'average_watch_time_ms', 'skip_rate']
/**
 * Only for posts that are shared on Facebook or can have replies: for others a missing value isn't worth
 * mentioning.
 */
const ofSome: readonly PostMetric[] = ['facebook_views', 'crossposted_views', 'replies']

/** Whether a missing figure is worth mentioning: what a kind of post can't have is left out. */
const isWorthMentioning = (kind: PostKind, metric: PostMetric) =>
  ofFilms.includes(metric) ? kind === 'reel' || kind === 'video' : !ofSome.includes(metric)

const valueOf = (metric: PostMetric, value: number | null | undefined) =>
  value == null ? null : formatMetric(metric, value)

const sourceOf = (metric: PostMetric, isTracked: boolean) =>
  isTracked ? 'source.public' : metric === 'facebook_views' ? 'source.facebook' : 'source.insights'

interface FigureProps {
  name: string
  value: string | null
  source: string
  readAt: string | null
  rule: ReactNode
  zone: string
}

function Figure({ name, value, ...origin }: FigureProps) {
  const text = useText()
  return (
    <div className={line}>
      <dt>{name}</dt>
      <dd>
        {value ?? (
          <Text as="span" tone="muted">
            {text('figures.notShared')}
          </Text>
        )}
        <Provenance figure={name} {...origin} />
      </dd>
    </div>
  )
}

/** About the final size, during the first load. */
export function InsightListSkeleton() {
  const text = useText()
  return (
    <Card title={text('insights.title')}>
      <Loading label={text('figures.loading')}>
        <Stack gap="2">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height={28} />
          ))}
        </Stack>
      </Loading>
    </Card>
  )
}

// On a tablet the card is so wide that a figure would be far from its name.
const list = css({
  textStyle: 'sm',
  mobile: { columnCount: '2', columnGap: '10' },
  laptop: { columnCount: 'auto' },
})
const line = css({
  breakInside: 'avoid',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: 'control-sm',
  '& dt': { color: 'fg.muted', minWidth: '0', overflowWrap: 'anywhere' },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    marginInlineEnd: '-1.5',
  },
})
