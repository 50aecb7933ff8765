import { beforeAll, expect, test } from 'vitest'
import type { Post } from '@tandem/api-contract'
import { dayMs, hourMs } from '@tandem/format'
import { csvRows } from '../../testing/csv-rows.ts'
import { drawing } from '../../testing/drawing.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder, SellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { workbookRows } from '../../testing/workbook-rows.ts'

const used = useTestApi()

/** When each store's orders are all known; `sold` is the currency of its orders. */
const stores = [
  { name: 'oak', since: null, sold: 'GBP', isArchived: false },
  { name: 'elm', since: '2026-02-10T10:00:00.000Z', sold: 'GBP', isArchived: false },
  { name: 'ash', since: '2026-03-20T10:00:00.000Z', sold: 'EUR', isArchived: false },
  { name: 'fir', since: '2026-04-20T10:00:00.000Z', sold: 'GBP', isArchived: true },
]

interface PlainPost {
  name: string
  at: string
  /** The store whose product it links to. */
  store: number | null
}

interface PlainOrder {
  store: number
  at: string
  amount: number
  /** The post that it names; otherwise it came from Instagram. */
  names: string | null
}

let team: SellingTeam
const posts: PlainPost[] = []
const orders: PlainOrder[] = []

beforeAll(async () => {
  used.api.clock.now = new Date('2026-05-01T09:00:00Z')
  team = await newSellingTeam(used.api, { timezone: 'Pacific/Auckland' })
  const { below } = drawing(164)
  const ids = [team.store_id]
  for (const { name } of stores.slice(1)) ids.push(await team.newStore(name))
  for (const [index, { name }] of stores.entries())
    await team.products(
      [{ provider_id: 'mug', permalink: `https://${name}.example/product/mug/` }],
      ids[index],
    )
  const moment = (day: number) => new Date(Date.UTC(2026, 0, 1 + day, 10, below(2))).toISOString()
  for (let index = 0; index < 40; index++) {
    const store = below(5)
    posts.push({
      name: `UnknownPost${index}`,
      // Some are published in the very minute of a limit.
      at: index < 4 ? (stores[index]!.since ?? moment(40)) : moment(below(116)),
      store: store < 4 ? store : null,
    })
  }
  await team.posts(
    posts.map(({ name, at, store }) => ({
      provider_id: name,
      posted_at: at,
      caption: store === null ? null : `${stores[store]!.name}.example/product/mug`,
    })),
  )
  for (let index = 0; index < 60; index++) {
    const post = posts[below(posts.length)]!
    const store = below(4)
    const { since } = stores[store]!
    const at = new Date(Date.parse(post.at) + (1 + below(100 * 24)) * hourMs).toISOString()
    if (since !== null && at < since) continue
    orders.push({
      store,
      at,
      amount: 1 + below(5000),
      names: below(3) === 0 ? null : post.name,
    })
  }
  for (const [store, { sold }] of stores.entries()) {
    const rows = orders
      .filter((order) => order.store === store)
      .map(({ at, amount, names }): NewOrder => ({
        ordered_at: at,
        currency: sold,
        attribution: names === null ? { utm_source: 'ig' } : { utm_content: names },
        lines: [['mug', 1, amount]],
      }))
    // An old order, so that each currency has a column.
    rows.push({ ordered_at: '2026-04-30T00:00:00Z', currency: sold, lines: [['mug', 1, 100]] })
    await team.orders(rows, ids[store]!)
  }
  await team.within(async (db) => {
    for (const [index, { since, sold }] of stores.entries()) {
      const values = { known_since: since, default_currency: sold }
      await db.updateTable('stores').set(values).where('id', '=', ids[index]!).execute()
    }
  })
  await team.archiveStore(ids[3]!, used.api.clock.now)
  await team.count()
})

/** What a file says of a post in a currency, worked out order by order. */
function plainCells(post: PlainPost, currency: string) {
  const ofCurrency = stores
    .map((store, index) => ({ ...store, index }))
    .filter(({ sold }) => sold === currency)
  const listed = ofCurrency.filter(({ isArchived }) => !isArchived)
  const isBefore = (some: typeof listed) => some.some(({ since }) => since !== null && post.at < since)
  const linked = listed.filter(({ index }) => index === post.store)
  const age = (order: PlainOrder) => Date.parse(order.at) - Date.parse(post.at)
  const counted = orders.filter((order) => listed.some(({ index }) => index === order.store))
  // Without a product of a listed store, all lines count.
  const isLinked = post.store !== null && !stores[post.store]!.isArchived
  const counts = (order: PlainOrder) => !isLinked || order.store === post.store
  const isNamed = orders.some(({ names, store }) => names === post.name && !stores[store]!.isArchived)
  if (!isLinked && !isNamed) return ['', '', '', '', '', '']
  const named = counted.filter((order) => order.names === post.name)
  const cell = (some: PlainOrder[], isCounted: (order: PlainOrder) => boolean, where: typeof listed) => {
    if (some.length === 0 && isBefore(where)) return ''
    return (some.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0) / 100).toFixed(2)
  }
  const within = (days: number) => named.filter((order) => age(order) < days * dayMs)
  const organic = counted.filter(
    (order) =>
      order.names === null && order.store === post.store && age(order) >= 0 && age(order) < 7 * dayMs,
  )
  return [
    cell(within(7), counts, listed),
    cell(within(7), (order) => !counts(order), listed),
    cell(within(30), counts, listed),
    cell(within(90), counts, listed),
    cell(organic, () => true, linked),
    cell([], () => true, linked),
  ]
}

const exported = (path: string, body: object) =>
  used.api.request('POST', `/social/instagram/posts${path}`, { token: team.team.token, body })

test('leaves what a post sold empty in its file when older orders of a store were never read', async () => {
  const body = { filter: {}, columns: ['permalink', 'sales'] }
  const [titles = [], ...rows] = csvRows(await (await exported('/export', body)).text())
  const workbook = await exported('/export', { ...body, format: 'xlsx' })
  const [, ...sheet] = workbookRows(new Uint8Array(await workbook.arrayBuffer()))[0]!
  expect(rows).toHaveLength(posts.length)
  let empty = 0
  for (const post of posts) {
    const place = rows.findIndex(([link]) => link?.endsWith(`/${post.name}/`))
    for (const currency of ['EUR', 'GBP']) {
      const first = titles.indexOf(`Proven, 7 days (${currency})`)
      const expected = plainCells(post, currency)
      expect(rows[place]!.slice(first, first + 6), `${post.name}, ${currency}`).toEqual(expected)
      const numbers = expected.map((cell) => (cell === '' ? null : Number(cell)))
      expect(numbers.map((_, index) => sheet[place]![first + index] ?? null)).toEqual(numbers)
      empty += expected.filter((cell) => cell === '').length
    }
  }
  expect(empty).toBeGreaterThan(50)
})

const get = async (path: string) =>
  (await used.api.request('GET', `/social/instagram/posts${path}`, { token: team.team.token })).json()

test('says which listed stores have missing orders since a post, whether it sold or not', async () => {
  const { data } = (await get('?per_page=100')) as { data: Post[] }
  expect(data.filter(({ sales, unread_stores }) => sales === null && unread_stores.length > 0)).not.toEqual(
    [],
  )
  for (const { id, posted_at, sales, unread_stores } of data) {
    const unread = stores.filter(
      ({ since, isArchived }) => !isArchived && since !== null && posted_at < since,
    )
    const known = unread.map(({ since, sold }) => ({ known_since: since, currencies: [sold] }))
    expect(unread_stores, `${id}`).toMatchObject(known)
    expect(unread_stores, `${id}`).toHaveLength(known.length)
    expect((await get(`/${id}/sales`)).data, `${id}`).toMatchObject({ sales, unread_stores })
  }
})

test('says since when all orders are known that could count for a view of posts that sold', async () => {
  const latest = (some: typeof stores) =>
    some
      .flatMap(({ since }) => since ?? [])
      .toSorted()
      .at(-1) ?? null
  const seen = new Set<string>()
  for (const [from, to] of [
    ['2026-01-01', '2026-04-30'],
    ['2026-02-10', '2026-02-10'],
    ['2026-02-11', '2026-03-01'],
    ['2026-02-25', '2026-02-27'],
    ['2026-03-20', '2026-03-21'],
    ['2026-03-21', '2026-04-30'],
    ['2026-04-30', '2026-04-30'],
  ] as const) {
    // A post of this team is published within two hours before the end of its day, which is also its day in UTC.
    const shown = posts.filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to)
    for (const currency of ['EUR', 'GBP', 'USD']) {
      const missing = stores.filter(({ isArchived, sold }) => !isArchived && sold === currency)
      const isBefore = ({ since }: (typeof stores)[number], some: PlainPost[]) =>
        some.some(({ at }) => since !== null && at < since)
      const ofLinks = missing.filter((store) =>
        isBefore(
          store,
          shown.filter((post) => post.store !== null && stores[post.store] === store),
        ),
      )
      const instagram = latest(ofLinks)
      const known = {
        proven: latest(missing.filter((store) => isBefore(store, shown))),
        organic: instagram,
        paid: instagram,
      }
      const { meta } = await get(`/sold?date_from=${from}&date_to=${to}&currency=${currency}`)
      expect(meta.known_since, `${from} ${to} ${currency}`).toEqual(known)
      seen.add(JSON.stringify(known))
    }
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('leaves it empty in the file of posts that sold, too', async () => {
  for (const currency of ['EUR', 'GBP']) {
    const body = { filter: { currency, window: '90' }, columns: ['permalink', 'sales'] }
    const [, ...rows] = csvRows(await (await exported('/sold/export', body)).text())
    expect(rows.length).toBeGreaterThan(3)
    for (const [link = '', ...cells] of rows) {
      const post = posts.find(({ name }) => link.endsWith(`/${name}/`))!
      expect(cells, post.name).toEqual(plainCells(post, currency))
    }
  }
})
