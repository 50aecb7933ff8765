import { expect, test } from 'vitest'
import type { PageMeta, Store } from '@tandem/api-contract'
import { connectStore, readStore } from '../../testing/connect-store.ts'
import {
  fewOrders,
  simulatedConnectors,
  simulatedCredentials,
  simulatedShop,
} from '../../testing/simulated-connectors.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const dataset = fewOrders(8)
const shops = ['oak', 'pine', 'broken', 'cinar'].map((name) => simulatedShop(name, { dataset }))
const used = useTestApi({ connectors: simulatedConnectors(shops) })

const connection = (shop: string) => ({
  type: 'woocommerce',
  name: 'Oak workshop',
  currency_id: 826,
  ...simulatedCredentials(shop),
})
const post = (user: TestUser, body: unknown) =>
  used.api.request('POST', '/ecommerce/stores', { token: user.token, body })
const put = (user: TestUser, id: number, body: unknown) =>
  used.api.request('PUT', `/ecommerce/stores/${id}`, { token: user.token, body })

const shopCalled = (name: string) => {
  const shop = shops.find((candidate) => candidate.name === name)
  if (!shop) throw new Error(`No shop ${name}`)
  return shop
}

test('connecting a store returns it, records who did it, and starts its first sync', async () => {
  const team = await used.api.newTeam()
  const answer = await post(team, connection('oak'))
  expect(answer.status).toBe(201)
  const { data } = (await answer.json()) as { data: Store }
  expect(data).toMatchObject({
    type: 'woocommerce',
    name: 'Oak workshop',
    url: connection('oak').woocommerce_url,
    default_currency: 'GBP',
    currency_id: 826,
    archived_at: null,
  })
  expect(['queued', 'running']).toContain(data.sync.state)
  await used.api.jobsSettled()
  expect((await readStore(used.api, team, data.id)).sync.state).toBe('succeeded')

  const audit = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'subject_id', 'subject_name', 'details'])
    .where('team_id', '=', team.team_id)
    .execute()
  expect(audit).toEqual([
    {
      action: 'store.created',
      user_id: team.id,
      subject_id: data.id,
      subject_name: 'Oak workshop',
      details: { type: 'woocommerce', url: connection('oak').woocommerce_url, currency: 'GBP' },
    },
  ])
  const kept = await used.opened.database.selectFrom('store_credentials').select('sealed').execute()
  expect(JSON.stringify([kept, used.api.log])).not.toMatch(/ck_test|cs_test/)
})

test('refuses the same address in any spelling, even at the same time; another team may connect it', async () => {
  const team = await used.api.newTeam()
  const both = await Promise.all([post(team, connection('oak')), post(team, connection('oak'))])
  expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409])
  const again = await post(team, {
    ...connection('oak'),
    woocommerce_url: `${connection('oak').woocommerce_url}/wp-admin/?x=1`,
  })
  expect(again.status).toBe(409)
  expect(await errorOf(again)).toMatchObject({ code: 'STORE_EXISTS' })
  expect((await post(await used.api.newTeam(), connection('oak'))).status).toBe(201)
  await used.api.jobsSettled()
})

test.each([
  ['a wrong key', { woocommerce_consumer_key: 'ck_wrong' }, 'woocommerce_consumer_key'],
  ['a wrong secret', { woocommerce_consumer_secret: 'cs_wrong' }, 'woocommerce_consumer_secret'],
  ['an address without a shop', { woocommerce_url: 'http://127.0.0.1:4010/nothing-here' }, 'woocommerce_url'],
  ['a private address', { woocommerce_url: 'https://192.168.0.4/' }, 'woocommerce_url'],
  ['a currency that does not exist', { currency_id: 123456 }, 'currency_id'],
  ['a currency that the shop does not sell in', { currency_id: 978 }, 'currency_id'],
])('%s is reported on its field, and nothing is stored', async (_what, change, field) => {
  const team = await used.api.newTeam()
  const answer = await post(team, { ...connection('oak'), ...change })
  expect(answer.status).toBe(422)
  const { errors, message } = await errorOf(answer)
  expect(Object.keys(errors ?? {})).toEqual([field])
  expect(errors?.[field]).toEqual([message])
  const list = await used.api.request('GET', '/ecommerce/stores', { token: team.token })
  expect(await list.json()).toMatchObject({ data: [], meta: { total: 0 } })
})

test.each([
  ['https://192.168.0.4/', 'a private network address'],
  ['https://shop.example.com:22/', 'Only ports 443 and 8443'],
  ['http://shop.example.com/', 'must use HTTPS'],
  ['https://user:secret@shop.example.com/', 'contains a username or password'],
])("says why %s isn't called", async (woocommerce_url, reason) => {
  const team = await used.api.newTeam()
  const answer = await post(team, { ...connection('oak'), woocommerce_url })
  expect((await errorOf(answer)).errors?.['woocommerce_url']?.[0]).toContain(reason)
})

test('a store that fails while its credentials are verified gives 502', async () => {
  const team = await used.api.newTeam()
  const shop = shopCalled('broken')
  shop.faults.add({ kind: 'status', status: 500, times: Infinity })
  const failed = await post(team, connection('broken'))
  expect(failed.status).toBe(502)
  expect(await errorOf(failed)).toMatchObject({ code: 'FETCH_ERROR' })
  shop.faults.clear()
  shop.faults.add({ kind: 'status', status: 429, retryAfter: 60, times: Infinity })
  const busy = await post(team, connection('broken'))
  expect(busy.status).toBe(502)
  expect(await errorOf(busy)).toMatchObject({ code: 'TRY_AGAIN_LATER' })
  shop.faults.clear()
})

test('lists stores by name, archived ones last, for each team its own', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const oak = await connectStore(used.api, team, 'oak')
  const pine = await connectStore(used.api, team, 'pine')
  await connectStore(used.api, other, 'oak')
  await put(team, oak.id, { name: 'Zebra' })
  const names = async () => {
    const answer = await used.api.request('GET', '/ecommerce/stores', { token: team.token })
    return ((await answer.json()) as { data: Store[] }).data.map((store) => store.name)
  }
  expect(await names()).toEqual(['Store pine', 'Zebra'])
  await used.opened.database
    .updateTable('stores')
    .set({ archived_at: used.api.clock.now })
    .where('id', '=', pine.id)
    .execute()
  expect(await names()).toEqual(['Zebra', 'Store pine'])
})

test('renames a store, and stores new credentials once they are verified', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'pine')
  const renamed = await put(team, store.id, { name: 'Pine & sons' })
  expect(renamed.status).toBe(200)
  expect(await renamed.json()).toMatchObject({ data: { name: 'Pine & sons', default_currency: 'GBP' } })

  const refused = await put(team, store.id, {
    woocommerce_consumer_key: 'ck_other',
    woocommerce_consumer_secret: 'cs_other',
  })
  expect(refused.status).toBe(422)
  expect((await errorOf(refused)).errors).toHaveProperty('woocommerce_consumer_key')

  shopCalled('pine').keys.push({ consumerKey: 'ck_other', consumerSecret: 'cs_other', permission: 'read' })
  const replaced = await put(team, store.id, {
    woocommerce_consumer_key: 'ck_other',
    woocommerce_consumer_secret: 'cs_other',
  })
  expect(replaced.status).toBe(200)
  await used.api.jobsSettled()
  expect((await readStore(used.api, team, store.id)).sync.state).toBe('succeeded')
})

test('another currency relabels the store and syncs it again; the orders keep their own', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'pine')
  expect(await errorOf(await put(team, store.id, { currency_id: 392 }))).toMatchObject({
    errors: { currency_id: ['This store sells in GBP'] },
  })
  shopCalled('pine').currency = 'JPY'
  const changed = await put(team, store.id, { currency_id: 392 })
  expect(await changed.json()).toMatchObject({ data: { default_currency: 'JPY', currency_id: 392 } })
  await used.api.jobsSettled()
  const currencies = await used.opened.database
    .selectFrom('products')
    .select('currency')
    .distinct()
    .where('store_id', '=', store.id)
    .execute()
  expect(currencies).toEqual([{ currency: 'JPY' }])
  // They spent nothing in yen yet.
  const spent = await used.opened.database
    .selectFrom('customers')
    .select(['sorted_currency', 'sorted_spent'])
    .distinct()
    .where('store_id', '=', store.id)
    .execute()
  expect(spent).toEqual([{ sorted_currency: null, sorted_spent: null }])
  expect((await put(team, store.id, { currency_id: 123456 })).status).toBe(422)
  // Connecting a store doesn't require knowing its currency.
  const { currency_id: _none, ...withoutCurrency } = connection('pine')
  const connected = await post(await used.api.newTeam(), withoutCurrency)
  expect(await connected.json()).toMatchObject({ data: { default_currency: 'JPY', currency_id: 392 } })
  await used.api.jobsSettled()
  shopCalled('pine').currency = 'GBP'
})

test("a store of another team, or a missing one, isn't found when it is changed", async () => {
  const team = await used.api.newTeam()
  const foreign = await connectStore(used.api, await used.api.newTeam(), 'oak')
  for (const id of [foreign.id, 999_999_999]) {
    const answer = await put(team, id, { name: 'Mine now' })
    expect(answer.status).toBe(404)
    expect(await errorOf(answer)).toMatchObject({ code: 'MODEL_NOT_FOUND' })
  }
})

test('a store that fails while new credentials are verified gives 502', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'broken')
  shopCalled('broken').faults.add({ kind: 'status', status: 503, times: Infinity })
  const answer = await put(team, store.id, {
    woocommerce_consumer_key: 'ck_test',
    woocommerce_consumer_secret: 'cs_test',
  })
  shopCalled('broken').faults.clear()
  expect(answer.status).toBe(502)
})

test('a sync of stores with an unknown or foreign one is refused as a whole', async () => {
  const team = await used.api.newTeam()
  const mine = await connectStore(used.api, team, 'oak')
  const foreign = await connectStore(used.api, await used.api.newTeam(), 'oak')
  for (const id of [foreign.id, 999_999_999]) {
    const answer = await used.api.request('POST', '/ecommerce/stores/sync', {
      token: team.token,
      body: { ids: [mine.id, id] },
    })
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).errors).toHaveProperty('ids')
  }
  expect((await readStore(used.api, team, mine.id)).sync.state).toBe('succeeded')
})

test("a viewer reads stores, but can't connect, change or sync them", async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'oak')
  const viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  expect((await used.api.request('GET', '/ecommerce/stores', { token: viewer.token })).status).toBe(200)
  expect((await post(viewer, connection('pine'))).status).toBe(403)
  expect((await put(viewer, store.id, { name: 'Mine' })).status).toBe(403)
})

test('stores are paged, filtered to one, and found by name and address', async () => {
  const team = await used.api.newTeam()
  const other = await connectStore(used.api, await used.api.newTeam(), 'pine')
  const names = ['Çınar 100%_Home', 'Oak Workshop', 'Pine Barn']
  const stores: Store[] = []
  for (const [index, shop] of ['cinar', 'oak', 'pine'].entries()) {
    const answer = await post(team, { ...connection(shop), name: names[index] })
    stores.push(((await answer.json()) as { data: Store }).data)
  }
  await used.api.jobsSettled()
  const list = async (search: string) => {
    const answer = await used.api.request('GET', `/ecommerce/stores?${search}`, { token: team.token })
    const { data, meta } = (await answer.json()) as { data: Store[]; meta: PageMeta }
    return { names: data.map(({ name }) => name), meta }
  }
  const oak = stores[1]!
  const [first, last] = [await list('per_page=2'), await list('per_page=2&page=2')]
  expect([...first.names, ...last.names].toSorted()).toEqual(names.toSorted())
  expect(last.meta).toEqual({ current_page: 2, per_page: 2, total: 3, last_page: 2, total_is_capped: false })
  expect((await list('page=9')).names).toEqual([])
  expect((await list(`store_id=${oak.id}`)).names).toEqual(['Oak Workshop'])
  expect((await list('search_term=CINAR')).names).toEqual(['Çınar 100%_Home'])
  expect((await list('search_term=100%25_')).names).toEqual(['Çınar 100%_Home'])
  expect((await list(`search_term=${encodeURIComponent(oak.url)}`)).names).toEqual(['Oak Workshop'])
  await used.api.request('POST', '/ecommerce/stores/archive', { token: team.token, body: { ids: [oak.id] } })
  expect((await list('')).names.at(-1)).toBe('Oak Workshop')
  for (const wrong of [`store_id=${other.id}`, 'store_id=x', 'page=x', 'colour=red', 'search_term=%00'])
    expect(
      (await used.api.request('GET', `/ecommerce/stores?${wrong}`, { token: team.token })).status,
      wrong,
    ).toBe(422)
})
