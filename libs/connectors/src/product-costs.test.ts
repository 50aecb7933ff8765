import { describe, expect, test } from 'vitest'
import { parsed } from './requests/parsed.ts'
import { productRow as shopifyRow } from './shopify/rows.ts'
import { Product as ShopifyProduct } from './shopify/schemas.ts'
import { simulatedStore } from './shopify/test-setup.ts'
import { orderRow, productRow } from './woocommerce/rows.ts'
import { Order, Product, Variation } from './woocommerce/schemas.ts'

const wooCommerceProduct = {
  id: 7,
  name: 'Mug',
  status: 'publish',
  price: '10.00',
  date_modified_gmt: '2026-11-01T00:00:00',
}

/** The cost field of a product or variation in WooCommerce. */
const costField = (defined: unknown, total: unknown) => ({
  cost_of_goods_sold: {
    values: [{ defined_value: defined, effective_value: total }],
    total_value: total,
  },
})

const costsIn = (currency: string | null, product: object, variations: object[] = []) =>
  productRow(
    parsed(Product, { ...wooCommerceProduct, ...product }, 'products'),
    currency,
    variations.map((variation) => parsed(Variation, variation, 'variations')),
  ).costs
const wooCommerceCost = (product: object, currency = 'GBP') => costsIn(currency, product)?.[0]?.cost

const digits = '9'.repeat(60_000)
const noCosts: unknown[] = [
  -1,
  '-0.01',
  1e12,
  1e300,
  digits,
  `${digits}x`,
  'NaN',
  [],
  {},
  true,
  '0x10',
  '1e5',
]

describe('the cost of a product of WooCommerce', () => {
  test('is in minor units with decimals, and 0 only when 0 was entered', () => {
    expect(wooCommerceCost(costField(4.1234, 4.1234))).toBe(412.34)
    expect(wooCommerceCost(costField('4.1234', '4.1234'))).toBe(412.34)
    expect(wooCommerceCost(costField(12.5, 12.5), 'JPY')).toBe(12.5)
    expect(wooCommerceCost(costField(0, 0))).toBe(0)
    expect(wooCommerceCost(costField(null, 0))).toBeNull()
    // A plugin calculates it.
    expect(wooCommerceCost(costField(null, 3))).toBe(300)
  })

  test("is given for each variation, and not at all when the shop doesn't store costs", () => {
    const variations = [
      { id: 8, price: '9.00', ...costField(2, 5) },
      { id: 9, price: '9.00', ...costField(null, 0) },
    ]
    expect(costsIn('GBP', costField(3, 3), variations)).toEqual([
      { variation_provider_id: null, cost: 300 },
      { variation_provider_id: '8', cost: 500 },
      { variation_provider_id: '9', cost: null },
    ])
    expect(costsIn('GBP', {})).toBeNull()
    expect(costsIn(null, costField(3, 3))).toBeNull()
  })

  test.each(noCosts)('is ignored when it is %#, and the product is read', (value) => {
    expect(wooCommerceCost(costField(value, value))).toBeNull()
    expect(costsIn('GBP', { cost_of_goods_sold: value }) ?? []).not.toContainEqual(
      expect.objectContaining({ cost: expect.any(Number) as number }),
    )
  })
})

const order = {
  id: 1,
  number: '1',
  status: 'completed',
  currency: 'GBP',
  total: '30.00',
  total_tax: '0.00',
  shipping_total: '0.00',
  discount_total: '0.00',
  date_created_gmt: '2026-11-01T00:00:00',
  date_modified_gmt: '2026-11-01T00:00:00',
}
const lineOf = (line: object) => {
  const whole = { id: 2, name: 'Mug', product_id: 7, quantity: 3, total: '30.00', ...line }
  return orderRow(parsed(Order, { ...order, line_items: [whole] }, 'orders')).lines[0]
}

describe('the cost of a line of WooCommerce', () => {
  test('is per unit, and unknown when the shop writes 0', () => {
    expect(lineOf({ variation_id: 8, cost_of_goods_sold: { value: 10 } })).toMatchObject({
      variation_provider_id: '8',
      unit_cost: 333.333_333_33,
    })
    expect(lineOf({ quantity: 1.5, cost_of_goods_sold: { value: '3' } })).toMatchObject({ unit_cost: 200 })
    for (const line of [
      {},
      { cost_of_goods_sold: { value: 0 } },
      { cost_of_goods_sold: { value: 5 }, quantity: 0 },
    ])
      expect(lineOf(line)).toMatchObject({ unit_cost: null })
  })

  test.each(noCosts)('is ignored when it is %#, and the order is read', (value) => {
    expect(lineOf({ cost_of_goods_sold: { value } })).toMatchObject({ unit_cost: null, total: 3000 })
    expect(lineOf({ cost_of_goods_sold: value })).toMatchObject({ unit_cost: null, total: 3000 })
  })
})

const shopifyCost = (unitCost: unknown) => {
  const list = { nodes: [], pageInfo: { hasNextPage: false } }
  const product = {
    id: 'gid://shopify/Product/9',
    legacyResourceId: '9',
    title: 'Mug',
    status: 'ACTIVE',
    updatedAt: '2026-11-21T01:00:00Z',
    variants: { ...list, nodes: [{ legacyResourceId: '5', sku: null, inventoryItem: { unitCost } }] },
    collections: list,
  }
  return shopifyRow(parsed(ShopifyProduct, product, 'products')).costs
}

describe('the cost of a product of Shopify', () => {
  test('is given for each variant, and 0 is a cost', () => {
    const cost = (amount: string) => shopifyCost({ amount, currencyCode: 'GBP' })?.[0]?.cost
    expect(cost('4.123456')).toBe(412.3456)
    expect(cost('0.0')).toBe(0)
    expect(shopifyCost(null)).toEqual([{ variation_provider_id: '5', cost: null }])
  })

  test.each(noCosts)('is ignored when it is %#, and the product is read', (value) => {
    const none = [{ variation_provider_id: '5', cost: null }]
    expect(shopifyCost({ amount: value, currencyCode: 'GBP' })).toEqual(none)
    expect(shopifyCost(value)).toEqual(none)
  })

  test.each([
    ['in pages', 1_000],
    ['all at once', 10],
  ])('is withheld without the permission to view costs, and products are read %s', async (_how, bulkFrom) => {
    const refused = simulatedStore({ shop: { costs: true }, app: { costs: 'refused' }, bulkFrom })
    const shown = simulatedStore({ shop: { costs: true }, bulkFrom })
    const readAll = async ({ connector }: typeof shown) => {
      const rows = []
      let page = await connector.read('products', null)
      for (; page.next; page = await connector.read('products', page.next)) rows.push(...page.rows)
      return [...rows, ...page.rows]
    }
    const costs = (await readAll(shown)).map((row) => row.costs?.[0]?.cost)
    expect(costs).toHaveLength(shown.shop.products.length)
    expect(costs.filter((cost) => typeof cost === 'number').length).toBeGreaterThan(40)
    expect(costs).toContain(null)
    expect((await readAll(refused)).map((row) => row.costs?.[0]?.cost)).toEqual(costs.map(() => null))
    expect((await refused.connector.about()).notes).toEqual([expect.stringContaining('Costs of products')])
    expect((await shown.connector.about()).notes).toEqual([])
  })
})
