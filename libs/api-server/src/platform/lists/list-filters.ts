import { sql } from 'kysely'
import { addDays, dayStart } from '@tandem/format'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'

/** Upper limit for counting when there is no stored count. */
export const countedMatches = 1000

/** A count of rows, and whether there are more. */
export interface Counted {
  total: number
  isCapped: boolean
}

/** The filters of a list besides its stores and the search term. */
export interface ListFilters {
  /** Conditions for the walk along an index. */
  conditions: Condition[]
  /** The same filters for the search function, by its parameter names. */
  values: Record<string, unknown>
  /** Finds the first counted rows of the sort faster than the conditions do; only for pages. */
  first?: Condition | undefined
  /**
   * The number of rows when it is known without finding them; otherwise they are counted as they are found.
   */
  counted: Counted | null
}

/** The time zone of the team's days. */
export async function teamTimezone(db: TeamDatabase): Promise<string> {
  return (await db.selectFrom('teams').select('timezone').executeTakeFirstOrThrow()).timezone
}

interface Days {
  date_from?: string | undefined
  date_to?: string | undefined
}

/** Days outside this range are not applied: dates in our languages don't reach such years. */
const [firstDay, lastDay] = ['0002-01-01', '9999-12-30']

/** The moments of days in the team's zone: `from` is included, `until` is not. */
export async function momentsOf(db: TeamDatabase, days: Days) {
  if (days.date_from === undefined && days.date_to === undefined) return { from: undefined, until: undefined }
  return momentsIn(await teamTimezone(db), days)
}

/** Like `momentsOf`, for a known zone. */
export function momentsIn(timezone: string, { date_from, date_to }: Days) {
  return {
    from: date_from !== undefined && date_from >= firstDay ? dayStart(date_from, timezone) : undefined,
    until: date_to !== undefined && date_to <= lastDay ? dayStart(dayAfter(date_to), timezone) : undefined,
  }
}

const dayAfter = (day: string) => (day < firstDay ? firstDay : addDays(day, 1))

/** The conditions of the filters that are set. */
export const conditionsOf = (...conditions: (Condition | undefined)[]): Condition[] =>
  conditions.filter((condition) => condition !== undefined)

/** `column <operator> value`, when there is a value. */
export const compares = (
  column: string,
  operator: '>=' | '<' | '<=' | '=',
  value: string | number | undefined,
): Condition | undefined =>
  value === undefined ? undefined : sql`${sql.ref(column)} ${sql.raw(operator)} ${value}`

/** `column = any (…)`, when there are values. */
export const isOneOf = (column: string, values: readonly string[] | undefined): Condition | undefined =>
  values === undefined ? undefined : sql`${sql.ref(column)} = any(${values}::text[])`
