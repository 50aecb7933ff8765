import type { EndpointRead } from '@tandem/api-client'
import type { listSalesDays } from '@tandem/api-contract'
import { storeQueries, useTeamClock } from '@tandem/choices'
import { Card, lazyPart, Loading, Skeleton } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { formatNumber, formatRange } from '@tandem/format'
import { WidgetBoundary } from '@tandem/page-parts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { formatKnownSince, knownSince } from '../lists/known-since.ts'
import { daysShown, maxDays } from '../lists/sold-days.ts'
import type { ListPartProps } from '../lists/store-list.ts'
import { useText } from '../lists/messages.ts'
import { ecommercePaths } from '../paths.ts'
import { isNarrowedFurther, narrowingOf, orderAddress } from './order-address.ts'
import type { OrderView } from './order-address.ts'
import { orderQueries } from './queries.ts'
import { SalesStrip, stripRoom } from './sales-strip.tsx'

const DaysChart = lazyPart(async () => (await import('../lists/days-chart.tsx')).DaysChart)

/** What was sold with the listed orders, above them: figures, and an optional chart. */
export function SalesSummary(props: ListPartProps<OrderView>) {
  const text = useText()
  const clock = useTeamClock()
  const asked = narrowingOf(orderAddress.request(props.search, clock))
  const currencies = new Set(props.stores.map(({ default_currency }) => default_currency)).size
  return (
    <div className={css({ display: 'grid', gap: '4', marginBlockEnd: '4' })}>
      <WidgetBoundary
        failedTitle={text('sales.failed')}
        loading={<SummarySkeleton isChartShown={props.search.chart !== undefined} currencies={currencies} />}
        resetKey={JSON.stringify(asked)}
      >
        <Summary {...props} {...{ asked, currencies }} />
      </WidgetBoundary>
    </div>
  )
}

type Asked = ReturnType<typeof narrowingOf>

interface SummaryProps extends ListPartProps<OrderView> {
  asked: Asked
  currencies: number
}

/**
 * The rows don't wait for the figures: until those of the requested orders are there, the last ones stay,
 * dimmed, with the days that they are about.
 */
function Summary({ asked, currencies, ...props }: SummaryProps) {
  const query = useQuery({ ...orderQueries.salesDays(asked), throwOnError: isFirst })
  const [last, keep] = useState<ShownSales>()
  const current = query.data && { asked, search: props.search, sales: query.data }
  if (current && (current.sales !== last?.sales || current.search !== last.search)) keep(current)
  const shown = current ?? last
  const isOld = current === undefined
  if (!shown)
    return <SummarySkeleton isChartShown={props.search.chart !== undefined} currencies={currencies} />
  return (
    <div className={parts} aria-busy={isOld} data-old={isOld || undefined}>
      <SalesOf {...props} {...shown} currencies={currencies} />
    </div>
  )
}

/** Figures that are on screen stay when a later read of them fails. */
const isFirst = (_error: Error, { state }: { state: { data: unknown } }) => state.data === undefined

/** The figures on screen, with what was asked for. */
interface ShownSales {
  asked: Asked
  search: OrderView
  sales: EndpointRead<typeof listSalesDays>
}

interface SalesOfProps extends ShownSales, Pick<SummaryProps, 'currencies' | 'onChange'> {}

function SalesOf({ asked, search, sales, currencies, onChange }: SalesOfProps) {
  const text = useText()
  const { timeZone, today } = useTeamClock()
  const { store_id, date_from, date_to } = asked
  const { data: rows, meta } = sales
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
  const isCut = shown.length === maxDays
  const isNarrowed = isNarrowedFurther(search)
  const drawn = (chart: string | undefined) => onChange({ chart, page: search.page })
  return (
    <>
      <SalesStrip
        totals={totals}
        currencies={currencies}
        period={range(isCut ? (date_from ?? first_day ?? first) : first)}
        knownSince={formatKnownSince(date_from, since)}
        isNarrowed={isNarrowed}
        isChartShown={search.chart !== undefined}
        comparePath={isNarrowed ? undefined : comparePath(asked)}
        onChartShownChange={(isShown) => drawn(isShown ? (totals[0]?.currency ?? 'orders') : undefined)}
      />
      {search.chart !== undefined && (
        <Suspense fallback={<ChartSkeleton />}>
          <DaysChart
            title={text('sales.byDay')}
            titleLevel={2}
            description={
              isCut
                ? text('sales.latestDays', { period: range(first), days: formatNumber(maxDays) })
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
              `${ecommercePaths.orders}${orderAddress.write({ ...ordersOf(search), date_from: day, date_to: day })}`
            }
          />
        </Suspense>
      )}
    </>
  )
}

/** The list of the same orders, from its first page and without the chart. */
const ordersOf = ({ chart: _chart, page: _page, date: _date, ...search }: OrderView): Partial<OrderView> =>
  search

/** The comparison of the store with its shop's report, for the month that contains all the days. */
function comparePath({ store_id, date_from, date_to }: Asked): string {
  const month = date_from?.slice(0, 7)
  const params = new URLSearchParams()
  if (store_id !== undefined) params.set('store_id', String(store_id))
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

const parts = css({
  display: 'grid',
  gap: '4',
  minWidth: '0',
  '&[data-old]': { opacity: '[0.6]', transition: '[opacity 100ms 150ms]' },
})
