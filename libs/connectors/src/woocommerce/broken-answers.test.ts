import { inProcessFetch } from '@tandem/provider-simulator'
import { describe, expect, test } from 'vitest'
import type { ProviderFetch } from '../provider-fetch.ts'
import { readAll, waitingClock } from '../test-setup.ts'
import { listAnswer, scriptedStore, shopKey, simulatedStore } from './test-setup.ts'
import { wooCommerceConnector } from './woocommerce-connector.ts'

type Damage = (rows: unknown, headers: Headers) => string

const connectorTo = (fetch: ProviderFetch, url = 'https://shop.example.test') =>
  wooCommerceConnector({
    url,
    consumer_key: shopKey.consumerKey,
    consumer_secret: shopKey.consumerSecret,
    shopCurrency: 'GBP',
    fetch,
    ...waitingClock(),
  })

/** A simulated shop, read as it is and with damaged answers. */
function damagedStore(damage: Damage) {
  const { app, connector: plain } = simulatedStore()
  const whole = inProcessFetch(app)
  const fetch: ProviderFetch = async (url, init) => {
    const answer = await whole(url, init)
    const headers = new Headers(answer.headers)
    return new Response(damage(await answer.json(), headers), { status: answer.status, headers })
  }
  return { plain, connector: connectorTo(fetch, 'http://127.0.0.1/demo') }
}

/** PHP's `array_filter` keeps the positions of what is left. */
const byPosition = (rows: unknown) =>
  Array.isArray(rows) && rows.length > 0 ? Object.fromEntries(rows.map((row, at) => [at * 2, row])) : rows
const warning =
  '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/srv/wp/a.php</b> on line <b>12</b><br />\n'

/** A row that was read twice counts once. */
const rowsById = (rows: { provider_id: string }[]) =>
  Object.fromEntries(rows.map((row) => [row.provider_id, row]))

const plainOrder = {
  id: 7,
  number: '7',
  status: 'completed',
  currency: 'GBP',
  total: '12.00',
  total_tax: '0.00',
  shipping_total: '0.00',
  discount_total: '0.00',
  date_created_gmt: '2026-11-01T10:00:00',
  date_modified_gmt: '2026-11-01T10:00:00',
  customer_id: 0,
}

describe.each<[string, Damage]>([
  [
    'without headers that count',
    (rows, headers) => {
      headers.delete('X-WP-Total')
      headers.delete('X-WP-TotalPages')
      return JSON.stringify(rows)
    },
  ],
  [
    'with messages of PHP before and behind',
    (rows) => `${warning}${warning}${JSON.stringify(rows)}\n${warning}`,
  ],
  ['that are objects by position', (rows) => JSON.stringify(byPosition(rows))],
])('answers %s', (_name, damage) => {
  test.each(['collections', 'products', 'customers', 'orders', 'refunds'] as const)(
    'give the same %s',
    async (kind) => {
      const { plain, connector } = damagedStore(damage)
      const [read, expected] = await Promise.all([readAll(connector, kind), readAll(plain, kind)])
      expect(expected.length).toBeGreaterThan(0)
      expect(rowsById(read)).toEqual(rowsById(expected))
    },
  )
})

describe('lists', () => {
  test.each([[{}], [{ code: 'x', message: 'y' }], ['rows'], [{ '1e3': {} }], [null]])(
    'are refused when they are %j',
    async (answer) => {
      const { connector } = scriptedStore([() => new Response(JSON.stringify(answer))])
      await expect(connector.read('customers', null)).rejects.toMatchObject({ kind: 'unexpected_data' })
    },
  )

  test('with messages of PHP are measured without them', async () => {
    const quote = '<br />\n<b>Notice</b>:  a " in <b>/a.php</b> on line <b>1</b><br />\n'
    const endless = `${quote}[${'{},'.repeat(600_000)}{}]`
    const { connector, requests } = scriptedStore([() => new Response(endless)])
    await expect(connector.read('customers', null)).rejects.toMatchObject({ kind: 'unexpected_data' })
    expect(requests.length).toBeGreaterThan(0)
  })

  test('of variations are read on behind a page that a plugin took rows out of', async () => {
    const variation = (id: number) => ({ id, price: String(id), manage_stock: false })
    const product = { id: 5, name: 'Cup', status: 'publish', price: '1', type: 'variable' }
    const { connector, requests } = scriptedStore([
      listAnswer([product]),
      listAnswer([variation(1), variation(2)], { 'X-WP-Total': '3' }),
      listAnswer([variation(2), variation(9)], { 'X-WP-Total': '3' }),
      listAnswer([]),
    ])
    const { rows } = await connector.read('products', null)
    expect(rows).toMatchObject([{ price: 100, price_max: 900 }])
    expect(requests[2]!.url.searchParams.get('offset')).toBe('2')
  })
})

describe('parts of a row that are empty text or an empty list', () => {
  test.each([[''], [false], [null], [[]]])('are none in an order: %j', async (none) => {
    const parts = ['billing', 'shipping', 'meta_data', 'refunds', 'line_items', 'coupon_lines', 'fee_lines']
    const broken = { ...plainOrder, ...Object.fromEntries(parts.map((part) => [part, none])) }
    const { connector } = scriptedStore([listAnswer([broken])])
    expect(await connector.read('orders', null)).toMatchObject({
      rows: [{ total: 1200, lines: [], discount_codes: [], billing_address: null, shipping_address: null }],
      unread: [],
    })
  })

  test.each([[''], [false], [null], [[]]])('are none in a customer: %j', async (billing) => {
    const customer = { id: 3, email: 'maya@x.test', first_name: 'Maya', last_name: 'Lind', billing }
    const { connector } = scriptedStore([listAnswer([customer])])
    expect(await connector.read('customers', null)).toMatchObject({
      rows: [{ name: 'Maya Lind', city: null, address: null }],
      unread: [],
    })
  })
})

describe('refunds of an order without a readable id', () => {
  const order = (refunds: unknown[]) => ({ ...plainOrder, refunds })
  const refund = (id: number, amount: string) => ({
    id,
    amount,
    date_created_gmt: '2026-11-02T10:00:00',
  })

  test('count with the amount that the order says, and withdraw no other refund', async () => {
    const { connector } = scriptedStore([
      listAnswer([order([{ total: '-2.00' }, { id: 9, total: '-1.00' }])]),
    ])
    const { rows, unread } = await connector.read('orders', null)
    expect([rows.length, unread]).toEqual([1, []])
    expect(rows[0]!.refunded_total).toBe(300)
    expect(rows[0]).not.toHaveProperty('refund_provider_ids')
  })

  test('count with the amounts of the refunds themselves when the order says none', async () => {
    const { connector } = scriptedStore([
      listAnswer([order(['gone', { id: 9, total: '-1.00' }])]),
      listAnswer([refund(8, '4.00'), refund(9, '1.00')]),
    ])
    const { rows } = await connector.read('orders', null)
    expect(rows).toMatchObject([{ refunded_total: 500 }])
  })
})

describe('a list inside a row that fails each time', () => {
  const product = (id: number) => ({ id, name: `Cup ${id}`, status: 'publish', price: '1', type: 'variable' })
  const broken = new Response('<p>There has been a critical error</p>', { status: 500 })

  /** A shop of variable products; `answer` returns the variations of one. */
  const shopOf = (count: number, answer: (id: number) => Response, isDown = () => false) =>
    connectorTo(async (url) => {
      const [, id] = /products\/(\d+)\/variations$/.exec(new URL(url).pathname) ?? []
      if (id !== undefined) return answer(Number(id)).clone()
      return isDown() ? broken.clone() : listAnswer(Array.from({ length: count }, (_, at) => product(at + 1)))
    })
  const whole = listAnswer([{ id: 9, price: '2', manage_stock: false }])

  test('sets that row aside with the reason, also two in a row', async () => {
    const connector = shopOf(4, (id) => (id === 2 || id === 3 ? broken : whole))
    const { rows, unread } = await connector.read('products', null)
    expect(rows.map(({ provider_id }) => provider_id)).toEqual(['1', '4'])
    expect(unread).toMatchObject([
      { provider_id: '2', reason: expect.stringContaining('an error of its own (500)') as string },
      { provider_id: '3' },
    ])
  })

  test('ends the sync when the store is down', async () => {
    let isDown = false
    const connector = shopOf(
      3,
      () => {
        isDown = true
        return broken
      },
      () => isDown,
    )
    await expect(connector.read('products', null)).rejects.toMatchObject({ kind: 'provider_failed' })
  })

  test('ends the sync when it fails in more than five rows of a page', async () => {
    const connector = shopOf(6, () => broken)
    await expect(connector.read('products', null)).rejects.toMatchObject({ kind: 'provider_failed' })
  })

  test('ends the sync when the key may not read it', async () => {
    const forbidden = new Response(JSON.stringify({ code: 'woocommerce_rest_cannot_view' }), { status: 403 })
    const connector = shopOf(2, () => forbidden)
    await expect(connector.read('products', null)).rejects.toMatchObject({ kind: 'missing_permission' })
  })

  test.each([404, 500])('sets the order aside whose refunds fail with %i', async (status) => {
    const connector = connectorTo(async (url) =>
      new URL(url).pathname.endsWith('/orders/7/refunds')
        ? new Response('{}', { status })
        : listAnswer([
            { ...plainOrder, refunds: [{ id: 1 }] },
            { ...plainOrder, id: 8 },
          ]),
    )
    const { rows, unread } = await connector.read('orders', null)
    expect([rows.map(({ provider_id }) => provider_id), unread]).toMatchObject([
      ['8'],
      [{ provider_id: '7' }],
    ])
  })
})
