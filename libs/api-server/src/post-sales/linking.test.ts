import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { writePosts } from '../accounts/write-posts.ts'
import { newSellingTeam } from '../testing/selling-team.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { productsOf } from './queries.ts'

const used = useTestApi()

/** The embedded database has one connection: nothing is written beside something else. */
test.runIf(inject('database') === 'postgres')(
  'a post and the product it leads to find each other also when both are written at the same time',
  async () => {
    const oak = await newSellingTeam(used.api)
    const address = 'https://oak.example/product/mug/'
    let product: Promise<unknown> = Promise.resolve()
    let isWritten = false
    await oak.within(async (db) => {
      const scope = { service: 'social', social: 'instagram', timezone: 'Europe/Istanbul' } as const
      const post = { kind: 'image', place: 'feed', media_url: null, thumbnail_url: null } as const
      const written = {
        ...post,
        provider_id: 'MugPost',
        caption: `Now: ${address}`,
        permalink: null,
        posted_at: '2026-03-10T09:00:00Z',
        likes: null,
        comments: null,
      }
      await writePosts(
        db,
        { ...scope, account_id: oak.account_id, followers_count: null },
        [written],
        used.api.clock.now,
      )
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
