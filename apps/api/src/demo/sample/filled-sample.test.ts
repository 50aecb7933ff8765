import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Order, Post, PostInsights, SocialAccount, Store } from '@tandem/api-contract'
import { untilItSays } from '../../test-process.ts'
import { openDemoInstagram } from '../instagram.ts'
import type { PostSales } from '../known-sales.ts'
import { openDemoShops } from '../shops.ts'
import { colleagues } from './people.ts'
import { readerFor, startDemo, tokenIn } from './test-demo.ts'
import type { RunningDemo } from './test-demo.ts'

let folder: string
let running: RunningDemo['process'] | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-sample-'))
})
afterEach(async () => {
  await end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(port: number) {
  const demo = await startDemo({ PORT: String(port), DATA_DIR: folder })
  running = demo.process
  return demo
}

async function end(signal: 'SIGINT' | 'SIGKILL') {
  running?.child.kill(signal)
  await running?.exit
  running = null
}

/** What posts sold, calculated from the shops alone. */
async function knownTruth(origin: string) {
  const lastDay = (await readFile(join(folder, 'demo-last-day'), 'utf8')).trim()
  const shops = await openDemoShops(origin, lastDay)
  const instagram = openDemoInstagram(origin, origin, shops.products, lastDay)
  return shops.bringBuyers(instagram.publishedPosts)
}

/** The orders of a post, and the amount of its product in them. */
function sumsOf({ shop, product, ids }: PostSales) {
  const lines = ids.flatMap((id) => shop.orders.get(id)?.lines ?? [])
  const ours = lines.filter((line) => line.product?.id === product)
  return { orders: ids.length, revenue: ours.reduce((sum, { total }) => sum + total, 0) }
}

/** What posts sold according to the product, by their shortcodes. Posts that sold nothing are left out. */
const provenOf = (posts: readonly Post[]) =>
  Object.fromEntries(
    posts.flatMap(({ permalink, sales }) =>
      (sales ?? [])
        .filter(({ proven }) => proven['90'].orders > 0)
        .map(({ proven }) => {
          const { orders, revenue } = proven['90']
          return [permalink?.split('/').findLast(Boolean), { orders, revenue }]
        }),
    ),
  )

/**
 * Waits until everything of the sample is in the database. Returns all orders of the team, the data of its shops and
 * accounts, and what posts sold.
 */
async function expectWhole({ as, origin, sample }: Pick<RunningDemo, 'as' | 'origin' | 'sample'>) {
  expect(await sample()).toBe('full')
  const stores = await as.read<Store[]>('/ecommerce/stores?per_page=50')
  expect(stores.map(({ name, default_currency }) => [name, default_currency]).toSorted()).toEqual([
    ['Linden Home', 'EUR'],
    ['Oak Workshop', 'GBP'],
  ])
  const orders = await as.all<Order>('/ecommerce/orders')
  const truth = await knownTruth(origin)
  const shops = [...new Set(truth.map(({ shop }) => shop))]
  expect(shops).toHaveLength(2)
  expect(orders).toHaveLength(shops.reduce((sum, shop) => sum + shop.orders.size, 0))
  for (const shop of shops) {
    const store = stores.find(({ name }) => name === shop.title)
    // Orders with removed lines have other totals; tests of syncs check those.
    const unchanged = [...shop.orders.values()].filter(({ changes }) => changes === undefined)
    const read = new Map(
      orders
        .filter(({ store_id }) => store_id === store?.id)
        .map(({ number, currency, total }) => [Number(number.replace('#', '')), [currency, total]]),
    )
    expect(unchanged.map(({ id }) => read.get(id))).toEqual(
      unchanged.map(({ total }) => [shop.currency, total]),
    )
  }

  await expect
    .poll(async () => provenOf(await as.all<Post>('/social/instagram/posts')), { timeout: 120_000 })
    .toEqual(Object.fromEntries(truth.map((sale) => [sale.shortcode, sumsOf(sale)])))
  expect(truth.map(({ by }) => by)).toEqual(expect.arrayContaining(['tag', 'shortLink', 'code']))

  const own = await as.read<SocialAccount[]>('/social/instagram/users?paginate=0')
  expect(own.map(({ username }) => username).toSorted()).toEqual(['linden.and.oak', 'oak.workshop'])
  const tracked = await as.read<SocialAccount[]>('/tracker/instagram/users?paginate=0')
  expect(tracked.map(({ collections }) => collections.length)).toEqual([1, 1, 1, 1])
  const [oldest] = await as.read<Post[]>('/social/instagram/posts?sort=posted_at&per_page=1')
  const { days } = await as.read<PostInsights>(`/social/instagram/posts/${oldest?.id}/insights`)
  expect(days.filter(({ views }) => views !== null).map(({ age }) => age)).toEqual(
    expect.arrayContaining([1, 2, 7, 29]),
  )
  const people = await as.read<{ role: string }[]>('/users?per_page=50')
  expect(new Set(people.map(({ role }) => role)).size).toBe(4)
  expect(await as.read<{ kind: string }[]>('/notifications')).toMatchObject([{ kind: 'mention' }])
  return orders
}

const isImported = 'The sample was imported in '

test(
  'fills the team with the known truth, continues after a kill, changes nothing at the next start, and can refill it',
  { timeout: 1_800_000 },
  async () => {
    const port = await getPort()
    const first = await start(port)
    await expect
      .poll(() => first.as.read<Store[]>('/ecommerce/stores?per_page=50'), { timeout: 60_000 })
      .not.toEqual([])
    expect(await first.sample()).toBe('filling')
    await end('SIGKILL')

    const second = await start(port)
    await untilItSays(running!, isImported, 600_000)
    const orders = await expectWhole(second)

    await end('SIGINT')
    const { ask, as, origin, sample, signIn } = await start(port)
    expect(await sample()).toBe('full')
    expect(await as.all<Order>('/ecommerce/orders')).toEqual(orders)
    expect(await as.read<unknown[]>('/filters?list=orders')).toHaveLength(2)

    const viewer = await signIn(colleagues.at(-1)!.email)
    const refused = await ask('PUT', '/api/demo/sample', { token: viewer, body: { wanted: 'empty' } })
    expect(refused.status).toBe(403)

    const makeAnew = async (token: string, wanted: string) =>
      readerFor(ask, await tokenIn(await ask('PUT', '/api/demo/sample', { token, body: { wanted } })))
    const emptied = await makeAnew(as.token, 'empty')
    expect(await sample()).toBe('empty')
    expect(await emptied.all<Order>('/ecommerce/orders')).toEqual([])
    const owner = await makeAnew(emptied.token, 'full')
    await untilItSays(running!, isImported, 600_000)
    const back = await expectWhole({ as: owner, origin, sample })
    expect(back.map(({ number, total }) => [number, total]).toSorted()).toEqual(
      orders.map(({ number, total }) => [number, total]).toSorted(),
    )
  },
)
