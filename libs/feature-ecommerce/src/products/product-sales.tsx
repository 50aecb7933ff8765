import type { ProductDetail } from '@tandem/api-contract'
import { DateFilter, daysOf, storeQueries, useTeamClock } from '@tandem/choices'
import type { DateChoice } from '@tandem/choices'
import { Card, lazyPart, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { formatNumber, formatRange } from '@tandem/format'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { formatKnownSince, knownSince } from '../lists/known-since.ts'
import { daysShown, maxDays } from '../lists/sold-days.ts'
import type { Measure } from '../lists/sold-days.ts'
import { DetailSection } from '../lists/detail-section.tsx'
import { Profit } from '../lists/profit.tsx'
import { sumCosted } from '../lists/sum-costed.ts'
import { useText } from '../lists/messages.ts'
import { orderAddress } from '../orders/order-address.ts'
import { ecommercePaths } from '../paths.ts'
import { productQueries } from './queries.ts'

const DaysChart = lazyPart(async () => (await import('../lists/days-chart.tsx')).DaysChart)

const usualDays = 'last_90_days'

/** How a product sold over time. */
export function ProductSales({ product }: { product: ProductDetail }) {
  const text = useText()
  const [choice, setChoice] = useState<DateChoice>({ date: usualDays })
  return (
    <Stack gap="3">
      <div>
        <DateFilter label={text('sales.days')} value={choice} onValueChange={setChoice} clearTo={usualDays} />
      </div>
      <WidgetBoundary
        failedTitle={text('sales.failed')}
        loading={<ChartSkeleton />}
        resetKey={JSON.stringify(choice)}
      >
        <Sales product={product} choice={choice} />
      </WidgetBoundary>
    </Stack>
  )
}

function Sales({ product: { id, store_id }, choice }: { product: ProductDetail; choice: DateChoice }) {
  const text = useText()
  const clock = useTeamClock()
  const { timeZone, today } = clock
  const [measure, setMeasure] = useState<Measure>('units')
  const { date_from, date_to } = daysOf(choice, clock)
  const { data: rows } = useSuspenseQuery(productQueries.days(id, { date_from, date_to }))
  const days = useMemo(
    () => daysShown(rows, { date_from, date_to, today }),
    [rows, date_from, date_to, today],
  )
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const since = knownSince(stores, store_id, timeZone)
  const known = formatKnownSince(date_from, since)
  const [first, last] = [days[0], days.at(-1)]
  const period =
    first === undefined || last === undefined ? timeZone : formatRange({ start: first, end: last }, timeZone)
  return (
    <>
      <Suspense fallback={<ChartSkeleton />}>
        <DaysChart
          title={text('sales.overTime')}
          titleLevel={3}
          description={[
            days.length === maxDays
              ? text('sales.latestDays', { period, days: formatNumber(maxDays) })
              : period,
            known !== null && text('sales.knownSinceShort', { day: known }),
          ]
            .filter(Boolean)
            .join(', ')}
          rows={rows}
          days={days}
          today={today}
          since={since}
          count="units"
          measure={measure}
          onMeasureChange={setMeasure}
          pathOf={(day) =>
            `${ecommercePaths.orders}${orderAddress.write({ store_id, product_id: id, date_from: day, date_to: day })}`
          }
          height={180}
        />
      </Suspense>
      {sumCosted(rows).map((sold) => (
        <DetailSection key={sold.currency} title={text('profit.titleIn', { currency: sold.currency })}>
          <Text size="xs" tone="muted">
            {period}
          </Text>
          <Profit {...sold} />
        </DetailSection>
      ))}
    </>
  )
}

function ChartSkeleton() {
  const text = useText()
  return (
    <Card>
      <Loading label={text('sales.loading')}>
        <Skeleton height={240} />
      </Loading>
    </Card>
  )
}
