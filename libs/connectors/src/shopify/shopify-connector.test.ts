import { addOrder, deleteOrder, modifyOrder, refundOrder, shopifyNumber } from '@tandem/provider-simulator'
import { describe, expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { readAll } from '../test-setup.ts'
import { answered, app, client, scriptedStore, simulatedStore } from './test-setup.ts'

const ids = (rows: { provider_id: string }[]) => rows.map(({ provider_id }) => provider_id)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const orderId = (id: number) => String(shopifyNumber('Order', id))

describe('a simulated shop', () => {
  test('is read completely, each kind as often as the shop counts it', async () => {
    const { connector, shop } = simulatedStore()
    const counts = await connector.counts()
    expect(counts).toEqual({
      collections: expect.any(Number) as number,
      products: shop.products.length,
      customers: shop.customers.length,
      orders: shop.orders.size,
      refunds: null,
    })
    for (const kind of ['collections', 'products', 'customers', 'orders'] as const)
      expect(new Set(ids(await readAll(connector, kind))).size, kind).toBe(counts[kind])
    const refunds = [...shop.orders.values()].flatMap((order) => order.refunds)
    expect(new Set(ids(await readAll(connector, 'refunds'))).size).toBe(refunds.length)
  })

  test('has the totals that its own books show', async () => {
    const { connector, shop } = simulatedStore()
    const orders = new Map((await readAll(connector, 'orders')).map((order) => [order.provider_id, order]))
    for (const order of shop.orders.values()) {
      const row = orders.get(orderId(order.id))!
      expect(row).toMatchObject({ currency: 'GBP', ordered_at: `${order.createdGmt}Z` })
      expect(row.lines).toHaveLength(order.lines.length + order.fees.length)
      expect(row.total).toBe(sum(row.lines.map(({ total }) => total)) + row.shipping_total)
    }
    const refunds = await readAll(connector, 'refunds')
    expect(refunds.length).toBeGreaterThan(3)
    expect(sum(refunds.map(({ amount }) => amount))).toBe(
      sum([...orders.values()].map(({ refunded_total }) => refunded_total)),
    )
  })

  test('knows when an order was paid, after any number of failed payments', async () => {
    const { connector, shop } = simulatedStore()
    const failures = Array.from({ length: 12 }, (_, at) => `2026-11-21T11:${10 + at}:00`)
    for (const count of [0, 1, 4, 5, 6, 12]) {
      const id = addOrder(shop, { lines: [{ sku: 'gone', quantity: 1, total: 500 }] })
      shop.orders.get(id)!.failedPayments = failures.slice(0, count)
      const found = await connector.readOne('orders', orderId(id))
      expect(found, `${count} failed`).toMatchObject({ row: { paid_at: '2026-11-21T12:00:00Z' } })
    }
    const unpaid = addOrder(shop, {
      status: 'on-hold',
      lines: [{ sku: 'gone', quantity: 1, total: 500 }],
    })
    shop.orders.get(unpaid)!.failedPayments = failures
    expect(await connector.readOne('orders', orderId(unpaid))).toMatchObject({ row: { paid_at: null } })
  })

  test('records how buyers came first if that was another way', async () => {
    const { connector, shop } = simulatedStore()
    shop.visitOf = ({ id }) => {
      const visit = { from: 'direct', referrer: null, campaign: null, landing: '/' } as const
      const first = { ...visit, from: 'instagram', referrer: 'https://l.instagram.com/' } as const
      return id % 2 === 0 ? { ...visit, first } : visit
    }
    const orders = await readAll(connector, 'orders')
    for (const { number, attribution } of orders) {
      const isEven = Number(number) % 2 === 0
      expect(attribution?.['utm_source']).toBe('(direct)')
      expect(attribution?.['first_utm_source']).toBe(isEven ? 'Instagram' : undefined)
      expect(attribution?.['first_referrer']).toBe(isEven ? 'https://l.instagram.com/' : undefined)
    }
    expect(new Set(orders.map(({ number }) => Number(number) % 2)).size).toBe(2)
  })

  test('has every shipping charge that a refund returned, however many', async () => {
    const { connector, shop } = simulatedStore()
    const id = addOrder(shop, {
      lines: [{ sku: 'gone', quantity: 1, total: 500 }],
      shipping: [{ title: 'Parcel', total: 2000 }],
    })
    const parcels = Array.from({ length: 12 }, (_, at) => ({ of: 0, total: 100 + at, tax: 10 }))
    refundOrder(shop, id, 1386, { shipping: parcels })
    const read = async () => {
      const found = await connector.readOne('orders', orderId(id))
      return found === null || found === 'unknown' ? [] : found.refunds
    }
    expect(await read()).toMatchObject([{ amount: 1386, shipping_total: 1266, tax_total: 120 }])
  })

  test('is queried within the cost limit, in pages as large as possible', async () => {
    const { connector, requests, shop } = simulatedStore()
    await readAll(connector, 'orders')
    const sizes = requests.flatMap(({ variables }) => (variables.first as number | undefined) ?? [])
    expect(Math.max(...sizes)).toBeGreaterThan(10)
    expect(requests.length).toBeLessThan(shop.orders.size)
  })

  test('returns the total of a read on each of its pages', async () => {
    const { connector, shop } = simulatedStore()
    const first = await connector.read('orders', null)
    const second = await connector.read('orders', first.next)
    expect([first.total, second.total]).toEqual([shop.orders.size, shop.orders.size])
  })

  test('returns changes since an instant, including those within its second', async () => {
    const { connector, shop } = simulatedStore()
    const [changed, refunded] = [...shop.orders.values()].filter(({ total }) => total > 100)
    modifyOrder(shop, changed!.id, { status: 'cancelled' })
    const refund = refundOrder(shop, refunded!.id, 1)
    const added = addOrder(shop, { lines: [{ sku: 'gone', quantity: 1, total: 500 }] })
    const since = '2026-11-21T12:00:00.999Z'
    const orders = await readAll(connector, 'orders', undefined, since)
    expect(new Set(ids(orders))).toEqual(new Set([changed!.id, refunded!.id, added].map(orderId)))
    expect(orders.find(({ provider_id }) => provider_id === orderId(changed!.id))?.status).toBe('cancelled')
    const refunds = await readAll(connector, 'refunds', undefined, since)
    expect(ids(refunds)).toContain(String(shopifyNumber('Refund', refund)))
    expect(await readAll(connector, 'orders', undefined, '2026-11-21T12:00:02Z')).toEqual([])
  })

  test('has collections that are always read completely', async () => {
    const { connector } = simulatedStore()
    const { collections } = await connector.counts()
    expect(await readAll(connector, 'collections', undefined, '2099-01-01T00:00:00Z')).toHaveLength(
      collections!,
    )
  })

  test('lists every current order, so that deleted ones can be found', async () => {
    const { connector, shop } = simulatedStore()
    const [deleted] = [...shop.orders.keys()]
    deleteOrder(shop, deleted!)
    const found: (string | null)[] = []
    for await (const page of connector.ids('orders')) found.push(...page)
    expect(found).toEqual([...shop.orders.keys()].map(orderId))
    for (const kind of ['products', 'customers'] as const) {
      const named: (string | null)[] = []
      for await (const page of connector.ids(kind)) named.push(...page)
      expect(named).toHaveLength(shop[kind].length)
    }
  })

  test('loses no order when others come, go and change between its pages', async () => {
    const { connector, shop } = simulatedStore()
    const before = [...shop.orders.keys()]
    const gone: number[] = []
    const rows = await readAll(connector, 'orders', (page) => {
      if (page === 1 || page > 4) return
      for (const id of [before.pop()!, before[page]!]) {
        gone.push(id)
        if (shop.orders.has(id)) deleteOrder(shop, id)
      }
      modifyOrder(shop, before[page + 10]!, { status: 'completed' })
      addOrder(shop, { lines: [{ sku: 'new', quantity: 1, total: 100 }] })
    })
    const found = new Set(ids(rows))
    for (const id of shop.orders.keys()) expect(found).toContain(orderId(id))
    expect(rows).toHaveLength(found.size)
  })

  test("is read with the app's one-day token, renewed when it expires or becomes invalid", async () => {
    const { connector, shop, requests, wait } = simulatedStore({ credentials: client })
    const tokens = () => requests.filter(({ url }) => url.pathname.endsWith('/access_token')).length
    expect(await connector.check()).toMatchObject({ currency: 'GBP' })
    await connector.read('customers', null)
    await connector.read('customers', null)
    expect(tokens()).toBe(2)
    await wait(dayMs)
    const before = requests.length
    await connector.read('customers', null)
    expect(tokens()).toBe(3)
    // The token, the count and the page: none was sent with the old token first.
    expect(requests.length - before).toBe(3)
    // As after reinstalling the app: only Shopify knows that the token is invalid.
    shop.apps.splice(0, 1, { ...shop.apps[0]! })
    await connector.read('customers', null)
    expect(tokens()).toBe(4)
  })
})

describe('one row', () => {
  test('of each kind is the same as in a page', async () => {
    const { connector } = simulatedStore()
    for (const kind of ['collections', 'products', 'customers', 'orders'] as const) {
      const [row] = (await connector.read(kind, null)).rows
      expect(await connector.readOne(kind, row!.provider_id)).toMatchObject({ row })
      expect(await connector.readOne(kind, '404')).toBeNull()
    }
  })

  test('of the orders comes with its refunds', async () => {
    const { connector, shop } = simulatedStore()
    const [refund] = await readAll(connector, 'refunds')
    const found = await connector.readOne('orders', refund!.order_provider_id)
    expect(found).toMatchObject({ refunds: expect.arrayContaining([refund]) as unknown })
    for (const id of shop.orders.keys()) if (orderId(id) === refund!.order_provider_id) deleteOrder(shop, id)
    expect(await connector.readOne('orders', refund!.order_provider_id)).toBeNull()
  })

  test("of the orders isn't reported as deleted when the token may not see it", async () => {
    const scopes = ['read_orders', 'read_customers', 'read_products']
    const { connector, shop } = simulatedStore({ shop: { apps: [{ ...app, scopes }] } })
    const created = (id: number) => Date.parse(`${shop.orders.get(id)!.createdGmt}Z`)
    const [oldest] = [...shop.orders.keys()].toSorted((one, other) => created(one) - created(other))
    expect(shop.now().getTime() - created(oldest!)).toBeGreaterThan(60 * dayMs)
    expect(await connector.readOne('orders', orderId(oldest!))).toBe('unknown')
    expect(await connector.readOne('products', '404')).toBeNull()
    const id = addOrder(shop, { lines: [{ sku: 'new', quantity: 1, total: 500 }] })
    expect(await connector.readOne('orders', orderId(id))).toMatchObject({
      row: { provider_id: orderId(id) },
    })
    expect(await connector.readOne('orders', '0')).toBeNull()
  })

  test.each(['', '0', '-1', '1 OR 1', '../shop', '1e3', '9'.repeat(30)])(
    "isn't requested as %j",
    async (id) => {
      const { connector, requests } = scriptedStore([answered({ one: null })])
      expect(await connector.readOne('orders', id)).toBeNull()
      expect(requests).toEqual([])
    },
  )
})

describe('requests', () => {
  test('go to NAME.myshopify.com with the token in the header, and to no other address', async () => {
    const { connector, requests } = scriptedStore([answered({ total: { count: 0, precision: 'EXACT' } })], {
      credentials: { shopify_store_name: 'Demo-Shop', shopify_access_token: 'shpat_right' },
    })
    await expect(connector.read('customers', null)).rejects.toThrow()
    expect(requests[0]!.url.href).toBe('https://demo-shop.myshopify.com/admin/api/2026-10/graphql.json')
    expect(requests[0]!.headers['X-Shopify-Access-Token']).toBe('shpat_right')
  })

  test('go to the host that the name is mapped to', async () => {
    const { connector, requests } = scriptedStore([answered(null)], {
      shopAddress: (name) => `http://127.0.0.1:4010/demo/shopify/${name}/`,
    })
    await expect(connector.read('customers', null)).rejects.toThrow()
    expect(requests[0]!.url.href).toBe(
      'http://127.0.0.1:4010/demo/shopify/demo/admin/api/2026-10/graphql.json',
    )
  })

  test.each(['evil.com#', 'a.b', '-x', 'x-', '', 'a/b', 'a@b', 'a b', 'ä', 'a%00', 'x'.repeat(300)])(
    "aren't made for a store called %j",
    (name) => {
      expect(() =>
        scriptedStore([answered(null)], {
          credentials: { shopify_store_name: name, shopify_access_token: 'shpat_right' },
        }),
      ).toThrow(expect.objectContaining({ kind: 'address_refused', field: 'shopify_store_name' }) as Error)
    },
  )

  test("aren't made with a foreign cursor", async () => {
    const { connector, requests } = scriptedStore([answered(null)])
    await expect(connector.read('orders', { page: 2 })).rejects.toThrow(TypeError)
    await expect(connector.read('orders', { by: 'id', last_id: "1' OR id:>0" })).rejects.toThrow(TypeError)
    expect(requests).toHaveLength(0)
  })

  test('warn once when Shopify answers with another version', async () => {
    const { connector, warnings } = scriptedStore([
      () => answered({ one: null }, {}, { 'X-Shopify-API-Version': '2027-10' }),
    ])
    await connector.readOne('products', '1')
    await connector.readOne('products', '1')
    expect(warnings).toEqual([expect.stringContaining('2027-10') as string])
  })
})
