import type { SocialAccount, Store } from '@tandem/api-contract'
import { useTeamClock } from '@tandem/choices'
import { Button, Card, EmptyState, lazyPart, Loading, Skeleton, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Suspense, useState } from 'react'
import { AudienceCard, AudienceWidget } from './audience/audience-widget.tsx'
import { CustomersWidget } from './customers/customers-widget.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { widgetIds } from './dashboard-layout.ts'
import { DashboardWidget } from './dashboard-widget.tsx'
import { dashboardRequests } from './dashboard-search.ts'
import { FigureChangesBanner } from './figure-changes-banner.tsx'
import { firstReadings } from './first-reading.ts'
import { FirstSteps } from './first-steps.tsx'
import { InsightsSkeleton } from './insights/insights-skeleton.tsx'
import { InsightsWidget } from './insights/insights-widget.tsx'
import { useDashboardText } from './messages.ts'
import { OnlineFollowersSkeleton } from './online-followers/online-followers-skeleton.tsx'
import { OnlineFollowersWidget } from './online-followers/online-followers-widget.tsx'
import { ReadingBanner } from './reading-banner.tsx'
import { SizedSkeleton } from './sized-skeleton.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useDashboardLayout } from './use-dashboard-layout.ts'
import { WidgetGrid } from './widget-grid.tsx'

const ArrangeDashboard = lazyPart(async () => (await import('./arrange-dashboard.tsx')).ArrangeDashboard)

interface DashboardFiguresProps {
  accounts: readonly SocialAccount[]
  /** Stores that aren't archived. */
  stores: readonly Store[]
  storeId: number | null
}

/** The figures of accounts and stores. A dashboard with nothing connected loads none of this code. */
export function DashboardFigures({ accounts, stores, storeId }: DashboardFiguresProps) {
  const text = useDashboardText()
  const clock = useTeamClock()
  const { timeZone } = clock
  const { search, wanted, change, switchStore } = useDashboardAddress(accounts, storeId)
  const requests = dashboardRequests(search, storeId, clock)
  const { layout, change: changeLayout, reset } = useDashboardLayout()
  const [isArranging, setArranging] = useState(false)
  const readings = firstReadings(accounts, stores)
  const shown = {
    search,
    accounts,
    stores,
    timeZone,
    growsEvery: readings.length > 0 ? 3000 : false,
  } as const
  const widgets = {
    insights: (
      <DashboardWidget
        failedTitle={text('insights.failed')}
        placeholder={
          <InsightsSkeleton
            hasAccounts={accounts.length > 0}
            hasStores={stores.length > 0}
            isCompared={requests.insights.compare !== 'none'}
          />
        }
        request={requests.insights}
      >
        <InsightsWidget {...shown} storeId={storeId} request={requests.insights} onChange={change} />
      </DashboardWidget>
    ),
    online: (
      <DashboardWidget
        failedTitle={text('online.failed')}
        placeholder={<OnlineFollowersSkeleton hasOrders={stores.length > 0} />}
        request={requests.onlineFollowers}
      >
        <OnlineFollowersWidget {...shown} request={requests.onlineFollowers} />
      </DashboardWidget>
    ),
    audience: (
      <DashboardWidget
        failedTitle={text('audience.failed')}
        placeholder={
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
        request={requests.audience}
      >
        <AudienceWidget {...shown} request={requests.audience} onChange={change} />
      </DashboardWidget>
    ),
    ...(stores.length > 0 && {
      customers: (
        <DashboardWidget
          failedTitle={text('customers.failed')}
          placeholder={
            <Loading label={text('customers.loading')}>
              <SizedSkeleton width="100%" height={514} phoneHeight={700} />
            </Loading>
          }
          request={requests.customers}
        >
          <CustomersWidget request={requests.customers} timeZone={timeZone} growsEvery={shown.growsEvery} />
        </DashboardWidget>
      ),
    }),
  }
  const available = widgetIds.filter((id) => id in widgets)
  const isEmpty = layout.every(({ id, isHidden }) => isHidden || !available.includes(id))
  return (
    <>
      <DashboardHead
        {...{ accounts, stores, wanted, isArranging }}
        request={requests.insights}
        onChange={change}
        onStoreChange={switchStore}
        onArrange={() => setArranging(!isArranging)}
      />
      <Stack gap="4" tabIndex={-1} className={quietFocus}>
        <FirstSteps />
        <ReadingBanner readings={readings} />
        <FigureChangesBanner />
        {isArranging && (
          <Suspense fallback={<Skeleton height={220} />}>
            <ArrangeDashboard
              {...{ layout, available }}
              onChange={changeLayout}
              onReset={reset}
              onDone={() => setArranging(false)}
            />
          </Suspense>
        )}
        {isEmpty && !isArranging && (
          <Card flush>
            <EmptyState
              title={text('arrange.nothing')}
              text={text('arrange.nothingText')}
              actions={<Button onClick={reset}>{text('arrange.reset')}</Button>}
            />
          </Card>
        )}
        <WidgetGrid layout={layout} widgets={widgets} isMoving={isArranging} />
      </Stack>
    </>
  )
}

const quietFocus = css({ outlineStyle: 'none' })
