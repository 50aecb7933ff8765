import { call, configureApi, isApiError } from '@tandem/api-client'
import { createStore, getMe, listCurrencies, listOrders, listStores } from '@tandem/api-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsPath } from './mail.ts'
import { migratedSnapshot } from './node/migrated-snapshot.ts'
import { startTestingApi } from './testing-api.ts'
import type { TestingApi } from './testing-api.ts'

let api: TestingApi

beforeAll(async () => {
  api = await startTestingApi(await migratedSnapshot())
}, 120_000)
afterAll(() => api.close())

/** The real client, which calls the real server without a network. */
const callAs = (token: string | null) =>
  configureApi({ origin: 'http://tandem.test', token: () => token, fetch: (request) => api.fetch(request) })

it('gives each test a team that sees nothing of another team', async () => {
  const first = await api.newTeam({ stores: [{ name: 'Linden', orders: 3 }] })
  const second = await api.newTeam()
  callAs(first.token)
  expect((await call(getMe, {})).data).toEqual(first.user)
  expect((await call(listOrders, {})).meta.total).toBe(3)
  callAs(second.token)
  expect((await call(listOrders, {})).meta.total).toBe(0)
  expect((await call(listStores, {})).data).toEqual([])
})

it('signs in the requested person', async () => {
  const team = await api.newTeam({ role: 'viewer', timezone: 'Asia/Tokyo', stores: [{ orders: 1 }] })
  expect(team.user).toMatchObject({ role: 'viewer', team: { timezone: 'Asia/Tokyo' } })
  expect(team.stores).toMatchObject([{ orders_count: 1, sync: { state: 'succeeded' } }])
})

it('shows a store in the middle of its first sync, even while mail is read, and one that lost its access', async () => {
  const { stores, token } = await api.newTeam({
    stores: [{ sync: 'reading' }, { sync: 'refused', orders: 5 }],
  })
  expect(stores.map(({ sync }) => sync.state)).toEqual(['running', 'failed'])
  expect(stores[0]).toMatchObject({ orders_count: 0 })
  expect(stores[0]?.sync.progress).toContainEqual({ kind: 'orders', state: 'waiting', done: 0, total: 12 })
  expect(stores[1]).toMatchObject({ orders_count: 5, sync: { error: { needs_reconnect: true } } })
  const body = JSON.stringify('nobody@example.test')
  const mails = await api.fetch(new Request(`http://tandem.test${mailsPath}`, { method: 'POST', body }))
  expect(await mails.json()).toEqual([])
  callAs(token)
  expect((await call(listStores, {})).data[0]?.sync.state).toBe('running')
})

it('serves the pictures of accounts below the path at which a page reaches its server', async () => {
  const { accounts } = await api.newTeam({ connected: ['elif'] })
  const address = accounts[0]?.picture_url ?? ''
  expect(new URL(address).pathname).toMatch(/^\/api\//)
  const picture = await api.fetch(new Request(address))
  expect(picture.headers.get('content-type')).toBe('image/png')
})

it('gives each team its own accounts, which its own people connected', async () => {
  const { accounts, tracked, user } = await api.newTeam({ connected: ['elif'], tracked: ['keramik.kiez'] })
  expect(accounts).toMatchObject([
    { username: `linden.and.oak.${user.team.id}`, reading: { state: 'succeeded' } },
  ])
  expect(tracked).toMatchObject([{ username: 'keramik.kiez', reading: { state: 'succeeded' } }])
})

it('has a shop that can be connected, and that refuses a wrong key', async () => {
  const { token, shop } = await api.newTeam()
  callAs(token)
  const currency_id = (await call(listCurrencies, {})).data.find(({ code }) => code === 'GBP')?.id ?? 0
  const { woocommerce_url, woocommerce_consumer_key, woocommerce_consumer_secret } = shop
  const keys = { woocommerce_url, woocommerce_consumer_key, woocommerce_consumer_secret }
  const body = { type: 'woocommerce' as const, name: 'Corner shop', currency_id, ...keys }
  const wrong = call(createStore, { body: { ...body, woocommerce_consumer_key: 'ck_wrong' } })
  expect(isApiError(await wrong.catch((error: unknown) => error), 'VALIDATION_FAILED')).toBe(true)
  expect((await call(createStore, { body })).data.name).toBe('Corner shop')
})

it('has not seen an answer that the contract does not describe', () => {
  expect(api.deviations).toEqual([])
})
