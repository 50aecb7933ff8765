import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Order, Post, SocialAccount, Store, User } from '@tandem/api-contract'
import { freePort, startHostProcess, untilItSays } from '../../test-process.ts'
import { openDemoInstagram } from '../instagram.ts'
import type { PostSales } from '../known-sales.ts'
import { openDemoShops } from '../shops.ts'
import { demoSignIn } from '../workspace.ts'
import { colleagues } from './people.ts'

let folder: string
let running: ReturnType<typeof startHostProcess> | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-sample-'))
})
afterEach(async () => {
  await end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function end(signal: 'SIGINT' | 'SIGKILL') {
  running?.child.kill(signal)
  await running?.exit
  running = null
}

/** Starts the demo and signs in as somebody of its team. */
async function startDemo(port: number, settings: Record<string, string> = {}) {
  running = startHostProcess({ PORT: String(port), DATA_DIR: folder, ...settings })
  await untilItSays(running, 'Tandem is running at')
  const origin = `http://127.0.0.1:${port}`
  const ask = async (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const signIn = async (email: string) => {
    const body = { email, password: demoSignIn.password }
    const answer = await ask('POST', '/api/v1/auth/login', { body })
    const { data } = (await answer.json()) as { data: { user: User & { personal_access_token: string } } }
    return data.user.personal_access_token
  }
  const sample = async () =>
    ((await (await ask('GET', '/api/demo')).json()) as { sample: { state: string } }).sample.state
  return { origin, ask, signIn, sample, as: readerFor(ask, await signIn(demoSignIn.email)) }
}

type Ask = (method: string, path: string, given?: { token?: string; body?: object }) => Promise<Response>

/** Reads as somebody: one answer, or all pages of a list. */
function readerFor(ask: Ask, token: string) {
  const read = async <Data>(path: string) =>
    ((await (await ask('GET', `/api/v1${path}`, { token })).json()) as { data: Data }).data
  return {
    token,
    read,
    async all<Row>(path: string): Promise<Row[]> {
      const rows: Row[] = []
      for (let page = 1; ; page += 1) {
        const more = await read<Row[]>(`${path}?per_page=100&page=${page}`)
        rows.push(...more)
        if (more.length < 100) return rows
      }
    },
  }
}

/** What posts sold, worked out from the shops alone. */
async function knownTruth(origin: string) {
  const lastDay = (await readFile(join(folder, 'demo-last-day'), 'utf8')).trim()
  const shops = await openDemoShops(origin, lastDay)
  const instagram = openDemoInstagram(origin, origin, shops.products, lastDay)
  return shops.bringBuyers(instagram.publishedPosts)
}

/** The orders of a post, and what they hold of its product. */
function sumsOf({ shop, product, ids }: PostSales) {
  const lines = ids.flatMap((id) => shop.orders.get(id)?.lines ?? [])
  const ours = lines.filter((line) => line.product?.id === product)
  return { orders: ids.length, revenue: ours.reduce((sum, { total }) => sum + total, 0) }
}

/** What the product says that posts sold, by their shortcodes; those that sold nothing are left out. */
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

test(
  'a first start fills the team with what is known to be true; killed meanwhile it goes on; a second one changes nothing',
  { timeout: 900_000 },
  async () => {
    const port = await freePort()
    const first = await startDemo(port)
    await expect
      .poll(() => first.as.read<Store[]>('/ecommerce/stores?per_page=50'), { timeout: 60_000 })
      .not.toEqual([])
    expect(await first.sample()).toBe('filling')
    await end('SIGKILL')

    const { origin, as, ask, signIn, sample } = await startDemo(port)
    await untilItSays(running!, 'The sample was imported in ', 600_000)
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
      // What an order of which lines were taken out came to is another question.
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
    const people = await as.read<{ role: string }[]>('/users?per_page=50')
    expect(new Set(people.map(({ role }) => role)).size).toBe(4)

    await end('SIGINT')
    const again = await startDemo(port)
    expect(await again.sample()).toBe('full')
    expect(await again.as.all<Order>('/ecommerce/orders')).toEqual(orders)
    expect(await again.as.read<unknown[]>('/filters?list=orders')).toHaveLength(2)

    const viewer = await signIn(colleagues.at(-1)!.email)
    const wish = { wanted: 'empty' }
    const statuses = await Promise.all([
      ask('PUT', '/api/demo/sample', { body: wish }),
      ask('PUT', '/api/demo/sample', { token: viewer, body: wish }),
      ask('PUT', '/api/demo/sample', { token: again.as.token, body: { wanted: 'nothing' } }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 422])
    const emptied = await ask('PUT', '/api/demo/sample', { token: again.as.token, body: wish })
    const { data } = (await emptied.json()) as { data: { user: { personal_access_token: string } } }
    const owner = readerFor(ask, data.user.personal_access_token)
    expect(await owner.read('/ecommerce/stores?per_page=50')).toEqual([])
    expect(await owner.read<unknown[]>('/users?per_page=50')).toHaveLength(1)
    expect((await ask('GET', '/api/v1/me', { token: again.as.token })).status).toBe(401)
    expect(await again.sample()).toBe('empty')
  },
)
