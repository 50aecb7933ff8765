import { describe, expect, test } from 'vitest'
import categories from '../../fixtures/categories.json' with { type: 'json' }
import customers from '../../fixtures/customers.json' with { type: 'json' }
import lineOfDeletedProduct from '../../fixtures/line-of-deleted-product.json' with { type: 'json' }
import orders from '../../fixtures/orders.json' with { type: 'json' }
import products from '../../fixtures/products.json' with { type: 'json' }
import refunds from '../../fixtures/refunds.json' with { type: 'json' }
import type { OrderRow } from '../order-rows.ts'
import { listAnswer, scriptedStore } from './test-setup.ts'

const orderById = new Map(orders.map((order) => [order.id, order]))

/**
 * One with its own stock, one that can't be bought, one with the product's stock, and one without a price.
 */
const variations = [
  { id: 1, price: '10.00', manage_stock: true, stock_quantity: 4, stock_status: 'instock' },
  { id: 2, price: '45.5', manage_stock: true, stock_quantity: -0.5, stock_status: 'onbackorder' },
  { id: 3, price: '42', manage_stock: 'parent', stock_quantity: 9, stock_status: 'instock' },
  { id: 4, price: '', manage_stock: false, stock_quantity: null, stock_status: 'outofstock' },
]

async function readOrders(rows: unknown[]): Promise<OrderRow[]> {
  return (await scriptedStore([listAnswer(rows), listAnswer([])]).connector.read('orders', null)).rows
}
async function readOrder(id: number, changes: object = {}): Promise<OrderRow> {
  const [row] = await readOrders([{ ...orderById.get(id), ...changes }])
  return row!
}

const unreadOf = async (changes: object) => {
  const answer = listAnswer([{ ...orderById.get(4027), ...changes }])
  return (await scriptedStore([answer, listAnswer([])]).connector.read('orders', null)).unread
}

describe('recorded orders', () => {
  test('of a guest from Instagram keep their attribution, email and UTC times', async () => {
    const { lines, attribution, ...order } = await readOrder(29210)
    expect(order).toEqual({
      provider_id: '29210',
      number: '29210',
      status: 'processing',
      currency: 'GBP',
      total: 1500,
      tax_total: 0,
      shipping_total: 0,
      discount_total: 0,
      fee_total: 0,
      refunded_total: 0,
      ordered_at: '2026-11-21T02:01:44Z',
      modified_at: '2026-11-21T02:05:35Z',
      customer: {
        provider_id: null,
        email: 'guest@example.test',
        name: 'Guest Buyer',
        city: 'Leeds',
        country: 'GB',
      },
      refund_provider_ids: [],
      discount_codes: [],
      payment_method: 'Direct bank transfer',
      shipping_method: null,
      note: null,
      phone: null,
      billing_address: expect.objectContaining({
        name: 'Guest Buyer',
        city: 'Leeds',
        country: 'GB',
      }) as object,
      shipping_address: {
        name: 'Guest Buyer',
        company: null,
        line_1: '2 Low Road',
        line_2: null,
        postcode: 'LS1 1AA',
        city: 'Leeds',
        region: null,
        country: 'GB',
      },
      paid_at: null,
      is_edited: false,
      return_state: null,
    })
    expect(lines).toEqual([
      {
        provider_id: '540085',
        product_provider_id: '26271',
        variation_provider_id: null,
        name: 'Album',
        sku: 'woo-album',
        quantity: 1,
        removed_quantity: 0,
        removed_by: null,
        added_by: null,
        total: 1500,
        unit_cost: null,
      },
    ])
    expect(attribution).toMatchObject({
      source_type: 'utm',
      utm_source: 'instagram',
      utm_medium: 'social',
      utm_campaign: 'autumn-launch',
      utm_content: 'story-link',
      referrer: 'https://l.instagram.com/',
      device_type: 'Mobile',
    })
    expect(attribution).not.toHaveProperty('utm_term')
  })

  test('of a guest without an email have a customer without one', async () => {
    expect((await readOrder(4069)).customer).toMatchObject({ provider_id: null, email: null, name: '' })
  })

  test('of a registered customer contain them, with the email in lower case', async () => {
    const billing = { ...orderById.get(25561)!.billing, email: 'Customer-12748@Example.TEST ' }
    const { customer } = await readOrder(25561, { billing })
    expect(customer).toMatchObject({ provider_id: '50', email: 'customer-12748@example.test' })
  })

  test('use the UTC time in summer, not the shop’s', async () => {
    expect((await readOrder(13714)).ordered_at).toBe('2011-06-15T07:34:00Z')
  })

  test('add up their refunds to a positive amount', async () => {
    const refunded = await readOrder(25561)
    expect(refunded.refunded_total).toBe(21)
    expect(refunded.refund_provider_ids).toEqual(orderById.get(25561)!.refunds.map(({ id }) => String(id)))
    expect(await readOrder(4447)).toMatchObject({ status: 'refunded', total: 16720, refunded_total: 16720 })
  })

  test('keep their own currency, shipping and discount, and may cost nothing', async () => {
    expect(await readOrder(29209)).toMatchObject({ currency: 'EUR', total: 4500 })
    expect(await readOrder(29208)).toMatchObject({
      total: 8795,
      shipping_total: 495,
      discount_total: 900,
      fee_total: 200,
    })
    expect(await readOrder(4027)).toMatchObject({ total: 0 })
  })

  test('keep payment, shipping and notes', async () => {
    const customer_note = 'Ring &amp; wait\n<b>twice</b>'
    const billing = { ...orderById.get(29208)!.billing, phone: ' 020 7946 0000 ' }
    expect(await readOrder(29208, { customer_note, billing })).toMatchObject({
      payment_method: 'Direct bank transfer',
      shipping_method: 'Flat rate',
      note: expect.stringContaining('Ring & wait') as string,
      phone: '020 7946 0000',
      billing_address: { line_1: '1 High Street', postcode: 'N1 1AA' },
      shipping_address: null,
      paid_at: '2026-11-21T02:01:44Z',
      is_edited: false,
      return_state: null,
    })
    const odd = { customer_note: 7, payment_method_title: [], shipping_lines: [{ method_title: {} }] }
    expect(await readOrder(29208, odd)).toMatchObject({
      note: null,
      payment_method: null,
      shipping_method: null,
    })
  })

  test('contain their discount codes, even when the discount of one is unreadable', async () => {
    expect((await readOrder(29208)).discount_codes).toEqual([{ code: 'insta10', discount: 900 }])
    const coupon_lines = [
      { code: 'A &amp; B', discount: '1.50' },
      { code: 'odd', discount: { amount: 1 } },
      { code: '', discount: '2' },
      { code: 7, discount: '2' },
    ]
    expect((await readOrder(29208, { coupon_lines })).discount_codes).toEqual([
      { code: 'A & B', discount: 150 },
      { code: 'odd', discount: null },
      // PHP makes a number of a key that looks like one.
      { code: '7', discount: 200 },
    ])
  })

  test('name the product of a variation, not the variation', async () => {
    expect((await readOrder(29209)).lines[0]).toMatchObject({ product_provider_id: '26248', total: 4500 })
  })

  test('keep the line of a deleted product, with a readable name and its total without the float price', async () => {
    expect((await readOrder(29208, { line_items: lineOfDeletedProduct })).lines).toEqual([
      {
        provider_id: '540090',
        product_provider_id: null,
        variation_provider_id: null,
        name: 'Tea & "Coffee" Set',
        sku: null,
        quantity: 3,
        removed_quantity: 0,
        removed_by: null,
        added_by: null,
        total: 1000,
        unit_cost: null,
      },
    ])
  })

  test('leave out carts, and accept unknown statuses', async () => {
    const shipped = { ...orderById.get(29208), status: 'wc-shipped-by-drone' }
    expect((await readOrders([orderById.get(29211), shipped])).map(({ status }) => status)).toEqual([
      'shipped-by-drone',
    ])
  })

  test.each([
    ['JPY', '1500', 1500],
    ['KWD', '1.234', 1234],
    ['GBP', '1.005', 101],
    ['GBP', '-1.005', -101],
    ['GBP', '-100000000000', -10_000_000_000_000],
    ['BHD', '1.234', 1234],
    ['CLF', '35.0001', 350_001],
    ['BYR', '1500.00', 150_000],
    ['BTC', '12.34000000', 1234],
  ])('read a total in %s written %j as %d', async (currency, total, amount) => {
    expect(await readOrder(4027, { currency, total })).toMatchObject({ currency, total: amount })
  })

  test.each([
    ['BTC', { total: '0.00012345' }, 'total of an order'],
    ['USDT', { shipping_total: '4.950001' }, 'shipping_total of an order'],
    ['UF', { total: '1.2345' }, 'total of an order'],
  ])('are set aside in %s with decimals that would be rounded away: %j', async (currency, amount, field) => {
    expect(await unreadOf({ currency, ...amount })).toMatchObject([
      { provider_id: '4027', reason: expect.stringContaining(`${field} in ${currency}`) as string },
    ])
  })

  test.each(['', ' '])('with the total %j cost nothing, if nothing in them costs anything', async (total) => {
    expect(await readOrder(4027, { total, shipping_total: '' })).toMatchObject({ total: 0 })
  })

  test.each<[string, object]>([
    ['a line', { line_items: orderById.get(29210)!.line_items }],
    ['shipping', { shipping_total: '4.95' }],
    ['tax', { total_tax: '0.01' }],
    ['a fee', { fee_lines: [{ total: '-1.00' }] }],
  ])('are set aside with an empty total beside %s', async (_name, parts) => {
    expect(await unreadOf({ total: '', ...parts })).toMatchObject([
      { provider_id: '4027', reason: expect.stringContaining('total') as string },
    ])
  })

  test.each([
    ['total', null],
    ['total', '12,50'],
    ['total', '1e3'],
    ['total', 1e300],
    ['total', true],
    ['total', '9'.repeat(20)],
    // More than lists could add up exactly.
    ['total', '100000000000.01'],
    ['currency', ''],
    ['currency', 'STORECREDIT'],
    ['status', null],
    ['date_created_gmt', 'soon'],
    ['date_created_gmt', '+012000-01-01T00:00:00'],
    ['line_items', { 0: {} }],
    // The database can't add up very many lines of this size.
    ['quantity', 1e9],
    ['quantity', '999999999999'],
  ])('are set aside with %s %j, naming the field', async (field, value) => {
    const [line] = orderById.get(4027)!.line_items
    const changes = field === 'quantity' ? { line_items: [{ ...line, quantity: value }] } : { [field]: value }
    expect(await unreadOf(changes)).toMatchObject([
      { provider_id: '4027', reason: expect.stringContaining(field) as string },
    ])
  })

  test.each<[object, object]>([
    [{ meta_data: [null, {}, { key: 7, value: 'x' }] }, { attribution: null }],
    [{ meta_data: 'none' }, { attribution: null }],
    [{ meta_data: 7 }, { attribution: null }],
    [{ shipping_lines: 'none' }, { shipping_method: null }],
    [
      { shipping: false, date_paid_gmt: 'never' },
      { shipping_address: null, paid_at: null },
    ],
    [
      { billing: { email: 'a@b.test', city: false, state: 34, postcode: 34_000 } },
      { customer: { city: null } },
    ],
    [{ billing: false }, { customer: { provider_id: null, email: null } }],
    [{ billing: '' }, { customer: { provider_id: null, email: null } }],
    [{ billing: { email: false } }, { customer: { email: null } }],
    [{ date_created_gmt: false }, { ordered_at: '2010-12-01T11:52:00Z' }],
    [{ number: null }, { number: '4027' }],
    [{ number: 12 }, { number: '12' }],
    [{ number: '#EN-12' }, { number: 'EN-12' }],
    [
      {
        refunds: [
          { id: 5, total: '--5.00' },
          { id: 6, total: '-' },
        ],
      },
      { refunded_total: 500 },
    ],
    [{ currency: 'gbp' }, { currency: 'GBP' }],
    [{ status: 'wc-cancelled' }, { status: 'cancelled' }],
    [{ parent_id: 9, created_via: 'dokan' }, { status: 'vendor-part' }],
    [{ parent_id: 9, created_via: 'multivendorx_store_order' }, { status: 'vendor-part' }],
    [{ parent_id: 9, created_via: 'yith_wcmv_vendor_suborder' }, { status: 'vendor-part' }],
    [{ parent_id: 0, created_via: 'dokan' }, { status: 'completed' }],
    [{ parent_id: 9, created_via: 'checkout' }, { status: 'completed' }],
    [{ customer_id: '50' }, { customer: { provider_id: '50' } }],
  ])('with %j are read as %j', async (changes, read) => {
    expect(await readOrder(4027, changes)).toMatchObject(read)
  })

  test('keep lines whose product and number a plugin changed', async () => {
    const line = orderById.get(4027)!.line_items[0]
    const line_items = [
      { ...line, id: '8', product_id: '12', sku: 1234 },
      { ...line, product_id: '', sku: false },
    ]
    expect((await readOrder(4027, { line_items })).lines).toMatchObject([
      { provider_id: '8', product_provider_id: '12', sku: '1234' },
      { product_provider_id: null, sku: null },
    ])
  })

  test('are set aside when their id is unreadable, even alone on a page that is the last', async () => {
    const nameless = { ...orderById.get(4027), id: 'one' }
    const page = await scriptedStore([listAnswer([nameless, nameless])]).connector.read('orders', null)
    expect(page).toMatchObject({
      rows: [],
      next: null,
      unread: [{ provider_id: null }, { provider_id: null }],
    })
    const endless = scriptedStore([
      listAnswer(
        Array.from({ length: 100 }, () => nameless),
        { 'X-WP-Total': '250' },
      ),
    ])
    await expect(endless.connector.read('orders', null)).rejects.toMatchObject({ kind: 'unexpected_data' })
  })

  test("aren't a list when none of them has an id", async () => {
    await expect(unreadOf({ id: undefined })).rejects.toMatchObject({
      kind: 'unexpected_data',
      retryable: false,
      message: expect.stringContaining('id') as string,
    })
  })

  test.each<[string, object, string]>([
    ["the shop's own time", { date_created: '2011-06-14T23:30:00' }, '2011-06-14T22:30:00Z'],
    [
      'the time of payment',
      { date_created: null, date_paid_gmt: '2011-06-14T10:00:00' },
      '2011-06-14T10:00:00Z',
    ],
    [
      'the time of payment, when the zone is unknown',
      { date_created: '2011-06-14T23:30:00', date_modified: null, date_paid_gmt: '2011-06-14T22:31:00' },
      '2011-06-14T22:31:00Z',
    ],
    [
      'the time of payment, when no zone explains the times of change',
      {
        date_created: '2011-06-14T23:30:00',
        date_modified: '2011-06-10T08:34:00',
        date_paid_gmt: '2011-06-14T22:31:00',
      },
      '2011-06-14T22:31:00Z',
    ],
    [
      'the time of payment, when no zone differs from UTC by these minutes',
      {
        date_created: '2011-06-14T23:30:00',
        date_modified: '2011-06-15T08:41:00',
        date_paid_gmt: '2011-06-14T22:31:00',
      },
      '2011-06-14T22:31:00Z',
    ],
    [
      'the time of payment, when the year in UTC has more than four digits',
      {
        date_created: '9999-12-31T23:30:00',
        date_modified: '2011-06-15T06:34:00',
        date_paid_gmt: '2011-06-14T22:31:00',
      },
      '2011-06-14T22:31:00Z',
    ],
    ['the time of change', { date_created: false, date_paid_gmt: null }, '2011-06-15T07:34:00Z'],
    [
      "the shop's own time with its offset",
      { date_created: '2011-06-14T23:30:00+01:00' },
      '2011-06-14T22:30:00Z',
    ],
    [
      "the shop's own time, in the zone of the last change with its offset",
      { date_created: '2011-06-14T23:30:00', date_modified: '2011-06-15T08:34:00+01:00' },
      '2011-06-14T22:30:00Z',
    ],
    [
      "the shop's own time with its offset, without any time of change",
      { date_created: '2011-06-14T23:30:00+0100', date_modified: null, date_modified_gmt: null },
      '2011-06-14T22:30:00Z',
    ],
    [
      'the time of payment, when the last change was written in UTC',
      {
        date_created: '2011-06-14T23:30:00',
        date_modified: '2011-06-15T07:34:00Z',
        date_paid_gmt: '2011-06-14T22:31:00',
      },
      '2011-06-14T22:31:00Z',
    ],
  ])('without a time in UTC use %s', async (_name, changes, ordered_at) => {
    expect(await readOrder(13714, { date_created_gmt: null, ...changes })).toMatchObject({ ordered_at })
  })

  test('are set aside without any time', async () => {
    const zeros = {
      date_created_gmt: '0000-00-00T00:00:00',
      date_created: '2010-12-01T11:52:00',
      date_modified_gmt: null,
      date_paid_gmt: null,
    }
    expect(await unreadOf(zeros)).toMatchObject([{ provider_id: '4027' }])
  })
})

test('recorded products have prices in minor units, or none', async () => {
  const { rows } = await scriptedStore([listAnswer(products), listAnswer(variations)]).connector.read(
    'products',
    null,
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual({
    provider_id: '14',
    name: 'WHITE HANGING HEART T-LIGHT HOLDER',
    sku: '85123A',
    status: 'publish',
    price: 295,
    price_max: 295,
    permalink: 'https://shop.example.test/product/white-hanging-heart-t-light-holder/',
    image_url: null,
    stock_quantity: null,
    stock_status: 'in_stock',
    collection_provider_ids: ['15'],
    costs: null,
    modified_at: '2010-12-01T08:26:00Z',
  })
  expect(rows.map(({ price, price_max }) => [price, price_max])).toEqual([
    [295, 295],
    [null, null],
    [1000, 4550],
  ])
  expect(rows[2]).toMatchObject({ stock_quantity: 3.5, stock_status: 'in_stock' })
})

test.each([
  [{ stock_status: 'outofstock' }, { stock_quantity: null, stock_status: 'out_of_stock' }],
  [
    { stock_status: 'onbackorder', stock_quantity: -4 },
    { stock_quantity: -4, stock_status: 'on_backorder' },
  ],
  [{ stock_status: 'pre-order' }, { stock_status: null }],
  [{ stock_status: { odd: true } }, { stock_status: null }],
])('products with %j have %j', async (changes, expected) => {
  const told = [{ ...products[0], ...changes }]
  const { rows } = await scriptedStore([listAnswer(told)]).connector.read('products', null)
  expect(rows[0]).toMatchObject(expected)
})

test('products whose variations never end have as much as one may have', async () => {
  const product = { ...products[2], stock_quantity: null }
  const endless = Array.from({ length: 99 }, (_, index) => ({
    ...variations[0],
    id: 1000 + index,
    manage_stock: true,
    stock_quantity: 999_999_999_999,
  }))
  const answers = [listAnswer([product]), listAnswer(endless)]
  const { rows } = await scriptedStore(answers).connector.read('products', null)
  expect(rows[0]).toMatchObject({ stock_quantity: 999_999_999_999 })
})

test('products keep what is known when a plugin changed the rest', async () => {
  const told = [
    { ...products[0], sku: 12, price: false, permalink: false, images: false, stock_quantity: '' },
  ]
  const { rows } = await scriptedStore([listAnswer(told)]).connector.read('products', null)
  expect(rows[0]).toMatchObject({
    sku: '12',
    price: null,
    permalink: null,
    image_url: null,
    stock_quantity: null,
  })
})

test('prices that a plugin changed to numbers are read', async () => {
  const ofPlugin = variations.map((variation, index) => ({
    ...variation,
    price: [9.5, 1e-16, 12, 45][index],
  }))
  const { rows, unread } = await scriptedStore([
    listAnswer([{ ...products[0], price: 4.99 }, products[2]]),
    listAnswer(ofPlugin),
  ]).connector.read('products', null)
  expect(unread).toEqual([])
  expect(rows.map(({ price, price_max }) => [price, price_max])).toEqual([
    [499, 499],
    [0, 4500],
  ])
})

test('amounts that a plugin changed to numbers are read, without the errors of their sums', async () => {
  const { line_items } = orderById.get(29210)!
  const asNumbers = {
    total: 29.95,
    total_tax: 0.1 + 0.2,
    shipping_total: 0,
    discount_total: 1e-16,
    fee_lines: [{ total: -1.5 }],
    refunds: [{ id: 7, total: -4.5 }],
    line_items: [{ ...line_items[0], total: 24.99 }],
  }
  expect(await readOrder(29210, asNumbers)).toMatchObject({
    total: 2995,
    tax_total: 30,
    shipping_total: 0,
    discount_total: 0,
    fee_total: -150,
    refunded_total: 450,
    lines: [{ total: 2499 }],
  })
})

test('lists from which a plugin took something out, which PHP writes as objects, are read', async () => {
  const [recorded] = products
  const told = { ...recorded, categories: { 1: recorded!.categories[0] }, images: {} }
  const found = await scriptedStore([listAnswer([told])]).connector.read('products', null)
  expect(found.rows[0]).toMatchObject({ collection_provider_ids: ['15'], image_url: null })

  const { line_items, meta_data } = orderById.get(29210)!
  const gaps = {
    meta_data: { ...meta_data },
    line_items: { 2: line_items[0] },
    coupon_lines: { 1: { code: 'ANNA10' } },
  }
  const order = await readOrder(29210, gaps)
  expect(order).toEqual({
    ...(await readOrder(29210)),
    discount_codes: [{ code: 'ANNA10', discount: null }],
  })
})

test('products of a shop with unknown currency have no price', async () => {
  const refused = () => Response.json({ code: 'woocommerce_rest_cannot_view' }, { status: 403 })
  const { connector } = scriptedStore([refused, listAnswer(products), listAnswer(variations)], {
    shopCurrency: undefined,
  })
  const { rows } = await connector.read('products', null)
  expect(rows.map(({ price }) => price)).toEqual([null, null, null])
})

test('recorded customers and categories', async () => {
  const customerPage = await scriptedStore([listAnswer(customers)]).connector.read('customers', null)
  expect(customerPage.rows[0]).toEqual({
    provider_id: '1171',
    email: 'customer-12346@example.test',
    name: 'Customer 12346',
    city: null,
    country: 'GB',
    phone: null,
    address: expect.objectContaining({ name: 'Customer 12346', country: 'GB' }) as object,
    registered_at: '2011-01-18T10:01:00Z',
    modified_at: '2026-11-21T01:52:41Z',
  })
  const categoryPage = await scriptedStore([listAnswer(categories)]).connector.read('collections', null)
  expect(categoryPage.rows.map(({ name, parent_provider_id }) => [name, parent_provider_id])).toEqual([
    ['Accessories', '16'],
    ['Clothing', null],
    ['Decor', null],
  ])
})

test('recorded refunds are positive, with the decimals of their order’s currency', async () => {
  const [first, second] = refunds
  const currencies = [
    { id: first!.parent_id, currency: 'GBP' },
    { id: second!.parent_id, currency: 'KWD' },
  ]
  const { connector, requests } = scriptedStore([listAnswer([first, second]), listAnswer(currencies)])
  const { rows } = await connector.read('refunds', null)
  expect(requests[1]!.url.searchParams.get('include')).toBe('25561,21839')
  expect(
    rows.map(({ provider_id, order_provider_id, amount }) => [provider_id, order_provider_id, amount]),
  ).toEqual([
    ['29206', '25561', 21],
    ['29205', '21839', 6250],
  ])
  expect(rows[0]).toMatchObject({
    refunded_at: '2026-11-21T02:01:43Z',
    reason: 'REST partial',
    lines: [{ product_provider_id: '331', quantity: 1, total: 21 }],
    shipping_total: 0,
    fee_total: 0,
    tax_total: 0,
  })
})

test.each(['STORECREDIT', null])(
  'refunds of an order in %j are set aside, and the others are read',
  async (currency) => {
    const [odd, other] = refunds
    const currencies = [
      { id: odd!.parent_id, currency },
      { id: other!.parent_id, currency: 'KWD' },
    ]
    const { connector } = scriptedStore([listAnswer([odd, other]), listAnswer(currencies)])
    const { rows, unread } = await connector.read('refunds', null)
    expect(rows).toMatchObject([{ provider_id: '29205', amount: 6250 }])
    expect(unread).toMatchObject([
      {
        provider_id: '29206',
        order_provider_id: '25561',
        reason: expect.stringContaining('currency') as string,
      },
    ])
  },
)

test('the refund of an order without an id ends no reading', async () => {
  const { connector } = scriptedStore([listAnswer(refunds.slice(0, 1)), listAnswer([{ currency: 'GBP' }])])
  expect(await connector.read('refunds', null)).toMatchObject({ rows: [{ amount: 21 }], unread: [] })
})

test('a refund without a time is set aside, because it would be of 1970', async () => {
  const odd = { ...refunds[0], date_created_gmt: '0000-00-00T00:00:00' }
  const currencies = [{ id: odd.parent_id, currency: 'GBP' }]
  const { connector } = scriptedStore([listAnswer([odd]), listAnswer(currencies)])
  expect(await connector.read('refunds', null)).toMatchObject({
    rows: [],
    unread: [{ provider_id: '29206', reason: expect.stringContaining('date_created_gmt') as string }],
  })
})

test.each<[string, object, object, string]>([
  [
    "the time zone of its order's last change",
    { date_created: '2011-07-01T00:30:00' },
    { date_modified: '2011-07-01T00:30:05', date_modified_gmt: '2011-06-30T21:30:05' },
    '2011-06-30T21:30:00Z',
  ],
  [
    'the time zone in which its order was placed',
    { date_created: '2011-06-30T20:30:00' },
    {
      date_created: '2011-06-20T08:00:00',
      date_created_gmt: '2011-06-20T13:30:00',
      date_modified: null,
      date_modified_gmt: null,
    },
    '2011-07-01T02:00:00Z',
  ],
  [
    'its own offset',
    { date_created: '2011-07-01T00:30:00+03:00' },
    { date_modified: '2011-07-01T00:30:05', date_modified_gmt: '2011-06-30T21:30:05' },
    '2011-06-30T21:30:00Z',
  ],
  [
    "the time zone of its order's last change, which has an offset",
    { date_created: '2011-07-01T00:30:00' },
    { date_modified: '2011-07-01T00:30:05+03:00', date_modified_gmt: '2011-06-30T21:30:05Z' },
    '2011-06-30T21:30:00Z',
  ],
])(
  'a refund without a time in UTC has the shop’s own time, in %s',
  async (_name, own, times, refunded_at) => {
    const [recorded] = refunds
    const odd = { ...recorded, date_created_gmt: null, ...own }
    const order = { id: odd.parent_id, currency: 'GBP', refunds: [{ id: odd.id, total: '-0.21' }], ...times }
    const listed = scriptedStore([listAnswer([odd]), listAnswer([order])])
    expect(await listed.connector.read('refunds', null)).toMatchObject({
      rows: [{ refunded_at }],
      unread: [],
    })
    const [asked] = listed.requests.slice(-1)
    expect(asked!.url.searchParams.get('_fields')).toContain('date_modified_gmt')
    const missing = () =>
      Response.json({ code: 'rest_no_route', message: '', data: { status: 404 } }, { status: 404 })
    // Older stores are read order by order.
    const older = scriptedStore([missing, listAnswer([order]), listAnswer([odd])])
    expect(await older.connector.read('refunds', null)).toMatchObject({ rows: [{ refunded_at }], unread: [] })
  },
)

test.each(['0.21', ' 0.21 ', '-0.21', 0.21, -0.21])(
  'a refund of %j is positive, and its order has it',
  async (amount) => {
    const [recorded] = refunds
    const order = { id: recorded!.parent_id, currency: 'GBP' }
    const { connector } = scriptedStore([listAnswer([{ ...recorded, amount }]), listAnswer([order])])
    expect(await connector.read('refunds', null)).toMatchObject({ rows: [{ amount: 21 }], unread: [] })
    const listed = { refunds: [{ id: recorded!.id, total: amount }] }
    expect(await readOrder(4027, listed)).toMatchObject({ refunded_total: 21 })
  },
)

test.each([null, undefined, 'much', '0,21'])('a refund of %j is set aside', async (amount) => {
  const [recorded] = refunds
  const order = { id: recorded!.parent_id, currency: 'GBP' }
  const { connector } = scriptedStore([listAnswer([{ ...recorded, amount }]), listAnswer([order])])
  expect(await connector.read('refunds', null)).toMatchObject({
    rows: [],
    unread: [{ provider_id: '29206', reason: expect.stringContaining('amount') as string }],
  })
})

test('a refund whose signs a plugin left out returns its lines, shipping and fees', async () => {
  const [recorded] = refunds
  const [line] = recorded!.line_items
  const fee_lines = [{ total: '3.00', total_tax: '0.60' }]
  const order = { id: recorded!.parent_id, currency: 'GBP' }
  const rows = [
    {
      ...recorded,
      amount: '20.40',
      line_items: [{ ...line, total: '10.00', total_tax: '2.00' }],
      shipping_lines: [{ total: '4.00', total_tax: '0.80' }],
      fee_lines,
    },
    { ...recorded, id: 2, amount: '3.60', line_items: [], fee_lines },
    // Shipping with a sign: the fee is a reduction.
    {
      ...recorded,
      id: 3,
      amount: '1.20',
      line_items: [],
      shipping_lines: [{ total: '-4.00', total_tax: '-0.80' }],
      fee_lines,
    },
  ]
  const { connector } = scriptedStore([listAnswer(rows), listAnswer([order])])
  expect(
    (await connector.read('refunds', null)).rows.map(
      ({ amount, shipping_total, fee_total, tax_total, lines }) => [
        amount,
        shipping_total,
        fee_total,
        tax_total,
        lines.map(({ total }) => total),
      ],
    ),
  ).toEqual([
    [2040, 400, 300, 340, [1000]],
    [360, 0, 300, 60, []],
    [120, 400, -300, 20, []],
  ])
})

test.each(['0.00', '-0', '', 0])('a refund of %j returns units and no money', async (amount) => {
  const [recorded] = refunds
  const line = { ...recorded!.line_items[0], quantity: -2, total: '-10.00', total_tax: '-2.00' }
  const charges = [{ total: '-4.00', total_tax: '-0.80' }]
  const restocked = { ...recorded, amount, line_items: [line], shipping_lines: charges, fee_lines: charges }
  const { connector } = scriptedStore([
    listAnswer([restocked]),
    listAnswer([{ id: recorded!.parent_id, currency: 'GBP' }]),
  ])
  expect((await connector.read('refunds', null)).rows).toMatchObject([
    { amount: 0, shipping_total: 0, fee_total: 0, tax_total: 0, lines: [{ quantity: 2, total: 0 }] },
  ])
})

test('a refunded line that is a reduction takes off what the refund returns', async () => {
  const [recorded] = refunds
  const [line] = recorded!.line_items
  const linesOf = (...totals: string[]) => totals.map((total, id) => ({ ...line, id, total, total_tax: '0' }))
  const rows = [
    { ...recorded, amount: '6.00', line_items: linesOf('-10.00', '4.00') },
    // Without signs.
    { ...recorded, id: 2, amount: '14.00', line_items: linesOf('10.00', '4.00') },
  ]
  const { connector } = scriptedStore([
    listAnswer(rows),
    listAnswer([{ id: recorded!.parent_id, currency: 'GBP' }]),
  ])
  const read = await connector.read('refunds', null)
  expect(read.rows.map(({ amount, lines }) => [amount, lines.map(({ total }) => total)])).toEqual([
    [600, [1000, -400]],
    [1400, [1000, 400]],
  ])
})

test('a refund is split into shipping, fees and tax, and the rounding difference counts as tax', async () => {
  const [recorded] = refunds
  const postage = { shipping_lines: [{ total: '-4.165', total_tax: '-0.835' }] }
  const rows = [
    { ...recorded, line_items: [], amount: '5.00', ...postage },
    {
      ...recorded,
      id: 2,
      amount: '9.00',
      // A reduction is reversed by the refund, and £3.00 are returned without a stated reason.
      fee_lines: [
        { total: '-2.00', total_tax: '-0.40' },
        { total: '1.00', total_tax: '0.20' },
      ],
      line_items: [{ ...recorded!.line_items[0], total: '-4.00', total_tax: '-0.80' }],
    },
    // Old versions and plugins leave them out.
    { ...recorded, id: 3, line_items: null, shipping_lines: null, fee_lines: undefined },
  ]
  const currencies = [{ id: recorded!.parent_id, currency: 'GBP' }]
  const { connector } = scriptedStore([listAnswer(rows), listAnswer(currencies)])
  const read = await connector.read('refunds', null)
  expect(read.unread ?? []).toEqual([])
  expect(
    read.rows.map(({ amount, shipping_total, fee_total, tax_total, lines }) => ({
      amount,
      shipping_total,
      fee_total,
      tax_total,
      items: lines.map(({ total }) => total),
    })),
  ).toEqual([
    { amount: 500, shipping_total: 417, fee_total: 0, tax_total: 83, items: [] },
    { amount: 900, shipping_total: 0, fee_total: 100, tax_total: 100, items: [400] },
    { amount: 21, shipping_total: 0, fee_total: 0, tax_total: 0, items: [] },
  ])
})
