import type { DevelopingMetric, Post, PostInsights } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { LineChart } from '@tandem/design-system/charts'
import { css } from '@tandem/design-system/css'
import { countFormats, formatDate, formatNumber } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import { useMemo, useState } from 'react'
import { kindText } from '../post-kind/messages.ts'
import { atPublishing, developmentOf, minPosts } from './development.ts'
import type { Growth } from './development.ts'
import { GrowthSwitch } from './growth-switch.tsx'
import { useText } from './messages.ts'
import { metricText } from '../post-metrics/messages.ts'

interface DevelopmentChartProps {
  post: Pick<Post, 'kind' | 'posted_at' | 'read_at'>
  insights: PostInsights
  metric: DevelopingMetric
  timeZone: string
  /** Whether the network shares the figure with everybody, so that it needs no insights. */
  isPublic: boolean
}

/** The development of a post's figure day by day, beside the usual post of its kind at the same age. */
export function DevelopmentChart(props: DevelopmentChartProps) {
  const { post, insights, metric, timeZone, isPublic } = props
  const text = useText()
  const [growth, setGrowth] = useState<Growth>('total')
  const { ages, own, usual, straightTo } = useMemo(
    () => developmentOf(insights, metric, growth),
    [insights, metric, growth],
  )
  const name = metricText(`names.${metric}`)
  const kinds = kindText(`several.${post.kind}`)
  const { posts_count } = insights.usual
  const hasUsual = usual.some((value) => value !== null)
  const known = own.filter((value) => value !== null).length
  const readings = insights.days.filter((day) => day[metric] !== null)
  // A single value shows no development.
  const isDrawn = hasUsual || known > 1
  const axis = useMemo(
    () => ({
      categories: ages.map((age) =>
        age === atPublishing
          ? text('development.published')
          : text('development.day', { day: formatNumber(age + 1) }),
      ),
      label: text('development.days'),
    }),
    [ages, text],
  )
  const title = text('development.title', { metric: name })
  const median = text('development.median', { posts: formatNumber(posts_count), kinds })
  const series = useMemo(
    () => [
      { key: metric, label: text('development.thisPost'), values: isDrawn ? own : [], color: 1 as const },
    ],
    [metric, own, isDrawn, text],
  )
  const publishedOn = formatDate(post.posted_at, timeZone)
  return (
    <>
      <LineChart
        title={title}
        axis={axis}
        series={series}
        {...(hasUsual && { previous: { label: median, values: usual } })}
        {...countFormats}
        height={isDrawn || readings.length > 0 ? 230 : 110}
        labels={{ previous: median }}
        empty={
          insights.days.length === 0
            ? text('development.noDays')
            : readings[0] === undefined
              ? text('development.notTold')
              : readings.length === 1
                ? text('development.oneDay', { day: formatNumber(readings[0].age + 1) })
                : text('development.gaps')
        }
        actions={<GrowthSwitch value={growth} onValueChange={setGrowth} />}
        info={
          <Provenance
            figure={title}
            source={text(isPublic ? 'source.public' : 'source.insights')}
            readAt={isPublic ? post.read_at : insights.insights_read_at}
            zone={timeZone}
            rule={text('development.rule')}
          />
        }
      />
      <Text size="xs" tone="muted" className={below}>
        {text('development.fromDay', { day: publishedOn, zone: timeZone })}
        {straightTo !== null && <> {text('development.straight', { day: formatNumber(straightTo + 1) })}</>}
        {!hasUsual && posts_count < minPosts && (
          <> {text('development.noMedian', { kinds, fewest: String(minPosts) })}</>
        )}
      </Text>
    </>
  )
}

const below = css({ paddingInline: '5', paddingBottom: '3', mobileDown: { paddingInline: '4' } })
