import type { ShortLink } from '@tandem/api-contract'
import { hourMs } from '@tandem/format'
import { setArchived } from '../social/accounts/queries.ts'
import type { Drawing } from './drawing.ts'
import {
  drawnOrder,
  editOrder,
  refundOrder,
  sentOrder,
  sentRefunds,
  soldProducts as products,
} from './drawn-orders.ts'
import { productKey, shownLinks } from './plain-sold.ts'
import type { SoldOrder, SoldPost, SoldWorld } from './plain-sold.ts'
import { dataOf } from './read-answer.ts'
import { newSellingTeam } from './selling-team.ts'
import type { TestApi } from './test-api.ts'

const shops = ['oak', 'elm', 'fir']
export const soldZones = [
  { timezone: 'Europe/London', days: ['2025-12-31', '2026-03-28', '2026-03-29', '2026-03-31'] },
  { timezone: 'America/New_York', days: ['2026-01-01', '2026-02-28', '2026-03-08', '2026-03-09'] },
  { timezone: 'Australia/Lord_Howe', days: ['2026-01-31', '2026-04-04', '2026-04-05', '2026-03-01'] },
  { timezone: 'Pacific/Kiritimati', days: ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-31'] },
  { timezone: 'Asia/Kathmandu', days: ['2026-01-01', '2026-01-31', '2026-03-01', '2026-03-31'] },
  { timezone: 'Africa/Casablanca', days: ['2026-02-15', '2026-02-14', '2026-03-22', '2026-01-01'] },
]

/** Often the first instant of an hour in which a day begins somewhere, or the last one before. */
function drawMoment({ below, one }: Drawing, days: readonly string[]) {
  const hour = one([0, 5, 4, 10, 11, 13, 14, 18, 23, 3])
  const start = Date.parse(`${one(days)}T00:00:00Z`) + hour * hourMs
  return new Date(start + one([0, -1, 900_000, below(hourMs)])).toISOString()
}

/** A team whose posts, orders, stores and accounts change at random; `world` says how it was left. */
export async function drawSoldWorld(
  api: TestApi,
  draw: Drawing,
  { timezone, days }: (typeof soldZones)[number],
) {
  const { below, one, oneIn } = draw
  const foreign = oneIn(2) ? 'EUR' : 'JPY'
  const oak = await newSellingTeam(api, { timezone })
  const { token } = oak.team
  const stores = [oak.store_id, await oak.newStore('elm'), await oak.newStore('fir')]
  const accounts = [oak.account_id, await oak.newAccount('second'), await oak.newAccount('third')]
  const world: SoldWorld = {
    stores: stores.map(() => ({ isArchived: false, knownSince: null })),
    accounts: accounts.map(() => ({ isArchived: false, isRemoved: false })),
    posts: [],
    orders: [],
  }
  const productIds = new Map<string, number>()
  const postIds = new Map<SoldPost, number>()
  const linkCodes = new Map<SoldPost, string>()

  for (const [index, store] of stores.entries()) {
    const rows = products.map((provider_id) => ({
      provider_id,
      permalink: `https://${shops[index]}.example/product/${provider_id}/`,
    }))
    const ids = await oak.products(rows, store)
    for (const [at, id] of ids.entries()) productIds.set(productKey(index, products[at]!), id)
  }
  const keys = [...productIds.keys()]
  const someKeys = () => keys.filter(() => oneIn(6))
  const captionOf = (links: string[]) =>
    links.map((key) => `${shops[Number(key.split(' ')[0])]}.example/product/${key.split(' ')[1]}`).join(' ')
  const put = async (post: SoldPost, what: string, body: object) => {
    const path = `/social/instagram/posts/${postIds.get(post)}/${what}`
    const answer = await api.request('PUT', path, { token, body })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const written = (post: SoldPost) => ({
    provider_id: post.provider_id,
    permalink: `https://www.instagram.com/p/${post.shortcode}/`,
    posted_at: post.at,
    caption: captionOf(post.links),
  })
  const addPosts = async (count: number) => {
    const account = one(livingAccounts())
    const fresh = Array.from({ length: count }, (_, index): SoldPost => {
      const number = world.posts.length + index
      return {
        shortcode: `Short-Code${number}`,
        provider_id: `1789000${String(number).padStart(3, '0')}`,
        account,
        at: oneIn(8) && world.posts.length > 0 ? one(world.posts).at : drawMoment(draw, days),
        links: someKeys(),
        codes: [],
      }
    })
    const ids = await oak.posts(fresh.map(written), accounts[account])
    for (const [index, post] of fresh.entries()) postIds.set(post, ids[index]!)
    world.posts.push(...fresh)
  }
  const livingAccounts = () =>
    accounts.map((_, index) => index).filter((index) => !world.accounts[index]!.isRemoved)
  const livingPosts = () => world.posts.filter(({ account }) => !world.accounts[account]!.isRemoved)

  const source = {
    draw,
    posts: world.posts,
    linkCodes,
    stores: stores.length,
    currencies: ['GBP', 'GBP', foreign],
    now: api.clock.now,
  }
  const write = async (changed: SoldOrder[]) => {
    for (const [index, store] of stores.entries()) {
      const orders = changed.filter((order) => order.store === index)
      if (orders.length === 0) continue
      await oak.orders(
        orders.map((order) => sentOrder(order, linkCodes)),
        store,
      )
      const refunds = orders.flatMap(sentRefunds)
      if (refunds.length > 0) await oak.refunds(refunds, store)
    }
  }
  let placed = 0
  const addOrders = async (count: number) => {
    const fresh = Array.from({ length: count }, () => drawnOrder(source, `o${++placed}`))
    world.orders.push(...fresh)
    await write(fresh)
  }
  const refund = async () => {
    const order = one(world.orders)
    refundOrder(draw, order)
    await write([order])
  }
  const edit = async () => {
    const order = one(world.orders)
    editOrder(source, order)
    await write([order])
  }
  const link = async () => {
    const post = one(livingPosts())
    const [key] = shownLinks(world, post)
    if (key === undefined || linkCodes.has(post)) return
    const answer = await put(post, 'short-links', { product_id: productIds.get(key), is_on: true })
    const [made] = await dataOf<ShortLink[]>(answer)
    linkCodes.set(post, made!.address.slice(-8))
  }
  const changes = [
    () => addOrders(4),
    () => addPosts(1 + below(2)),
    refund,
    refund,
    refund,
    edit,
    edit,
    edit,
    link,
    async () => {
      const gone = one(world.orders)
      world.orders.splice(world.orders.indexOf(gone), 1)
      await oak.dropOrders([gone.id], stores[gone.store])
    },
    async () => {
      const post = one(livingPosts())
      post.codes = one([[], ['spring'], ['LATE', 'Spring'], ['other']])
      await put(post, 'codes', { codes: post.codes })
    },
    async () => {
      const post = one(livingPosts())
      post.links = someKeys()
      await put(post, 'products', { product_ids: post.links.map((key) => productIds.get(key)) })
    },
    async () => {
      // Instagram no longer has it, or its account is no longer read: what it sold stays.
      const post = one(livingPosts())
      const id = accounts[post.account]!
      await oak.within(async (db) => {
        const values = { gone_at: api.clock.now }
        await db.updateTable('social_posts').set(values).where('id', '=', postIds.get(post)!).execute()
        if (oneIn(2))
          await db
            .updateTable('social_accounts')
            .set({ revoked_at: api.clock.now })
            .where('id', '=', id)
            .execute()
      })
    },
    async () => {
      const index = below(stores.length)
      const isArchived = !world.stores[index]!.isArchived && world.stores.every((one) => !one.isArchived)
      world.stores[index]!.isArchived = isArchived
      await oak.archiveStore(stores[index]!, isArchived ? api.clock.now : null)
    },
    async () => {
      const index = below(accounts.length)
      if (world.accounts[index]!.isRemoved) return
      const isArchived = oneIn(2)
      world.accounts[index]!.isArchived = isArchived
      await oak.within((db) => setArchived(db, accounts[index]!, isArchived ? api.clock.now : null))
    },
    async () => {
      // Its key reads only orders of the last days, or all of them again.
      const index = below(stores.length)
      const { at } = one(world.posts)
      const known_since = oneIn(4) ? null : one([at, at, drawMoment(draw, days)])
      const since = known_since && new Date(Date.parse(known_since) + one([0, 1])).toISOString()
      world.stores[index]!.knownSince = since
      await oak.within((db) =>
        db.updateTable('stores').set({ known_since: since }).where('id', '=', stores[index]!).execute(),
      )
    },
    () => oak.count(),
  ]

  await addPosts(4)
  await addPosts(3)
  for (const _ of [1, 2, 3]) await link()
  await addOrders(40)
  await oak.count()
  for (let made = 0; made < 28; made += 1) await one(changes)()
  if (oneIn(2) && livingAccounts().length > 1) {
    const index = one(livingAccounts())
    const others = livingPosts().filter(({ account }) => account !== index)
    if (others.length > 2) {
      world.accounts[index]!.isRemoved = true
      await oak.removeAccount(accounts[index]!)
    }
  }
  for (let made = 0; made < 6; made += 1) await one(changes)()
  await oak.count()
  return { world, oak, stores, accounts, productIds, postIds, linkCodes, foreign, livingPosts }
}
