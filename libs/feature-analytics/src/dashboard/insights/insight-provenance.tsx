import type { Insights } from '@tandem/api-contract'
import { comparedWords, knownPart, knownWords, periodText } from '@tandem/choices'
import { link } from '@tandem/design-system/recipes'
import { formatNumber } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import { Link } from 'react-router'
import { analyticsPaths } from '../../paths.ts'
import { dashboardText, useDashboardText } from '../messages.ts'
import { daysCount } from './insight-days.ts'
import type { FigureKey } from './insight-figures.ts'
import { isProfitCompared, profitIn } from './insight-figures.ts'
import { marginBeforeWords, profitNotCompared, todaysCostWords, unknownCostWords } from './profit-words.ts'
import { daysSearch } from './source-links.ts'

interface InsightProvenanceProps {
  figure: FigureKey
  label: string
  insights: Insights
  /** Without it: all accounts. */
  accountId: number | undefined
  timeZone: string
}

const sources = {
  reach: 'instagramInsights',
  views: 'instagramInsights',
  interactions: 'instagramInsights',
  profile_links_taps: 'instagramInsights',
  followers: 'instagramProfile',
  posts: 'instagramPosts',
  orders: 'storeOrders',
  revenue: 'storeOrders',
  profit: 'storeOrders',
} as const

const exact = (count: number) => formatNumber(count, { full: true })

/** Explains the source and the calculation of a figure of the insights. */
export function InsightProvenance(props: InsightProvenanceProps) {
  const { figure, label, insights, accountId, timeZone } = props
  const text = useDashboardText()
  const name = typeof figure === 'object' ? figure.of : figure
  const source = sources[name]
  const isOfStores = source === 'storeOrders'
  const { current, days } = insights
  const against = comparedWords(insights, timeZone)
  const shown = { date_from: current.date_from, date_to: current.date_to, account: accountId }
  const { followers, figures, posts } = insights.accounts_known_since
  const isOfNetworkDays = source === 'instagramInsights'
  const since = isOfStores
    ? insights.stores_known_since
    : figure === 'followers'
      ? followers
      : isOfNetworkDays
        ? figures
        : posts
  // The network's daily figures are compared over the days that both periods have.
  const known = knownWords(isOfStores ? insights : { ...insights, previous: null }, since)
  const isUncompared =
    isOfStores &&
    (knownPart(insights, since).isUncompared ||
      (name === 'profit' && typeof figure === 'object' && !isProfitCompared(insights, figure.currency)))
  const lines = [
    text(`insights.rules.${name}`),
    ...(name === 'followers' ? [text('insights.rules.followersChange')] : []),
    ...(typeof figure === 'object' && figure.of === 'profit' ? costLines(insights, figure.currency) : []),
    ...(isOfNetworkDays
      ? [`${text('insights.daysRead', { read: exact(current.days_read), days: exact(daysCount(days)) })}.`]
      : []),
    ...(against !== null && isOfNetworkDays ? [periodText('wholeDays')] : []),
    ...(known === null ? [] : [`${known}.`]),
    ...(against !== null && figure !== 'followers' && !isUncompared ? [`${against}.`] : []),
  ]
  return (
    <Provenance
      figure={label}
      source={
        isOfStores ? (
          text(`where.${source}`)
        ) : (
          <>
            {text(`where.${source}`)}{' '}
            <Link to={`${analyticsPaths.accounts}${daysSearch(shown)}`} className={link()}>
              {text('where.accounts')}
            </Link>
          </>
        )
      }
      readAt={isOfStores ? insights.stores_read_at : insights.accounts_read_at}
      zone={timeZone}
      days={isOfNetworkDays ? text('insights.rules.networkDays') : undefined}
      currency={typeof figure === 'object' ? figure.currency : undefined}
      rule={lines.join(' ')}
    />
  )
}

/** What is known about the costs behind gross profit. */
function costLines(insights: Insights, currency: string): string[] {
  if (insights.current.orders !== null && profitIn(insights.current, currency) === null)
    return [dashboardText('insights.profit.enter')]
  const unknown = unknownCostWords(insights, currency)
  const lines = [
    marginBeforeWords(insights, currency),
    unknown && `${unknown}.`,
    todaysCostWords(insights, currency),
    profitNotCompared(insights, currency),
  ]
  return lines.filter((line) => line !== null)
}
