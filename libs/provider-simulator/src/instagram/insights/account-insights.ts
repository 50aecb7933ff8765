import type { InstagramAccount } from '../data/account.ts'
import { dayMetrics, totalOf } from '../data/account-figures.ts'
import type { DayMetric } from '../data/account-figures.ts'
import { onlineFollowers } from '../data/online-followers.ts'
import { day, hour, pacificStart } from '../data/pacific-day.ts'
import type { Call } from '../graph/call.ts'
import { badParameter, unknownError } from '../graph/graph-error.ts'
import { breakdownOf, breakdownsOf } from './account-breakdowns.ts'
import { audienceMetrics, demographicInsight } from './demographic-insights.ts'
import { needRecent, readWindow, windowPaging } from './insight-window.ts'
import type { InsightWindow } from './insight-window.ts'
import { graphTime, titleOf } from './metric-words.ts'

const ofLargeAccounts = [
  'follower_count',
  'online_followers',
  'follower_demographics',
  'follows_and_unfollows',
]
const known: readonly string[] = [
  ...dayMetrics,
  'follows_and_unfollows',
  'follower_count',
  'online_followers',
  ...audienceMetrics,
]
/** Metrics that are answered as a series by default. */
const withSeries = ['reach', 'follower_count', 'online_followers']
const rollingDays: Record<string, number> = { day: 1, week: 7, days_28: 28 }

const isDayMetric = (name: string): name is DayMetric => dayMetrics.some((metric) => metric === name)

const frame = (account: InstagramAccount, name: string, period: string) => ({
  name,
  period,
  title: titleOf(name),
  description: `${titleOf(name)} of this account.`,
  id: `${account.id}/insights/${name}/${period}`,
})

/** Days that are reported already and still kept. */
const reportedDays = (call: Call, account: InstagramAccount, days: number[]): number[] =>
  days.filter((dayNumber) => {
    const start = pacificStart(dayNumber)
    const { lateHours, accountHistoryDays } = call.settings
    return (
      start + lateHours * hour <= call.now &&
      start >= Date.parse(account.opened) &&
      start >= call.now - accountHistoryDays * day
    )
  })

const seriesOf = (
  call: Call,
  account: InstagramAccount,
  name: string,
  period: string,
  window: InsightWindow,
) => {
  const { world, now, settings } = call
  const ended = reportedDays(call, account, window.days).filter(
    (dayNumber) => pacificStart(dayNumber + 1) <= now,
  )
  const valueOf = (dayNumber: number): unknown => {
    const end = pacificStart(dayNumber + 1)
    if (name === 'online_followers') {
      const isMissing = world.noise(account.username, dayNumber, 'unseen') < 0.03
      return isMissing || now - end < (18 + settings.lateHours) * hour
        ? {}
        : onlineFollowers(world.noise, world.followers, account, dayNumber)
    }
    if (name === 'follower_count')
      return world.followers.between(account, pacificStart(dayNumber), end).gained
    const first = dayNumber - (rollingDays[period] ?? 1) + 1
    return totalOf(world.accountFigures.ofDays(account, { first, last: dayNumber }, now).reach)
  }
  const values = ended.map((dayNumber) => ({
    value: valueOf(dayNumber),
    end_time: graphTime(pacificStart(dayNumber + 1)),
  }))
  return values.length === 0 ? [] : [{ ...frame(account, name, period), values }]
}

const totalsOf = (
  call: Call,
  account: InstagramAccount,
  names: string[],
  window: InsightWindow,
  breakdown: string | null,
) => {
  const { world, now } = call
  const days = reportedDays(call, account, window.days)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const figures = world.accountFigures.ofDays(account, { first, last }, now)
  const follows = world.followers.between(account, pacificStart(first), Math.min(now, pacificStart(last + 1)))
  return names.map((name) => {
    const value = isDayMetric(name) ? totalOf(figures[name]) : follows.gained + follows.lost
    const parts =
      breakdown === null
        ? undefined
        : breakdownOf(breakdown, isDayMetric(name) ? { metric: name, parts: figures[name] } : follows)
    return {
      ...frame(account, name, 'day'),
      total_value: { value, ...(parts && { breakdowns: [parts] }) },
    }
  })
}

/** `/{account}/insights`: answers series where a metric has one, totals where they are requested. */
export const accountInsights = (call: Call, account: InstagramAccount): object => {
  const { query, world, now, settings } = call
  const names = (query.get('metric') ?? '').split(',').filter((name) => name !== '')
  const period = query.get('period') ?? 'day'
  const metricType = query.get('metric_type')
  const breakdown = query.get('breakdown')
  if (names.length === 0) throw badParameter('The parameter metric is required.')
  const wrong = names.findIndex((name) => !known.includes(name))
  if (wrong !== -1)
    throw badParameter(`metric[${wrong}] must be one of the following values: ${known.join(', ')}`)
  if (metricType !== null && metricType !== 'total_value' && metricType !== 'time_series')
    throw badParameter('metric_type must be one of the following values: total_value, time_series')

  const isTotal = metricType === 'total_value'
  const needTotal = names.filter((name) => !withSeries.includes(name))
  if (!isTotal && needTotal.length > 0)
    throw badParameter(
      `The following metrics (${needTotal.join(',')}) should be specified with parameter metric_type=total_value`,
    )
  const needSeries = names.filter((name) => name === 'follower_count' || name === 'online_followers')
  if (isTotal && needSeries.length > 0)
    throw badParameter(
      `The following metrics (${needSeries.join(',')}) should be specified with parameter metric_type=time_series`,
    )
  const unfit = names.filter((name) => !periodsOf(name, isTotal).includes(period))
  if (unfit.length > 0)
    throw badParameter(
      `The following metrics (${unfit.join(',')}) are incompatible with the period ${period}`,
    )
  if (breakdown !== null && names.some((name) => !isTotal || !breakdownsOf(name).includes(breakdown)))
    throw unknownError()

  const isSmall = world.followers.at(account, now) < 100
  const withheld = isSmall ? names.filter((name) => ofLargeAccounts.includes(name)) : []
  if (withheld.length > 0 && settings.smallAccounts === 'refused')
    throw badParameter(
      `The following metrics (${withheld.join(',')}) are not available for users with fewer than 100 followers`,
    )
  const open = names.filter((name) => !withheld.includes(name))
  const audience = open.filter((name) => audienceMetrics.some((metric) => metric === name))
  if (audience.length > 0 || audienceMetrics.some((metric) => names.includes(metric)))
    return {
      data: audience.flatMap((name) => demographicInsight(call, account, name, frame(account, name, period))),
    }

  const window = readWindow(call, names.includes('online_followers') ? 2 * day : day)
  for (const name of needSeries) needRecent(call, window, name)
  if (isTotal) return { data: totalsOf(call, account, open, window, breakdown) }
  return {
    data: open.flatMap((name) => seriesOf(call, account, name, period, window)),
    ...windowPaging(call, window),
  }
}

const periodsOf = (name: string, isTotal: boolean): string[] => {
  if (name === 'online_followers' || audienceMetrics.some((metric) => metric === name)) return ['lifetime']
  return name === 'reach' && !isTotal ? Object.keys(rollingDays) : ['day']
}
