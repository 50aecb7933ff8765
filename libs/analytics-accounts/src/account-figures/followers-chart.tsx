import type { AccountAnalytics } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { Card, IconButton, Switcher, Text } from '@tandem/design-system'
import { LineChart } from '@tandem/design-system/charts'
import { css } from '@tandem/design-system/css'
import { countFormats, formatRange, formatShare, formatTicks } from '@tandem/format'
import type { NumberLocale } from '@tandem/format'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ChartProvenance } from './chart-provenance.tsx'
import { accountColors } from './compared-ids.ts'
import { followerLine } from './follower-lines.ts'
import type { FollowerMeasure } from './follower-lines.ts'
import { useFigureText } from './messages.ts'
import { shownDays } from './shown-days.ts'

export interface FollowersChartProps {
  title: string
  /** At most six. */
  accounts: readonly AccountAnalytics[]
  today: string
  timeZone: string
  onClose?: () => void
}

const growthFormats = {
  formatValue: (share: number, where: NumberLocale) =>
    `${share > 0 ? '+' : ''}${formatShare(share, { ...where, full: true })}`,
  formatTicks: (shares: readonly number[], where: NumberLocale) =>
    formatTicks(
      shares.map((share) => share * 100),
      where,
    ).map((percent) => `${percent}%`),
}
const measures = ['growth', 'count'] as const satisfies FollowerMeasure[]

/**
 * Followers of several accounts day by day: their growth, so that large and small accounts can be compared,
 * or their number.
 */
export function FollowersChart({ title, accounts, today, timeZone, onClose }: FollowersChartProps) {
  const text = useFigureText()
  const [measure, setMeasure] = useState<FollowerMeasure>('growth')
  const period = accounts[0]?.current
  const days = useMemo(() => {
    const known = accounts.flatMap(({ followers }) => followers.days).toSorted()
    return period === undefined ? [] : shownDays({ ...period, known })
  }, [accounts, period])
  const axis = useMemo(() => ({ days, today }), [days, today])
  const series = useMemo(
    () =>
      accounts.map((account, index) => ({
        key: String(account.id),
        color: accountColors[index],
        label: accountName(account),
        values: followerLine(account.followers, days, measure),
      })),
    [accounts, days, measure],
  )
  const withoutLine = series.filter(({ values }) => values.every((value) => value === null))
  const [first, last] = [days[0], days.at(-1)]
  const shownPeriod =
    first === undefined || last === undefined ? timeZone : formatRange({ start: first, end: last }, timeZone)
  const isGrowth = measure === 'growth'
  return (
    <Card flush>
      <LineChart
        title={title}
        description={text(isGrowth ? 'compare.growthText' : 'compare.countText', { period: shownPeriod })}
        axis={axis}
        series={series}
        {...(isGrowth ? growthFormats : countFormats)}
        info={<ChartProvenance figure="followers" {...{ accounts, timeZone }} />}
        empty={text(isGrowth ? 'compare.emptyGrowth' : 'compare.empty')}
        actions={
          <>
            <Switcher
              label={text('compare.shows')}
              options={measures.map((value) => ({ value, label: text(`compare.${value}`) }))}
              value={measure}
              onValueChange={setMeasure}
            />
            {onClose && (
              <IconButton
                size="sm"
                label={text('compare.close')}
                icon={<X aria-hidden />}
                onClick={onClose}
              />
            )}
          </>
        }
      />
      {/* Without any line, the chart itself says so. */}
      {withoutLine.length > 0 && withoutLine.length < series.length && (
        <Text size="xs" tone="muted" className={below}>
          {text(isGrowth ? 'compare.noGrowth' : 'compare.noCount', {
            names: withoutLine.map(({ label }) => label).join(', '),
          })}
        </Text>
      )}
    </Card>
  )
}

const below = css({ paddingInline: '5', paddingBottom: '3', mobileDown: { paddingInline: '4' } })
