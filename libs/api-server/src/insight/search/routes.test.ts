import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Customer, EndpointData, Order, Product, SearchHit, searchTeam } from '@tandem/api-contract'
import { addOrder } from '@tandem/provider-simulator'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const shop = simulatedShop('oak', { dataset: fewOrders(8) })
const used = useTestApi({ connectors: simulatedConnectors([shop]) })

let team: TestTeam
let viewer: TestUser
let other: TestTeam

beforeAll(async () => {
  for (const total of [1000, 2000, 3000])
    addOrder(shop, { email: 'sule.yildiz@example.test', lines: [{ sku: 'x', quantity: 1, total }] })
  team = await used.api.newTeam({ user_name: 'Selin Arslan' })
  viewer = await used.api.newUser(team.team_id, { role: 'viewer', name: 'Şule Demir' })
  other = await used.api.newTeam({ user_name: 'Selin Arslan' })
  await connectStore(used.api, team, 'oak')
  const account = await addConnectedAccount(used.api, team.team_id, { username: 'linden.home' })
  await addPosts(used.api, team.team_id, account, [
    { caption: 'Glasses from İstanbul,\nmade by hand', posted_at: '2026-01-02T08:00:00.000Z' },
    { caption: 'More glasses', posted_at: '2026-03-02T08:00:00.000Z' },
    { caption: null },
  ])
})

const ask = (search_term: string, { token }: { token?: string } = team) =>
  used.api.request(
    'GET',
    `/search?${new URLSearchParams({ search_term })}`,
    token === undefined ? {} : { token },
  )

type Found = EndpointData<typeof searchTeam>

async function search(term: string, user: TestUser = team): Promise<SearchHit[]> {
  const answer = await ask(term, user)
  expect(answer.status).toBe(200)
  const { hits, unsearched } = await dataOf<Found>(answer)
  expect(unsearched).toEqual([])
  return hits
}

const ofKind = <Kind extends SearchHit['kind']>(hits: SearchHit[], kind: Kind) =>
  hits.filter((hit): hit is Extract<SearchHit, { kind: Kind }> => hit.kind === kind)

const list = async <Row>(path: string, rows = 100) =>
  dataOf<Row[]>(await used.api.request('GET', `${path}?per_page=${rows}`, { token: team.token }))

const note = (user: TestUser, content: string, notable_id: number, visible_to_team = false) =>
  used.api.request('POST', '/notes', {
    token: user.token,
    body: { notable_type: 'order', notable_id, content, visible_to_team },
  })

describe('what is found', () => {
  test('finds an order by its whole number, with or without #, and nothing else of its kind', async () => {
    const [order] = await list<Order>('/ecommerce/orders', 1)
    for (const term of [order!.number, `#${order!.number}`]) {
      const { number, customer_name, total, currency, ordered_at } = order!
      expect(ofKind(await search(term), 'order')).toEqual([
        { kind: 'order', id: order!.id, number, customer_name, total, currency, ordered_at },
      ])
    }
  })

  test('finds a customer and their orders by a whole address, the newest order first', async () => {
    const hits = await search('Sule.Yildiz@example.test')
    expect(ofKind(hits, 'customer').map(({ email }) => email)).toEqual(['sule.yildiz@example.test'])
    const times = ofKind(hits, 'order').map(({ ordered_at }) => ordered_at)
    expect(times).toHaveLength(3)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('finds what the lists of customers and products find, in their order, at most five of each', async () => {
    const customers = await list<Customer>('/ecommerce/customers')
    const hits = await search('example.test')
    expect(ofKind(hits, 'customer').map(({ id }) => id)).toEqual(customers.slice(0, 5).map(({ id }) => id))
    const products = await list<Product>('/ecommerce/products')
    const product = products.find(({ sku }) => sku !== null)!
    expect(ofKind(await search(product.sku!), 'product')).toMatchObject([
      { id: product.id, sku: product.sku },
    ])
  })

  test('finds posts by their caption in one line, the newest first', async () => {
    expect(ofKind(await search('glasses'), 'post')).toMatchObject([
      { caption: 'More glasses', username: 'linden.home', post_kind: 'image' },
      { caption: 'Glasses from İstanbul, made by hand' },
    ])
    expect(ofKind(await search('istanbul'), 'post')).toHaveLength(1)
  })

  test('finds an account by its name, with or without @', async () => {
    for (const term of ['linden', '@linden.home'])
      expect(ofKind(await search(term), 'account')).toMatchObject([
        { service: 'social', username: 'linden.home' },
      ])
  })

  test('finds people without accents', async () => {
    expect(ofKind(await search('sule'), 'person')).toMatchObject([{ id: viewer.id, name: 'Şule Demir' }])
  })

  test('finds the notes that the reader may see, the newest first, with the words around the hit', async () => {
    const [order] = await list<Order>('/ecommerce/orders', 1)
    const at = order!.id
    const long = `${'before '.repeat(40)}the GİFT card${' after'.repeat(40)}`
    await note(team, 'A private gift card', at)
    used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000)
    await note(team, long, at, true)
    const mine = ofKind(await search('gift  card'), 'note')
    expect(mine.map(({ excerpt }) => excerpt)).toEqual([
      expect.stringMatching(/^….*before the GİFT card after.*…$/),
      'A private gift card',
    ])
    expect(mine[0]).toMatchObject({ notable_type: 'order', notable_id: at, author_name: 'Selin Arslan' })
    expect(ofKind(await search('gift card', viewer), 'note').map(({ id }) => id)).toEqual([mine[0]!.id])
  })

  test('lists the kinds in one order', async () => {
    const order = ['order', 'customer', 'product', 'post', 'account', 'note', 'person']
    const kinds = (await search('example')).map(({ kind }) => order.indexOf(kind))
    expect(new Set(kinds).size).toBeGreaterThan(1)
    expect(kinds).toEqual(kinds.toSorted((one, another) => one - another))
  })
})

test("doesn't wait long for one kind, and says which one it is", async () => {
  const { dependencies } = used.api
  const { database } = dependencies
  onTestFinished(() => void (dependencies.database = database))
  const never = new Promise<never>(() => undefined)
  dependencies.database = database.withPlugin({
    transformQuery: ({ node }) => node,
    // Only the search of posts reads their captions.
    transformResult: async ({ result }) => (result.rows[0] && 'caption' in result.rows[0] ? never : result),
  })
  const found = await dataOf<Found>(await ask('linden'))
  expect(found.unsearched).toEqual([])
  const late = await dataOf<Found>(await ask('glasses'))
  expect(late.unsearched).toEqual(['post'])
})

test('reads no orders, customers or products for a term of signs alone', async () => {
  const { dependencies } = used.api
  const { database } = dependencies
  onTestFinished(() => void (dependencies.database = database))
  const searches = ['search_customers', 'search_orders', 'search_products']
  const read: string[] = []
  dependencies.database = database.withPlugin({
    transformQuery({ node }) {
      const sent = JSON.stringify(node)
      read.push(...searches.filter((name) => sent.includes(name)))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(await search('%_%')).toEqual([])
  expect(read).toEqual([])
  await search('oak_%')
  expect(read.toSorted()).toEqual(searches)
})

describe('who finds it', () => {
  test('finds nothing of another team', async () => {
    for (const term of ['example.test', 'glasses', 'linden', 'gift', 'sule'])
      expect(
        (await search(term, other)).filter((hit) => hit.kind !== 'person' || hit.id !== other.id),
      ).toEqual([])
  })

  test('refuses a caller without a session', async () => {
    expect((await ask('glasses', {})).status).toBe(401)
    expect((await ask('glasses', { token: 'f'.repeat(64) })).status).toBe(401)
  })
})

describe('what is refused', () => {
  test.each([
    ['nothing', ''],
    ['one character', 'a'],
    ['one character between spaces', '  a  '],
    ['too many characters', 'a'.repeat(101)],
    ['what the database cannot store', 'ab\u0000'],
  ])('refuses %s', async (_, term) => {
    const answer = await ask(term)
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).errors).toHaveProperty('search_term')
  })

  test('refuses other fields, and a term that is missing or given twice', async () => {
    for (const query of [
      '',
      'search_term[]=oak',
      'search_term=oak&kind=order',
      'search_term=oak&search_term=pine',
    ])
      expect((await used.api.request('GET', `/search?${query}`, { token: team.token })).status, query).toBe(
        422,
      )
  })

  test.each([
    '%%',
    '__',
    String.raw`\\`,
    "' or 1=1--",
    '😀😀',
    '\u202e\u2066',
    '()*',
    '..',
    '@@',
    '##',
    'ﷺﷺ',
  ])('takes %j as text', async (term) => {
    expect(await search(term)).toEqual([])
  })
})
