import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '@tandem/api-contract'
import { dayMs, hourMs } from '@tandem/format'
import { writeCustomers } from '../../commerce/sync/write-customers.ts'
import { drawing } from '../../testing/drawing.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { idleJobs } from '../../testing/idle-jobs.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder, SellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { deleteStoreData } from './delete-store.ts'

const used = useTestApi()
const now = Date.parse('2026-03-20T09:00:00Z')

/** A store that stays, and one that doesn't: they share buyers, SKUs, codes and posts. */
const shops = ['oak', 'elm'] as const
type Shop = (typeof shops)[number]

const address = (shop: Shop, product: string) => `https://${shop}.example/product/${product}/`
const posts = [
  { provider_id: 'OfOakPost01', days: 40, caption: address('oak', 'mug') },
  { provider_id: 'OfElmPost01', days: 33, caption: address('elm', 'mug') },
  { provider_id: 'OfBothPost1', days: 25, caption: `${address('oak', 'cup')} ${address('elm', 'cup')}` },
  { provider_id: 'OfNonePost1', days: 20, caption: null },
  { provider_id: 'WithCodePst', days: 15, caption: null },
  { provider_id: 'SetByHand01', days: 10, caption: address('elm', 'mug') },
]

/** Every table, without what only says when something was done. */
async function allRows(): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(used.opened.database)
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    if (['audit_entries', 'post_sales_counts', 'sessions', 'write_keys', 'limits'].includes(name)) continue
    // Rows of zeros may remain there.
    const kept =
      name === 'post_sales' ? sql`where proven_90_orders > 0 or organic_orders > 0 or paid_orders > 0` : sql``
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t ${kept} order by 1`.execute(used.opened.database)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** Figures and lists that any store changes, even while it is being deleted. */
const figureReads = [
  '/ecommerce/orders?per_page=100',
  '/ecommerce/cohorts',
  '/ecommerce/discount-codes',
  '/ecommerce/sales/days',
  '/dashboard/customers',
  '/dashboard/insights?date_from=2026-03-01&date_to=2026-03-20',
  '/social/instagram/posts/sold?per_page=100&window=90',
  '/search?search_term=mug',
]

/** What else could still name the store. */
const reads = [
  '/ecommerce/orders/statuses',
  '/ecommerce/customers?per_page=100',
  '/ecommerce/customers/countries',
  '/ecommerce/products?per_page=100',
  '/ecommerce/products/statuses',
  '/ecommerce/products/categories',
  '/ecommerce/cohorts?currency=EUR',
  '/ecommerce/discount-codes/customers?code=SPRING',
  '/ecommerce/sales/changes',
  '/ecommerce/privacy-requests',
  '/dashboard/online-followers',
  '/dashboard/audience',
  '/dashboard/first-steps',
  '/social/instagram/posts?per_page=100',
  '/social/instagram/posts?product=none',
  '/social/instagram/posts/sold?rank=lift',
  '/search?search_term=buyer',
  '/search?search_term=elm',
  '/favorites/categories',
  '/notes/all',
  '/notifications',
  '/notifications/unread',
]

const files = [
  ['/ecommerce/orders/export', ['number', 'total', 'customer_email']],
  ['/ecommerce/customers/export', ['email', 'spent', 'orders_count']],
  ['/ecommerce/products/export', ['sku', 'revenue', 'gross_profit']],
  ['/ecommerce/discount-codes/export', ['code', 'orders', 'revenue', 'customers', 'later']],
  ['/social/instagram/posts/export', ['permalink', 'products', 'sales', 'lift']],
  ['/social/instagram/posts/sold/export', ['permalink', 'products', 'sales', 'lift']],
  ['/notes/export', ['note', 'on']],
] as const

let team: SellingTeam
let postIds: number[]

async function answersOf(paths: readonly string[]): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  for (const path of paths) {
    const answer = await used.api.request('GET', path, { token: team.team.token })
    expect(answer.status, path).toBe(200)
    answers.set(path, withoutMoments(await answer.json()))
  }
  return answers
}

async function allAnswers(): Promise<Map<string, unknown>> {
  const ofPosts = postIds.flatMap((id) =>
    ['/sales', '/customers', '/orders?kind=proven&currency=GBP&window=90'].map(
      (path) => `/social/instagram/posts/${id}${path}`,
    ),
  )
  const answers = await answersOf([...figureReads, ...reads, ...ofPosts])
  for (const [path, columns] of files) {
    const body = { filter: {}, columns }
    const answer = await used.api.request('POST', path, { token: team.team.token, body })
    expect(answer.status, path).toBe(200)
    answers.set(path, await answer.text())
  }
  return answers
}

/** When sales were counted and lifts estimated. */
const withoutMoments = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      ['counted_at', 'estimated_at'].includes(key) ? null : value,
    ),
  )

/** Writes a shop's rows; the same seed gives the same buyers and posts. */
async function fill(shop: Shop, store: number, seed: number) {
  const { below, oneIn } = drawing(seed)
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!
  await team.products(
    ['mug', 'cup'].map((name) => ({
      provider_id: name,
      permalink: address(shop, name),
      name: `${name} of ${shop}`,
      sku: `SAME-${name}`,
      costs: name === 'mug' ? [{ variation_provider_id: null, cost: 300 }] : null,
    })),
    store,
  )
  await team.within(async (db) => {
    const values = { store_id: store, succeeded_at: new Date(now) }
    await db.insertInto('store_syncs').values(values).execute()
    await db.insertInto('store_webhooks').values({ store_id: store, key: shop }).execute()
  })
  const scope = { store_id: store, currency: 'GBP', run: 1 }
  await team.within((db) =>
    writeCustomers(
      db,
      scope,
      Array.from({ length: 3 }, (_, index) => ({
        provider_id: String(index),
        email: `buyer${index}@x.test`,
        name: `Buyer ${index}`,
        city: 'Izmir',
        country: 'TR',
        phone: null,
        address: null,
        registered_at: '2025-10-01T00:00:00.000Z',
        modified_at: '2025-10-01T00:00:00.000Z',
      })),
    ),
  )
  const orders = Array.from({ length: 100 }, (_, index): NewOrder => {
    const buyer = oneIn(3) ? 6 + index : below(6)
    const names = one(posts).provider_id
    const visit = one<Record<string, string> | null>([
      null,
      null,
      null,
      { utm_source: 'ig' },
      { utm_source: 'ig', utm_medium: 'cpc' },
      { utm_content: names },
      { utm_source: 'ig', utm_content: names },
    ])
    return {
      provider_id: `order-${index}`,
      ordered_at: new Date(now - Math.floor((index / 100) * 75 * dayMs) - below(20_000_000)).toISOString(),
      status: oneIn(12) ? one(['cancelled', 'pending', 'refunded']) : 'completed',
      currency: oneIn(6) ? 'EUR' : 'GBP',
      attribution: visit,
      discount_codes: oneIn(5) ? [{ code: one(['SPRING', 'spring ', 'Other']), discount: 100 }] : [],
      customer: {
        provider_id: buyer < 3 ? String(buyer) : null,
        email: buyer === 5 ? null : `buyer${buyer}@x.test`,
        name: buyer === 5 ? '' : `Buyer ${buyer}`,
        city: null,
        country: one(['TR', 'GB', null]),
      },
      lines: [
        ['mug', 1 + below(3), 1000 + below(500)],
        ...(oneIn(2) ? [['cup', 1, 700 + below(90)] as [string, number, number]] : []),
      ],
      ...(oneIn(7) && { refunded_total: 500 }),
    }
  })
  await team.orders(orders, store)
  await team.refunds(
    orders
      .filter(({ refunded_total = 0 }) => refunded_total > 0)
      .map(({ provider_id = '', ordered_at }) => ({
        id: `back-${provider_id}`,
        order: provider_id,
        amount: 500,
        // Often after the end of the month.
        refunded_at: new Date(Math.min(now, Date.parse(ordered_at) + below(60) * dayMs)).toISOString(),
        lines: [['mug', 1, 500]] as [string, number, number][],
      })),
    store,
  )
}

/** Notes and favourites of a store and of rows of it. */
async function markRows(store: number) {
  const post = async (path: string, body: object) => {
    const answer = await used.api.request('POST', path, { token: team.team.token, body })
    expect(answer.status, path).toBeLessThan(300)
    return dataOf<{ id: number }>(answer)
  }
  for (const [type, table] of [
    ['store', null],
    ['order', 'orders'],
    ['customer', 'customers'],
    ['product', 'products'],
  ] as const) {
    const rows =
      table === null
        ? [{ id: store }]
        : await team.within((db) =>
            db.selectFrom(table).select('id').where('store_id', '=', store).orderBy('id').limit(2).execute(),
          )
    for (const { id } of rows) {
      const note = { notable_type: type, notable_id: id, content: `About ${type}`, visible_to_team: true }
      await post('/notes', note)
      const { token } = team.team
      const categories = await dataOf<{ id: number; type: string }[]>(
        await used.api.request('GET', '/favorites/categories', { token }),
      )
      const category =
        categories.find((known) => known.type === type) ??
        (await post('/favorites/categories', { name: `My ${type}`, type }))
      await post('/favorites/add-to-favorite', {
        category_id: category.id,
        favoritable_type: type,
        favoritable_id: id,
      })
    }
  }
}

/** Counts sales and estimates lifts, as some hours later. */
async function settle(hours: number) {
  used.api.clock.now = new Date(now + hours * hourMs)
  await team.count()
  used.api.clock.now = new Date(now)
}

beforeAll(async () => {
  used.api.clock.now = new Date(now)
  team = await newSellingTeam(used.api, { timezone: 'America/St_Johns' })
  const oak = team.store_id
  postIds = await team.posts(
    posts.map(({ days, ...post }) => ({ ...post, posted_at: new Date(now - days * dayMs).toISOString() })),
  )
  await fill('oak', oak, 7)
  const { token } = team.team
  const put = (path: string, body: object) => used.api.request('PUT', path, { token, body })
  const path = '/social/instagram/posts'
  expect((await put(`${path}/${postIds[4]}/codes`, { codes: ['Spring'] })).status).toBe(200)
  const [cup] = await team.within((db) =>
    db.selectFrom('products').select('id').where('provider_id', '=', 'cup').execute(),
  )
  expect((await put(`${path}/${postIds[5]}/products`, { product_ids: [cup!.id] })).status).toBe(200)
  await markRows(oak)
  // Another team has the same.
  const other = await newSellingTeam(used.api)
  await other.products([{ provider_id: 'mug', permalink: address('elm', 'mug'), sku: 'SAME-mug' }])
  await other.orders([{ ordered_at: '2026-03-01T09:00:00Z', lines: [['mug', 1, 1000]] }])
  await other.count()
  await settle(0)
})

test('a deleted store leaves every row and figure as if it had never been there, wherever it was stopped', async () => {
  const before = await allAnswers()
  const rowsBefore = await allRows()
  const elm = await team.newStore('elm')
  await fill('elm', elm, 8)
  await markRows(elm)
  await settle(2)
  const during = await answersOf(figureReads)
  for (const [path, answer] of during) expect(answer, path).not.toEqual(before.get(path))

  const { dependencies } = used.api
  const { jobs } = dependencies
  dependencies.jobs = idleJobs
  const answer = await used.api.request('POST', `/ecommerce/stores/${elm}/deletion`, {
    token: team.team.token,
    body: { name: 'elm' },
  })
  dependencies.jobs = jobs
  expect(answer.status).toBe(202)
  const job = { team_id: team.team.team_id, store_id: elm }
  // Each time it is stopped later, until it ends.
  let stops = 0
  for (let isDone = false; !isDone;) {
    const { database, signal } = dyingDatabase(used.opened.database, 2 ** stops)
    try {
      await deleteStoreData({ ...dependencies, database }, job, signal)
      isDone = true
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      stops++
    }
    if (!isDone && stops <= 2) {
      await settle(2 + stops)
      for (const [path, figures] of await answersOf(figureReads))
        expect(figures, `${path} after stop ${stops}`).toEqual(before.get(path))
    }
  }
  expect(stops).toBeGreaterThan(3)
  await deleteStoreData(dependencies, job, new AbortController().signal)
  await settle(100)
  for (const [path, figures] of await allAnswers()) expect(figures, path).toEqual(before.get(path))
  expect(await allRows()).toEqual(rowsBefore)
  const stores = await used.api.request('GET', '/ecommerce/stores', { token: team.team.token })
  expect((await dataOf<Store[]>(stores)).map(({ name }) => name)).toEqual(['oak'])
})
