import { addOrder, deleteOrder, modifyOrder, refundOrder, trashOrder } from '@tandem/provider-simulator'
import { describe, expect, test } from 'vitest'
import errors from '../../fixtures/errors.json' with { type: 'json' }
import { pageSize } from '../requests/page-size.ts'
import { readAll } from '../test-setup.ts'
import { listAnswer, scriptedStore, simulatedStore } from './test-setup.ts'

const ids = (rows: { provider_id: string }[]) => rows.map(({ provider_id }) => provider_id)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

describe('a simulated shop', () => {
  test('is read completely, each kind as often as the shop counts it', async () => {
    const { connector } = simulatedStore()
    const counts = await connector.counts()
    for (const kind of ['collections', 'products', 'customers', 'orders', 'refunds'] as const) {
      const rows = await readAll(connector, kind)
      expect(counts[kind]).toBeGreaterThan(5)
      expect(new Set(ids(rows)).size, kind).toBe(counts[kind])
    }
  })

  test('has the totals that its own books show', async () => {
    const { connector, shop } = simulatedStore()
    const orders = new Map((await readAll(connector, 'orders')).map((order) => [order.provider_id, order]))
    for (const order of shop.orders.values())
      expect(orders.get(String(order.id))).toMatchObject({
        status: order.status,
        currency: order.currency,
        total: order.total,
        ordered_at: `${order.createdGmt}Z`,
        refunded_total: sum(order.refunds.map(({ amount }) => amount)),
      })
    const refunds = await readAll(connector, 'refunds')
    expect(sum(refunds.map(({ amount }) => amount))).toBe(
      sum([...orders.values()].map(({ refunded_total }) => refunded_total)),
    )
  })

  test('returns the total of a read on each of its pages', async () => {
    const { connector, shop } = simulatedStore()
    const first = await connector.read('products', null)
    const second = await connector.read('products', first.next)
    expect([first.total, second.total]).toEqual([shop.products.length, shop.products.length])
  })

  test('returns changes since an instant, including those within its second', async () => {
    const { connector, shop } = simulatedStore()
    const [changed, refunded] = [...shop.orders.values()].filter(({ total }) => total > 100)
    modifyOrder(shop, changed!.id, { status: 'cancelled' })
    const refund = refundOrder(shop, refunded!.id, 1)
    const added = addOrder(shop, { lines: [{ sku: 'gone', quantity: 1, total: 500 }] })
    const since = '2026-11-21T12:00:00.999Z'
    const orders = await readAll(connector, 'orders', undefined, since)
    expect(new Set(ids(orders))).toEqual(new Set([changed!.id, refunded!.id, added].map(String)))
    expect(ids(await readAll(connector, 'refunds', undefined, since))).toEqual([String(refund)])
    expect(await readAll(connector, 'orders', undefined, '2026-11-21T12:00:02Z')).toEqual([])
  })

  test('lists every current order, so that trashed and deleted ones can be found', async () => {
    const { connector, shop } = simulatedStore()
    const [trashed, deleted] = [...shop.orders.keys()]
    trashOrder(shop, trashed!)
    deleteOrder(shop, deleted!)
    const found: (string | null)[] = []
    for await (const page of connector.ids('orders')) found.push(...page)
    expect(found).toEqual([...shop.orders.keys()].filter((id) => id !== trashed).map(String))
    expect((await connector.counts()).orders).toBe(found.length)
    for (const kind of ['products', 'customers'] as const) {
      const named: (string | null)[] = []
      for await (const page of connector.ids(kind)) named.push(...page)
      expect(named).toHaveLength(shop[kind].length)
    }
  })

  test('loses no order when others come, go and change between its pages', async () => {
    const { connector, shop } = simulatedStore()
    // Ten rows per page, as after failures.
    shop.faults.add({ kind: 'status', status: 500, times: 4 })
    const before = [...shop.orders.keys()]
    const gone: number[] = []
    const rows = await readAll(connector, 'orders', (page) => {
      if (page === 1 || page > 4) return
      const last = before.pop()!
      gone.push(last)
      deleteOrder(shop, last)
      const early = before[page]!
      gone.push(early)
      trashOrder(shop, early)
      modifyOrder(shop, before[page + 10]!, { status: 'completed' })
      addOrder(shop, { lines: [{ sku: 'new', quantity: 1, total: 100 }] })
    })
    const found = new Set(ids(rows).map(Number))
    for (const id of shop.orders.keys()) if (!gone.includes(id)) expect(found).toContain(id)
    expect(rows.length).toBeGreaterThan(found.size - 1)
  })
})

describe('requests', () => {
  test('request full pages of the needed fields, oldest change first, in UTC', async () => {
    const { connector, requests } = scriptedStore([listAnswer([])])
    await connector.read('orders', null, { modifiedAfter: '2026-11-21T02:01:44.900Z' })
    const query = Object.fromEntries(requests[0]!.url.searchParams)
    expect(query).toMatchObject({ per_page: '100', orderby: 'modified', order: 'asc' })
    expect(query.modified_after).toBe('2026-11-21T02:01:43Z')
    expect(query).not.toHaveProperty('dates_are_gmt')
    expect(query._fields).toContain('line_items')
    expect(query._fields).not.toContain('transaction_id')
  })

  test("go by number when a store can't sort by change", async () => {
    const old = () => Response.json(errors['error-400-orderby'], { status: 400 })
    const { connector, requests } = scriptedStore([old, listAnswer([])])
    await connector.read('products', null)
    expect(requests[1]!.url.searchParams.get('orderby')).toBe('id')
  })

  test("count no carts, even when the store doesn't know them", async () => {
    const rows = listAnswer([{ id: 1 }], { 'X-WP-Total': '50' })
    const carts = listAnswer([{ id: 2 }], { 'X-WP-Total': '3' })
    expect((await scriptedStore([rows, rows, rows, rows, carts, rows]).connector.counts()).orders).toBe(47)
    const unknown = () => Response.json(errors['error-400-status'], { status: 400 })
    expect((await scriptedStore([rows, rows, rows, rows, unknown, rows]).connector.counts()).orders).toBe(50)
  })

  test('for refunds go order by order when the store has no list of them', async () => {
    const missing = () => Response.json(errors['error-404-route'], { status: 404 })
    const order = { currency: 'JPY', date_modified_gmt: '2026-11-21T02:01:44' }
    const refund = { id: 9, parent_id: 7, amount: '500', reason: '', date_created_gmt: '2026-11-21T02:01:44' }
    const { connector, requests } = scriptedStore([
      missing,
      listAnswer([
        { ...order, id: 7, refunds: [{ id: 9 }] },
        { ...order, id: 8, refunds: [] },
      ]),
      listAnswer([refund]),
    ])
    const page = await connector.read('refunds', null)
    expect(requests.map(({ url }) => url.pathname.slice('/wp-json/wc/v3'.length))).toEqual([
      '/refunds',
      '/orders',
      '/orders/7/refunds',
    ])
    expect(page).toMatchObject({
      next: null,
      total: null,
      rows: [{ order_provider_id: '7', amount: 500, reason: null }],
    })
    expect(
      (
        await scriptedStore([
          listAnswer([]),
          listAnswer([]),
          listAnswer([]),
          listAnswer([]),
          listAnswer([]),
          missing,
        ]).connector.counts()
      ).refunds,
    ).toBeNull()
  })

  test('follow the path of a shop in a folder', async () => {
    const { connector, requests } = scriptedStore([listAnswer([])], { url: 'https://example.test/shop/' })
    await connector.read('customers', null)
    expect(requests[0]!.url.pathname).toBe('/shop/wp-json/wc/v3/customers')
  })

  test("aren't made with a foreign cursor", async () => {
    const { connector, requests } = scriptedStore([listAnswer([])])
    await expect(connector.read('orders', { page: 2 })).rejects.toThrow(TypeError)
    expect(requests).toHaveLength(0)
  })
})

test('a page size stays between ten and a hundred', () => {
  const size = pageSize()
  for (let failure = 0; failure < 20; failure += 1) size.failed()
  expect(size.current()).toBe(10)
  for (let success = 0; success < 100; success += 1) size.succeeded()
  expect(size.current()).toBe(100)
})
