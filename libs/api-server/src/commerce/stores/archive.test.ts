import { beforeEach, expect, test } from 'vitest'
import { addOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { ErrorBody, Store } from '@tandem/api-contract'
import { connectStore, readStore, storeConnection } from '../../testing/connect-store.ts'
import { fewOrders, freshShop, simulatedConnectors } from '../../testing/simulated-connectors.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
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

const send = (what: 'archive' | 'restore' | 'sync', ids: number[], user: TestUser = team) =>
  used.api.request('POST', `/ecommerce/stores/${what}`, { token: user.token, body: { ids } })

const ordersShown = async (search = '') => {
  const answer = await used.api.request('GET', `/ecommerce/orders${search}`, { token: team.token })
  return ((await answer.json()) as { meta: { total: number } }).meta.total
}

const auditOf = async () => {
  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select('action')
    .where('team_id', '=', team.team_id)
    .orderBy('id')
    .execute()
  return entries.map(({ action }) => action)
}

test("an archived store leaves the lists and isn't synced; restored, it returns with what changed in the meantime", async () => {
  const store = await connectStore(used.api, team, shop.name)
  const archived = await send('archive', [store.id])
  expect(archived.status).toBe(200)
  const [shown] = ((await archived.json()) as { data: Store[] }).data
  expect(shown).toMatchObject({ id: store.id, updates: { next_sync_at: null }, sync: { state: 'succeeded' } })
  expect(shown?.archived_at).not.toBeNull()
  expect(await ordersShown()).toBe(0)
  expect(await ordersShown(`?store_id=${store.id}`)).toBe(0)
  const refused = await send('sync', [store.id])
  expect(refused.status).toBe(422)
  expect(((await refused.json()) as ErrorBody).message).toBe('This store is archived. Restore it first')

  addOrder(shop, { lines: [{ sku: 'x', quantity: 1, total: 100 }] })
  const restored = await send('restore', [store.id])
  expect(restored.status).toBe(200)
  await used.api.jobsSettled()
  const back = await readStore(used.api, team, store.id)
  expect(back).toMatchObject({ archived_at: null, orders_count: store.orders_count + 1 })
  expect(await ordersShown()).toBe(back.orders_count)
  const syncs = await used.api.request('GET', `/ecommerce/stores/${store.id}/syncs`, { token: team.token })
  expect(await syncs.json()).toMatchObject({ data: [{ cause: 'restored', is_whole: false }, {}] })
})

test('archiving and restoring twice, even at the same time, changes nothing more and is recorded once', async () => {
  const store = await connectStore(used.api, team, shop.name)
  const answers = await Promise.all([1, 2, 3].map(() => send('archive', [store.id, store.id])))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { archived_at } = await readStore(used.api, team, store.id)
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 60_000)
  await send('archive', [store.id])
  expect((await readStore(used.api, team, store.id)).archived_at).toBe(archived_at)
  await Promise.all([1, 2, 3].map(() => send('restore', [store.id])))
  await used.api.jobsSettled()
  expect(await auditOf()).toEqual(['store.created', 'store.archived', 'store.restored'])
  expect((await readStore(used.api, team, store.id)).sync.state).toBe('succeeded')
})

test('an unknown store or another team’s is refused on ids, and none of the others is changed', async () => {
  const store = await connectStore(used.api, team, shop.name)
  const foreign = await connectStore(used.api, await used.api.newTeam(), shop.name)
  for (const what of ['archive', 'restore'] as const) {
    for (const id of [foreign.id, 999_999_999]) {
      const answer = await send(what, [store.id, id])
      expect(answer.status).toBe(422)
      expect(((await answer.json()) as ErrorBody).errors).toHaveProperty('ids')
    }
  }
  expect(await auditOf()).toEqual(['store.created'])
  const viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  expect((await send('archive', [store.id], viewer)).status).toBe(403)
})

test('archiving ends a sync that waits for its store, and the history says that it was stopped', async () => {
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  const [began, gaveUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  connectors.store = (input) => ({
    ...open(input),
    read: (_kind, _cursor, options) => {
      began.resolve()
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => {
          gaveUp.resolve()
          reject(options.signal?.reason as Error)
        })
      })
    },
  })
  const answer = await used.api.request('POST', '/ecommerce/stores', {
    token: team.token,
    body: storeConnection(shop.name, 'shopify'),
  })
  const { data: store } = (await answer.json()) as { data: Store }
  await began.promise
  await send('archive', [store.id])
  expect((await readStore(used.api, team, store.id)).sync.state).toBe('never')
  await gaveUp.promise
  await used.api.jobsSettled()
  connectors.store = open
  const syncs = await used.api.request('GET', `/ecommerce/stores/${store.id}/syncs`, { token: team.token })
  expect(await syncs.json()).toMatchObject({ data: [{ state: 'stopped', cause: 'connected', error: null }] })

  await send('restore', [store.id])
  await used.api.jobsSettled()
  expect(await readStore(used.api, team, store.id)).toMatchObject({
    orders_count: shop.orders.size,
    sync: { state: 'succeeded' },
  })
})
