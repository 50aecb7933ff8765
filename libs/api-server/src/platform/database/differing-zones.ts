import { sql } from 'kysely'
import { dayMs, offsetSpans } from '@tandem/format'
import type { OffsetSpan } from '@tandem/format'
import type { WholeDatabase } from './database.ts'

const daysAround = 366

/** The days from a year before an instant until a year after it. */
const daysOf = (now: Date) =>
  Array.from({ length: 2 * daysAround + 1 }, (_, index) =>
    new Date(now.getTime() + (index - daysAround) * dayMs).toISOString(),
  )

/**
 * The time zones of teams in which the database's clocks differ from ours within a year, because one of the two knows
 * newer rules: around midnight it would count an order on another day than the days that are asked for. A zone that
 * one of the two doesn't know differs, too.
 */
export async function differingZones(
  database: WholeDatabase,
  now: Date,
  spansOf = offsetSpans,
): Promise<string[]> {
  const zones = await zonesOfTeams(database)
  const days = daysOf(now)
  const differing: string[] = []
  for (const { timezone, is_known } of zones) {
    const spans = is_known ? spansIfKnown(() => spansOf(days[0]!, days.at(-1)!, timezone)) : null
    if (spans === null || !(await isSame(database, days, { timezone, spans }))) differing.push(timezone)
  }
  return differing
}

/** The zones of teams, and whether the database knows them: it refuses a query with any other name. */
async function zonesOfTeams(database: WholeDatabase) {
  const { rows } = await sql<{ timezone: string; is_known: boolean }>`
    with known as materialized (select lower(name) as name from pg_timezone_names)
    select timezone, lower(timezone) in (select name from known) as is_known
    from (select distinct timezone from teams) as used
    order by timezone`.execute(database)
  return rows
}

/** Null when this process doesn't know the zone. */
function spansIfKnown(spans: () => OffsetSpan[]): OffsetSpan[] | null {
  try {
    return spans()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

async function isSame(
  database: WholeDatabase,
  days: string[],
  { timezone, spans }: { timezone: string; spans: OffsetSpan[] },
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select bool_and((day at time zone ${timezone}) - (day at time zone 'UTC') = make_interval(secs => span.seconds)) as same
    from unnest(${days}::timestamptz[]) as day
    join unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ until }) => until)}::timestamptz[],
      ${spans.map(({ seconds }) => seconds)}::double precision[]) as span (since, until, seconds)
      on day >= span.since and day < span.until`.execute(database)
  return rows[0]?.same ?? true
}
