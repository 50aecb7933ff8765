import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderRow, RefundRow } from '@tandem/connectors'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { settleCosts, writeCosts } from './product-costs.ts'
import { rebuildFigures } from './rebuild-figures.ts'
import { noRows } from './sync-records.ts'
import { progressOf } from './sync-state.ts'
import type { SyncRun } from './sync-state.ts'
import { writePostponedProducts } from './product-sales.ts'
import { dropOrders } from './write-orders.ts'
import { writeInBatches } from './write-page.ts'

const used = useTestApi({
  connectors: simulatedConnectors([simulatedShop('figures', { dataset: fewOrders(8) })]),
})

/** Few ids, so that rows repeat; times around midnight in Istanbul. */
const id = fc.integer({ min: 1, max: 8 }).map((number) => `9000${number}`)
const product = fc.constantFrom('14', '15', '16', 'gone', null)
const instant = fc
  .integer({ min: 0, max: 6 })
  .map((step) => new Date(Date.UTC(2026, 2, 28, 20) + step * 1_800_000).toISOString())
const amount = fc.integer({ min: 0, max: 50_000 })
const person = fc.constantFrom(
  { provider_id: '77', email: 'ada@example.test', name: 'Ada' },
  { provider_id: null, email: 'guest@example.test', name: 'Guest' },
  { provider_id: null, email: 'other@example.test', name: '' },
  { provider_id: null, email: null, name: 'Walk-in' },
)

const place = fc.constantFrom(
  { city: null, country: null },
  { city: 'Izmir', country: 'TR' },
  { city: null, country: 'DE' },
)

const order = fc.record<OrderRow>({
  provider_id: id,
  number: fc.constant('1'),
  status: fc.constantFrom('completed', 'processing', 'on-hold', 'refunded', 'cancelled', 'own-status'),
  currency: fc.constantFrom('GBP', 'EUR'),
  total: amount,
  tax_total: amount,
  shipping_total: amount,
  discount_total: amount,
  fee_total: amount,
  refunded_total: amount,
  ordered_at: instant,
  modified_at: instant,
  customer: fc.tuple(person, place).map(([someone, where]) => ({ ...someone, ...where })),
  attribution: fc.constant(null),
  discount_codes: fc.constant([]),
  payment_method: fc.constant(null),
  shipping_method: fc.constant(null),
  note: fc.constant(null),
  phone: fc.constant(null),
  billing_address: fc.constant(null),
  shipping_address: fc.constant(null),
  paid_at: fc.constant(null),
  is_edited: fc.constant(false),
  return_state: fc.constant(null),
  lines: fc.array(
    fc.record({
      provider_id: fc.constant('1'),
      product_provider_id: product,
      variation_provider_id: fc.constant(null),
      name: fc.constant('Line'),
      sku: fc.constant(null),
      quantity: fc.integer({ min: 0, max: 9 }),
      removed_quantity: fc.constant(0),
      removed_by: fc.constant(null),
      added_by: fc.constant(null),
      total: amount,
      unit_cost: fc.constantFrom(null, null, 0, 33.333_333_33, 120),
    }),
    { maxLength: 3 },
  ),
})

const cost = fc.record({
  provider_id: product.map((provider_id) => provider_id ?? '14'),
  costs: fc
    .constantFrom(null, 0, 12.345_678, 250)
    .map((value) => [{ variation_provider_id: null, cost: value }]),
})

const refund = fc.record<RefundRow>({
  provider_id: id,
  order_provider_id: id,
  amount,
  shipping_total: fc.integer({ min: 0, max: 9_000 }),
  fee_total: fc.integer({ min: -500, max: 900 }),
  tax_total: fc.integer({ min: 0, max: 900 }),
  refunded_at: instant,
  reason: fc.constant(null),
  lines: fc.array(
    fc.record({ product_provider_id: product, quantity: fc.integer({ min: 0, max: 4 }), total: amount }),
    { maxLength: 2 },
  ),
})

const change = fc.oneof(
  fc.record({ kind: fc.constant('orders' as const), rows: fc.array(order, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('refunds' as const),
    rows: fc.array(refund, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('costs' as const), rows: fc.array(cost, { minLength: 1, maxLength: 2 }) }),
  fc.record({ kind: fc.constant('drop' as const), rows: fc.array(id, { minLength: 1, maxLength: 3 }) }),
)

test('after any changes, the incrementally updated figures equal those calculated from the facts', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'figures')
  const run: SyncRun = {
    id: store.id,
    store_id: store.id,
    type: 'woocommerce',
    currency: 'GBP',
    sealed: '',
    run: 2,
    tries: 1,
    attempt: 2,
    record_id: 1,
    rows: noRows(),
    failures: 0,
    place: { kind: 'orders', cursor: null },
    progress: store.sync.progress,
    modified_after: null,
    reading_since: new Date().toISOString(),
    isBehind: false,
    newest_change: null,
  }
  expect(progressOf(run, 'orders').state).toBe('done')
  const inThisTeam = <T>(work: Parameters<typeof inTeam<T>>[2]) =>
    inTeam(used.opened.database, team.team_id, work)

  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (changes, isFirst) => {
        run.postponed = isFirst ? new Set() : undefined
        for (const { kind, rows } of changes) {
          if (kind === 'drop') await inThisTeam((db) => dropOrders(db, run, rows))
          else if (kind === 'costs') {
            await inThisTeam((db) => writeCosts(db, run, rows))
            await settleCosts({ run, write: inThisTeam })
          } else await writeInBatches({ run, write: inThisTeam }, kind, rows)
        }
        await writePostponedProducts({ run, write: inThisTeam })
        const kept = await storeFacts(used.opened.database, store.id)
        await inThisTeam((db) => rebuildFigures(db, run))
        expect(kept).toEqual(await storeFacts(used.opened.database, store.id))
      },
    ),
    { numRuns: 25, seed: 41 },
  )
}, 120_000)
