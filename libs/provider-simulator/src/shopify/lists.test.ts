import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addOrder, modifyOrder, refundOrder } from '../shop/change-shop.ts'
import { deleteProduct } from '../shop/change-catalogue.ts'
import { openShopify } from '../testing/open-shopify.ts'
import type { Connection } from '../testing/open-shopify.ts'
import { shopifyGid } from './gid.ts'

interface Row {
  id: string
}
type Orders = { orders: Connection<Row> }

const page =
  'query ($first: Int, $last: Int, $after: String, $before: String, $query: String, $key: OrderSortKeys, $reverse: Boolean) { orders(first: $first, last: $last, after: $after, before: $before, query: $query, sortKey: $key, reverse: $reverse) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }'

describe('pages', () => {
  test('follow each other without a gap or a repeat, in any order and size', async () => {
    const { read } = openShopify()
    const key = fc.constantFrom('ID', 'UPDATED_AT', 'PROCESSED_AT', 'TOTAL_PRICE', 'CUSTOMER_NAME')
    await fc.assert(
      fc.asyncProperty(key, fc.integer({ min: 7, max: 90 }), fc.boolean(), async (sort, first, reverse) => {
        const seen: string[] = []
        let after: string | null = null
        for (;;) {
          const { orders }: Orders = await read<Orders>(page, { first, after, key: sort, reverse })
          seen.push(...orders.nodes.map(({ id }) => id))
          expect(orders.pageInfo.hasPreviousPage).toBe(after !== null)
          if (!orders.pageInfo.hasNextPage) break
          after = orders.pageInfo.endCursor
        }
        expect(seen).toHaveLength(76)
        expect(new Set(seen).size).toBe(76)
        const whole = await read<Orders>(page, { first: 250, key: sort, reverse: !reverse })
        expect(whole.orders.nodes.map(({ id }) => id).toReversed()).toEqual(seen)
      }),
      { numRuns: 8 },
    )
  })

  test('continue from their cursor, whatever changes meanwhile', async () => {
    const { shop, read } = openShopify()
    const options = { first: 30, key: 'UPDATED_AT' }
    const { orders: first } = await read<Orders>(page, options)
    const [moved] = shop.orders.keys()
    modifyOrder(shop, moved!, { status: 'completed' })
    addOrder(shop, { lines: [] })
    const { orders: second } = await read<Orders>(page, { ...options, after: first.pageInfo.endCursor })
    const { orders: third } = await read<Orders>(page, { ...options, after: second.pageInfo.endCursor })
    const ids = [first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id))
    expect(new Set(ids).size).toBe(77)
    expect(ids.filter((id) => id === shopifyGid('Order', moved!)).length).toBeGreaterThan(0)
  })

  test('go backwards with last and before', async () => {
    const { read } = openShopify()
    const { orders: all } = await read<Orders>(page, { first: 50 })
    const { orders: end } = await read<Orders>(page, { last: 10, before: all.pageInfo.endCursor })
    expect(end.nodes).toEqual(all.nodes.slice(39, 49))
    expect(end.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
  })

  test.each([
    [{}, 'you must provide one of first or last'],
    [{ first: 251 }, 'cannot exceed 250'],
    [{ first: 1, last: 1 }, 'first and last is not supported'],
    [{ first: 1, after: 'xyz' }, 'Invalid cursor'],
  ])('refuse %j', async (variables, words) => {
    const { errors, data } = await openShopify().ask(page, { variables })
    expect(errors?.[0]?.message).toContain(words)
    expect(data).toBeNull()
  })
})

const countOf = async (query: string) => {
  const { ask } = openShopify()
  const answer = await ask<Orders>(page, { variables: { first: 250, query } })
  return answer.data.orders.nodes.length
}

describe('a search', () => {
  test.each([
    ['status:cancelled', '-status:cancelled'],
    ['financial_status:paid', 'NOT financial_status:paid'],
    ["updated_at:>='2011-06-01T00:00:00Z'", "updated_at:<'2011-06-01T00:00:00Z'"],
    ['processed_at:>2011-06-01', 'processed_at:<=2011-06-01'],
    [
      `id:>=${shopifyGid('Order', 330).split('/').at(-1)}`,
      `id:<${shopifyGid('Order', 330).split('/').at(-1)}`,
    ],
    ['test:true', 'test:false'],
    ['(status:open OR status:cancelled)', 'status:closed -status:cancelled'],
  ])('%s and its opposite split the list in two', async (query, opposite) => {
    const found = await countOf(query)
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(76)
    expect(found + (await countOf(opposite))).toBe(76)
  })

  test('combines several conditions', async () => {
    const both = await countOf("updated_at:>='2011-06-01T00:00:00Z' status:cancelled")
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThan(await countOf('status:cancelled'))
  })

  test('reads a day in the shop’s time zone', async () => {
    const { shop, read } = openShopify({
      timeZone: 'Asia/Kolkata',
      now: () => new Date('2026-11-21T20:00:00Z'),
    })
    addOrder(shop, { lines: [] })
    const counts = 'query ($query: String) { ordersCount(query: $query) { count } }'
    expect(await read(counts, { query: 'created_at:2026-11-22' })).toEqual({ ordersCount: { count: 1 } })
    expect(await read(counts, { query: 'created_at:2026-11-21' })).toEqual({ ordersCount: { count: 0 } })
  })

  test("by a field that Shopify doesn't have finds everything, with a warning", async () => {
    const { data, extensions } = await openShopify().ask<Orders>(page, {
      variables: { first: 250, query: 'updated:>2026-01-01' },
    })
    expect(data.orders.nodes).toHaveLength(76)
    expect(extensions.search).toMatchObject([
      { path: ['orders'], warnings: [{ field: 'updated', code: 'invalid_field' }] },
    ])
  })

  test('also finds customers, products and collections, and counts up to its limit', async () => {
    const { read } = openShopify()
    expect(
      await read(
        `{ customersCount(query: "orders_count:>1") { count } productsCount(query: "collection_id:300000000016 status:active") { count }
           collectionsCount(query: "title:Christmas") { count } limited: ordersCount(limit: 10) { count precision } }`,
      ),
    ).toMatchObject({
      customersCount: { count: expect.any(Number) as number },
      collectionsCount: { count: 1 },
      limited: { count: 10, precision: 'AT_LEAST' },
    })
  })
})

interface Money {
  shopMoney: { amount: string; currencyCode: string }
  presentmentMoney: { amount: string; currencyCode: string }
}
interface OrderNode {
  name: string
  totalPriceSet: Money
  totalShippingPriceSet: Money
  totalDiscountsSet: Money
  discountCodes: string[]
  totalRefundedSet: Money
  currentTotalPriceSet: Money
  customer: { id: string } | null
  lineItems: {
    nodes: {
      quantity: number
      currentQuantity: number
      originalTotalSet: Money
      discountAllocations: { allocatedAmountSet: Money }[]
      product: Row | null
    }[]
  }
  refunds: {
    totalRefundedSet: Money
    refundLineItems: { nodes: { subtotalSet: Money }[] }
    orderAdjustments: { nodes: { amountSet: Money }[] }
  }[]
}

const money = '{ shopMoney { amount currencyCode } presentmentMoney { amount currencyCode } }'
const orderFields = `name discountCodes totalDiscountsSet ${money} totalPriceSet ${money} totalShippingPriceSet ${money} totalRefundedSet ${money} currentTotalPriceSet ${money}
  customer { id } lineItems(first: 250) { nodes { quantity currentQuantity originalTotalSet ${money} discountAllocations { allocatedAmountSet ${money} } product { id } } }
  refunds { totalRefundedSet ${money} refundLineItems(first: 50) { nodes { subtotalSet ${money} } } orderAdjustments(first: 5) { nodes { amountSet ${money} } } }`

const minor = (amount: Money, kind: 'shopMoney' | 'presentmentMoney') =>
  Math.round(Number(amount[kind].amount) * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('orders', () => {
  test('add up to the figures of the file, in both currencies', async () => {
    const { shop, ask, wait } = openShopify({}, { maximumAvailable: 1e6 })
    let withEuros = 0
    let withCode = 0
    for (const order of shop.orders.values()) {
      wait(1)
      const answer = await ask<{ order: OrderNode }>(
        `query ($id: ID!) { order(id: $id) { ${orderFields.replaceAll('250', '20')} } }`,
        {
          variables: { id: shopifyGid('Order', order.id) },
        },
      )
      const { order: node } = answer.data
      expect(minor(node.totalPriceSet, 'shopMoney')).toBe(order.total)
      expect(minor(node.totalRefundedSet, 'shopMoney')).toBe(sum(order.refunds.map(({ amount }) => amount)))
      expect(node.customer === null).toBe(order.customer === null)
      if (order.currency === 'EUR') withEuros += 1
      if (node.discountCodes.length > 0) withCode += 1
      if (order.lines.length + order.fees.length > 20) continue
      for (const kind of ['shopMoney', 'presentmentMoney'] as const) {
        const lines = sum(node.lineItems.nodes.map(({ originalTotalSet }) => minor(originalTotalSet, kind)))
        const discounts = sum(
          node.lineItems.nodes.flatMap(({ discountAllocations }) =>
            discountAllocations.map(({ allocatedAmountSet }) => minor(allocatedAmountSet, kind)),
          ),
        )
        expect(discounts > 0 || order.total === 0).toBe(node.discountCodes.length > 0 || order.total === 0)
        expect(minor(node.totalDiscountsSet, kind)).toBe(discounts)
        expect(lines - discounts + minor(node.totalShippingPriceSet, kind)).toBe(
          minor(node.totalPriceSet, kind),
        )
        expect(minor(node.currentTotalPriceSet, kind)).toBe(
          minor(node.totalPriceSet, kind) - minor(node.totalRefundedSet, kind),
        )
        for (const refund of node.refunds)
          expect(sum(refund.refundLineItems.nodes.map(({ subtotalSet }) => minor(subtotalSet, kind)))).toBe(
            minor(refund.totalRefundedSet, kind),
          )
      }
    }
    expect([withEuros > 0, withCode > 0]).toEqual([true, true])
  })

  test('show a refund beyond the lines as an adjustment, and a line of a deleted product without a product', async () => {
    const { shop, read } = openShopify()
    const { id: productId, sku } = shop.products[0]!
    const id = addOrder(shop, { currency: 'EUR', lines: [{ sku, quantity: 2, total: 2000 }] })
    refundOrder(shop, id, 505)
    deleteProduct(shop, productId)
    const { order } = await read<{ order: OrderNode }>(
      `query ($id: ID!) { order(id: $id) { ${orderFields.replaceAll('250', '5')} } }`,
      { id: shopifyGid('Order', id) },
    )
    expect(order.lineItems.nodes).toMatchObject([{ quantity: 2, currentQuantity: 2, product: null }])
    expect(order.totalPriceSet).toEqual({
      shopMoney: { amount: '20.0', currencyCode: 'GBP' },
      presentmentMoney: { amount: '23.0', currencyCode: 'EUR' },
    })
    expect(order.refunds[0]!.orderAdjustments.nodes[0]!.amountSet.shopMoney.amount).toBe('-5.05')
  })

  test('know how their buyer arrived once ten minutes have passed', async () => {
    const { shop, read, wait } = openShopify()
    let id = addOrder(shop, { lines: [] })
    while (id % 5 !== 0) id = addOrder(shop, { lines: [] })
    const journey = async () =>
      read<object>(
        'query ($id: ID!) { order(id: $id) { customerJourneySummary { ready lastVisit { utmParameters { source } } moments(first: 3) { nodes { occurredAt ... on CustomerVisit { source } } } } } }',
        { id: shopifyGid('Order', id) },
      )
    expect(await journey()).toMatchObject({
      order: { customerJourneySummary: { ready: false, lastVisit: null } },
    })
    wait(600)
    expect(await journey()).toMatchObject({
      order: {
        customerJourneySummary: {
          ready: true,
          lastVisit: { utmParameters: { source: 'instagram' } },
          moments: { nodes: [{ source: 'Instagram' }] },
        },
      },
    })
  })
})
