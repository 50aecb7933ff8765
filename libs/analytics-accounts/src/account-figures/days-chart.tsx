import type { AccountAnalytics, AccountDay, AccountPeriod } from '@tandem/api-contract'
import { accountName, comparedWords } from '@tandem/choices'
import { ChangeValue } from '@tandem/design-system'
import { BarChart, LineChart } from '@tandem/design-system/charts'
import { countFormats, daysBetween, daysFrom, formatRange } from '@tandem/format'
import type { NumberLocale } from '@tandem/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { dayValues, isCounted, isOfNetwork } from './day-values.ts'
import type { DayFigure } from './day-values.ts'
import { ChartProvenance } from './chart-provenance.tsx'
import { accountColors } from './compared-ids.ts'
import { changeOf } from './format-figure.ts'
import { useFigureText } from './messages.ts'
import { accountFigureQueries } from './queries.ts'
import { shownDays } from './shown-days.ts'

export interface DaysChartProps {
  /** A single account is shown with its period before; several, at most six, as one line each. */
  accounts: readonly AccountAnalytics[]
  figure: DayFigure
  today: string
  timeZone: string
  /** Shown above the plot; without it, the text above the chart says what it shows. */
  title?: string
  actions?: ReactNode
  /** A necessary remark. */
  note?: string
}

const signedFormats = {
  ...countFormats,
  formatValue: (value: number, where: NumberLocale) =>
    `${value > 0 ? '+' : ''}${countFormats.formatValue(value, where)}`,
}

/** A figure of accounts day by day. */
export function DaysChart({ accounts, figure, today, timeZone, title, actions, note }: DaysChartProps) {
  const text = useFigureText()
  const rows = useDaysOf(accounts, ({ current }) => current)
  const only = accounts.length === 1 ? accounts[0] : undefined
  const before = only?.previous ?? null
  const rowsBefore = useDaysOf(before === null ? none : accounts, ({ previous }) => previous!)
  const label = text(`byDay.${figure}`)
  const period = accounts[0]?.current
  const days = useMemo(
    () =>
      period === undefined
        ? []
        : shownDays({ ...period, known: rows.flatMap((known) => known.map(({ day }) => day)).toSorted() }),
    [period, rows],
  )
  const axis = useMemo(() => ({ days, today }), [days, today])
  const series = useMemo(
    () =>
      accounts.map((account, index) => ({
        key: String(account.id),
        color: accountColors[index],
        label: accounts.length === 1 ? label : accountName(account),
        values: dayValues(rows[index] ?? [], days, figure, { readUntil: account.read_at && today }),
      })),
    [accounts, label, rows, days, figure, today],
  )
  const previous = useMemo(() => {
    if (before === null || only === undefined) return undefined
    const daysBefore = everyDay(before)
    const values = dayValues(rowsBefore[0] ?? [], daysBefore, figure, { readUntil: only.read_at && today })
    if (values.every((value) => value === null)) return undefined
    return { label: formatRange({ start: before.date_from, end: before.date_to }), values, days: daysBefore }
  }, [before, only, rowsBefore, figure, today])
  const Chart = isCounted(figure) && only !== undefined ? BarChart : LineChart
  const [first, last] = [days[0], days.at(-1)]
  const shown = first === undefined || last === undefined ? '' : formatRange({ start: first, end: last })
  const zone = isOfNetwork(figure) ? text('where.networkDays') : text('byDay.teamDays', { zone: timeZone })
  return (
    <Chart
      title={title ?? label}
      titleHidden={title === undefined}
      description={title === undefined ? undefined : `${label}, ${shown}`}
      axis={axis}
      series={series}
      previous={previous}
      {...(figure === 'growth' ? signedFormats : countFormats)}
      formatChange={changesOf(figure)}
      empty={text('byDay.none')}
      actions={actions}
      // Below the figures of an account, each figure explains its own source.
      info={title !== undefined && <ChartProvenance {...{ accounts, figure, timeZone }} />}
      footer={[title === undefined && shown, zone, note, only && comparedWords(only, timeZone)]
        .filter(Boolean)
        .join('. ')}
    />
  )
}

/** The difference of two values of a figure, for a column of the table. */
const changesOf = (figure: DayFigure) => (value: number, before: number) => {
  const { change, label } = changeOf(figure === 'growth' ? 'followers' : figure, value, before)
  return <ChangeValue change={change}>{label}</ChangeValue>
}

const none: readonly AccountAnalytics[] = []

/** The daily figures of each account's period. */
function useDaysOf(
  accounts: readonly AccountAnalytics[],
  periodOf: (account: AccountAnalytics) => AccountPeriod,
): AccountDay[][] {
  const asked = accounts.map((account) => {
    const { date_from, date_to } = periodOf(account)
    return { service: account.service, id: account.id, date_from, date_to }
  })
  // One query for all of them: a hook for several would increase the app's first load.
  return useSuspenseQuery(accountFigureQueries.daysOfSeveral(asked)).data
}

const everyDay = ({ date_from, date_to }: AccountPeriod) =>
  daysFrom(date_from, daysBetween(date_from, date_to) + 1)
