import { sql } from 'kysely'
import { offsetSpans } from '@tandem/format'
import type { OffsetSpan } from '@tandem/format'
import type { WholeDatabase } from './database.ts'

const week = 7 * 24 * 3_600_000
const weeksAround = 53

/** The weeks from a year before an instant until a year after it. */
const weeksOf = (now: Date) =>
  Array.from({ length: 2 * weeksAround }, (_, index) =>
    new Date(now.getTime() + (index - weeksAround) * week).toISOString(),
  )

/**
 * The time zones of teams in which the database's clocks differ from ours within a year, because one of the two knows
 * newer rules: around midnight it would count an order on another day than the days that are asked for.
 */
export async function differingZones(
  database: WholeDatabase,
  now: Date,
  spansOf = offsetSpans,
): Promise<string[]> {
  const teams = await database.selectFrom('teams').select('timezone').distinct().orderBy('timezone').execute()
  const weeks = weeksOf(now)
  const differing: string[] = []
  for (const { timezone } of teams) {
    const spans = spansOf(weeks[0]!, weeks.at(-1)!, timezone)
    if (!(await isSame(database, weeks, { timezone, spans }))) differing.push(timezone)
  }
  return differing
}

async function isSame(
  database: WholeDatabase,
  weeks: string[],
  { timezone, spans }: { timezone: string; spans: OffsetSpan[] },
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select bool_and((week at time zone ${timezone}) - (week at time zone 'UTC') = make_interval(secs => span.seconds)) as same
    from unnest(${weeks}::timestamptz[]) as week
    join unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ until }) => until)}::timestamptz[],
      ${spans.map(({ seconds }) => seconds)}::double precision[]) as span (since, until, seconds)
      on week >= span.since and week < span.until`.execute(database)
  return rows[0]?.same ?? true
}
