import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inTeam, migrate } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { estimateDueLifts, generateOrders, generatePosts } from '@tandem/api-server/testing'
import { openThrowawayPostgres } from './throwaway-postgres.ts'
import { clocked } from './timed-in-turns.ts'

/** How long it took to estimate and store the lift of all posts of a team, from its orders. */
export interface StoredLift {
  posts: number
  orders: number
  /** Posts for which figures are stored. */
  figures: number
  milliseconds: number
  /** The time of a second run, when nothing has changed. */
  again: number
}

/** What shops record about visits; for one order in five they record nothing. */
const visits = [
  { source_type: 'utm', utm_source: 'google', utm_medium: 'cpc', referrer: 'https://www.google.com/' },
  { source_type: 'typein', utm_source: '(direct)' },
  { source_type: 'referral', utm_source: 'l.instagram.com', referrer: 'https://l.instagram.com/' },
  { source_type: 'utm', utm_source: 'newsletter', utm_medium: 'email' },
]
const batchSize = 100_000

async function noteSources(
  database: WholeDatabase,
  { team_id, orders }: { team_id: number; orders: number },
): Promise<void> {
  for (let from = 1; from <= orders; from += batchSize) {
    await sql`
      update orders set attribution = ${JSON.stringify(visits)}::jsonb -> (id % 5)::int
      where team_id = ${team_id} and id >= ${from} and id < ${from + batchSize}`.execute(database)
  }
  await sql`vacuum (analyze) orders`.execute(database)
}

/**
 * Times the job that stores lifts, on a new PostgreSQL. Each post links to one of the 400 best-selling
 * products.
 */
export async function measureStoredLift(sizes: { orders: number; posts: number }): Promise<StoredLift> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  const { database, patientDatabase, close } = await openThrowawayPostgres(folder)
  try {
    await migrate(database)
    const { team_id } = await generateOrders(database, { orders: sizes.orders })
    await noteSources(database, { team_id, orders: sizes.orders })
    const { last_at } = await inTeam(database, team_id, (db) =>
      db
        .selectFrom('orders')
        .select((of) => of.fn.max('ordered_at').as('last_at'))
        .executeTakeFirstOrThrow(),
    )
    const now = new Date(last_at)
    const until = now.toISOString().slice(0, 10)
    await generatePosts(database, { team_id, posts: sizes.posts, days: 1, tracked: 0, accountDays: 1, until })
    await inTeam(database, team_id, async (db) => {
      await sql`delete from post_products where team_id = ${team_id}`.execute(db)
      await sql`
        insert into post_products (team_id, post_id, product_id)
        select ${team_id}, p.id, r.id from social_posts p
        join (
          select id, row_number() over (order by units_sold desc, id) as place from products where team_id = ${team_id}
        ) as r on r.place = 1 + p.id % 400
        where p.team_id = ${team_id}`.execute(db)
      await sql`update social_posts set has_products = true where team_id = ${team_id}`.execute(db)
      await sql`insert into post_sales_counts (team_id) values (${team_id}) on conflict do nothing`.execute(
        db,
      )
    })
    const estimate = () =>
      clocked(async () => {
        await inTeam(database, team_id, (db) =>
          db.updateTable('post_sales_counts').set({ next_at: now }).execute(),
        )
        await estimateDueLifts({ database: patientDatabase, now: () => now }, team_id)
      })
    const milliseconds = await estimate()
    const again = await estimate()
    const { posts, figures } = await inTeam(database, team_id, (db) =>
      db
        .selectFrom('post_lifts')
        .select((of) => [
          of.fn.countAll<number>().as('posts'),
          of.fn.count<number>('ranked_low').as('figures'),
        ])
        .executeTakeFirstOrThrow(),
    )
    return { posts, orders: sizes.orders, figures, milliseconds, again }
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}
