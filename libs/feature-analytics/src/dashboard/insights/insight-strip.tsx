import type { Insights } from '@tandem/api-contract'
import { comparedWords, knownPart, knownWords, periodText } from '@tandem/choices'
import { ChangeValue, KpiStrip } from '@tandem/design-system'
import type { Kpi } from '@tandem/design-system'
import { formatMoney, formatNumber, formatRange, formatShare } from '@tandem/format'
import { socialMeasures } from '../dashboard-search.ts'
import type { SocialMeasure, SoldMeasure } from '../dashboard-search.ts'
import { dashboardText as text } from '../messages.ts'
import { isSoldUnknown } from './insight-figures.ts'
import type { FigureKey, InsightFigure } from './insight-figures.ts'
import { InsightProvenance } from './insight-provenance.tsx'

interface InsightStripProps {
  insights: Insights
  /** Left out: of all accounts. */
  accountId?: number | undefined
  timeZone: string
  figures: readonly InsightFigure[]
  /** What the line and the columns below show; null where there are none. */
  measure: SocialMeasure | null
  sold: SoldMeasure | null
  onMeasureChange: (measure: SocialMeasure) => void
}

/** The figures of the period against the one before; a choice of what the line below shows. */
export function InsightStrip(props: InsightStripProps) {
  const { insights, accountId, timeZone, figures, measure, sold, onMeasureChange } = props
  const { current } = insights
  const against = comparedWords(insights, timeZone)
  const period = formatRange({ start: current.date_from, end: current.date_to }, timeZone)
  const since = insights.stores_known_since
  const known = knownWords(insights, since)
  const { isCut, isUncompared } = knownPart(insights, since)
  const whyMissing = (isOfStores: boolean) =>
    isOfStores || insights.accounts_read_at === null
      ? 'insights.notRead'
      : current.days_read === 0
        ? 'insights.noDayRead'
        : 'insights.notShared'
  const items = figures.map(({ key, value, change }): Kpi<string> => {
    const isSocial = socialMeasures.some((name) => name === key)
    const label = figureLabel(key)
    const isOfStores = key === 'orders' || typeof key === 'object'
    const isShown = key === measure || keyOf(key) === sold
    return {
      key: keyOf(key),
      label,
      color: isShown ? (isSocial ? 1 : 2) : undefined,
      value: value === null ? null : said(key, value, false),
      exact: value === null ? undefined : said(key, value, true),
      change:
        value === null ? (
          isOfStores && isCut && !isSoldUnknown(insights) ? (
            known
          ) : (
            text(whyMissing(isOfStores))
          )
        ) : isOfStores && isUncompared ? (
          <span title={known ?? undefined}>{periodText('noEarlierShort')}</span>
        ) : (
          against !== null && (
            <span title={against}>
              <ChangeValue change={change && change.by} goodWhen={key === 'posts' ? 'neither' : 'higher'}>
                {change && changeSaid(change)}
              </ChangeValue>
            </span>
          )
        ),
      footnote:
        isOfStores && value !== null && isCut
          ? knownWords({ ...insights, previous: null }, since)
          : undefined,
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

/** How a figure is told from the others: money by its currency. */
const keyOf = (key: FigureKey): string => (typeof key === 'object' ? key.currency : key)

/** A figure by its name; of money the value itself says its currency. */
const figureLabel = (key: FigureKey) => text(`insights.measures.${typeof key === 'object' ? 'revenue' : key}`)

function said(key: FigureKey, value: number, full: boolean): string {
  if (typeof key === 'object') return formatMoney(value, key.currency, { compact: !full })
  return formatNumber(full ? value : Math.round(value), { full })
}

/** The arrow says the direction of a share; a number of people has its sign as well. */
function changeSaid({ kind, by }: NonNullable<InsightFigure['change']>): string {
  if (kind === 'share') return formatShare(Math.abs(by))
  return `${by > 0 ? '+' : ''}${formatNumber(by, { full: true })}`
}
