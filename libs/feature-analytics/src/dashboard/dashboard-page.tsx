import { markOld, queryClientContext } from '@tandem/api-client'
import { FillSlot } from '@tandem/app-frame'
import {
  connectedAccountQueries,
  isReading,
  isSyncing,
  loadStoreChoice,
  StoreAddress,
  storeQueries,
  teamClock,
  useTeamClock,
} from '@tandem/choices'
import type { StoreChoice } from '@tandem/choices'
import { Loading, Skeleton, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { WidgetBoundary } from '@tandem/page-parts'
import { sessionQueries } from '@tandem/session'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import { AudienceCard, AudienceWidget } from './audience/audience-widget.tsx'
import { CustomersWidget } from './customers/customers-widget.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { asksTheSame, dashboardRequests, readDashboardSearch } from './dashboard-search.ts'
import { FigureChangesBanner } from './figure-changes-banner.tsx'
import { firstReadings } from './first-reading.ts'
import { InsightsSkeleton } from './insights/insights-skeleton.tsx'
import { InsightsWidget } from './insights/insights-widget.tsx'
import { useDashboardText } from './messages.ts'
import { NothingConnected } from './nothing-connected.tsx'
import { OnlineFollowersSkeleton } from './online-followers/online-followers-skeleton.tsx'
import { OnlineFollowersWidget } from './online-followers/online-followers-widget.tsx'
import { readDashboard } from './queries.ts'
import { ReadingBanner } from './reading-banner.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'

/** Which store and account the page shows, and the start of all its reads. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ choice: StoreChoice }> {
  const queryClient = context.get(queryClientContext)
  const [choice, { data: accounts }, { team }] = await Promise.all([
    loadStoreChoice({ request, context }),
    queryClient.ensureQueryData(connectedAccountQueries.list()),
    queryClient.ensureQueryData(sessionQueries.me),
  ])
  if (choice !== 'unknown') {
    const search = readDashboardSearch(new URL(request.url).searchParams, accounts)
    readDashboard(queryClient, dashboardRequests(search, choice.id, teamClock(team)))
  }
  return { choice }
}

/** Another view of the same figures is no new showing of them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !asksTheSame(currentUrl, nextUrl))

/** How the team's posts and its stores moved together. */
export function Component() {
  const { choice } = useLoaderData<typeof loader>()
  return (
    <>
      <StoreAddress choice={choice} />
      {choice !== 'unknown' && <Dashboard storeId={choice.id} />}
    </>
  )
}

function Dashboard({ storeId }: { storeId: number | null }) {
  const text = useDashboardText()
  const clock = useTeamClock()
  const { timeZone } = clock
  const { data: accounts } = useSuspenseQuery(connectedAccountQueries.list())
  const { data: everyStore } = useSuspenseQuery(storeQueries.list())
  const stores = everyStore.filter(({ archived_at }) => archived_at === null)
  const { search, wanted, change, switchStore } = useDashboardAddress(accounts, storeId)
  const requests = dashboardRequests(search, storeId, clock)
  useRereadAfter(accounts.some(isReading) || stores.some(isSyncing))

  if (accounts.length === 0 && stores.length === 0)
    return (
      <>
        <FillSlot slot="pageDescription">{text('nothing.description')}</FillSlot>
        <NothingConnected />
      </>
    )
  const readings = firstReadings(accounts, stores)
  const shown = {
    search,
    accounts,
    stores,
    timeZone,
    growsEvery: readings.length > 0 ? 3000 : false,
  } as const
  return (
    <>
      <DashboardHead
        {...{ accounts, stores, wanted }}
        request={requests.insights}
        onChange={change}
        onStoreChange={switchStore}
      />
      <Stack gap="4">
        <ReadingBanner readings={readings} />
        <FigureChangesBanner />
        <WidgetBoundary
          failedTitle={text('insights.failed')}
          loading={
            <InsightsSkeleton
              hasAccounts={accounts.length > 0}
              hasStores={stores.length > 0}
              isCompared={requests.insights.compare !== 'none'}
            />
          }
          resetKey={JSON.stringify(requests.insights)}
        >
          <InsightsWidget {...shown} storeId={storeId} request={requests.insights} onChange={change} />
        </WidgetBoundary>
        <div className={row}>
          <WidgetBoundary
            failedTitle={text('online.failed')}
            loading={<OnlineFollowersSkeleton />}
            resetKey={JSON.stringify(requests.onlineFollowers)}
          >
            <OnlineFollowersWidget {...shown} request={requests.onlineFollowers} />
          </WidgetBoundary>
          <WidgetBoundary
            failedTitle={text('audience.failed')}
            loading={
              <AudienceCard
                audience={undefined}
                view={search.audience}
                of={search.of}
                hasAccounts={accounts.length > 0}
                hasStores={stores.length > 0}
                isBusy={false}
                isBeingRead={false}
                {...{ timeZone }}
                onChange={change}
              />
            }
            resetKey={JSON.stringify(requests.audience)}
          >
            <AudienceWidget {...shown} request={requests.audience} onChange={change} />
          </WidgetBoundary>
        </div>
        {stores.length > 0 && (
          <WidgetBoundary
            failedTitle={text('customers.failed')}
            loading={
              <Loading label={text('customers.loading')}>
                <Skeleton height={320} />
              </Loading>
            }
            resetKey={JSON.stringify(requests.customers)}
          >
            <CustomersWidget request={requests.customers} timeZone={timeZone} growsEvery={shown.growsEvery} />
          </WidgetBoundary>
        )}
      </Stack>
    </>
  )
}

/** The last figures of a reading are written after its last progress was seen. */
function useRereadAfter(isBeingRead: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isBeingRead) return
    return () => void markOld(queryClient, ['figures'])
  }, [isBeingRead, queryClient])
}

const row = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  laptop: { gridTemplateColumns: '[minmax(0, 1fr) 372px]' },
})
