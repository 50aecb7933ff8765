import type { AccountAnalytics } from '@tandem/api-contract'
import type { PeriodRequest } from '@tandem/choices'
import { Card, lazyPart, Loading, Skeleton } from '@tandem/design-system'
import { countFormats, formatRange } from '@tandem/format'
import { Provenance, WidgetBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFigureText } from '../account-figures/messages.ts'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { useTrackerText } from './messages.ts'
import { postingHours } from './posting-hours.ts'

const HeatMap = lazyPart(async () => (await import('@tandem/design-system/charts')).HeatMap)

interface PostingRhythmProps {
  account: AccountAnalytics
  request: PeriodRequest
  timeZone: string
}

/** The hours of the week at which an account publishes. */
export function PostingRhythm(props: PostingRhythmProps) {
  const text = useTrackerText()
  return (
    <WidgetBoundary
      failedTitle={text('detail.rhythmFailed')}
      resetKey={JSON.stringify([props.account.id, props.request])}
      loading={
        <Card>
          <Loading label={text('detail.rhythmLoading')}>
            <Skeleton height={300} />
          </Loading>
        </Card>
      }
    >
      <Rhythm {...props} />
    </WidgetBoundary>
  )
}

const { formatValue: exact } = countFormats

function Rhythm({ account, request, timeZone }: PostingRhythmProps) {
  const text = useTrackerText()
  const figureText = useFigureText()
  const { week_start } = useUser().team
  const { service, id, current, read_at } = account
  const { data } = useSuspenseQuery(accountFigureQueries.posts(service, id, request))
  const { data: posts, meta } = data
  const cells = useMemo(() => (posts.length === 0 ? [] : postingHours(posts, timeZone)), [posts, timeZone])
  const period = formatRange({ start: current.date_from, end: current.date_to }, timeZone)
  return (
    <Card flush>
      <HeatMap
        title={text('detail.rhythm')}
        description={
          meta.total > posts.length
            ? text('detail.rhythmLatest', {
                shown: exact(posts.length),
                total: exact(meta.total),
                period,
              })
            : text('detail.rhythmText', { period })
        }
        valueLabel={text('detail.rhythmPosts')}
        weekStart={week_start}
        cells={cells}
        formatValue={exact}
        busiestValue={(count, where) => text('detail.postsOf', { count, number: exact(count, where) })}
        empty={text('detail.rhythmEmpty')}
        info={
          <Provenance
            figure={text('detail.rhythm')}
            source={figureText('where.from.posts')}
            readAt={read_at}
            zone={timeZone}
            rule={text('detail.rhythmRule')}
          />
        }
      />
    </Card>
  )
}
