import { expect, test } from 'vitest'
import { writePosts } from '../../social/accounts/write-posts.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { countDue } from './count-due.ts'
import { salesOf } from '../../commerce/post-links/queries.ts'

const shop = simulatedShop('from-shops', { dataset: fewOrders(8) })
/** The first buyer followed a link that names a post, the others came from Instagram. */
const [first = 0] = shop.orders.keys()
shop.visitOf = ({ id }) => ({
  from: 'instagram',
  referrer: 'https://l.instagram.com/',
  campaign: { name: 'shop', content: id === first ? 'FirstPost-1' : null },
  landing: '/',
})
const used = useTestApi({ connectors: simulatedConnectors([shop]) })

test.each(['woocommerce', 'shopify'] as const)(
  'data of a shop of %s about its buyers leads from its orders to posts',
  async (type) => {
    const team = await used.api.newTeam({ timezone: 'Europe/London' })
    await connectStore(used.api, team, shop.name, type)
    const account_id = await addConnectedAccount(used.api, team.team_id)
    const within = <T>(work: Parameters<typeof inTeam<T>>[2]) =>
      inTeam(used.opened.database, team.team_id, work)

    const counted = await within(async (db) => {
      const sold = await db
        .selectFrom('order_lines as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .innerJoin('products as p', (join) =>
          join.onRef('p.provider_id', '=', 'l.product_provider_id').onRef('p.store_id', '=', 'l.store_id'),
        )
        .select(['p.url', 'o.ordered_at', 'o.number'])
        .where('l.is_sale', '=', true)
        .where('p.url', 'is not', null)
        .where('o.number', 'not in', [String(first), `#${first}`])
        .orderBy('o.ordered_at')
        .executeTakeFirstOrThrow()
      const named = await db
        .selectFrom('orders')
        .select('ordered_at')
        .where('number', 'in', [String(first), `#${first}`])
        .executeTakeFirstOrThrow()
      const scope = { account_id, service: 'social', social: 'instagram', timezone: 'Europe/London' } as const
      const plain = { kind: 'image', place: 'feed', media_url: null, thumbnail_url: null } as const
      const post = (provider_id: string, posted_at: string, caption: string | null) => ({
        ...plain,
        provider_id,
        posted_at,
        caption,
        likes: null,
        comments: null,
        permalink: `https://www.instagram.com/p/${provider_id}/`,
      })
      await writePosts(
        db,
        { ...scope, followers_count: null },
        [
          post('FirstPost-1', named.ordered_at, null),
          post('Second-Post', sold.ordered_at, `Now: ${sold.url}`),
        ],
        used.api.clock.now,
      )
      return sold.number
    })
    await countDue(used.api.dependencies, team.team_id)
    await within(async (db) => {
      const orders = await db
        .selectFrom('order_posts as c')
        .innerJoin('orders as o', 'o.id', 'c.order_id')
        .innerJoin('social_posts as p', 'p.id', 'c.post_id')
        .select(['o.number', 'c.kind', 'p.provider_id'])
        .execute()
      const named = orders.find(({ kind }) => kind === 'proven')
      expect(named?.number).toContain(String(first))
      expect(named?.provider_id).toBe('FirstPost-1')
      expect(orders).toContainEqual({ number: counted, kind: 'organic', provider_id: 'Second-Post' })
      const posts = await db.selectFrom('social_posts').select('id').execute()
      const sales = await salesOf(
        db,
        posts.map(({ id }) => id),
      )
      const all = [...sales.values()].flat()
      expect(all.reduce((sum, { proven }) => sum + proven['7'].orders, 0)).toBe(
        orders.filter(({ kind }) => kind === 'proven').length,
      )
      expect(all.reduce((sum, { instagram }) => sum + instagram.organic.orders, 0)).toBe(
        orders.filter(({ kind }) => kind === 'organic').length,
      )
    })
  },
)
