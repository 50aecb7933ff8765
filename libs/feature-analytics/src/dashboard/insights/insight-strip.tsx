import type { Insights } from '@tandem/api-contract'
import { comparedWords, knownPart, knownWords, periodText } from '@tandem/choices'
import { ChangeValue, KpiStrip } from '@tandem/design-system'
import type { Kpi } from '@tandem/design-system'
import { compactTogether, formatMoney, formatNumber, formatRange, formatShare } from '@tandem/format'
import type { ReactNode } from 'react'
import { socialMeasures } from '../dashboard-search.ts'
import type { SocialMeasure, SoldMeasure } from '../dashboard-search.ts'
import { dashboardText as text } from '../messages.ts'
import { isSoldUnknown } from './insight-figures.ts'
import type { FigureKey, InsightFigure } from './insight-figures.ts'
import { InsightProvenance } from './insight-provenance.tsx'
import { marginWords, profitNotCompared } from './profit-words.ts'

interface InsightStripProps {
  insights: Insights
  /** Without it: all accounts. */
  accountId?: number | undefined
  timeZone: string
  figures: readonly InsightFigure[]
  /** The measure of the line below; null when there is none. */
  measure: SocialMeasure | null
  sold: SoldMeasure | null
  onMeasureChange: (measure: SocialMeasure) => void
}

/** The figures of the period compared with the one before; one of them is chosen for the line below. */
export function InsightStrip(props: InsightStripProps) {
  const { insights, accountId, timeZone, figures, measure, sold, onMeasureChange } = props
  const { current } = insights
  const against = comparedWords(insights, timeZone)
  const period = formatRange({ start: current.date_from, end: current.date_to }, timeZone)
  const since = insights.stores_known_since
  const known = knownWords(insights, since)
  const { isCut, isUncompared } = knownPart(insights, since)
  const whyMissing = (key: FigureKey) => {
    if (!isOfStores(key))
      return insights.accounts_read_at === null
        ? text('insights.notRead')
        : text(current.days_read === 0 ? 'insights.noDayRead' : 'insights.notShared')
    if (isSoldUnknown(insights)) return text('insights.notRead')
    if (current.orders !== null) return text('insights.profit.noCost')
    return known
  }
  const changeOf = ({ key, value, change }: InsightFigure) => {
    if (value === null) return whyMissing(key)
    if (isOfStores(key) && isUncompared)
      return <span title={known ?? undefined}>{periodText('noEarlierShort')}</span>
    const reason = isProfit(key) ? profitNotCompared(insights, key.currency) : null
    if (reason !== null) return <span title={reason}>{text('insights.profit.notComparedShort')}</span>
    return (
      against !== null && (
        <span title={against}>
          <ChangeValue change={change && change.by} goodWhen={key === 'posts' ? 'neither' : 'higher'}>
            {change && changeText(change)}
          </ChangeValue>
        </span>
      )
    )
  }
  /** One line; how many costs are known is behind the info button. */
  const withMargin = ({ key, value }: InsightFigure, change: ReactNode) => {
    const margin = isProfit(key) && value !== null ? marginWords(insights, key.currency) : null
    if (margin === null) return change
    return (
      <span>
        {change}
        {change && ' · '}
        {margin}
      </span>
    )
  }
  const footnoteOf = ({ key, value }: InsightFigure) =>
    value !== null && isOfStores(key) && isCut ? knownWords({ ...insights, previous: null }, since) : null
  const compact = compactTogether(
    figures.flatMap(({ key, value }) =>
      typeof key === 'object' ? [{ amount: value, currency: key.currency }] : [],
    ),
  )
  const format = (key: FigureKey, value: number, full: boolean) =>
    typeof key === 'object'
      ? formatMoney(value, key.currency, { compact: !full && compact })
      : formatNumber(full ? value : Math.round(value), { full })
  const items = figures.map((figure): Kpi<string> => {
    const { key, value } = figure
    const isSocial = socialMeasures.some((name) => name === key)
    const label = figureLabel(key)
    const isShown = key === measure || keyOf(key) === sold
    return {
      key: keyOf(key),
      label,
      color: isShown ? (isSocial ? 1 : 2) : undefined,
      value: value === null ? null : format(key, value, false),
      exact: value === null ? undefined : format(key, value, true),
      change: withMargin(figure, changeOf(figure)),
      footnote: footnoteOf(figure) ?? undefined,
      info: <InsightProvenance figure={key} {...{ label, insights, accountId, timeZone }} />,
      fixed: !isSocial,
    }
  })
  return (
    <KpiStrip
      label={text('insights.label', { period })}
      items={items}
      value={measure ?? undefined}
      onValueChange={measure === null ? undefined : (key) => onMeasureChange(key as SocialMeasure)}
    />
  )
}

type Money = Extract<FigureKey, object>

const isProfit = (key: FigureKey): key is Money => typeof key === 'object' && key.of === 'profit'

const isOfStores = (key: FigureKey) => key === 'orders' || typeof key === 'object'

/** Identifies a figure: revenue by its currency, as the columns below choose it. */
const keyOf = (key: FigureKey): string =>
  typeof key === 'object' ? (key.of === 'revenue' ? key.currency : `profit ${key.currency}`) : key

/** The name of a figure; for money the value itself shows its currency. */
const figureLabel = (key: FigureKey) => text(`insights.measures.${typeof key === 'object' ? key.of : key}`)

/** The arrow shows the direction of a percentage; a number of people has its own sign. */
function changeText({ kind, by }: NonNullable<InsightFigure['change']>): string {
  if (kind === 'share') return formatShare(Math.abs(by), { fixed: true })
  return `${by > 0 ? '+' : ''}${formatNumber(by, { full: true })}`
}
