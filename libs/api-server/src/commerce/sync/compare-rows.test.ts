import {
  addCategory,
  addOrder,
  deleteCategory,
  deleteOrder,
  deleteRefund,
  refundOrder,
} from '@tandem/provider-simulator'
import { ProviderError } from '@tandem/connectors'
import type { Store } from '@tandem/api-contract'
import { expect, onTestFinished, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

const dataset = fewOrders(40)
const shops = ['dateless', 'resumed', 'during'].map((name) => simulatedShop(name, { dataset }))
const [dateless, resumed, during] = shops
const used = useTestApi({ connectors: simulatedConnectors(shops) })

const factsOf = (store: Store) => storeFacts(used.opened.database, store.id)
const halfADay = () => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 12 * hourMs)
}

test('finds changes without a date within half a day, when all counts stay the same', async () => {
  const shop = dateless!
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'dateless')
  expect(store.sync.compared_at).not.toBeNull()
  const [refunded] = [...shop.orders.values()].filter(({ refunds }) => refunds.length > 0)
  const [other, gone] = [...shop.orders.values()].filter(
    ({ refunds, status, total }) => refunds.length === 0 && status === 'completed' && total > 1,
  )
  // One refund is withdrawn and another given; one order is deleted for good and another placed.
  deleteRefund(shop, refunded!.id, refunded!.refunds[0]!.id)
  refundOrder(shop, other!.id, 1)
  deleteOrder(shop, gone!.id)
  addOrder(shop, { email: 'new@example.test', lines: [{ sku: 'x', quantity: 1, total: 100 }] })
  deleteCategory(shop, shop.products.find(({ categoryId }) => categoryId !== 15)!.categoryId)
  addCategory(shop, 'New things')
  shop.products[1] = { ...shop.products[1]!, name: 'Renamed by an import' }
  shop.version += 1

  halfADay()
  const synced = await syncAgain(used.api, team, store)
  expect(synced.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(Date.parse(synced.sync.compared_at!)).toBe(used.api.clock.now.getTime())
  const fresh = await connectStore(used.api, await used.api.newTeam(), 'dateless')
  const facts = await factsOf(store)
  expect(facts).toEqual(await factsOf(fresh))
  await inTeam(used.opened.database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
  expect(await factsOf(store)).toEqual(facts)
})

test('continues with the next sync when the store failed, one page at a time', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'resumed')
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  onTestFinished(() => {
    connectors.store = open
  })
  const asked: string[] = []
  let fails = true
  connectors.store = (input) => {
    const connector = open(input)
    return {
      ...connector,
      readByIds(kind, ids, signal) {
        asked.push(`${kind} ${ids.length}`)
        if (kind === 'products' && fails)
          return Promise.reject(
            new ProviderError('provider_failed', 'The store failed.', { retryable: true }),
          )
        return connector.readByIds(kind, ids, signal)
      },
    }
  }
  resumed!.products[1] = { ...resumed!.products[1]!, name: 'Renamed by an import' }
  resumed!.version += 1
  halfADay()
  const failed = await syncAgain(used.api, team, store)
  expect(failed.sync).toMatchObject({ state: 'succeeded', compared_at: store.sync.compared_at })
  expect(asked.map((call) => call.split(' ')[0])).toEqual(['orders', 'products'])
  asked.splice(0)
  fails = false
  const ended = await syncAgain(used.api, team, store)
  expect(Date.parse(ended.sync.compared_at!)).toBe(used.api.clock.now.getTime())
  expect(asked.map((call) => call.split(' ')[0])).toEqual(['products', 'customers'])
  expect((await factsOf(store)).products).toContainEqual(
    expect.objectContaining({ name: 'Renamed by an import' }),
  )
  // Nothing is compared again until half a day has passed.
  asked.splice(0)
  await syncAgain(used.api, team, store)
  expect(asked).toEqual([])
})

test('reads a category created during a sync, instead of reporting that one is missing', async () => {
  const team = await used.api.newTeam()
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  onTestFinished(() => {
    connectors.store = open
  })
  let isMade = false
  connectors.store = (input) => {
    const connector = open(input)
    return {
      ...connector,
      read(kind, ...from) {
        if (kind === 'orders' && !isMade) {
          isMade = true
          addCategory(during!, 'Made meanwhile')
        }
        return connector.read(kind, ...from)
      },
    }
  }
  const store = await connectStore(used.api, team, 'during')
  expect(store.sync.difference).toBeNull()
  expect(store.collections_count).toBe(during!.categories.length)
})
