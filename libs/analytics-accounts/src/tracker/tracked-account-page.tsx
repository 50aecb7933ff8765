import type { AccountAnalytics, SocialAccount } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { accountName, PeriodControls, periodRequest, useTeamClock } from '@tandem/choices'
import type { PeriodChoice, PeriodRequest } from '@tandem/choices'
import { Card, Loading, Skeleton, Stack } from '@tandem/design-system'
import { loadNotesPanel, NotesPanel } from '@tandem/items'
import { PageBoundary, WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import * as v from 'valibot'
import { AccountCard } from '../account-figures/account-card.tsx'
import { AccountStateBanner } from '../account-figures/account-state.tsx'
import { maxCompared } from '../account-figures/compared-ids.ts'
import { loadFigures } from '../account-figures/load-figures.ts'
import { FollowersChart } from '../account-figures/lazy-charts.ts'
import { accountFigureQueries, useAccountStates } from '../account-figures/queries.ts'
import { usePageAddress } from '../account-figures/use-page-address.ts'
import { useTrackerText } from './messages.ts'
import { NotTracked } from './not-tracked.tsx'
import { PostingRhythm } from './posting-rhythm.tsx'
import { TrackedHead } from './tracked-head.tsx'
import { postOrders, TrackedPosts } from './tracked-posts.tsx'

const drawn = ['followers', 'growth', 'posts'] as const
const figures = ['followers', 'growth', 'posts', 'engagement'] as const

/** The parameters of the page, beside its period. */
const search = {
  figure: v.optional(v.picklist(drawn), 'followers'),
  order: v.optional(v.picklist(postOrders), 'best'),
}

const readId = (id: string | undefined) => (/^[1-9]\d{0,14}$/.test(id ?? '') ? Number(id) : null)

export async function loader(args: LoaderFunctionArgs) {
  void loadNotesPanel()
  const { queryClient, period } = await loadFigures(args, ['tracker', 'social'])
  const id = readId(args.params['id'])
  // An account that isn't tracked has no posts to read.
  const readPosts = (tracked: readonly AccountAnalytics[]) => {
    if (id === null || !tracked.some((account) => account.id === id)) return
    void queryClient.prefetchQuery(accountFigureQueries.bestPosts('tracker', id, period))
    void queryClient.prefetchQuery(accountFigureQueries.posts('tracker', id, period))
  }
  void queryClient.ensureQueryData(accountFigureQueries.list('tracker', period)).then(readPosts, () => {})
  return null
}

/** One tracked account: its figures, its posts, and a comparison with the team's own. */
export function Component() {
  const text = useTrackerText()
  const { id } = useParams()
  const clock = useTeamClock()
  const { timeZone, now, today } = clock
  const address = usePageAddress(search)
  const request = periodRequest(address.shown.period, clock)
  const states = useAccountStates('tracker')
  const shown = readId(id)
  if (shown === null) return <NotTracked />
  return (
    <PageBoundary
      failedTitle={text('detail.failed')}
      resetKey={JSON.stringify([shown, request])}
      loading={<DetailSkeleton />}
    >
      <FillSlot slot="pageActions">
        <PeriodControls value={address.wanted.period} onValueChange={address.changePeriod} />
      </FillSlot>
      <Tracked
        id={shown}
        state={states?.get(shown)}
        request={request}
        period={address.shown.period}
        figure={address.wanted.own.figure}
        onFigureChange={(figure) => address.change({ figure }, { replace: true })}
        order={address.wanted.own.order}
        onOrderChange={(order) => address.change({ order }, { replace: true })}
        {...{ timeZone, today, now }}
      />
    </PageBoundary>
  )
}

interface TrackedProps {
  id: number
  state: SocialAccount | undefined
  request: PeriodRequest
  period: PeriodChoice
  figure: (typeof drawn)[number]
  onFigureChange: (figure: (typeof drawn)[number]) => void
  order: (typeof postOrders)[number]
  onOrderChange: (order: (typeof postOrders)[number]) => void
  timeZone: string
  today: string
  now: Date
}

function Tracked(props: TrackedProps) {
  const { id, state, request, period, figure, onFigureChange, order, onOrderChange } = props
  const { timeZone, today, now } = props
  const text = useTrackerText()
  const { data: tracked } = useSuspenseQuery(accountFigureQueries.list('tracker', request))
  const { data: ours } = useSuspenseQuery(accountFigureQueries.list('social', request))
  const account = tracked.find((row) => row.id === id)
  if (account === undefined) return <NotTracked account={state} />
  const beside: AccountAnalytics[] = [account, ...ours].slice(0, maxCompared)
  const row = { type: 'account', id, name: accountName(account) } as const
  return (
    <Stack gap="4">
      <FillSlot slot="breadcrumb">{accountName(account)}</FillSlot>
      <AccountStateBanner account={state} />
      <TrackedHead account={account} state={state} timeZone={timeZone} now={now} />
      <AccountCard
        account={account}
        figures={figures}
        drawn={drawn}
        figure={figure}
        onFigureChange={(next) => onFigureChange(next as (typeof drawn)[number])}
        today={today}
        timeZone={timeZone}
      />
      {ours.length > 0 && (
        <WidgetBoundary failedTitle={text('detail.chartFailed')} loading={<ChartSkeleton />}>
          <FollowersChart
            title={text('detail.besideOwn')}
            accounts={beside}
            today={today}
            timeZone={timeZone}
          />
        </WidgetBoundary>
      )}
      <TrackedPosts {...{ account, request, period, timeZone }} order={order} onOrderChange={onOrderChange} />
      <PostingRhythm account={account} request={request} timeZone={timeZone} />
      <Card title={text('detail.notes')}>
        <NotesPanel row={row} isPartOfPage />
      </Card>
    </Stack>
  )
}

const ChartSkeleton = () => (
  <Card>
    <Loading label={useTrackerText()('detail.chartLoading')}>
      <Skeleton height={330} />
    </Loading>
  </Card>
)

function DetailSkeleton() {
  const text = useTrackerText()
  return (
    <Loading label={text('detail.loading')}>
      <Stack gap="4">
        <Card>
          <Skeleton height={56} />
        </Card>
        <Card>
          <Skeleton height={440} />
        </Card>
        <Card>
          <Skeleton height={330} />
        </Card>
      </Stack>
    </Loading>
  )
}
