import { Comparison } from '@tandem/api-contract'
import { addDays, addMonths, daysBetween } from '@tandem/format'
import type { DatePreset } from '@tandem/format'
import * as v from 'valibot'
import { dateParams, dayIn, daysOf } from '../days/date-choice.ts'
import { readDateChoice } from '../days/date-choice.ts'
import { writeDateChoice } from '../days/date-choice.ts'
import type { DateChoice } from '../days/date-choice.ts'
import type { TeamClock } from '../days/team-clock.ts'

/** The days of a page with figures, and their comparison. */
export interface PeriodChoice {
  /** Empty for all days. */
  dates: DateChoice
  compare: Comparison
  /** The days to compare with, for `custom`. */
  against?: { date_from: string; date_to: string }
}

/** The default for an address without days. */
export const usualDates = 'last_30_days' satisfies DatePreset
const usualComparison: Comparison = 'previous_period'

/** The parameters of a period in an address. */
export const periodParams = [...dateParams, 'compare', 'compare_from', 'compare_to'] as const

/** Reads the period of an address; unusable values get their default. */
export function readPeriod(params: URLSearchParams): PeriodChoice {
  const isLifetime = params.get('date') === 'lifetime'
  const dates = readDateChoice(params)
  return {
    dates: isLifetime || Object.keys(dates).length > 0 ? dates : { date: usualDates },
    ...readComparison(params),
  }
}

function readComparison(params: URLSearchParams): Pick<PeriodChoice, 'compare' | 'against'> {
  const compare = v.safeParse(Comparison, params.get('compare'))
  if (!compare.success) return { compare: usualComparison }
  if (compare.output !== 'custom') return { compare: compare.output }
  const [date_from, date_to] = [dayIn(params, 'compare_from'), dayIn(params, 'compare_to')]
  return date_from === undefined || date_to === undefined || date_from > date_to
    ? { compare: usualComparison }
    : { compare: 'custom', against: { date_from, date_to } }
}

/** The parameters for {@link readPeriod}; undefined ones are removed from the address. */
export function writePeriod({ dates, compare, against }: PeriodChoice): Record<string, string | undefined> {
  const { date, ...days } = writeDateChoice(dates)
  const isLifetime = dates.date === undefined && days.date_from === undefined && days.date_to === undefined
  return {
    ...days,
    date: isLifetime ? 'lifetime' : date === usualDates ? undefined : date,
    compare: compare === usualComparison ? undefined : compare,
    compare_from: against?.date_from,
    compare_to: against?.date_to,
  }
}

/** The days of a request to the server, and what they are compared with. */
export interface PeriodRequest {
  date_from?: string
  date_to: string
  compare: Comparison
  compare_from?: string
  compare_to?: string
}

/**
 * The request to the server. Without a first day, the server uses the first day with data and compares with
 * nothing. This week, month, quarter and year are requested as a whole, so that they are compared as such on
 * their first day too.
 */
export function periodRequest({ dates, compare, against }: PeriodChoice, clock: TeamClock): PeriodRequest {
  const { date_from, date_to = clock.today } = wholeDaysOf(dates, clock)
  if (date_from === undefined) return { date_to, compare: 'none' }
  return {
    date_from,
    date_to: date_to < date_from ? date_from : date_to,
    compare,
    ...(against && { compare_from: against.date_from, compare_to: against.date_to }),
  }
}

/** The length of presets that end today, although their last month doesn't, in months. */
const monthsOf: Partial<Record<DatePreset, number>> = { this_month: 1, this_quarter: 3, this_year: 12 }

/** The days to compare with when a person begins to choose them: as many, directly before. */
export function usualAgainst(choice: PeriodChoice, clock: TeamClock): { date_from: string; date_to: string } {
  const { date_from = clock.today, date_to } = periodRequest(choice, clock)
  const end = date_to < clock.today ? date_to : clock.today
  const length = Math.max(0, daysBetween(date_from, end)) + 1
  return { date_from: addDays(date_from, -length), date_to: addDays(date_from, -1) }
}

function wholeDaysOf(dates: DateChoice, clock: TeamClock): ReturnType<typeof daysOf> {
  const days = daysOf(dates, clock)
  if (days.date_from === undefined) return days
  if (dates.date === 'this_week') return { ...days, date_to: addDays(days.date_from, 6) }
  const months = dates.date && monthsOf[dates.date]
  return months ? { ...days, date_to: addDays(addMonths(days.date_from, months), -1) } : days
}
