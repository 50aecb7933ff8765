import { postKindIcons } from '@tandem/analytics-posts'
import type { Insights } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Switcher } from '@tandem/design-system'
import { BarChart, TandemChart } from '@tandem/design-system/charts'
import type { ChartMark } from '@tandem/design-system/charts'
import { countFormats, formatDate, formatMoney, formatRange, moneyFormats, teamDay } from '@tandem/format'
import { useNow } from '@tandem/page-parts'
import { Image } from 'lucide-react'
import { useMemo } from 'react'
import { useHref, useNavigate } from 'react-router'
import { analyticsPaths } from '../../paths.ts'
import type { DashboardSearch, SoldMeasure } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { RelativeChangeValue } from '../relative-change-value.tsx'
import { drawnDays } from './insight-days.ts'
import { isSoldUnknown, revenueIn } from './insight-figures.ts'
import { InsightFooter } from './insight-footer.tsx'
import { postMarkName } from './post-mark-name.ts'
import { daySearch, daysSearch } from './source-links.ts'

interface InsightChartProps {
  insights: Insights
  search: DashboardSearch
  storeId: number | null
  /** What the columns show; null where no store is connected. */
  sold: SoldMeasure | null
  currencies: readonly string[]
  hasAccounts: boolean
  timeZone: string
  isBusy: boolean
  onSoldChange: (sold: SoldMeasure) => void
}

/** The accounts' figures above, sales below, posts in between, day by day. */
export function InsightChart(props: InsightChartProps) {
  const { insights, search, storeId, sold, currencies, hasAccounts, timeZone, isBusy, onSoldChange } = props
  const text = useDashboardText()
  const navigate = useNavigate()
  const ordersPath = usePlace('orders')
  const base = useHref('/').replace(/\/$/, '')
  const today = teamDay(useNow().toISOString(), timeZone)
  const { measure, account_id } = search
  const { current } = insights
  const drawn = useMemo(() => drawnDays(insights, measure, sold ?? 'orders'), [insights, measure, sold])
  const axis = useMemo(() => ({ days: drawn.days, today }), [drawn, today])
  const period = { date_from: current.date_from, date_to: current.date_to }
  const marks = useMemo(() => {
    const filter = daysSearch({ date_from: current.date_from, date_to: current.date_to, account_id })
    return insights.posts.map((post): ChartMark => {
      const Icon = postKindIcons[post.kind]
      return {
        key: String(post.id),
        day: post.day,
        label: postMarkName(post),
        icon: <Icon size={12} aria-hidden />,
        href: `${base}${analyticsPaths.post(post.id)}${filter}`,
      }
    })
  }, [insights.posts, base, current.date_from, current.date_to, account_id])
  const soldName = (name: SoldMeasure) =>
    name === 'orders'
      ? text('insights.measures.orders')
      : currencies.length === 1
        ? text('insights.measures.revenue')
        : text('insights.measures.revenueIn', { currency: name })
  const upper = useMemo(
    () => ({
      series: {
        key: measure,
        label: measure === 'reach' ? text('insights.ofDay.reach') : text(`insights.measures.${measure}`),
        values: drawn.social,
      },
      ...countFormats,
    }),
    [measure, drawn, text],
  )
  const lowerLabel = sold === null ? '' : soldName(sold)
  const lower = useMemo(
    () =>
      sold === null
        ? undefined
        : {
            series: { key: sold, label: lowerLabel, values: drawn.sold, color: 2 as const },
            ...(sold === 'orders' ? countFormats : moneyFormats(sold)),
          },
    [sold, lowerLabel, drawn],
  )
  const openDay = (day: string) => void navigate(`${ordersPath}${daySearch(day, { store_id: storeId })}`)
  const dayLabel = (day: string) => text('insights.openDay', { day: formatDate(`${day}T00:00:00Z`, 'UTC') })
  const shell = {
    title: text('insights.title'),
    titleHidden: true,
    description: formatRange({ start: period.date_from, end: period.date_to }, timeZone),
    busy: isBusy,
    empty: text(isSoldUnknown(insights) ? 'insights.emptyNotRead' : 'insights.empty'),
    actions: sold !== null && (
      <Switcher
        label={text('insights.sold')}
        options={[...currencies, 'orders'].map((name) => ({
          value: name,
          label: soldName(name),
          hint: isSoldUnknown(insights) ? text('insights.notRead') : soldHint(current, name),
        }))}
        value={sold}
        onValueChange={onSoldChange}
      />
    ),
    footer: (
      <InsightFooter {...{ insights, search, storeId, timeZone, hasAccounts }} hasStores={sold !== null} />
    ),
  }
  if (!hasAccounts && lower)
    return (
      <BarChart
        {...shell}
        axis={axis}
        series={[lower.series]}
        formatValue={lower.formatValue}
        formatTicks={lower.formatTicks}
        plainValue={lower.plainValue}
        height={storeHeight}
        onOpenPoint={ordersPath === null ? undefined : (index) => openDay(drawn.days[index]!)}
        openPointLabel={(index) => dayLabel(drawn.days[index]!)}
      />
    )
  return (
    <TandemChart
      {...shell}
      axis={axis}
      upper={upper}
      lower={lower}
      previous={drawn.previous ?? undefined}
      marks={marks}
      marksLabel={text('insights.measures.posts')}
      marksIcon={<Image size={12} aria-hidden />}
      onOpenMark={({ key }) => void navigate(marks.find((mark) => mark.key === key)!.href.slice(base.length))}
      formatChange={(value, before) => <RelativeChangeValue value={value} before={before} />}
      onOpenDay={ordersPath === null || sold === null ? undefined : openDay}
      openDayLabel={dayLabel}
    />
  )
}

/** The height of the columns when they are shown without other charts, in pixels. */
export const storeHeight = 240

/** Each currency by itself, so that those that are not drawn are seen too. */
function soldHint({ orders, revenue }: Insights['current'], name: SoldMeasure) {
  const value = name === 'orders' ? orders : revenueIn(revenue, name)
  if (value === null) return undefined
  return name === 'orders' ? countFormats.formatValue(value) : formatMoney(value, name, { compact: true })
}
