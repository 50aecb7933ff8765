import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { PostRow } from '@tandem/connectors'
import { writePosts } from '../../social/accounts/write-posts.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { plainPost } from '../../testing/plain-post.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { SellingTeam } from '../../testing/selling-team.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { productsOf } from '../../commerce/post-links/queries.ts'

const used = useTestApi({ hasManyConnections: true })

/** The embedded database has one connection, so nothing is written in parallel. */
const onPostgres = test.runIf(inject('database') === 'postgres')

/** As a reading writes it, in a transaction that stays open. */
function readPost(
  db: TeamDatabase,
  { account_id }: SellingTeam,
  told: Pick<PostRow, 'provider_id' | 'posted_at' | 'caption'>,
) {
  const scope = { account_id, service: 'social', social: 'instagram', followers_count: null } as const
  return writePosts(db, scope, [plainPost(told)], used.api.clock.now)
}

onPostgres(
  'a post and the product it leads to find each other also when both are written at the same time',
  async () => {
    const oak = await newSellingTeam(used.api)
    const address = 'https://oak.example/product/mug/'
    let product: Promise<unknown> = Promise.resolve()
    let isWritten = false
    await oak.within(async (db) => {
      await readPost(db, oak, {
        provider_id: 'MugPost',
        caption: `Now: ${address}`,
        posted_at: '2026-03-10T09:00:00Z',
      })
      product = oak.products([{ provider_id: 'mug', permalink: address }]).finally(() => (isWritten = true))
      for (let isWaiting = false; !isWaiting && !isWritten;) {
        const { rows } = await sql`
          select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
          where l.locktype = 'advisory' and not l.granted`.execute(db)
        isWaiting = rows.length > 0
      }
    })
    await product
    const { id } = await oak.within((db) =>
      db.selectFrom('social_posts').select('id').executeTakeFirstOrThrow(),
    )
    const linked = await oak.within((db) => productsOf(db, [id]))
    expect(linked.get(id)).toHaveLength(1)
  },
)

onPostgres(
  'what a post sold is of its new day, also where it is counted while the post is moved',
  async () => {
    const oak = await newSellingTeam(used.api)
    const post = { provider_id: 'MovedPost01', caption: null }
    await oak.within((db) => readPost(db, oak, { ...post, posted_at: '2026-03-10T09:00:00Z' }))
    await oak.orders([{ ordered_at: '2026-03-11T09:00:00Z', attribution: { utm_content: post.provider_id } }])
    const counting = await oak.within(async (db) => {
      await readPost(db, oak, { ...post, posted_at: '2026-03-08T09:00:00Z' })
      const counted = oak.count()
      await untilSomebodyWaits(used.opened.database)
      return { counted }
    })
    await counting.counted
    const days = await oak.within((db) => db.selectFrom('post_sales').select('posted_at').execute())
    expect(days).toEqual([{ posted_at: '2026-03-08T09:00:00.000Z' }])
  },
)
