import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { PostFilter, PostSearch, postSorts } from '@tandem/api-contract'
import type { PageMeta } from '@tandem/api-contract'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { generatePosts } from '../../testing/generate-posts.ts'
import type { GeneratedPosts } from '../../testing/generate-posts.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import type { PlanReader } from '../../testing/plan-reader.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { postNeighbours } from './neighbours.ts'
import { postsPage } from './queries.ts'

const used = useTestApi()
const path = { service: 'social', social: 'instagram' } as const

let made: GeneratedPosts
let reader: PlanReader
let explained: WholeDatabase
/** The product that every tenth post links to. */
let product: number

/** The plans that find the posts of a page: those that look for keys, not those that show rows. */
async function plansOf(search: object): Promise<{ plans: string; meta: PageMeta }> {
  reader.notices.length = 0
  const view = { ...v.parse(PostSearch, search), ...path }
  const { meta } = await inTeam(explained, made.team_id, (db) => postsPage(db, view, 0))
  return { meta, plans: reader.notices.filter((plan) => plan.includes('social_posts')).join('\n') }
}

const byRows = /(Seq|Heap) Scan on social_posts/

const indexOf = (sort: string) => {
  const column = sort.replace('-', '')
  return `social_posts_by_${column === 'posted_at' ? 'time' : column === 'engagement' ? 'engagement_rate' : column}`
}

/** Only for PostgreSQL: plans depend on the database, and PGlite applies row-level security less strictly. */
describe.runIf(inject('database') === 'postgres')(
  'with 10,100 posts, as a role that row-level security binds',
  () => {
    beforeAll(async () => {
      const { database } = used.opened
      const { team_id, products } = await generateOrders(database, { orders: 100, products: 20 })
      product = products.rare
      made = await generatePosts(database, { posts: 10_100, days: 1, tracked: 0, accountDays: 1, team_id })
      reader = await openPlanReader(used.opened.url)
      explained = planningDatabase(reader)
    }, 60_000)
    afterAll(async () => {
      await reader?.client.end()
    })

    test.each(postSorts)('reads a late page by %s from the index of that sort only', async (sort) => {
      const { plans, meta } = await plansOf({ sort, page: '500' })
      expect(meta).toMatchObject({ total: 10_000, total_is_capped: true })
      expect(plans).toMatch(new RegExp(`Index Only Scan (Backward )?using ${indexOf(sort)} on social_posts`))
      expect(plans).not.toMatch(byRows)
    })

    test.each([
      ['a kind, by views', { kind: 'reel', sort: '-views' }, /social_posts_(by_|of_account)/],
      ['many views', { views_min: '40000' }, /social_posts_by_views/],
      [
        'few shares and many comments',
        { shares_min: '200', comments_max: '100', kind: 'image' },
        /social_posts_(by_|of_account)/,
      ],
      [
        'some days, by likes',
        { date_from: '2025-10-01', date_to: '2025-10-31', sort: 'likes' },
        /social_posts_by_time/,
      ],
      [
        'one account, by saves',
        () => ({ account_id: made.accounts[3], sort: '-saves' }),
        /social_posts_of_account/,
      ],
      [
        'a collection',
        () => ({ collection_id: made.collection }),
        /social_posts_of_account|social_posts_by_time/,
      ],
      ['a product, by reach', { product: 'linked', sort: '-reach' }, /social_posts_with_products/],
    ])('counts posts of %s by an index only', async (_, narrowed, index) => {
      const { plans } = await plansOf(typeof narrowed === 'function' ? narrowed() : narrowed)
      expect(/Index Only Scan (?:Backward )?using (\w+) on social_posts/.exec(plans)?.[1]).toMatch(index)
      expect(plans).not.toMatch(byRows)
    })

    test('finds the posts of a product by its links', async () => {
      const { plans } = await plansOf({ product_id: String(product) })
      expect(plans).toMatch(/Index Only Scan using post_products_of_product/)
      expect(plans).not.toMatch(/Seq Scan on (social_posts|post_products)/)
    })

    test('puts the text of a search in the condition of the index', async () => {
      const { plans } = await plansOf({ search_term: 'no7712' })
      expect(plans).toMatch(
        /Index Scan on social_posts_search .*\n\s+Index Cond: \(.*search_text ~~ '%no7712%'/,
      )
      expect(plans).not.toMatch(/Seq Scan on social_posts/)
    })

    test.each(['-views', 'views'])(
      'walks along the sort and stops early for a search with many matches by %s',
      async (sort) => {
        const { plans, meta } = await plansOf({ search_term: 'more', sort })
        expect(meta.total_is_capped).toBe(true)
        expect(plans).toMatch(/using social_posts_by_views on social_posts/)
        expect(plans).not.toMatch(/t\.id = any/)
      },
    )

    test('finds each neighbour by one step along the index', async () => {
      const view = { ...v.parse(PostFilter, { sort: 'saves', kind: 'reel' }), ...path }
      const { data } = await inTeam(explained, made.team_id, (db) =>
        postsPage(db, { ...view, page: 20, per_page: 1 }, 0),
      )
      reader.notices.length = 0
      await inTeam(explained, made.team_id, (db) => postNeighbours(db, view, data[0]?.id ?? 0))
      const walks = reader.notices.filter((plan) => plan.includes('as "value"')).join('\n')
      expect(walks.match(/Index Only Scan (Backward )?using social_posts_by_saves/g)).toHaveLength(2)
      expect(walks).not.toMatch(/Sort/)
    })
  },
)
