import { sql } from 'kysely'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { endCount, recordCount } from './count-post-sales.ts'
import { lockCounting } from '../../commerce/post-links/lock-counting.ts'
import { countOrders } from './count-orders.ts'
import type { TimeRange } from '../../commerce/post-links/due-times.ts'

/** How many orders one transaction processes: the embedded database does nothing else meanwhile. */
const batchSize = 2_000

/** Teams with something to count or estimate, over all teams and by index. */
export async function findDueTeams(database: WholeDatabase, now: Date): Promise<number[]> {
  const { rows } = await sql<{ team_id: number }>`
    (select distinct team_id from post_sales_due limit 100)
    union (select team_id from post_sales_counts where next_at <= ${now} limit 100)`.execute(database)
  return rows.map((row) => row.team_id)
}

/** Counts what is due for a team, in short transactions: the rest stays due. */
export async function countDue(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  teamId: number,
  signal?: AbortSignal,
) {
  for (let isDue = true; isDue && !signal?.aborted;) {
    isDue = await inTeam(database, teamId, (db) => countSlice(db, now()))
  }
}

/** Counts the beginning of what is due; false once nothing is left. */
async function countSlice(db: TeamDatabase, now: Date): Promise<boolean> {
  await lockCounting(db)
  const [range, ...others] = await takeDue(db)
  if (range) {
    const end = await endOfSlice(db, range)
    await countOrders(db, { from: range.from, until: end ?? range.until })
    await putBack(db, end === null ? others : [{ from: end, until: range.until }, ...others])
  }
  const isDue = await isLeft(db)
  // Only the last slice writes the sorts, which read the whole team. After an interruption the rest is still due, so a
  // later job has the last slice.
  await (isDue ? recordCount : endCount)(db, now)
  return isDue
}

/** Takes everything that is due, in order of time and joined to few ranges. */
async function takeDue(db: TeamDatabase): Promise<TimeRange[]> {
  const taken = await db.deleteFrom('post_sales_due').returning(['from_at', 'until_at']).execute()
  const ranges: TimeRange[] = []
  for (const { from_at, until_at } of taken.toSorted((one, other) =>
    one.from_at < other.from_at ? -1 : 1,
  )) {
    const last = ranges.at(-1)
    if (last === undefined || from_at > last.until) ranges.push({ from: from_at, until: until_at })
    else if (until_at > last.until) last.until = until_at
  }
  return ranges
}

/** Null when the range is counted whole, because it has few orders. */
async function endOfSlice(db: TeamDatabase, { from, until }: TimeRange): Promise<string | null> {
  const next = await db
    .selectFrom('orders')
    .select('ordered_at')
    .where('ordered_at', '>', from)
    .where('ordered_at', '<', until)
    .orderBy('ordered_at')
    .offset(batchSize)
    .limit(1)
    .executeTakeFirst()
  return next?.ordered_at ?? null
}

async function putBack(db: TeamDatabase, ranges: TimeRange[]) {
  if (ranges.length === 0) return
  await db
    .insertInto('post_sales_due')
    .values(ranges.map(({ from, until }) => ({ from_at: from, until_at: until })))
    .execute()
}

async function isLeft(db: TeamDatabase): Promise<boolean> {
  const left = await db.selectFrom('post_sales_due').select('id').limit(1).executeTakeFirst()
  return left !== undefined
}
