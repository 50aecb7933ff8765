import type { SocialAccount, Store } from '@tandem/api-contract'
import { useTeamClock } from '@tandem/choices'
import { Button, Card, EmptyState, lazyPart, Skeleton, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Suspense, useState } from 'react'
import { DashboardHead } from './dashboard-head.tsx'
import { widgetIds } from './dashboard-layout.ts'
import { dashboardRequests } from './dashboard-search.ts'
import { FigureChangesBanner } from './figure-changes-banner.tsx'
import { firstReadings } from './first-reading.ts'
import { FirstSteps } from './first-steps.tsx'
import { useDashboardText } from './messages.ts'
import { ReadingBanner } from './reading-banner.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useDashboardLayout } from './use-dashboard-layout.ts'
import { WidgetGrid } from './widget-grid.tsx'
import { AudiencePlace, CustomersPlace, InsightsPlace, OnlineFollowersPlace } from './widget-places.tsx'

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
    insights: <InsightsPlace {...shown} storeId={storeId} request={requests.insights} onChange={change} />,
    online: <OnlineFollowersPlace {...shown} request={requests.onlineFollowers} />,
    audience: <AudiencePlace {...shown} request={requests.audience} onChange={change} />,
    ...(stores.length > 0 && {
      customers: (
        <CustomersPlace request={requests.customers} timeZone={timeZone} growsEvery={shown.growsEvery} />
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
