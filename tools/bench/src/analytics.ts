import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { addDays } from '@tandem/format'
import { inTeam, migrate } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { countDue, countSinceAgain, generateOrders, generatePosts } from '@tandem/api-server/testing'
import { analyticsReads } from './analytics-reads.ts'
import type { AnalyticsTeam } from './analytics-reads.ts'
import { measureRoutes } from './measure-routes.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'
import { openTimedCalls } from './timed-calls.ts'
import { clocked, repeats, timedInTurns, warmUps } from './timed-in-turns.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    posts: { type: 'string', default: '100000' },
    /** The most readings of a post: 3,000,000 in total, because the newest posts have fewer. */
    days: { type: 'string', default: '31' },
    orders: { type: 'string', default: '1000000' },
    database: { type: 'string', default: 'postgres' },
    browser: { type: 'boolean', default: true },
  },
})
const sizes = { posts: Number(values.posts), days: Number(values.days), orders: Number(values.orders) }
/** How many days of accounts are read at a time. */
const accountDays = 1000

type Databases = Pick<OpenDatabase, 'database' | 'patientDatabase'>

/** Creates a team with stores and accounts, whose posts led to sales. Counting has the limits of jobs. */
async function make({
  database,
  patientDatabase,
}: Databases): Promise<AnalyticsTeam & { team_id: number; now: Date }> {
  const { team_id, stores } = await generateOrders(database, { orders: sizes.orders })
  const { last_at } = await inTeam(database, team_id, (db) =>
    db
      .selectFrom('orders')
      .select((of) => of.fn.max('ordered_at').as('last_at'))
      .executeTakeFirstOrThrow(),
  )
  const now = new Date(last_at)
  const until = now.toISOString().slice(0, 10)
  const { accounts, tracked, collection } = await generatePosts(database, {
    team_id,
    posts: sizes.posts,
    days: sizes.days,
    tracked: 100,
    accountDays,
    until,
  })
  const { post, product } = await sayWhereOrdersCameFrom(database, team_id, until)
  const counting = await clocked(() => countDue({ database: patientDatabase, now: () => now }, team_id))
  console.log(`what posts sold, counted over all orders: ${(counting / 1000).toFixed(1)} s`)
  const since = (days: number) => `date_from=${addDays(until, 1 - days)}&date_to=${until}`
  return {
    team_id,
    now,
    accounts,
    tracked,
    collection,
    stores,
    product,
    post,
    month: since(30),
    year: since(365),
    lifetime: `date_to=${until}`,
  }
}

/** Orders per statement: a statement may take half a minute at most. */
const batchSize = 100_000

/**
 * Marks one order in fifty as coming from Instagram, and one in five hundred as coming from a known post.
 * Returns a post that links to a product, and that product.
 */
async function sayWhereOrdersCameFrom(database: WholeDatabase, team_id: number, until: string) {
  const { rows } = await inTeam(database, team_id, (db) =>
    sql<{ post: number; product: number; shortcode: string }>`
      select l.post_id as post, l.product_id as product, p.shortcode from post_products l
      join social_posts p on p.team_id = l.team_id and p.id = l.post_id
      where l.team_id = ${team_id} and p.posted_at < ${until}::date - 40 order by p.posted_at desc limit 1000`.execute(
      db,
    ),
  )
  const names = rows.map((row) => row.shortcode)
  for (let from = 0; from < sizes.orders; from += batchSize) {
    await inTeam(database, team_id, (db) =>
      sql`
        update orders set attribution = jsonb_build_object('source_type', 'utm', 'utm_source', 'instagram') ||
          case when id % 500 = 0
            then jsonb_build_object('utm_content', (${names}::text[])[1 + id / 500 % ${names.length}::int])
            else '{}' end
        where team_id = ${team_id} and id % 50 = 0 and id in (
          select id from orders where team_id = ${team_id} order by id offset ${from} limit ${batchSize})`.execute(
        db,
      ),
    )
  }
  await inTeam(database, team_id, (db) => countSinceAgain(db, '2000-01-01T00:00:00.000Z'))
  const [named] = rows
  if (!named) throw new Error('No post leads to a product')
  return named
}

/** A call that reads almost nothing: its time is the minimum of any call, including authentication. */
const minCall = '/helpers/timezones'

/** Times every call over HTTP, alternating with the minimal call, because the load of the machine varies. */
async function measureCalls(
  database: WholeDatabase,
  team: Awaited<ReturnType<typeof make>>,
): Promise<boolean> {
  const calls = await openTimedCalls(database, [team.team_id], team.now)
  console.log(
    `\n${values.database}: over HTTP, median of ${repeats}, in ms (! = over its limit); load ${loadavg()[0]?.toFixed(1)}`,
  )
  const reads = analyticsReads(team)
  // Runs everything a few times first, so that code is compiled before the first timed call.
  for (let round = 0; round < warmUps; round += 1)
    for (const { path } of reads) await calls.ask(team.team_id, path)
  let holds = true
  for (const { name, path, maxMs } of reads) {
    const [time = 0, minTime = 0] = await timedInTurns(
      [path, minCall].map((asked) => () => clocked(() => calls.ask(team.team_id, asked))),
    )
    const isOver = time > maxMs
    holds &&= !isOver
    console.log(
      `${name.padEnd(48)}${time.toFixed(1).padStart(8)}${isOver ? '!' : ' '} of ${maxMs}, nothing: ${minTime.toFixed(1)}`,
    )
  }
  await calls.close()
  return holds
}

const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
const opened =
  values.database === 'postgres' ? await openThrowawayPostgres(folder) : await openEmbedded(folder)
let holds = false
try {
  const { database } = opened
  await migrate(database)
  const began = performance.now()
  const team = await make(opened)
  const { rows } = await inTeam(database, team.team_id, (db) =>
    sql<{ posts: number; days: number }>`
      select (select count(*) from social_posts where team_id = ${team.team_id}) as posts,
        (select count(*) from post_day where team_id = ${team.team_id}) as days`.execute(db),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${rows[0]?.posts} posts with ${rows[0]?.days} rows of insights, generated in ${seconds} s`)
  const isQuick = await measureCalls(database, team)
  const arePages = !values.browser || (await measureRoutes(database, team.team_id, team.now))
  holds = isQuick && arePages
} finally {
  await opened.close()
  await rm(folder, { recursive: true, force: true })
}
console.log(holds ? '\nEvery limit holds.' : '\nSome limits do not hold.')
process.exit(holds ? 0 : 1)
