import { addOrder, breakRow, deleteOrder } from '@tandem/provider-simulator'
import type { NewOrder, Shop } from '@tandem/provider-simulator'
import type { Difference, Reconciliation, Store, StoreType } from '@tandem/api-contract'
import { expect, inject, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { entrySums } from './read-entries.ts'

const names = [
  'may-of-woo',
  'may-of-orders',
  'may-of-report',
  'completed',
  'quiet',
  'vendors',
  'split',
] as const
const shops = Object.fromEntries(
  names.map((name) => {
    const shop = simulatedShop(name, { timeZone: 'Europe/London' })
    shop.orders.clear()
    return [name, shop]
  }),
) as Record<(typeof names)[number], Shop>
const used = useTestApi({ connectors: simulatedConnectors(Object.values(shops)) })

interface Placed extends Partial<NewOrder> {
  /** In the shop's local time. */
  at: string
  paid?: string | null
  completed?: string | null
  /** Minor units. */
  items: number
  tax?: number
  postage?: number
}

/** Places an order at this time; returns its id. */
function place(
  shop: Shop,
  { at, paid = at, completed = null, items, tax = 0, postage = 0, ...more }: Placed,
) {
  const id = addOrder(shop, {
    lines: [{ sku: shop.products[0]!.sku, quantity: 1, total: items, tax }],
    shipping: postage > 0 ? [{ title: 'Post', total: postage }] : [],
    ...more,
  })
  const order = shop.orders.get(id)!
  order.createdAt = at
  order.createdGmt = shop.clock.toGmt(at)
  order.modifiedAt = at
  order.modifiedGmt = order.createdGmt
  order.paidAt = paid
  order.completedAt = completed
  return id
}

/** Refunds money at this time, with a line by default. */
function giveBack(shop: Shop, id: number, at: string, amount: number, ofLine: number | null = amount) {
  const order = shop.orders.get(id)!
  const line = order.lines[0]!
  const refund = {
    id: shop.nextId++,
    orderId: id,
    reason: '',
    invoice: null,
    at,
    atGmt: shop.clock.toGmt(at),
    amount,
    lines:
      ofLine === null
        ? []
        : [{ id: shop.nextItemId++, line, quantity: 1, total: ofLine, tax: amount - ofLine }],
  }
  order.refunds = [...order.refunds, refund]
  if (order.refunds.reduce((sum, given) => sum + given.amount, 0) === order.total) order.status = 'refunded'
  shop.version += 1
}

/** Refunds an order's shipping at this time. */
function givePostageBack(shop: Shop, id: number, at: string) {
  const order = shop.orders.get(id)!
  const shipping = order.shipping.map((charge) => ({ ...charge, id: shop.nextItemId++, of: charge.id }))
  const given = { reason: '', invoice: null, at, atGmt: shop.clock.toGmt(at), lines: [] }
  const amount = shipping.reduce((sum, { total, tax = 0 }) => sum + total + tax, 0)
  order.refunds = [...order.refunds, { ...given, id: shop.nextId++, orderId: id, amount, shipping }]
  shop.version += 1
}

async function compare(user: TestUser, store: Store, search: string): Promise<Reconciliation> {
  const answer = await used.api.request('GET', `/ecommerce/stores/${store.id}/reconciliation?${search}`, {
    token: user.token,
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return dataOf<Reconciliation>(answer)
}

/** Reasons with the numbers of their orders, and their effect on orders and total. */
const told = (differences: Difference[]) =>
  Object.fromEntries(
    differences.map(({ kind, currency, orders, figures }) => [
      currency === null ? kind : `${kind} ${currency}`,
      {
        orders: orders.map(({ number }) => Number(number)).toSorted((a, b) => a - b),
        by: [figures.orders, figures.total],
      },
    ]),
  )

const courier = [{ title: 'Courier', total: 400, tax: 80 }]
const nothing = { orders: 0, gross: 0, discounts: 0, refunds: 0, shipping: 0, tax: 0, total: 0 }

test('explains a month of a WooCommerce shop completely, whichever way Tandem counts', async () => {
  const shop = shops['may-of-woo']
  const plain = place(shop, {
    at: '2026-05-10T12:00:00',
    items: 9000,
    tax: 1800,
    postage: 500,
    codes: ['tea'],
  })
  const paidLater = place(shop, { at: '2026-05-30T12:00:00', paid: '2026-06-02T09:00:00', items: 6000 })
  const placedBefore = place(shop, { at: '2026-04-29T12:00:00', paid: '2026-05-02T12:00:00', items: 4000 })
  const euros = place(shop, { at: '2026-05-12T12:00:00', items: 3000, currency: 'EUR' })
  const yen = place(shop, { at: '2026-05-13T12:00:00', items: 500_000, currency: 'JPY' })
  const cancelled = place(shop, { at: '2026-05-05T12:00:00', items: 1200, status: 'cancelled' })
  const unpaid = place(shop, { at: '2026-05-20T12:00:00', paid: null, items: 1500, status: 'on-hold' })
  const march = place(shop, { at: '2026-03-01T12:00:00', items: 5000, tax: 1000 })
  giveBack(shop, march, '2026-05-21T12:00:00', 960, 800)
  giveBack(shop, plain, '2026-06-10T12:00:00', 2500)
  giveBack(shop, plain, '2026-05-22T12:00:00', 500, null)
  // 22:30 in UTC: still May in London, June in Istanbul; and a month earlier the other way round.
  const lastNight = place(shop, { at: '2026-05-31T23:30:00', items: 700 })
  const firstNight = place(shop, { at: '2026-04-30T23:30:00', items: 900 })
  const whole = place(shop, { at: '2026-05-18T12:00:00', items: 10_000, tax: 2000, postage: 300 })
  giveBack(shop, whole, '2026-05-19T12:00:00', 12_300, null)
  const unread = place(shop, { at: '2026-05-15T12:00:00', items: 3300, tax: 660 })
  breakRow(shop, 'orders', unread, { total: 'a plugin wrote this' })
  const deleted = place(shop, { at: '2026-05-16T12:00:00', items: 4400 })
  const posted = place(shop, { at: '2026-05-11T12:00:00', items: 1000, tax: 200, shipping: courier })
  givePostageBack(shop, posted, '2026-05-23T12:00:00')

  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const store = await connectStore(used.api, team, shop.name)
  const chosen = await used.api.request('PUT', `/ecommerce/stores/${store.id}/sales`, {
    token: team.token,
    body: { excluded: ['pending', 'failed'] },
  })
  expect(chosen.status).toBe(200)
  await used.api.jobsSettled()
  deleteOrder(shop, deleted)
  const missing = place(shop, { at: '2026-05-17T12:00:00', items: 2000, tax: 400 })

  // Calculated by hand from the orders above. Placed in May in Istanbul and counted there, in pounds:
  const placed = {
    orders: 8, // plain, paidLater, cancelled, unpaid, firstNight, whole, deleted, posted
    gross: 9000 + 1000 + 6000 + 1200 + 1500 + 900 + 10_000 + 4400 + 1000,
    discounts: 1000,
    // The 500 and 2,500 are all products; of the whole order, 10,000 of 12,300 are. None of the shipping is.
    refunds: 2500 + 500 + 10_000,
    shipping: 500,
    tax: 1800 + 200,
    total: 11_300 - 3000 + 6000 + 1200 + 1500 + 900 + 4400 + 1200,
  }
  // The shop's report: paid in May in London, any currency as pounds, refunds on their day.
  const shopSays = {
    orders: 9, // plain, placedBefore, euros, yen, lastNight, whole, unread, missing, posted
    gross: 10_000 + 4000 + 3000 + 500_000 + 700 + 10_000 + 3300 + 2000 + 1000,
    discounts: 1000,
    refunds: 800 + 500 + 10_000,
    shipping: 500,
    tax: 1800 - 160 + 660 + 400 + 200,
    total: 11_300 + 4000 + 3000 + 500_000 + 700 + 3960 + 2400 - 960 - 500 + 1200,
  }
  const always = {
    'currency EUR': { orders: [euros], by: [1, 3000] },
    'currency JPY': { orders: [yen], by: [1, 500_000] },
    unread: { orders: [unread], by: [1, 3960] },
    missing: { orders: [missing], by: [1, 2400] },
    gone: { orders: [deleted], by: [-1, -4400] },
    zone: { orders: [lastNight, firstNight], by: [0, 700 - 900] },
  }
  const byOrder = await compare(team, store, 'month=2026-05')
  expect(byOrder).toMatchObject({ currency: 'GBP', timezone: 'Europe/Istanbul', is_complete: true })
  expect(byOrder.tandem).toEqual(placed)
  expect(byOrder.shop).toMatchObject({
    source: 'woocommerce',
    counts_by: 'paid',
    refunds_by: 'given',
    starts_at: '2026-04-30T23:00:00Z',
    figures: shopSays,
  })
  expect(told(byOrder.differences)).toEqual({
    ...always,
    date: { orders: [paidLater, placedBefore], by: [0, 4000 - 6000] },
    unpaid: { orders: [unpaid], by: [-1, -1500] },
    status: { orders: [cancelled], by: [-1, -1200] },
    refund_day: { orders: [plain, march], by: [0, 2500 - 960] },
  })
  expect(byOrder.unexplained).toEqual(nothing)

  const byPayment = await compare(team, store, 'month=2026-05&by=paid&refunds=given')
  expect(byPayment.tandem).toEqual({
    orders: 7, // plain, placedBefore, cancelled, firstNight, whole, deleted, posted
    gross: 10_000 + 4000 + 1200 + 900 + 10_000 + 4400 + 1000,
    discounts: 1000,
    refunds: 800 + 500 + 10_000,
    shipping: 500,
    tax: 1800 - 160 + 200,
    total: 11_300 + 4000 + 1200 + 900 + 4400 - 960 - 500 + 1200,
  })
  expect(byPayment.shop?.figures).toEqual(shopSays)
  expect(told(byPayment.differences)).toEqual({ ...always, status: { orders: [cancelled], by: [-1, -1200] } })
  expect(byPayment.unexplained).toEqual(nothing)
})

test("explains a WooCommerce shop that counts by day of completion, which Tandem doesn't store", async () => {
  const shop = shops.completed
  shop.dateType = 'date_completed'
  place(shop, { at: '2026-05-02T12:00:00', completed: '2026-05-04T12:00:00', items: 1000 })
  const inJune = place(shop, { at: '2026-05-30T12:00:00', completed: '2026-06-01T12:00:00', items: 2000 })
  const fromApril = place(shop, { at: '2026-04-30T12:00:00', completed: '2026-05-01T12:00:00', items: 3000 })
  const team = await used.api.newTeam({ timezone: 'Europe/London' })
  const store = await connectStore(used.api, team, shop.name)
  const missing = place(shop, { at: '2026-05-08T12:00:00', completed: '2026-05-09T12:00:00', items: 50 })
  const { tandem, shop: side, differences, unexplained } = await compare(team, store, 'month=2026-05')
  expect([tandem.total, side?.figures.total, side?.counts_by]).toEqual([3000, 4050, 'completed'])
  expect(told(differences)).toEqual({
    date: { orders: [inJune, fromApril].toSorted((a, b) => a - b), by: [0, 1000] },
    missing: { orders: [missing], by: [1, 50] },
  })
  expect(unexplained).toEqual(nothing)
})

test("names vendors' parts of orders that the report adds to its sales", async () => {
  const shop = shops.vendors
  const whole = place(shop, { at: '2026-05-10T12:00:00', items: 9000, tax: 1800, postage: 500 })
  const part = place(shop, { at: '2026-05-10T12:00:00', items: 4000, tax: 800 })
  const refunded = place(shop, { at: '2026-05-10T12:00:00', items: 5000, tax: 1000, postage: 500 })
  for (const id of [part, refunded])
    breakRow(shop, 'orders', id, { parent_id: whole, created_via: 'mvx_vendor_order' })
  giveBack(shop, whole, '2026-05-12T12:00:00', 1200, 1000)
  giveBack(shop, refunded, '2026-05-12T12:00:00', 1200, 1000)
  const team = await used.api.newTeam({ timezone: 'Europe/London' })
  const store = await connectStore(used.api, team, shop.name)
  const compared = await compare(team, store, 'month=2026-05')
  expect(compared.tandem).toMatchObject({ orders: 1, total: 11_300 - 1200 })
  expect(compared.shop!.figures).toMatchObject({ orders: 1, total: 11_300 + 4800 + 6500 - 2 * 1200 })
  expect(told(compared.differences)).toEqual({
    status: { orders: [part, refunded], by: [0, 4800 + 6500 - 1200] },
  })
  expect(compared.unexplained).toEqual(nothing)
  expect(compared.shop!.excluded_statuses).not.toContain('vendor-part')
})

test('names orders of unknown plugins that belong to another order, which the report does not count', async () => {
  const shop = shops.split
  const whole = place(shop, { at: '2026-05-10T12:00:00', items: 9000, tax: 1800, postage: 500 })
  const child = place(shop, { at: '2026-05-10T12:05:00', items: 4000, tax: 800 })
  const later = place(shop, { at: '2026-05-20T12:00:00', items: 700 })
  for (const id of [child, later])
    breakRow(shop, 'orders', id, { parent_id: whole, created_via: 'my-splitter' })
  giveBack(shop, child, '2026-05-12T12:00:00', 1200, 1000)
  const team = await used.api.newTeam({ timezone: 'Europe/London' })
  const store = await connectStore(used.api, team, shop.name)
  const compared = await compare(team, store, 'month=2026-05')
  expect([compared.tandem.orders, compared.shop!.figures.orders]).toEqual([3, 1])
  expect(told(compared.differences)).toEqual({ child_order: { orders: [child, later], by: [-2, 0] } })
  expect(compared.unexplained).toEqual(nothing)
})

test('says so when a shop has no report, fails or returns half a report, and refuses an invalid month', async () => {
  const shop = shops.quiet
  place(shop, { at: '2026-05-02T12:00:00', items: 1000 })
  const team = await used.api.newTeam({ timezone: 'Europe/London' })
  const store = await connectStore(used.api, team, shop.name)
  const path = `/ecommerce/stores/${store.id}/reconciliation`
  const ask = (search: string) => used.api.request('GET', `${path}?${search}`, { token: team.token })
  const empty = await compare(team, store, 'month=2026-04')
  expect([empty.tandem, empty.shop?.figures, empty.differences]).toEqual([nothing, nothing, []])

  // In London the month begins at 23:00 in UTC.
  for (const [known_since, expected] of [
    ['2026-04-30T23:00:00.000Z', null],
    ['2026-04-30T23:30:00.000Z', '2026-04-30T23:30:00.000Z'],
  ] as const) {
    await used.opened.database.updateTable('stores').set({ known_since }).where('id', '=', store.id).execute()
    expect(await compare(team, store, 'month=2026-05')).toMatchObject({ known_since: expected })
  }

  shop.hasAnalytics = false
  const without = await compare(team, store, 'month=2026-05')
  expect(without).toMatchObject({ shop: null, differences: [], unexplained: null, tandem: { total: 1000 } })
  shop.hasAnalytics = true

  const match = { path: '/wc-analytics/reports/revenue/stats' }
  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'half-body' },
    { kind: 'wrong-schema' },
  ] as const) {
    shop.faults.add({ ...fault, match, times: 5 })
    const answer = await ask('month=2026-05')
    const { code, message } = (await answer.json()) as { code: string; message: string }
    expect([fault.kind, code, message.startsWith('The store')]).toEqual([fault.kind, 'FETCH_ERROR', true])
    shop.faults.clear()
  }
  for (const search of [
    '',
    'month=2026-13',
    'month=2026-5',
    `month=${'2'.repeat(9000)}`,
    'month=2026-05&by=sent',
  ]) {
    const answer = await ask(search)
    expect([search.slice(0, 20), answer.status]).toEqual([search.slice(0, 20), 422])
  }
  expect((await used.api.request('GET', `${path}?month=2026-05`, {})).status).toBe(401)
  const other = await used.api.newTeam()
  expect((await used.api.request('GET', `${path}?month=2026-05`, { token: other.token })).status).toBe(404)
})

test.each<[name: 'may-of-orders' | 'may-of-report', scopes: string[], source: string]>([
  ['may-of-orders', [], 'orders'],
  ['may-of-report', ['read_reports'], 'shopify'],
])(
  'explains a month of %s, a Shopify shop whose app has also the scopes %j',
  async (name, scopes, source) => {
    const shop = shops[name]
    shop.apps[0]!.scopes = ['read_orders', 'read_all_orders', 'read_customers', 'read_products', ...scopes]
    const type: StoreType = 'shopify'
    const plain = place(shop, {
      at: '2026-05-10T12:00:00',
      items: 9000,
      tax: 1800,
      postage: 500,
      codes: ['tea'],
    })
    const april = place(shop, { at: '2026-04-10T12:00:00', items: 5000 })
    giveBack(shop, april, '2026-05-11T12:00:00', 800)
    giveBack(shop, plain, '2026-06-11T12:00:00', 1000)
    const posted = place(shop, { at: '2026-05-12T12:00:00', items: 1000, tax: 200, shipping: courier })
    givePostageBack(shop, posted, '2026-05-23T12:00:00')
    const cancelled = place(shop, { at: '2026-05-05T12:00:00', items: 1200, status: 'cancelled' })
    const lastNight = place(shop, { at: '2026-05-31T23:30:00', items: 700 })
    const deleted = place(shop, { at: '2026-05-16T12:00:00', items: 4400 })
    const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
    const store = await connectStore(used.api, team, name, type)
    deleteOrder(shop, deleted)
    const missing = place(shop, { at: '2026-05-17T12:00:00', items: 2000, tax: 400 })

    const { tandem, shop: side, differences, unexplained } = await compare(team, store, 'month=2026-05')
    const isReport = source === 'shopify'
    expect(side).toMatchObject({ source, counts_by: 'ordered', refunds_by: isReport ? 'given' : 'order' })
    expect([tandem.orders, tandem.total]).toEqual([3, 11_300 - 1000 + 4400 + 1200])
    expect(side?.figures).toEqual(
      isReport
        ? {
            orders: 5, // plain, cancelled, lastNight, missing, posted
            gross: 10_000 + 1200 + 700 + 2000 + 1000,
            discounts: 1000,
            refunds: 800 + 1200,
            shipping: 500,
            tax: 1800 + 400 + 200,
            total: 11_300 + 700 + 2400 - 800 + 1200,
          }
        : {
            orders: 4,
            gross: null,
            discounts: null,
            refunds: 1000 + 480,
            shipping: null,
            tax: null,
            total: 11_300 - 1000 + 700 + 2400 + 1200,
          },
    )
    expect(told(differences)).toEqual({
      zone: { orders: [lastNight], by: [1, 700] },
      gone: { orders: [deleted], by: [-1, -4400] },
      missing: { orders: [missing], by: [1, 2400] },
      ...(isReport && {
        status: { orders: [cancelled], by: [1, 0] },
        refund_day: { orders: [plain, april], by: [0, 1000 - 800] },
      }),
    })
    if (isReport) expect(unexplained).toEqual(nothing)
    else expect(unexplained).toMatchObject({ orders: 0, refunds: 0, total: 0, shipping: null, tax: null })
  },
)

test.runIf(inject('database') === 'postgres')(
  'finds the rows of a month by index in a large team',
  async () => {
    const { team_id, stores } = await generateOrders(used.opened.database, {
      orders: 20_000,
      withLines: false,
    })
    const month = { from: '2026-05-01T00:00:00Z', until: '2026-06-01T00:00:00Z' }
    const reader = await openPlanReader(used.opened.url)
    try {
      await inTeam(planningDatabase(reader), team_id, (db) =>
        entrySums(db, {
          store_id: stores[0]!,
          currency: 'GBP',
          tandem: { ...month, by: 'ordered', refunds: 'order' },
          shop: {
            ...month,
            source: 'woocommerce',
            counts_by: 'paid',
            refunds_by: 'given',
            refunds_are_net: true,
          },
          day_starts: [month.from],
          excluded: [],
          counted: null,
        }),
      )
    } finally {
      await reader.client.end()
    }
    const plan = reader.notices.find((notice) => notice.includes('with ids as')) ?? ''
    for (const index of ['orders_of_store_by_payment', 'refunds_of_store_by_time'])
      expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on orders')
  },
)
