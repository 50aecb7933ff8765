import { daysOf, storeQueries, useTeamClock } from '@tandem/choices'
import { Card, lazyPart, Loading, Skeleton } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { formatNumber, formatRange } from '@tandem/format'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { cutAt, knownSince } from '../lists/known-since.ts'
import { daysShown, mostDays } from '../lists/sold-days.ts'
import type { ListPartProps } from '../lists/store-list.ts'
import { useText } from '../lists/messages.ts'
import { ecommercePaths } from '../paths.ts'
import { isNarrowedFurther, orderAddress } from './order-address.ts'
import type { OrderView } from './order-address.ts'
import { orderQueries } from './queries.ts'
import { SalesStrip, stripRoom } from './sales-strip.tsx'

const DaysChart = lazyPart(async () => (await import('../lists/days-chart.tsx')).DaysChart)

/** What the view's stores sold on its days, above their orders: figures, and an optional chart. */
export function SalesSummary(props: ListPartProps<OrderView>) {
  const text = useText()
  const clock = useTeamClock()
  const { timeZone, today } = clock
  const days = daysOf(props.search, clock)
  const currencies = new Set(props.stores.map(({ default_currency }) => default_currency)).size
  return (
    <div className={css({ display: 'grid', gap: '4', marginBlockEnd: '4' })}>
      <WidgetBoundary
        failedTitle={text('sales.failed')}
        loading={<SummarySkeleton isChartShown={props.search.chart !== undefined} currencies={currencies} />}
        resetKey={JSON.stringify([props.search.store_id, days])}
      >
        <Summary {...props} {...{ days, today, timeZone, currencies }} />
      </WidgetBoundary>
    </div>
  )
}

interface SummaryProps extends ListPartProps<OrderView> {
  days: { date_from?: string; date_to?: string }
  today: string
  timeZone: string
  currencies: number
}

function Summary({ search, days, today, timeZone, currencies, onChange }: SummaryProps) {
  const text = useText()
  const { date_from, date_to } = days
  const { store_id } = search
  const {
    data: { data: rows, meta },
  } = useSuspenseQuery(orderQueries.salesDays({ store_id, ...days }))
  const shown = useMemo(
    () => daysShown(rows, { date_from, date_to, today }),
    [rows, date_from, date_to, today],
  )
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const since = useMemo(() => knownSince(stores, store_id, timeZone), [stores, store_id, timeZone])
  const { totals, first_day } = meta
  const [first, last] = [shown[0], shown.at(-1)]
  const range = (start: string | undefined) =>
    start === undefined || last === undefined ? timeZone : formatRange({ start, end: last }, timeZone)
  // The figures cover all days; the chart has space for the latest.
  const isCut = shown.length === mostDays
  const drawn = (chart: string | undefined) => onChange({ chart, page: search.page })
  return (
    <>
      <SalesStrip
        totals={totals}
        currencies={currencies}
        period={range(isCut ? (date_from ?? first_day ?? first) : first)}
        knownSince={cutAt(date_from, since)}
        isListNarrower={isNarrowedFurther(search)}
        isChartShown={search.chart !== undefined}
        comparePath={comparePath(store_id, days)}
        onChartShownChange={(isShown) => drawn(isShown ? (totals[0]?.currency ?? 'orders') : undefined)}
      />
      {search.chart !== undefined && (
        <Suspense fallback={<ChartSkeleton />}>
          <DaysChart
            title={text('sales.byDay')}
            titleLevel={2}
            description={
              isCut
                ? text('sales.latestDays', { period: range(first), days: formatNumber(mostDays) })
                : range(first)
            }
            rows={rows}
            days={shown}
            today={today}
            since={since}
            count="orders"
            measure={search.chart}
            onMeasureChange={drawn}
            pathOf={(day) =>
              `${ecommercePaths.orders}${orderAddress.write({ store_id, date_from: day, date_to: day })}`
            }
          />
        </Suspense>
      )}
    </>
  )
}

/** The comparison of the store with its shop's report, for the month that contains all the days. */
function comparePath(storeId: number | undefined, { date_from, date_to }: SummaryProps['days']): string {
  const month = date_from?.slice(0, 7)
  const params = new URLSearchParams()
  if (storeId !== undefined) params.set('store_id', String(storeId))
  if (month !== undefined && date_to?.startsWith(month)) params.set('month', month)
  return params.size === 0 ? ecommercePaths.reconcile : `${ecommercePaths.reconcile}?${params}`
}

function SummarySkeleton({ isChartShown, currencies }: { isChartShown: boolean; currencies: number }) {
  const text = useText()
  return (
    <>
      <Card>
        <Loading label={text('sales.loading')}>
          <div className={cx(stripRoom(currencies), css({ display: 'grid' }))}>
            <Skeleton height="auto" />
          </div>
        </Loading>
      </Card>
      {isChartShown && <ChartSkeleton />}
    </>
  )
}

const ChartSkeleton = () => (
  <Card>
    <Skeleton height={300} />
  </Card>
)
