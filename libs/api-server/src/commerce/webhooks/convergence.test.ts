import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addCustomer,
  addOrder,
  deleteOrder,
  modifyCustomer,
  modifyOrder,
  modifyProduct,
  refundOrder,
  trashOrder,
} from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { StoreType } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { rebuildFigures } from '../sync/rebuild-figures.ts'
import { asShown } from '../../testing/as-shown.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { reachableSettings } from '../../testing/reachable-settings.ts'
import { fewOrders, freshShop, simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const shops: Shop[] = []
const used = useTestApi({
  connectors: simulatedConnectors(shops, { bulkFrom: 1000 }),
  overrides: { settings: reachableSettings },
})
const dataset = fewOrders(8)

/**
 * An event at the shop: a change to one of its rows, and what happens to its webhook. Products aren't
 * deleted: we remember an order's product when the shop no longer does.
 */
const happening = fc.record({
  change: fc.constantFrom(
    'add',
    'status',
    'refund',
    'trash',
    'delete',
    'product',
    'customer',
    'new customer',
  ),
  row: fc.nat({ max: 20 }),
  fault: fc.constantFrom(null, null, 'lose', 'duplicate', 'late'),
  isFollowed: fc.boolean(),
})
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

function make(shop: Shop, { change, row, fault }: Happening) {
  if (fault !== null) shop.deliveries.addFault({ kind: fault as 'lose' })
  const orders = [...shop.orders.values()].filter(({ status }) => status !== 'trash')
  const order = orders[row % orders.length]
  const product = shop.products.filter(({ deleted }) => !deleted)[row % 5]
  const customer = shop.customers[row % Math.max(1, shop.customers.length)]
  const lines = [{ sku: product?.sku ?? 'x', quantity: 1 + (row % 3), total: 100 * row }]
  if (change === 'add') addOrder(shop, { email: `guest-${row % 3}@example.test`, lines })
  if (change === 'customer' && customer) modifyCustomer(shop, customer.id, { firstName: `Name ${row}` })
  if (change === 'new customer')
    addCustomer(shop, {
      firstName: 'New',
      lastName: `${row}`,
      email: `new-${crypto.randomUUID()}@example.test`,
    })
  if (change === 'product' && product)
    modifyProduct(shop, product.id, { name: `Name ${row}`, price: row * 10 })
  if (!order) return
  if (change === 'status') modifyOrder(shop, order.id, { status: row % 2 ? 'completed' : 'on-hold' })
  const left = order.total - order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (change === 'refund' && left > 0) refundOrder(shop, order.id, 1 + (row % left), { reason: 'late' })
  if (change === 'trash') trashOrder(shop, order.id)
  if (change === 'delete') deleteOrder(shop, order.id)
}

test.each(['woocommerce', 'shopify'] as const)(
  'whatever happens at a %s store and to its webhooks, a sync later the tables equal a fresh reading',
  async (type: StoreType) => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 12 }), async (happenings) => {
        const shop = freshShop(shops, dataset)
        shop.deliveries.fetch = (input, init) => used.api.fetch(new Request(input, init))
        const team = await used.api.newTeam()
        const store = await connectStore(used.api, team, shop.name, type)
        for (const each of happenings) {
          make(shop, each)
          if (each.isFollowed) await shop.deliveries.settled()
        }
        await shop.deliveries.release({ reversed: true })
        await used.api.jobsSettled()
        const told = await storeFacts(used.opened.database, store.id)
        await inTeam(used.opened.database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
        expect(await storeFacts(used.opened.database, store.id)).toEqual(told)

        const synced = await syncAgain(used.api, team, store)
        expect(synced.sync).toMatchObject({ state: 'succeeded', difference: null })
        shop.deliveries.fetch = undefined
        const fresh = await connectStore(used.api, await used.api.newTeam(), shop.name, type)
        expect(asShown(await storeFacts(used.opened.database, store.id))).toEqual(
          asShown(await storeFacts(used.opened.database, fresh.id)),
        )
      }),
      { numRuns: 2, seed: 77, endOnFailure: true },
    )
  },
  120_000,
)
