import type { AccountAnalytics } from '@tandem/api-contract'
import { comparedWords, knownPart, knownWords, periodText } from '@tandem/choices'
import { formatNumber, formatRange } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import type { AccountFigure } from './figures.ts'
import { figureText as text } from './messages.ts'

interface FigureProvenanceProps {
  account: Pick<AccountAnalytics, 'service' | 'read_at' | 'current' | 'previous' | 'compared' | 'known_since'>
  figure: AccountFigure
  timeZone: string
}

const ofPosts = (figure: AccountFigure) => figure === 'posts' || figure === 'engagement'
const ofProfile = (figure: AccountFigure) => figure === 'followers' || figure === 'growth'

/** The name of a figure: for tracked accounts the engagement rate says what it counts. */
export const figureName = (figure: AccountFigure, service: AccountAnalytics['service']) =>
  figure === 'engagement' && service === 'tracker' ? text('engagementTracked') : text(`figures.${figure}`)

/** How the engagement rate of a post is calculated. */
export const rateRule = (service: AccountAnalytics['service']) =>
  `${text(service === 'tracker' ? 'where.ofPostTracked' : 'where.ofPost')} ${text('where.ratesNote')}`

/** How a figure is calculated, in a few sentences. */
export function ruleOf(figure: AccountFigure, service: AccountAnalytics['service']) {
  if (figure === 'engagement')
    return `${text(service === 'tracker' ? 'where.engagementTracked' : 'where.engagement')} ${rateRule(service)}`
  if (figure === 'growth' && service === 'social') return text('where.growthOwn')
  return text(`where.${figure}`)
}

/** Where a figure comes from. */
export function sourceOf(figure: AccountFigure, service: AccountAnalytics['service']) {
  if (ofPosts(figure)) return text('where.from.posts')
  if (ofProfile(figure)) return text(service === 'tracker' ? 'where.from.profile' : 'where.from.ownProfile')
  return text('where.from.insights')
}

const exact = (count: number) => formatNumber(count, { full: true })

/** The first known day of a figure. */
export function sinceOf({ known_since }: Pick<AccountAnalytics, 'known_since'>, figure: AccountFigure) {
  if (ofPosts(figure)) return known_since.posts
  return ofProfile(figure) ? known_since.followers : known_since.figures
}

/** Explains the source of an account's figure. */
export function FigureProvenance({ account, figure, timeZone }: FigureProvenanceProps) {
  const { service, read_at, current } = account
  const against = comparedWords(account, timeZone)
  const { days, days_read, date_from, date_to } = current
  const isWhole = ofPosts(figure) || days_read >= days
  const isOfNetwork = !ofPosts(figure) && !ofProfile(figure)
  const since = sinceOf(account, figure)
  // The network's daily figures are compared over the days that both periods have.
  const known = knownWords(isOfNetwork ? { current, previous: null } : account, since)
  const isUncompared = !isOfNetwork && knownPart(account, since).isUncompared
  const lines = [
    ruleOf(figure, service),
    ...(isWhole ? [] : [text('where.read', { read: exact(days_read), days: exact(days) })]),
    `${formatRange({ start: date_from, end: date_to })}.`,
    ...(known === null ? [] : [`${known}.`]),
    ...(against === null || isUncompared ? [] : [`${against}.`]),
    ...(against !== null && isOfNetwork ? [periodText('wholeDays')] : []),
  ]
  return (
    <Provenance
      figure={figureName(figure, service)}
      source={sourceOf(figure, service)}
      readAt={read_at}
      zone={timeZone}
      days={isOfNetwork ? text('where.networkDays') : undefined}
      rule={lines.join(' ')}
    />
  )
}
