import { describe, expect, test } from 'vitest'
import { parsed } from '../requests/parsed.ts'
import { orderStatus } from './order-status.ts'
import { customerRow, orderRow, productRow, refundRow } from './rows.ts'
import { Customer, Order, OrderWithRefunds, Product, Refund, RefundLine } from './schemas.ts'

const money = (amount: string, currencyCode = 'GBP') => ({ shopMoney: { amount, currencyCode } })
const wholeList = { hasNextPage: false, endCursor: null }

const line = {
  id: 'gid://shopify/LineItem/55',
  name: 'Mug – blue',
  sku: 'mug-1',
  quantity: 3,
  currentQuantity: 3,
  product: { legacyResourceId: '9' },
  originalTotalSet: money('30.00'),
  discountAllocations: [{ allocatedAmountSet: money('3.00') }, { allocatedAmountSet: money('2.50') }],
  taxLines: [{ priceSet: money('4.08') }],
}
const order = {
  id: 'gid://shopify/Order/1001',
  legacyResourceId: '1001',
  name: '#EN-1001',
  test: false,
  cancelledAt: null,
  processedAt: '2026-11-20T23:30:00Z',
  updatedAt: '2026-11-21T01:00:00.000Z',
  taxesIncluded: false,
  displayFinancialStatus: 'PAID',
  displayFulfillmentStatus: 'UNFULFILLED',
  totalPriceSet: money('28.58'),
  currentTotalPriceSet: money('28.58'),
  totalTaxSet: money('4.08'),
  totalShippingPriceSet: money('0.0'),
  totalDiscountsSet: money('5.50'),
  totalRefundedSet: money('0.0'),
  email: 'Ada@Example.test',
  discountCodes: ['INSTA10', ''],
  note: 'Leave it at the door',
  paymentGatewayNames: ['shopify_payments', 'gift_card'],
  fullyPaid: true,
  transactions: [
    { kind: 'AUTHORIZATION', status: 'SUCCESS', processedAt: '2026-11-20T23:31:00Z' },
    { kind: 'CAPTURE', status: 'FAILURE', processedAt: '2026-11-22T00:00:00Z' },
    { kind: 'CAPTURE', status: 'SUCCESS', processedAt: '2026-11-21T00:10:00Z' },
    { kind: 'REFUND', status: 'SUCCESS', processedAt: '2026-11-23T00:00:00Z' },
  ],
  shippingLine: { title: 'Express' },
  shippingAddress: { address1: '1 High Street', zip: 'N1 1AA', phone: '+44 20 7946 0001' },
  customer: {
    legacyResourceId: '77',
    firstName: 'Ada',
    lastName: 'Lovelace',
    defaultEmailAddress: { emailAddress: 'other@example.test' },
  },
  billingAddress: { name: 'A. L.', city: 'London', countryCodeV2: 'GB' },
  customerJourneySummary: null as unknown,
  lineItems: { nodes: [line], pageInfo: wholeList },
}
const rowOf = (changes: object = {}) => orderRow(parsed(Order, { ...order, ...changes }, 'orders'), null)

test.each([
  [
    'a line with fewer units than none',
    { lineItems: { nodes: [{ ...line, quantity: 0, currentQuantity: -1 }], pageInfo: wholeList } },
  ],
  [
    'a line with more units than a whole number has room for',
    { lineItems: { nodes: [{ ...line, quantity: 1e300 }], pageInfo: wholeList } },
  ],
  ['a time after the year 9999', { processedAt: '9999-12-31T23:30:00-01:00' }],
  ['a time before the year 1', { updatedAt: '0000-06-01T00:00:00Z' }],
])('an order with %s is not read', (_name, changes) => {
  expect(() => rowOf(changes)).toThrow()
})

describe('an order', () => {
  test('is translated into our terms', () => {
    expect(rowOf()).toEqual({
      provider_id: '1001',
      number: 'EN-1001',
      status: 'processing',
      currency: 'GBP',
      total: 2858,
      tax_total: 408,
      shipping_total: 0,
      discount_total: 550,
      fee_total: 0,
      refunded_total: 0,
      ordered_at: '2026-11-20T23:30:00Z',
      modified_at: '2026-11-21T01:00:00Z',
      customer: {
        provider_id: '77',
        email: 'ada@example.test',
        name: 'Ada Lovelace',
        city: 'London',
        country: 'GB',
      },
      attribution: null,
      discount_codes: [{ code: 'INSTA10', discount: null }],
      payment_method: 'shopify_payments, gift_card',
      shipping_method: 'Express',
      note: 'Leave it at the door',
      phone: '+44 20 7946 0001',
      billing_address: expect.objectContaining({ city: 'London', country: 'GB' }) as object,
      shipping_address: expect.objectContaining({ line_1: '1 High Street', postcode: 'N1 1AA' }) as object,
      paid_at: '2026-11-21T00:10:00Z',
      is_edited: false,
      return_state: null,
      lines: [
        {
          provider_id: '55',
          product_provider_id: '9',
          variation_provider_id: null,
          name: 'Mug – blue',
          sku: 'mug-1',
          quantity: 3,
          removed_quantity: 0,
          removed_by: null,
          added_by: null,
          total: 2450,
          unit_cost: null,
        },
      ],
    })
  })

  test('with tax included in prices has lines without it', () => {
    expect(rowOf({ taxesIncluded: true }).lines[0]?.total).toBe(2450 - 408)
  })

  test.each([
    [[{ rate: 0.2 }], 2000],
    // 2.5 % and 9.975 %: 2400 / 1.12475 is 2133.8.
    [[{ rate: 0.025 }, { rate: 0.09975 }], 2134],
    [[{ rate: 0 }], 2400],
    [[], 2400],
    // Without the rate the tax of a line that cost nothing is unknown.
    [[{ rate: null }, { rate: 0.2 }], 2400],
    [[{}], 2400],
    [[{ rate: 'a fifth' }], 2400],
    // Multiplied by an amount, it would be more than a number can be.
    [[{ rate: 1e302 }], 2400],
  ])('with tax included in prices and a free line taxed by %j has a discount of %d', (taxes, discount) => {
    const free = {
      ...line,
      originalTotalSet: money('24.00'),
      discountAllocations: [{ allocatedAmountSet: money('24.00') }],
      taxLines: taxes.map((tax) => ({ ...tax, priceSet: money('0.00') })),
    }
    const lineItems = { nodes: [free], pageInfo: wholeList }
    const row = rowOf({
      taxesIncluded: true,
      totalDiscountsSet: money('24.00'),
      totalTaxSet: null,
      lineItems,
    })
    expect(row).toMatchObject({ discount_total: discount, shipping_total: 0, lines: [{ total: 0 }] })
  })

  test.each([
    // ¥30 are ¥25 without tax, and half of it is ¥12.5: the line has ¥12, because its tax of ¥2.5 is rounded up.
    { original: '30', discount: '15', tax: '3', rate: 0.2, total: 12, without: 13 },
    // The tax of ¥3 is rounded to nothing.
    { original: '2000', discount: '1997', tax: '0', rate: 0.1, total: 3, without: 1815 },
    // The buyer pays no tax.
    { original: '2000', discount: '1000', tax: '0', rate: 0.1, total: 1000, without: 1000 },
    { original: '2000', discount: '1000', tax: '91', rate: null, total: 909, without: 909 },
  ])(
    'of ¥$original with ¥$discount off and ¥$tax tax at $rate has ¥$total, and ¥$without off without tax',
    ({ original, discount, tax, rate, total, without }) => {
      const inYen = (amount: string) => money(amount, 'JPY')
      const one = {
        ...line,
        originalTotalSet: inYen(original),
        discountAllocations: [{ allocatedAmountSet: inYen(discount) }],
        taxLines: [{ rate, priceSet: inYen(tax) }],
      }
      const lineItems = { nodes: [one], pageInfo: wholeList }
      const row = rowOf({
        taxesIncluded: true,
        totalDiscountsSet: inYen(discount),
        totalTaxSet: inYen(tax),
        lineItems,
      })
      expect(row).toMatchObject({ discount_total: without, lines: [{ total }] })
    },
  )

  test("keeps the id of a line without characters that our database can't store", () => {
    const nodes = [
      { ...line, id: 'gid://shopify/LineItem/5\u00005' },
      { ...line, id: 'half \ud800' },
    ]
    const ids = rowOf({ lineItems: { nodes, pageInfo: wholeList } }).lines.map(
      ({ provider_id }) => provider_id,
    )
    expect(ids).toEqual(['55', 'half \ufffd'])
  })

  test.each([
    ['JPY', '1500.0', 1500],
    ['KWD', '1.234', 1234],
    ['USD', '0.1', 10],
  ])('in %s of %j is %d in minor units', (currency, amount, total) => {
    const set = money(amount, currency)
    expect(rowOf({ totalPriceSet: set, currentTotalPriceSet: set })).toMatchObject({ currency, total })
  })

  test('keeps its total when refunded, and has the total of what is left when edited', () => {
    const refunded = { currentTotalPriceSet: money('20.58'), totalRefundedSet: money('8.00') }
    expect(rowOf(refunded)).toMatchObject({ total: 2858, refunded_total: 800 })
    expect(rowOf({ currentTotalPriceSet: money('20.58') })).toMatchObject({ total: 2058, refunded_total: 0 })
    const goodwill = { totalRefundedSet: money('5.00') }
    expect(rowOf(goodwill)).toMatchObject({ total: 2858, refunded_total: 500 })
    const cancelled = { cancelledAt: '2026-11-21T00:00:00Z', currentTotalPriceSet: money('0.0') }
    expect(rowOf(cancelled)).toMatchObject({ total: 2858, status: 'cancelled' })
  })

  test("has the money that was given back for a removed unit, without goodwill, the order's tip and duties", () => {
    const mugs = { ...line, currentQuantity: 2, discountAllocations: [], taxLines: [] }
    const edited = {
      ...order,
      edited: true,
      totalPriceSet: money('42.00'),
      currentTotalPriceSet: money('30.00'),
      totalTaxSet: money('0.0'),
      totalDiscountsSet: money('0.0'),
      // A mug for £10.00, £2.00 of its duties, and £3.00 for goodwill.
      totalRefundedSet: money('15.00'),
      lineItems: {
        nodes: [{ ...mugs, priceAfterAllDiscountsBeforeTaxesSet: money('20.00') }],
        pageInfo: wholeList,
      },
    }
    const changes = {
      tax: 0,
      shipping: 0,
      refundedShipping: { total: 0, tax: 0 },
      refundedDuties: 2_00,
      discrepancy: -3_00,
      given: [],
      addedBy: new Map(),
      returned: new Set<string>(),
    }
    // Three mugs for £30.00 with a tip of £5.00 and duties of £7.00.
    expect(orderRow(parsed(Order, edited, 'orders'), changes)).toMatchObject({
      total: 42_00,
      refunded_total: 15_00,
      removed_total: 10_00,
      lines: [{ quantity: 2, removed_quantity: 1, total: 20_00 }],
    })
  })

  test('of a guest, or somebody without a name, has a customer without one', () => {
    expect(rowOf({ customer: null, email: null, billingAddress: null }).customer).toEqual({
      provider_id: null,
      email: null,
      name: '',
      city: null,
      country: null,
    })
    const nameless = { ...order.customer, firstName: null, lastName: null }
    expect(rowOf({ customer: nameless, email: null }).customer).toMatchObject({
      name: 'A. L.',
      email: 'other@example.test',
    })
  })

  test('keeps the line of a deleted product', () => {
    const lineItems = { nodes: [{ ...line, product: null, sku: null }], pageInfo: wholeList }
    expect(rowOf({ lineItems }).lines[0]).toMatchObject({ product_provider_id: null, name: 'Mug – blue' })
  })

  test.each([
    ['totalPriceSet', money('12,50')],
    ['totalPriceSet', money('1e3')],
    ['totalPriceSet', { shopMoney: { amount: 12.5, currencyCode: 'GBP' } }],
    ['totalPriceSet', money('9'.repeat(20))],
    ['processedAt', 'soon'],
    ['lineItems', {}],
  ])('with %s %j is refused, naming the field', (field, value) => {
    expect(() => rowOf({ [field]: value })).toThrow(
      expect.objectContaining({
        kind: 'unexpected_data',
        message: expect.stringContaining(field) as string,
      }) as Error,
    )
  })
})

test.each([
  ['NO_RETURN', null],
  ['RETURN_REQUESTED', 'requested'],
  ['IN_PROGRESS', 'open'],
  ['INSPECTION_COMPLETE', 'open'],
  ['RETURNED', 'returned'],
  ['RETURN_FAILED', 'failed'],
  ['SOMETHING_NEW', null],
  [null, null],
])('an order whose return status is %s has the return state %s', (returnStatus, return_state) => {
  expect(rowOf({ returnStatus, edited: true })).toMatchObject({ return_state, is_edited: true })
})

test.each([
  [{ test: true }, 'test'],
  [{ test: true, cancelledAt: '2026-01-01' }, 'test'],
  [{ cancelledAt: '2026-01-01', displayFinancialStatus: 'REFUNDED' }, 'cancelled'],
  [{ displayFinancialStatus: 'REFUNDED', displayFulfillmentStatus: 'FULFILLED' }, 'refunded'],
  [{ displayFulfillmentStatus: 'FULFILLED' }, 'completed'],
  [{ displayFinancialStatus: 'PENDING', displayFulfillmentStatus: 'FULFILLED' }, 'completed'],
  [{ displayFinancialStatus: 'PENDING' }, 'on-hold'],
  [{ displayFinancialStatus: 'VOIDED' }, 'on-hold'],
  [{ displayFinancialStatus: 'EXPIRED' }, 'on-hold'],
  [{ displayFulfillmentStatus: 'ON_HOLD' }, 'on-hold'],
  [{ displayFinancialStatus: 'PARTIALLY_REFUNDED' }, 'processing'],
  [{ displayFinancialStatus: null }, 'processing'],
  [{ displayFinancialStatus: 'SOMETHING_NEW' }, 'processing'],
])('an order with %j is %s', (changes, status) => {
  const paid = { test: false, cancelledAt: null, displayFinancialStatus: 'PAID' }
  expect(orderStatus({ ...paid, displayFulfillmentStatus: 'UNFULFILLED', ...changes })).toBe(status)
})

describe('where an order came from', () => {
  const visit = {
    landingPage: 'https://shop.example.test/mug?utm_source=instagram',
    referrerUrl: 'https://l.instagram.com/',
    source: 'Instagram',
    sourceType: 'POST',
    referralCode: null,
    utmParameters: {
      source: 'instagram',
      medium: 'social',
      campaign: 'autumn',
      content: 'story',
      term: null,
    },
  }
  const cameBy = (changes: object) =>
    rowOf({ customerJourneySummary: { ready: true, lastVisit: { ...visit, ...changes } } }).attribution

  test("has WooCommerce's names", () => {
    expect(cameBy({})).toEqual({
      source_type: 'utm',
      utm_source: 'instagram',
      utm_medium: 'social',
      utm_campaign: 'autumn',
      utm_content: 'story',
      referrer: 'https://l.instagram.com/',
      session_entry: 'https://shop.example.test/mug?utm_source=instagram',
    })
  })

  test.each([
    [{ utmParameters: null }, { source_type: 'referral', utm_source: 'Instagram' }],
    [
      { utmParameters: null, source: 'Google', sourceType: 'SEO' },
      { source_type: 'organic', utm_source: 'Google' },
    ],
    [
      { utmParameters: null, source: 'direct', sourceType: null, referrerUrl: null },
      { source_type: 'typein', utm_source: '(direct)' },
    ],
    [
      { utmParameters: null, source: 'direct', sourceType: null },
      { source_type: 'referral', utm_source: 'l.instagram.com' },
    ],
    [
      { utmParameters: null, source: 'direct', referrerUrl: 'https://www.instagram.com/p/x/' },
      { source_type: 'referral', utm_source: 'instagram.com' },
    ],
    [
      { utmParameters: null, source: 'an unknown source', sourceType: null },
      { source_type: 'referral', utm_source: 'l.instagram.com' },
    ],
  ])('by a visit with %j is %j', (changes, expected) => {
    expect(cameBy(changes)).toMatchObject(expected)
  })

  test.each(['an unknown source', 'unknown'])('names no way when Shopify only says "%s"', (source) => {
    const { session_entry: _page, ...way } = cameBy({
      utmParameters: null,
      referrerUrl: null,
      sourceType: null,
      source,
    })!
    expect(way).toEqual({})
  })

  test('includes the first visit when the buyer came in another way then', () => {
    const first = { ...visit, utmParameters: { source: 'newsletter', medium: 'email' } }
    const cameFirst = (firstVisit: unknown, changes: object = {}) =>
      rowOf({ customerJourneySummary: { ready: true, firstVisit, lastVisit: { ...visit, ...changes } } })
        .attribution
    expect(cameFirst(first)).toMatchObject({
      utm_source: 'instagram',
      first_utm_source: 'newsletter',
      first_utm_medium: 'email',
      first_referrer: 'https://l.instagram.com/',
    })
    expect(
      cameFirst({ referrerUrl: null, source: 'direct', utmParameters: null }, { utmParameters: null }),
    ).toMatchObject({ utm_source: 'Instagram', first_utm_source: '(direct)' })
    for (const same of [visit, null, undefined]) {
      expect(Object.keys(cameFirst(same) ?? {}).filter((name) => name.startsWith('first_'))).toEqual([])
    }
  })

  test("is unknown without a visit, and is requested again while Shopify isn't ready", () => {
    const without = (ready: boolean) => rowOf({ customerJourneySummary: { ready, lastVisit: null } })
    expect(without(true)).toMatchObject({ attribution: null })
    expect(without(true)).not.toHaveProperty('attribution_is_pending')
    expect(without(false)).toMatchObject({ attribution: null, attribution_is_pending: true })
  })
})

test('a product, with and without stock, price, picture and page', () => {
  const product = {
    id: 'gid://shopify/Product/9',
    legacyResourceId: '9',
    title: ' Mug\u0000 ',
    status: 'ACTIVE',
    onlineStoreUrl: 'https://shop.example.test/products/mug',
    updatedAt: '2026-11-21T01:00:00Z',
    tracksInventory: true,
    totalInventory: -2,
    priceRangeV2: {
      minVariantPrice: { amount: '12.5', currencyCode: 'GBP' },
      maxVariantPrice: { amount: '15.5', currencyCode: 'GBP' },
    },
    featuredMedia: { preview: { image: { url: 'https://cdn.example.test/mug.jpg' } } },
    variants: {
      nodes: [
        { legacyResourceId: '4', sku: null, inventoryItem: { unitCost: null } },
        {
          legacyResourceId: '5',
          sku: 'mug-1',
          inventoryItem: { unitCost: { amount: '4.12345', currencyCode: 'GBP' } },
        },
      ],
      pageInfo: wholeList,
    },
    collections: { nodes: [{ legacyResourceId: '3' }, { legacyResourceId: '3' }], pageInfo: wholeList },
  }
  const rowOfProduct = (changes: object) =>
    productRow(parsed(Product, { ...product, ...changes }, 'products'))
  expect(rowOfProduct({})).toEqual({
    provider_id: '9',
    name: 'Mug',
    sku: 'mug-1',
    status: 'active',
    price: 1250,
    price_max: 1550,
    permalink: 'https://shop.example.test/products/mug',
    image_url: 'https://cdn.example.test/mug.jpg',
    stock_quantity: -2,
    stock_status: null,
    collection_provider_ids: ['3'],
    costs: [
      { variation_provider_id: '4', cost: null },
      { variation_provider_id: '5', cost: 412.345 },
    ],
    modified_at: '2026-11-21T01:00:00Z',
  })
  expect(
    rowOfProduct({
      tracksInventory: false,
      priceRangeV2: null,
      featuredMedia: null,
      onlineStoreUrl: null,
      variants: { nodes: [], pageInfo: wholeList },
    }),
  ).toMatchObject({ stock_quantity: null, price: null, image_url: null, permalink: null, sku: null })
})

test('a customer without a name', () => {
  const customer = {
    legacyResourceId: '77',
    firstName: null,
    lastName: null,
    defaultEmailAddress: { emailAddress: 'Ada@Example.test' },
    defaultPhoneNumber: { phoneNumber: '+44 20 7946 0000' },
    defaultAddress: { address1: '1 High Street', city: 'London', countryCodeV2: 'GB' },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-11-21T01:00:00Z',
  }
  expect(customerRow(parsed(Customer, customer, 'customers'))).toEqual({
    provider_id: '77',
    email: 'ada@example.test',
    name: '',
    city: 'London',
    country: 'GB',
    phone: '+44 20 7946 0000',
    address: expect.objectContaining({ line_1: '1 High Street', city: 'London', country: 'GB' }) as object,
    registered_at: '2026-01-01T00:00:00Z',
    modified_at: '2026-11-21T01:00:00Z',
  })
})

test('a refund is positive, without the tax in its prices', () => {
  const refund = {
    id: 'gid://shopify/Refund/5',
    legacyResourceId: '5',
    processedAt: '2026-11-21T01:00:00Z',
    note: '',
    totalRefundedSet: money('12.00'),
  }
  const { refunds, ...inOrder } = parsed(
    OrderWithRefunds,
    { legacyResourceId: '1001', taxesIncluded: true, refunds: [refund] },
    'refunds',
  )
  const line = parsed(
    RefundLine,
    {
      quantity: 1,
      subtotalSet: money('12.00'),
      totalTaxSet: money('2.00'),
      lineItem: { id: 'gid://shopify/LineItem/55', product: { legacyResourceId: '9' } },
    },
    'refunds',
  )
  const contents = { lines: [line], shipping: { total: 0, tax: 0 }, duties: 0 }
  expect(refundRow(parsed(Refund, refunds[0], 'refunds'), contents, inOrder)).toEqual({
    provider_id: '5',
    order_provider_id: '1001',
    amount: 1200,
    shipping_total: 0,
    fee_total: 0,
    tax_total: 200,
    refunded_at: '2026-11-21T01:00:00Z',
    reason: null,
    lines: [{ product_provider_id: '9', quantity: 1, total: 1000 }],
  })
  // Of £12.00, £4.00 are shipping with £0.80 tax, £3.00 duties, and £4.20 without a stated reason.
  const withoutLines = { lines: [], shipping: { total: 400, tax: 80 }, duties: 300 }
  expect(refundRow(parsed(Refund, refunds[0], 'refunds'), withoutLines, inOrder)).toMatchObject({
    amount: 1200,
    shipping_total: 400,
    fee_total: 300,
    tax_total: 80,
    lines: [],
  })
})

test.each([
  { taxesIncluded: false, totalDiscountsSet: money('5.51'), totalTaxSet: money('4.08') },
  { taxesIncluded: true, totalDiscountsSet: money('5.50'), totalTaxSet: money('4.09') },
])('shipping is never below 0, although converted amounts are rounded one by one: %j', (amounts) => {
  expect(rowOf(amounts)).toMatchObject({ shipping_total: 0 })
  expect(rowOf({ ...amounts, totalShippingPriceSet: money('0.02') })).toMatchObject({ shipping_total: 1 })
})

test('with tax included in prices, shipping and discounts are without it, and shipping is after its discount', () => {
  const row = rowOf({
    taxesIncluded: true,
    totalPriceSet: money('30.00'),
    currentTotalPriceSet: money('30.00'),
    totalTaxSet: money('5.00'),
    totalShippingPriceSet: money('12.00'),
    // £6.00 off the line, and half of the shipping.
    totalDiscountsSet: money('12.00'),
    lineItems: {
      nodes: [
        {
          ...line,
          originalTotalSet: money('30.00'),
          discountAllocations: [{ allocatedAmountSet: money('6.00') }],
          taxLines: [{ priceSet: money('4.00') }],
        },
      ],
      pageInfo: wholeList,
    },
  })
  expect(row).toMatchObject({ discount_total: 500, shipping_total: 500, tax_total: 500, fee_total: 0 })
  expect(row.lines[0]!.total + row.shipping_total + row.tax_total).toBe(row.total)
})
