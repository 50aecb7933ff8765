import type { AccountAnalytics } from '@tandem/api-contract'
import { comparedWords, knownPart, knownWords, periodText } from '@tandem/choices'
import { ChangeValue, KpiStrip } from '@tandem/design-system'
import { formatNumber, formatRange } from '@tandem/format'
import { isOfNetwork } from './day-values.ts'
import { figuresOf } from './figures.ts'
import type { AccountFigure } from './figures.ts'
import { changeOf, formatFigure } from './format-figure.ts'
import { FigureProvenance, sinceOf } from './figure-provenance.tsx'
import { useFigureText } from './messages.ts'

interface AccountKpisProps<Chosen extends AccountFigure> {
  account: AccountAnalytics
  figures: readonly AccountFigure[]
  /** The figures with daily values, which the chart can show. */
  drawn: readonly Chosen[]
  value: Chosen
  onValueChange: (figure: Chosen) => void
  timeZone: string
}

/**
 * The figures of an account in a period, compared with the one before; one of them is chosen for the chart
 * below.
 */
export function AccountKpis<Chosen extends AccountFigure>(props: AccountKpisProps<Chosen>) {
  const { account, figures, drawn, value, onValueChange, timeZone } = props
  const text = useFigureText()
  const { service, current, read_at } = account
  const period = formatRange({ start: current.date_from, end: current.date_to })
  const against = comparedWords(account, timeZone)
  return (
    <KpiStrip
      label={period}
      items={figures.map((figure) => {
        const { value: amount, now, before } = figuresOf(account, figure)
        const { change, label } = changeOf(figure, now, before)
        const since = sinceOf(account, figure)
        const isOfDays = isOfNetwork(figure)
        const isPart = isOfDays && amount !== null && current.days_read < current.days
        return {
          key: figure,
          label: text(`figures.${figure}`),
          color: figure === value ? (1 as const) : undefined,
          value: amount === null ? null : formatFigure(figure, amount),
          exact: amount === null ? undefined : formatFigure(figure, amount, { full: true }),
          missing: text(
            read_at === null
              ? 'notRead'
              : isOfDays && current.days_read === 0
                ? 'notReadThen'
                : figure === 'growth'
                  ? 'notYet'
                  : 'notShared',
          ),
          change:
            against !== null &&
            (change !== null ? (
              <span title={against}>
                <ChangeValue change={change}>{label}</ChangeValue>
              </span>
            ) : (
              amount !== null &&
              knownPart(account, since).isUncompared && (
                <span title={knownWords(account, since) ?? undefined}>{periodText('noEarlierShort')}</span>
              )
            )),
          footnote: isPart
            ? text('where.read', {
                read: formatNumber(current.days_read, { full: true }),
                days: formatNumber(current.days, { full: true }),
              })
            : service === 'tracker' && figure === 'engagement'
              ? text('engagementShort')
              : undefined,
          info: <FigureProvenance account={account} figure={figure} timeZone={timeZone} />,
          fixed: !(drawn as readonly AccountFigure[]).includes(figure),
        }
      })}
      value={value as AccountFigure}
      onValueChange={(figure) => onValueChange(figure as Chosen)}
    />
  )
}
