import { sql } from 'kysely'
import { addDays, dayStart } from '@tandem/format'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'

/** What no figure tells is counted up to here. */
export const countedMatches = 1000

/** How many rows there are, or that there are more. */
export interface Counted {
  total: number
  isCapped: boolean
}

/** What narrows a list beside its stores and what is searched. */
export interface ListFilters {
  /** For the walk along an index. */
  conditions: Condition[]
  /** The same for the function that searches, by the names it knows. */
  values: Record<string, unknown>
  /** Holds no more rows than are counted, the first ones of the sort, quicker than the conditions do; for pages alone. */
  first?: Condition | undefined
  /** How many rows there are, where that is told without finding them; otherwise they are counted as they are found. */
  counted: Counted | null
}

/** The zone that the team's days are cut in. */
export async function teamTimezone(db: TeamDatabase): Promise<string> {
  return (await db.selectFrom('teams').select('timezone').executeTakeFirstOrThrow()).timezone
}

interface Days {
  date_from?: string | undefined
  date_to?: string | undefined
}

/** Beyond these nothing is narrowed: years that dates in our languages do not reach. */
const [firstDay, lastDay] = ['0002-01-01', '9999-12-30']

/** The moments of days in the team's zone: `from` belongs to them, `until` no more. */
export async function momentsOf(db: TeamDatabase, days: Days) {
  if (days.date_from === undefined && days.date_to === undefined) return { from: undefined, until: undefined }
  return momentsIn(await teamTimezone(db), days)
}

/** The same where the zone is at hand. */
export function momentsIn(timezone: string, { date_from, date_to }: Days) {
  return {
    from: date_from !== undefined && date_from >= firstDay ? dayStart(date_from, timezone) : undefined,
    until: date_to !== undefined && date_to <= lastDay ? dayStart(dayAfter(date_to), timezone) : undefined,
  }
}

const dayAfter = (day: string) => (day < firstDay ? firstDay : addDays(day, 1))

/** A condition for each filter that is given. */
export const conditionsOf = (...conditions: (Condition | undefined)[]): Condition[] =>
  conditions.filter((condition) => condition !== undefined)

/** `column <operator> value`, where a value is given. */
export const compares = (
  column: string,
  operator: '>=' | '<' | '<=' | '=',
  value: string | number | undefined,
): Condition | undefined =>
  value === undefined ? undefined : sql`${sql.ref(column)} ${sql.raw(operator)} ${value}`

/** `column = any (…)`, where values are given. */
export const isOneOf = (column: string, values: readonly string[] | undefined): Condition | undefined =>
  values === undefined ? undefined : sql`${sql.ref(column)} = any(${values}::text[])`
