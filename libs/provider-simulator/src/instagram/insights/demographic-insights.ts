import type { InstagramAccount } from '../data/account.ts'
import { totalOf } from '../data/account-figures.ts'
import { demographicBreakdowns, demographicsOf } from '../data/demographics.ts'
import { pacificDay } from '../data/pacific-day.ts'
import type { Call } from '../graph/call.ts'
import { badParameter } from '../graph/graph-error.ts'

/** Metrics that describe an audience. */
export const audienceMetrics = ['follower_demographics', 'engaged_audience_demographics'] as const

const working: Record<string, number> = { this_week: 7, this_month: 30 }
const listed = ['last_14_days', 'last_30_days', 'last_90_days', 'prev_month']
/** Smaller audiences get no groups. */
const fewest = 100

/** The groups of an audience; no item at all when it is too small. */
export const demographicInsight = (
  { query, world, now, settings }: Call,
  account: InstagramAccount,
  metric: string,
  frame: object,
): object[] => {
  const timeframe = query.get('timeframe')
  if (timeframe !== null && listed.includes(timeframe))
    throw badParameter(`The timeframe ${timeframe} is not supported since version v20.0.`)
  if (timeframe !== null && !Object.hasOwn(working, timeframe))
    throw badParameter(
      `timeframe must be one of the following values: ${[...Object.keys(working), ...listed].join(', ')}`,
    )
  const breakdown = demographicBreakdowns.find((name) => name === query.get('breakdown'))
  if (!breakdown) throw badParameter('A breakdown is required for this metric: age, city, country or gender')

  // The audience is counted once a day.
  const asOf = Math.floor((now - settings.lateHours * 3_600_000) / 86_400_000) * 86_400_000
  const last = pacificDay(asOf)
  const engaged = () => {
    const first = last - (working[timeframe ?? 'this_month'] ?? 30) + 1
    return totalOf(world.accountFigures.ofDays(account, { first, last }, now).accounts_engaged)
  }
  const audience = metric === 'follower_demographics' ? world.followers.at(account, asOf) : engaged()
  if (audience < fewest) return []
  const dimensions = breakdown.split(',')
  const rows = demographicsOf(world.noise, account, breakdown, audience)
  const lead = timeframe === null ? [] : [timeframe.toUpperCase()]
  return [
    {
      ...frame,
      total_value: {
        breakdowns: [
          {
            dimension_keys: [...(timeframe === null ? [] : ['timeframe']), ...dimensions],
            results: rows.map(({ values, count }) => ({
              dimension_values: [...lead, ...values],
              value: count,
            })),
          },
        ],
      },
    },
  ]
}
