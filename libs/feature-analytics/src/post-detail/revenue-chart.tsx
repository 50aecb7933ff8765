import { attributionSteps } from '@tandem/api-contract'
import type { PostSalesDetail } from '@tandem/api-contract'
import { StackedChart } from '@tandem/design-system/charts'
import { css } from '@tandem/design-system/css'
import { formatMoney, minorUnitDigits, teamDay } from '@tandem/format'
import { useNow } from '@tandem/workbench'
import { useMemo } from 'react'
import { useSalesText } from './sales-messages.ts'
import { dailySales } from './sales-sums.ts'

interface RevenueChartProps {
  detail: Pick<PostSalesDetail, 'window' | 'days'>
  currency: string
}

const colors = { exact: 2, likely: 3, estimated: 6 } as const

/** The revenue of each day that counts, its steps laid on each other. */
export function RevenueChart({ detail, currency }: RevenueChartProps) {
  const say = useSalesText()
  const today = teamDay(useNow().toISOString(), detail.window.timezone)
  const sales = useMemo(() => dailySales(detail, currency), [detail, currency])
  const axis = useMemo(() => ({ days: sales.days, today }), [sales, today])
  const series = useMemo(
    () =>
      attributionSteps.map((step) => ({
        key: step,
        label: say(`steps.${step}`),
        values: sales[step],
        color: colors[step],
      })),
    [sales, say],
  )
  const formats = useMemo(
    () => ({
      exact: (amount: number) => formatMoney(amount, currency),
      // Grid lines stand between minor units, too.
      short: (amount: number) => formatMoney(Math.round(amount), currency, { compact: true }),
      // A file holds whole units of the currency.
      plain: (amount: number) => amount / 10 ** minorUnitDigits(currency),
    }),
    [currency],
  )
  const title = say('chart.title')
  return (
    <div className={inside}>
      <StackedChart
        title={title}
        titleLevel={3}
        titleHidden
        axis={axis}
        series={series}
        formatValue={formats.exact}
        formatTick={formats.short}
        plainValue={formats.plain}
        height={150}
        empty={say('chart.none')}
      />
    </div>
  )
}

// The chart brings the edges of a card, and stands in one already.
const inside = css({ marginInline: '-5', marginTop: '-4', mobileDown: { marginInline: '-4' } })
