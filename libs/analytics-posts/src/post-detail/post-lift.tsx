import type { PostLift } from '@tandem/api-contract'
import { Heading, Skeleton, Stack, Text, lazyPart } from '@tandem/design-system'
import { useMoments } from '@tandem/page-parts'
import { Suspense, useId } from 'react'
import { counted } from './counted.ts'
import { formatLift, roundedUnits, formatUnits } from '../posts/lift-units.ts'
import { postsText } from '../posts/messages.ts'
import { keyed, SoldKey } from '../posts/sold-key.tsx'
import { useSalesText } from './sales-messages.ts'

const LiftChart = lazyPart(async () => (await import('./lift-chart.tsx')).LiftChart)

interface PostLiftSectionProps {
  /** Null before the first estimate. */
  lift: PostLift | null
  timezone: string
}

/** How much the post increased the sales of its products, in words and by day. It is never part of a sum. */
export function PostLiftSection({ lift, timezone }: PostLiftSectionProps) {
  const say = useSalesText()
  const titleId = useId()
  return (
    <Stack as="section" gap="2" aria-labelledby={titleId}>
      <Stack gap="0">
        <Heading level={3} size="sm" id={titleId}>
          <span className={keyed}>
            <SoldKey kind="lift" />
            {say('lift.title')}
          </span>
        </Heading>
        <Text size="xs" tone="muted">
          {postsText('revenue.rule.lift')}
        </Text>
      </Stack>
      {lift === null ? (
        <Text size="sm" tone="muted">
          {say('lift.waiting')}
        </Text>
      ) : (
        <Estimated {...{ lift, timezone }} />
      )}
    </Stack>
  )
}

function Estimated({ lift, timezone }: { lift: PostLift; timezone: string }) {
  const say = useSalesText()
  const moments = useMoments(timezone)
  const { verdict, figures, posts, is_over, is_cut, estimated_at } = lift
  // With few sales, figures would look more precise than they are.
  const isConclusive = verdict === 'effect' || verdict === 'none'
  return (
    <Stack gap="2">
      <Text weight="medium">
        {verdict === 'effect' && figures
          ? say('lift.effect', {
              count: roundedUnits(figures.lift),
              lift: formatLift(figures.lift),
              low: formatLift(figures.low),
              high: formatLift(figures.high),
            })
          : say(`lift.verdict.${verdict}`)}
        {posts > 1 && `, ${say('lift.together', counted(posts))}`}
      </Text>
      <Text size="sm" tone="muted">
        {isConclusive && figures
          ? say(`lift.figures.${verdict}`, {
              sold: formatUnits(figures.sold),
              expected: formatUnits(figures.expected),
              low: formatLift(figures.low),
              high: formatLift(figures.high),
            })
          : say(`lift.reason.${verdict}`)}{' '}
        {posts > 1 && say('lift.shared')} {is_cut && say('lift.cut')}{' '}
        {!is_over && isConclusive && say('lift.soFar')}
      </Text>
      {isConclusive && figures && figures.days.length > 0 && (
        <Suspense fallback={<Skeleton height={chartHeight} />}>
          <LiftChart days={figures.days} />
        </Suspense>
      )}
      <Text size="xs" tone="muted">
        {say('lift.estimated', { when: moments.text(estimated_at) })}
      </Text>
    </Stack>
  )
}

/** The height of the chart with key and axis. */
const chartHeight = 220
