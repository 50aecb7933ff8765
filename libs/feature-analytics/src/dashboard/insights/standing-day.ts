import type { Insights } from '@tandem/api-contract'
import { daysBetween, teamDay } from '@tandem/format'
import type { SoldMeasure } from '../dashboard-search.ts'
import { drawnDays } from './insight-days.ts'

/** A day far above the usual day of its period. */
export interface StandingDay {
  day: string
  value: number
  /** How many times the usual day. */
  times: number
}

/** The value of a finished day. */
interface KnownDay {
  day: string
  value: number
}

/** Fewer known days don't show what is usual. */
const minDays = 14

/** A day has to be this many times the usual one to be worth a sentence. */
const minFactor = 2

/** How far above the usual day, in median distances from it: 6.7 standard deviations of a normal distribution. */
const minDistances = 10

/** So few periods at most may have such a day by chance. */
const maxChance = 0.01

/** Instagram's days begin and end by this clock. */
const networkZone = 'America/Los_Angeles'

/** Whether so many days are known that one can stand out. */
export const areEnough = (known: readonly KnownDay[]) => known.length >= minDays

/** The reach of the finished days on which that of every account is known. */
export function reachDays(insights: Insights): KnownDay[] {
  const { accounts_all_read_at, accounts_known_since } = insights
  const partial = new Set(insights.partial_reach_days)
  const since = accounts_known_since.figures
  if (since === null) return []
  const { days, social } = drawnDays(insights, 'reach', 'orders')
  return knownDays(days, social, accounts_all_read_at, networkZone).filter(
    ({ day }) => day >= since && !partial.has(day),
  )
}

/** The orders of the finished days that every store was synced for, or their revenue in a currency. */
export function saleDays(insights: Insights, measure: SoldMeasure): KnownDay[] {
  const { days, sold } = drawnDays(insights, 'reach', measure)
  return knownDays(days, sold, insights.stores_all_read_at, insights.timezone)
}

/** The day whose reach stands out. */
export const standingReach = (insights: Insights) => standingDay(reachDays(insights))

/** The day whose orders, or revenue in a currency, stand out. */
export function standingSale(insights: Insights, measure: SoldMeasure): StandingDay | null {
  const known = saleDays(insights, measure)
  const standing = standingDay(known)
  return measure === 'orders' && standing && mayBeChance(standing.value, known) ? null : standing
}

/** The days that were over when all of them was last read, in this zone. */
function knownDays(
  days: readonly string[],
  values: readonly (number | null)[],
  readAt: string | null,
  zone: string,
): KnownDay[] {
  if (readAt === null) return []
  const unfinished = teamDay(readAt, zone)
  return days.flatMap((day, index) => {
    const value = values[index] ?? null
    return value === null || day >= unfinished ? [] : [{ day, value }]
  })
}

/**
 * The highest day, if it is far above the usual day, which is the median: at least twice as much, and 10 times as far
 * from it as half of the days are. It is also at least twice what is usual on its weekday, because a Sunday like every
 * other doesn't stand out. Null when no day stands out, when several share the highest value, when too little is known,
 * or when a quarter of the days are at 0, because then one order more or less changes what is usual.
 *
 * On simulated 30-day dashboards whose days differ only by chance, a day is named for orders in less than 0.1 % of
 * them, for revenue in at most 2.3 %, and for reach in 1.4 % (days that differ by 30 %) to 4.3 % (by 40 %); see
 * `standing-by-chance.test.ts`.
 */
export function standingDay(known: readonly KnownDay[]): StandingDay | null {
  const [highest, second] = known.toSorted((a, b) => b.value - a.value)
  if (!highest || !second || !areEnough(known) || highest.value === second.value) return null
  const isRare = known.filter(({ value }) => value <= 0).length * 4 >= known.length
  const usual = median(known.map(({ value }) => value))
  const distance = median(known.map(({ value }) => Math.abs(value - usual)))
  const ofWeekday = median(
    known
      .filter(({ day }) => day !== highest.day && daysBetween(day, highest.day) % 7 === 0)
      .map(({ value }) => value),
  )
  const minValue = Math.max(minFactor * usual, minFactor * ofWeekday, usual + minDistances * distance)
  return !isRare && highest.value >= minValue ? { ...highest, times: highest.value / usual } : null
}

/**
 * Whether a day with so many of all orders may come by chance: in more than 1 of 100 such periods, if each order
 * falls on any day. The bound is Hoeffding's for the binomial distribution (1963, theorem 1), for each of the days.
 * Fewer than 6 orders on a day always may.
 */
export function mayBeChance(count: number, known: readonly KnownDay[]): boolean {
  const all = known.reduce((sum, { value }) => sum + value, 0)
  const share = count / all
  const even = 1 / known.length
  const surprise = share * Math.log(share / even) + (1 - share) * Math.log((1 - share) / (1 - even))
  return share <= even || known.length * Math.exp(-all * surprise) > maxChance
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
