import type { PostSalesDetail, ProvenWindow } from '@tandem/api-contract'
import { BarChart } from '@tandem/design-system/charts'
import { css } from '@tandem/design-system/css'
import { moneyFormats, teamDay } from '@tandem/format'
import { useNow } from '@tandem/page-parts'
import { useMemo } from 'react'
import { soldColors } from '../posts/sold-key.tsx'
import { useSalesText } from './sales-messages.ts'
import { dailySales } from './sales-sums.ts'

interface RevenueChartProps {
  detail: Pick<PostSalesDetail, 'window' | 'days'>
  currency: string
  proven: ProvenWindow
  /** The first day whose orders are all known, if any of the post are missing. */
  since: string | null
}

/** The proven revenue of each day of a window. */
export function RevenueChart({ detail, currency, proven, since }: RevenueChartProps) {
  const say = useSalesText()
  const today = teamDay(useNow().toISOString(), detail.window.timezone)
  const sales = useMemo(
    () => dailySales(detail, { currency, proven, since }),
    [detail, currency, proven, since],
  )
  const axis = useMemo(() => ({ days: sales.days, today }), [sales, today])
  const title = say('chart.title')
  const series = useMemo(
    () => [{ key: 'proven', label: title, values: sales.revenue, color: soldColors.proven }],
    [sales, title],
  )
  return (
    <div className={inside}>
      <BarChart
        title={title}
        titleLevel={3}
        titleHidden
        axis={axis}
        series={series}
        {...moneyFormats(currency)}
        height={150}
        empty={say(since === null ? 'chart.none' : 'chart.noneKnown')}
      />
    </div>
  )
}

// The chart has the margins of a card, but is inside one already.
const inside = css({ marginInline: '-5', marginTop: '-4', mobileDown: { marginInline: '-4' } })
