import { Day } from '@tandem/api-contract'
import { datePreset, datePresets } from '@tandem/format'
import type { DatePreset } from '@tandem/format'
import * as v from 'valibot'
import type { TeamClock } from './team-clock.ts'

/** The days a list is filtered by, as in its address: a preset, or days; empty for all. */
export interface DateChoice {
  date?: DatePreset
  /** Both included; each can be left open. */
  date_from?: string
  date_to?: string
}

/** The parameters of an address for a choice of days. */
export const dateParams = ['date', 'date_from', 'date_to'] as const

/** The day of a parameter; undefined for one that the calendar doesn't have. */
export const dayIn = (params: URLSearchParams, name: string) => {
  const day = v.safeParse(Day, params.get(name) ?? undefined)
  // The calendar only supports four-digit years from 1000 on.
  return day.success && day.output >= '1000' ? day.output : undefined
}

/**
 * Reads the days of an address. A preset wins over days; unusable days, or ones that end before they begin,
 * are left out.
 */
export function readDateChoice(params: URLSearchParams): DateChoice {
  const date = datePresets.find((name) => name === params.get('date'))
  if (date !== undefined) return date === 'lifetime' ? {} : { date }
  const [from, to] = [dayIn(params, 'date_from'), dayIn(params, 'date_to')]
  if (from !== undefined && to !== undefined && from > to) return {}
  return { ...(from !== undefined && { date_from: from }), ...(to !== undefined && { date_to: to }) }
}

/** The parameters for {@link readDateChoice}; undefined ones are removed from the address. */
export function writeDateChoice({
  date,
  date_from,
  date_to,
}: DateChoice): Record<(typeof dateParams)[number], string | undefined> {
  if (date !== undefined)
    return { date: date === 'lifetime' ? undefined : date, date_from: undefined, date_to: undefined }
  return { date: undefined, date_from, date_to }
}

/** The days of a choice for the API: the team's time zone and week decide the days of a preset. */
export function daysOf(
  choice: DateChoice,
  {
    now,
    timeZone,
    weekStart,
  }: Pick<TeamClock, 'timeZone' | 'weekStart'> & { now: TeamClock['now'] | string },
): { date_from?: string; date_to?: string } {
  const { date, date_from, date_to } = choice
  if (date === undefined) {
    return { ...(date_from !== undefined && { date_from }), ...(date_to !== undefined && { date_to }) }
  }
  const { start, end } = datePreset(date, { now, timeZone, weekStart })
  // Lifetime has no end, so that it includes what a shop dates a minute in the future.
  return start === null ? {} : { date_from: start, date_to: end }
}
