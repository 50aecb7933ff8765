import { describe, expect, test } from 'vitest'
import { addOrder, deleteOrder, trashOrder } from '../shop/change-shop.ts'
import { basic, openTestShop } from '../testing/open-test-shop.ts'

interface Order {
  id: number
  status: string
  total: string
  date_created: string
  date_created_gmt: string
  date_modified: string
  customer_id: number
  billing: { email: string }
  line_items: { name: string; price: number; total: string; quantity: number }[]
  refunds: { total: string }[]
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
const newOrder = { lines: [{ sku: '85123A', quantity: 1, total: 255 }] }

describe('paging', () => {
  test('oldest id first neither loses nor repeats rows while orders are added and deleted', async () => {
    const { shop, read } = openTestShop()
    const all = ids(await read<Order[]>('/orders?per_page=100&orderby=id&order=asc'))
    const seen: number[] = []
    for (let page = 1; page <= 5; page += 1) {
      seen.push(...ids(await read<Order[]>(`/orders?per_page=20&page=${page}&orderby=id&order=asc`)))
      addOrder(shop, newOrder)
    }
    expect(seen.slice(0, all.length)).toEqual(all)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('newest first repeats a row when an order is added between two pages', async () => {
    const { shop, read } = openTestShop()
    const first = ids(await read<Order[]>('/orders?per_page=5'))
    addOrder(shop, newOrder)
    const second = ids(await read<Order[]>('/orders?per_page=5&page=2'))
    expect(second[0]).toBe(first.at(-1))
  })

  test('newest first loses a row when an order is deleted between two pages', async () => {
    const { shop, read } = openTestShop()
    const all = ids(await read<Order[]>('/orders?per_page=100'))
    await read('/orders?per_page=5')
    deleteOrder(shop, all[0]!)
    const second = ids(await read<Order[]>('/orders?per_page=5&page=2'))
    expect(second[0]).toBe(all[6])
  })

  test('past the end answers an empty page with a total of 0', async () => {
    const answer = await openTestShop().ask('/orders?page=9999')
    expect(await answer.json()).toEqual([])
    expect(answer.headers.get('X-WP-Total')).toBe('0')
  })

  test("offset starts anywhere and doesn't change the total", async () => {
    const { ask, read } = openTestShop()
    const all = ids(await read<Order[]>('/orders?per_page=100'))
    const answer = await ask('/orders?offset=10&per_page=2')
    expect(ids((await answer.json()) as Order[])).toEqual(all.slice(10, 12))
    expect(answer.headers.get('X-WP-Total')).toBe(String(all.length))
    expect(answer.headers.get('X-WP-TotalPages')).toBe(String(Math.ceil(all.length / 2)))
  })

  test('reports every invalid parameter at once', async () => {
    const answer = await openTestShop().ask('/orders?page=x&per_page=0&order=up')
    const { message, data } = (await answer.json()) as { message: string; data: { params: object } }
    expect(message).toBe('Invalid parameter(s): page, per_page, order')
    expect(data.params).toEqual({
      page: 'page is not of type integer.',
      per_page: 'per_page must be between 1 (inclusive) and 100 (inclusive)',
      order: 'order is not one of asc and desc.',
    })
  })
})

/** A time at which London was an hour ahead of UTC. */
const openSummer = async () => {
  let now = '2011-06-15T07:34:00Z'
  const opened = openTestShop({ now: () => new Date(now) })
  const early = addOrder(opened.shop, newOrder)
  now = '2011-06-15T08:33:00Z'
  const late = addOrder(opened.shop, newOrder)
  const between = async (after: string, before: string, rest = '') =>
    ids(await opened.read<Order[]>(`/orders?after=${after}&before=${before}${rest}`))
  return { ...opened, between, early, late }
}

describe('dates', () => {
  test('are served in shop time and in UTC', async () => {
    const { read, early } = await openSummer()
    const order = await read<Order>(`/orders/${early}`)
    expect([order.date_created, order.date_created_gmt]).toEqual([
      '2011-06-15T08:34:00',
      '2011-06-15T07:34:00',
    ])
  })

  test('without an offset are shop time', async () => {
    const { between, early } = await openSummer()
    expect(await between('2011-06-15T07:30:00', '2011-06-15T07:40:00')).toEqual([])
    expect(await between('2011-06-15T08:30:00', '2011-06-15T08:40:00')).toEqual([early])
  })

  test('with only Z are right', async () => {
    const { between, early } = await openSummer()
    expect(await between('2011-06-15T07:30:00Z', '2011-06-15T07:40:00Z')).toEqual([early])
  })

  test('without an offset and with dates_are_gmt are right', async () => {
    const { between, early } = await openSummer()
    expect(await between('2011-06-15T07:30:00', '2011-06-15T07:40:00', '&dates_are_gmt=true')).toEqual([
      early,
    ])
  })

  test('with Z and dates_are_gmt together are off by the offset', async () => {
    const { between, late } = await openSummer()
    expect(await between('2011-06-15T07:30:00Z', '2011-06-15T07:40:00Z', '&dates_are_gmt=true')).toEqual([
      late,
    ])
  })

  test('exclude their bound', async () => {
    const { read, early } = await openSummer()
    const after = async (bound: string) =>
      ids(
        await read<Order[]>(
          `/orders?per_page=100&modified_after=${bound}&modified_before=2011-06-15T07:35:00&dates_are_gmt=true`,
        ),
      )
    expect(await after('2011-06-15T07:34:00')).toEqual([])
    expect(await after('2011-06-15T07:33:59')).toEqual([early])
  })

  test('of change find an old order with a late refund', async () => {
    const { read } = openTestShop()
    const all = await read<Order[]>('/orders?per_page=100')
    const refunded = all.find(
      ({ refunds, date_created, date_modified }) => refunds.length > 0 && date_created < date_modified,
    )!
    const found = await read<Order[]>(
      `/orders?per_page=100&modified_after=${refunded.date_created}&orderby=modified&order=asc`,
    )
    expect(ids(found)).toContain(refunded.id)
    const times = found.map(({ date_modified }) => date_modified)
    expect(times).toEqual(times.toSorted())
  })
})

describe('filters', () => {
  test('the default includes checkout drafts and excludes the trash', async () => {
    const { shop, read } = openTestShop()
    const draft = addOrder(shop, { ...newOrder, status: 'checkout-draft' })
    const trashed = addOrder(shop, newOrder)
    trashOrder(shop, trashed)
    const all = ids(await read<Order[]>('/orders'))
    expect(all).toContain(draft)
    expect(all).not.toContain(trashed)
    expect(ids(await read<Order[]>('/orders?status=trash'))).toEqual([trashed])
    expect((await read<Order>(`/orders/${trashed}`)).status).toBe('trash')
  })

  test('a deleted order leaves no trace', async () => {
    const { shop, ask } = openTestShop()
    const id = addOrder(shop, newOrder)
    deleteOrder(shop, id)
    expect((await ask(`/orders/${id}`)).status).toBe(404)
    expect(await (await ask('/orders?status=trash')).json()).toEqual([])
  })

  test('a list of statuses, with commas or brackets, returns only those', async () => {
    const { read } = openTestShop()
    for (const path of [
      '/orders?status=cancelled,refunded',
      '/orders?status[]=cancelled&status[]=refunded',
    ]) {
      const statuses = (await read<Order[]>(`${path}&per_page=100`)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set(['cancelled', 'refunded']))
    }
  })

  test('customer 0 means guests', async () => {
    const { read } = openTestShop()
    const guests = await read<Order[]>('/orders?customer=0&per_page=100')
    expect(guests.length).toBeGreaterThan(0)
    expect(new Set(guests.map(({ customer_id }) => customer_id))).toEqual(new Set([0]))
  })

  test('include and exclude accept lists of ids', async () => {
    const { read } = openTestShop()
    const [first, second, third] = ids(await read<Order[]>('/orders'))
    expect(ids(await read<Order[]>(`/orders?include=${first},${third}`))).toEqual([first, third])
    expect(ids(await read<Order[]>(`/orders?include=${third},${first}&orderby=include`))).toEqual([
      third,
      first,
    ])
    expect(ids(await read<Order[]>(`/orders?exclude=${second}`))).not.toContain(second)
  })

  test('search finds by email address and by the name of a product', async () => {
    const { read } = openTestShop()
    const [order] = await read<Order[]>('/orders?status=refunded')
    for (const words of [order!.billing.email, order!.line_items[0]!.name.toLowerCase()])
      expect(ids(await read<Order[]>(`/orders?per_page=100&search=${encodeURIComponent(words)}`))).toContain(
        order!.id,
      )
  })

  test('_fields leaves only the named ones, in the order of the body', async () => {
    const { read } = openTestShop()
    const [order] = await read<object[]>('/orders?_fields=total,id,billing.email&per_page=1')
    expect(Object.keys(order!)).toEqual(['id', 'total', 'billing'])
    expect(order).toHaveProperty('billing.email')
    expect(order).not.toHaveProperty('billing.country')
  })

  test('dp asks for more decimals', async () => {
    const { read } = openTestShop()
    const [order] = await read<Order[]>('/orders?status=refunded&dp=4')
    expect(order!.total).toMatch(/\.\d{4}$/)
  })

  test('a category finds its products, and its count agrees', async () => {
    const { ask, read } = openTestShop()
    for (const { id, count } of await read<{ id: number; count: number }[]>(
      '/products/categories?hide_empty=true',
    ))
      expect((await ask(`/products?category=${id}`)).headers.get('X-WP-Total')).toBe(String(count))
  })

  test('an email address finds its customer', async () => {
    const { read } = openTestShop()
    const [customer] = await read<{ id: number; email: string }[]>('/customers')
    expect(ids(await read<{ id: number }[]>(`/customers?email=${customer!.email}`))).toEqual([customer!.id])
  })
})

describe('money', () => {
  test('prices are numbers with float artefacts, totals are exact strings', async () => {
    const { shop, read } = openTestShop()
    const id = addOrder(shop, { lines: [{ sku: '85206A', quantity: 3, total: 495 }] })
    const {
      line_items: [line],
    } = await read<Order>(`/orders/${id}`)
    expect(line).toMatchObject({ price: 1.6500000000000001, total: '4.95' })
  })
})

describe('the address', () => {
  test('a shop answers by name in the path, under any prefix, and uses that in its addresses', async () => {
    const { app } = openTestShop()
    const { Hono } = await import('hono')
    const host = new Hono().route('/providers', app)
    const answer = await host.request(
      'http://127.0.0.1:4010/providers/shop/wp-json/wc/v3/orders?per_page=1',
      {
        headers: basic('ck_read', 'cs_read'),
      },
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Link')).toContain(
      '<http://127.0.0.1:4010/providers/shop/wp-json/wc/v3/orders?',
    )
  })

  test('the index and the site answer without a key', async () => {
    const { app, ask } = openTestShop()
    expect((await ask('', {})).status).toBe(200)
    const site = await app.request('https://shop.example.test/wp-json/')
    expect(await site.json()).toMatchObject({ namespaces: expect.arrayContaining(['wc/v3']) })
  })

  test('an unknown shop answers 404 without JSON', async () => {
    const answer = await openTestShop().app.request('http://localhost/other/wp-json/wc/v3/orders')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Type')).toContain('text/plain')
  })
})
