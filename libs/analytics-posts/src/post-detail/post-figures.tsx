import { developingMetrics } from '@tandem/api-contract'
import type { DevelopingMetric, Post, PostInsights } from '@tandem/api-contract'
import { Banner, Card, ChangeValue, KpiStrip, lazyPart, Loading, Skeleton } from '@tandem/design-system'
import type { Kpi } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { kindText } from '../post-kind/messages.ts'
import { comparedWithUsual } from './development.ts'
import type { Comparison } from './development.ts'
import { useText } from './messages.ts'
import { metricRule, metricText } from '../post-metrics/messages.ts'
import { postDetailQueries } from './queries.ts'
import type { PostRef } from './queries.ts'

const DevelopmentChart = lazyPart(async () => (await import('./development-chart.tsx')).DevelopmentChart)

/** The figures that people look for first; the others follow as in the list of metrics. */
const first: readonly DevelopingMetric[] = ['views', 'reach', 'saves', 'shares']
const order = [...first, ...developingMetrics.filter((metric) => !first.includes(metric))]

interface PostFiguresProps {
  post: Post
  postRef: PostRef
}

/**
 * The figures of a post compared with the usual post of its kind; the chosen one is drawn from the day of
 * publishing.
 */
export function PostFigures({ post, postRef }: PostFiguresProps) {
  const { timezone } = useUser().team
  const { data: insights } = useSuspenseQuery(postDetailQueries.insights(postRef))
  return <FiguresCard post={post} service={postRef.service} insights={insights} timeZone={timezone} />
}

interface FiguresCardProps {
  post: Post
  service: PostRef['service']
  insights: PostInsights
  timeZone: string
}

/** `PostFigures` for loaded data. */
export function FiguresCard(props: FiguresCardProps) {
  const { post, service, insights, timeZone } = props
  const text = useText()
  // For tracked accounts, all other figures are private.
  const shown = service === 'social' ? order : order.filter((metric) => post[metric] !== null)
  const [wanted, setWanted] = useState<DevelopingMetric | null>(null)
  const chosen = wanted ?? shown.find((metric) => post[metric] !== null) ?? 'likes'
  return (
    <Card flush>
      <KpiStrip
        label={text('figures.label')}
        items={shown.map((metric) => kpiOf(props, metric, text))}
        value={chosen}
        onValueChange={setWanted}
      />
      {insights.missing !== null && (
        <div className={css({ padding: '4', paddingBottom: '0' })}>
          <Banner tone="info" title={`${text('missing.title')}.`}>
            {text(`missing.${insights.missing}`)}
          </Banner>
        </div>
      )}
      <Suspense fallback={<ChartSkeleton />}>
        <DevelopmentChart
          {...{ post, insights, timeZone }}
          metric={chosen}
          isPublic={isPublicMetric(service, chosen)}
        />
      </Suspense>
    </Card>
  )
}

type Text = ReturnType<typeof useText>

function kpiOf(props: FiguresCardProps, metric: DevelopingMetric, text: Text): Kpi<DevelopingMetric> {
  const { post, insights } = props
  const value = post[metric]
  const comparison = comparedWithUsual(insights, metric, value)
  return {
    key: metric,
    label: metricText(`names.${metric}`),
    value: value === null ? null : formatNumber(value),
    ...(value !== null && { exact: formatNumber(value, { full: true }) }),
    missing: text('figures.notShared'),
    ...(comparison !== null && { change: <AgainstMedian {...comparison} /> }),
    info: <MetricProvenance {...props} metric={metric} comparison={comparison} />,
  }
}

/** 2.7 times the median; what rounds to 1 is "as usual". */
function AgainstMedian({ times, isEarly }: Comparison) {
  const text = useText()
  const rounded = times >= 10 ? Math.round(times) : Math.round(times * 10) / 10
  return (
    <ChangeValue change={rounded - 1} goodWhen={isEarly && rounded < 1 ? 'neither' : 'higher'}>
      {rounded === 1 ? text('figures.asMedian') : text('figures.median', { times: formatNumber(rounded) })}
    </ChangeValue>
  )
}

/** Every post has it, without insights. */
const isPublicMetric = (service: PostRef['service'], metric: DevelopingMetric) =>
  service === 'tracker' || metric === 'likes' || metric === 'comments'

function MetricProvenance(
  props: FiguresCardProps & { metric: DevelopingMetric; comparison: Comparison | null },
) {
  const { post, service, insights, timeZone, metric, comparison } = props
  const text = useText()
  const isPublic = isPublicMetric(service, metric)
  const words = comparison && {
    posts: formatNumber(comparison.posts_count),
    kinds: kindText(`several.${post.kind}`),
    median: formatNumber(comparison.median, { full: true }),
  }
  const compared =
    words === null
      ? ''
      : comparison?.age == null
        ? text('figures.comparedInAll', words)
        : text('figures.comparedAtAge', { ...words, day: formatNumber(comparison.age + 1) })
  return (
    <Provenance
      figure={metricText(`names.${metric}`)}
      source={text(isPublic ? 'source.public' : 'source.insights')}
      readAt={isPublic ? post.read_at : insights.insights_read_at}
      zone={timeZone}
      rule={[metricRule(metric), compared].join(' ').trim()}
    />
  )
}

function ChartSkeleton() {
  return (
    <div className={css({ padding: '5' })}>
      <Skeleton height={280} />
    </div>
  )
}

/** The final size, during the first load. */
export function FiguresSkeleton() {
  const text = useText()
  return (
    <Card flush>
      <Loading label={text('figures.loading')}>
        <KpiStrip
          label={text('figures.label')}
          items={developingMetrics.map((metric) => ({
            key: metric,
            label: metricText(`names.${metric}`),
            value: undefined,
            change: '',
          }))}
        />
        <ChartSkeleton />
      </Loading>
    </Card>
  )
}
