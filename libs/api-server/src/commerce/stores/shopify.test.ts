import { beforeEach, expect, test } from 'vitest'
import { ProviderError } from '@tandem/connectors'
import type { Shop } from '@tandem/provider-simulator'
import { commerceMessages } from '@tandem/api-contract'
import type { ErrorBody, Store } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, readStore, storeConnection, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, freshShop, simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const shops: Shop[] = []
const dataset = fewOrders(10)
const used = useTestApi({ connectors: simulatedConnectors(shops) })

let team: TestTeam
let shop: Shop
beforeEach(async () => {
  team = await used.api.newTeam()
  shop = freshShop(shops, dataset)
})

const post = (body: unknown) => used.api.request('POST', '/ecommerce/stores', { token: team.token, body })
const put = (id: number, body: unknown) =>
  used.api.request('PUT', `/ecommerce/stores/${id}`, { token: team.token, body })
const errorsOf = async (answer: Response) => {
  expect(answer.status).toBe(422)
  const { errors, message } = (await answer.json()) as ErrorBody
  expect(Object.values(errors ?? {})[0]).toEqual([message])
  return errors ?? {}
}

const connection = () => {
  const {
    shopify_access_token: _token,
    shopify_client_secret: _secret,
    ...rest
  } = storeConnection(shop.name, 'shopify') as Record<string, unknown>
  return rest
}
const token = { shopify_access_token: 'shpat_test' }
const client = { shopify_client_id: 'client-test', shopify_client_secret: 'client-secret-test' }

test.each([
  ['an access token', token],
  ['an access token with the app’s secret', { ...token, shopify_client_secret: 'client-secret-test' }],
  ['client id and secret', client],
])(
  'a Shopify store is connected with %s, under its name in lower case, once per team',
  async (_how, keys) => {
    const name = ` ${shop.name.toUpperCase()} `
    const answer = await post({ ...connection(), ...keys, shopify_store_name: name })
    expect(answer.status).toBe(201)
    const { data } = (await answer.json()) as { data: Store }
    expect(data).toMatchObject({ type: 'shopify', url: `https://${shop.name}.myshopify.com` })
    const again = await post({ ...connection(), ...client })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'STORE_EXISTS' })
    await used.api.jobsSettled()
    expect(await readStore(used.api, team, data.id)).toMatchObject({
      sync: { state: 'succeeded', difference: null },
      orders_count: shop.orders.size,
    })
    const kept = await used.opened.database.selectFrom('store_credentials').select('sealed').execute()
    expect(JSON.stringify([kept, used.api.log])).not.toMatch(/shpat_test|client-secret-test/)
  },
)

test.each([
  ['a wrong token', { shopify_access_token: 'shpat_wrong' }, 'shopify_access_token'],
  ['a name that no store has', { ...token, shopify_store_name: 'nobody-has-this' }, 'shopify_store_name'],
  ['a wrong client secret', { ...client, shopify_client_secret: 'wrong' }, 'shopify_client_secret'],
  ['a wrong client id', { ...client, shopify_client_id: 'wrong' }, 'shopify_client_id'],
  ['a name that leads elsewhere', { ...token, shopify_store_name: 'evil.com#' }, 'shopify_store_name'],
  ['a currency that does not exist', { ...token, currency_id: 123_456 }, 'currency_id'],
])('%s is reported on its field, and nothing is stored', async (_what, change, field) => {
  expect(Object.keys(await errorsOf(await post({ ...connection(), ...change })))).toEqual([field])
  const list = await used.api.request('GET', '/ecommerce/stores', { token: team.token })
  expect(await list.json()).toMatchObject({ data: [] })
})

test("a currency that the shop doesn't sell in is refused, because its amounts would be wrong", async () => {
  const other = { currency_id: 392 }
  const told = { currency_id: ['This store sells in GBP'] }
  expect(await errorsOf(await post({ ...connection(), ...token, ...other }))).toEqual(told)
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  expect(await errorsOf(await put(store.id, { ...client, ...other }))).toEqual(told)
  expect((await put(store.id, { ...client, currency_id: 826 })).status).toBe(200)
  await used.api.jobsSettled()
})

test('a changed currency alone is compared with the shop’s own, with the stored credentials', async () => {
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  const told = { currency_id: ['This store sells in GBP'] }
  expect(await errorsOf(await put(store.id, { currency_id: 392, name: 'Not kept' }))).toEqual(told)
  expect(await readStore(used.api, team, store.id)).toMatchObject({
    name: store.name,
    default_currency: 'GBP',
  })
  shop.currency = 'JPY'
  expect((await put(store.id, { currency_id: 392 })).status).toBe(200)
  await used.api.jobsSettled()
  expect(await readStore(used.api, team, store.id)).toMatchObject({
    default_currency: 'JPY',
    sync: { state: 'succeeded' },
  })

  shop.apps[0]!.accessToken = 'shpat_other'
  expect(await errorsOf(await put(store.id, { currency_id: 826 }))).toEqual({
    currency_id: [expect.stringContaining('rejected this access token')],
  })
  shop.apps[0]!.accessToken = 'shpat_test'
  shop.faults.add({ kind: 'refused', times: Infinity })
  const away = await put(store.id, { currency_id: 826 })
  expect(await away.json()).toMatchObject({ code: 'FETCH_ERROR' })
  expect((await put(store.id, { name: 'Away, but renamed' })).status).toBe(200)
})

test("what its credentials can't read is shown with the store, and checked again at each verification and sync", async () => {
  const noticesOf = async () => (await readStore(used.api, team, store.id)).notices
  const lasting = shop.apps[0]!.scopes
  const narrow = ['read_products', 'read_customers', 'read_orders']
  shop.apps[0]!.scopes = narrow
  const answer = await post({ ...connection(), ...token })
  const { data: store } = (await answer.json()) as { data: Store }
  const tooOld = [expect.stringContaining('Only orders of the last 60 days')]
  expect(store.notices).toEqual(tooOld)

  await used.api.jobsSettled()
  expect(await noticesOf()).toEqual(tooOld)
  shop.apps[0]!.scopes = lasting
  await syncAgain(used.api, team, store)
  expect(await noticesOf()).toEqual([])
  shop.apps[0]!.protectedData = 'refused'
  expect((await put(store.id, client)).status).toBe(200)
  await used.api.jobsSettled()
  expect(await noticesOf()).toEqual([expect.stringContaining('Names and mails of customers are held back')])
  // If it can't say so this time, it said so before.
  shop.apps[0]!.protectedData = 'approved'
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  connectors.store = (input) => ({
    ...open(input),
    about: () => Promise.reject(new ProviderError('timeout', 'The store took too long to answer.')),
  })
  const synced = await syncAgain(used.api, team, store)
  connectors.store = open
  expect(synced).toMatchObject({ sync: { state: 'succeeded' }, notices: [expect.stringContaining('Names')] })
})

test('no credentials, half of them or both kinds are refused', async () => {
  for (const keys of [
    {},
    { shopify_client_id: 'x' },
    { shopify_client_secret: 'x' },
    { ...token, ...client },
  ]) {
    expect((await post({ ...connection(), ...keys })).status).toBe(422)
  }
})

test('an app without the needed permissions, and a closed shop, are reported on their fields', async () => {
  shop.apps[0]!.scopes = ['read_products']
  const [field = ''] = Object.keys(await errorsOf(await post({ ...connection(), ...token })))
  expect(field).toBe('shopify_access_token')
  shop.apps[0]!.scopes = ['read_products', 'read_customers', 'read_orders', 'read_all_orders']
  shop.state = 'frozen'
  expect(await errorsOf(await post({ ...connection(), ...token }))).toHaveProperty('shopify_store_name')
})

test('orders are known since 60 days before the first sync, and since a later day after a long pause', async () => {
  const all = shop.apps[0]!.scopes
  shop.apps[0]!.scopes = ['read_products', 'read_customers', 'read_orders']
  const start = used.api.clock.now.getTime()
  const at = (days: number) => new Date(start + days * dayMs).toISOString()
  const syncOn = async (days: number) => {
    used.api.clock.now = new Date(at(days))
    return (await syncAgain(used.api, team, store)).known_since
  }
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  expect((await readStore(used.api, team, store.id)).known_since).toBe(at(-60))
  expect(await syncOn(1)).toBe(at(-60))
  await inTeam(used.api.dependencies.database, team.team_id, (db) =>
    db
      .updateTable('store_syncs')
      .set({ succeeded_at: at(-59) })
      .where('store_id', '=', store.id)
      .execute(),
  )
  expect(await syncOn(2)).toBe(at(-58))
  shop.apps[0]!.scopes = all
  expect(await syncOn(3)).toBeNull()
  expect((await readStore(used.api, team, store.id)).orders_count).toBe(shop.orders.size)
  used.api.clock.now = new Date(start)
})

test('credentials are replaced by others of the same kind of store once they are verified', async () => {
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  expect(await errorsOf(await put(store.id, { shopify_access_token: 'shpat_other' }))).toHaveProperty(
    'shopify_access_token',
  )
  expect(
    await errorsOf(
      await put(store.id, { woocommerce_consumer_key: 'ck_1', woocommerce_consumer_secret: 'cs_1' }),
    ),
  ).toEqual({ woocommerce_consumer_key: [commerceMessages.store.otherKeys] })
  expect((await put(store.id, client)).status).toBe(200)
  expect((await put(store.id, { shopify_client_secret: 'client-secret-test' })).status).toBe(200)
  expect(await errorsOf(await put(store.id, { shopify_client_secret: 'wrong' }))).toHaveProperty(
    'shopify_client_secret',
  )
  expect((await put(store.id, { ...token, ...client })).status).toBe(422)
  await used.api.jobsSettled()
  expect((await readStore(used.api, team, store.id)).sync.state).toBe('succeeded')

  const wooCommerce = await connectStore(used.api, team, shop.name)
  expect(await errorsOf(await put(wooCommerce.id, token))).toEqual({
    shopify_access_token: [commerceMessages.store.otherKeys],
  })
})

test('another currency while one is being changed is refused; amounts stay the same', async () => {
  const store = await connectStore(used.api, team, shop.name)
  const before = await storeFacts(used.opened.database, store.id)
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  const gate = Promise.withResolvers<void>()
  connectors.store = (input) => {
    const connector = open(input)
    return { ...connector, read: (...asked) => gate.promise.then(() => connector.read(...asked)) }
  }
  shop.currency = 'JPY'
  expect((await put(store.id, { currency_id: 392 })).status).toBe(200)
  shop.currency = 'EUR'
  const second = await put(store.id, { currency_id: 978 })
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({ code: 'CURRENCY_UPDATE_IN_PROGRESS' })
  expect((await put(store.id, { name: 'Renamed meanwhile' })).status).toBe(200)
  gate.resolve()
  connectors.store = open
  await used.api.jobsSettled()
  const after = await storeFacts(used.opened.database, store.id)
  expect(after.orders).toEqual(before.orders)
  expect(after.store_day).toEqual(before.store_day)
  expect((await put(store.id, { currency_id: 978 })).status).toBe(200)
  await used.api.jobsSettled()
  shop.currency = 'GBP'
})

test('the same shop gives the same figures as a store of either kind', async () => {
  // What only one of them has: orders that weren't paid yet, and test orders.
  for (const { id, status, test: isTest } of shop.orders.values()) {
    if (isTest || ['failed', 'pending', 'on-hold'].includes(status)) shop.orders.delete(id)
  }
  const wooCommerce = await connectStore(used.api, team, shop.name)
  const shopify = await connectStore(used.api, team, shop.name, 'shopify')
  // Shopify's amounts are in the shop's own currency, and a fee counts as a unit.
  const figures = async ({ id }: Store) => {
    const facts = await storeFacts(used.opened.database, id)
    return {
      orders: sorted(facts.orders, ['total', 'refunded_total', 'refunded_items_count', 'ordered_at']),
      refunds: sorted(facts.refunds, ['amount', 'refunded_at']),
      days: sumsByDay(facts.store_day as Record<string, number | string>[]),
    }
  }
  expect(await figures(shopify)).toEqual(await figures(wooCommerce))
  expect(shopify).toMatchObject({
    orders_count: wooCommerce.orders_count,
    products_count: wooCommerce.products_count,
  })
})

const sorted = (rows: unknown[], columns: string[]) =>
  rows
    .map((row) => JSON.stringify(columns.map((column) => (row as Record<string, unknown>)[column])))
    .toSorted()

function sumsByDay(days: Record<string, number | string>[]) {
  const sums: Record<string, number[]> = {}
  for (const { day, orders, revenue, refunds } of days) {
    const before = sums[String(day)] ?? [0, 0, 0]
    sums[String(day)] = [orders, revenue, refunds].map(
      (figure, index) => Number(figure) + (before[index] ?? 0),
    )
  }
  return sums
}

test('twenty simultaneous requests start one sync, and the others are told that it is running', async () => {
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  const gate = Promise.withResolvers<void>()
  connectors.store = (input) => {
    const connector = open(input)
    return { ...connector, read: (...asked) => gate.promise.then(() => connector.read(...asked)) }
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      used.api.request('POST', '/ecommerce/stores/sync', { token: team.token, body: { ids: [store.id] } }),
    ),
  )
  gate.resolve()
  connectors.store = open
  await used.api.jobsSettled()
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([
    202,
    ...Array.from({ length: 19 }, () => 409),
  ])
  const syncs = await used.api.request('GET', `/ecommerce/stores/${store.id}/syncs`, { token: team.token })
  expect(await syncs.json()).toMatchObject({ meta: { total: 2 } })
})
