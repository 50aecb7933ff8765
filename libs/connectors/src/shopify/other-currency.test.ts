import { shopifySchema } from '@tandem/provider-simulator/node'
import { buildSchema, graphql } from 'graphql'
import { expect, test } from 'vitest'
import { readAll, waitingClock } from '../test-setup.ts'
import { shopifyConnector } from './shopify-connector.ts'
import { token } from './test-setup.ts'

const schema = buildSchema(shopifySchema(), { assumeValid: true })

/** An amount of the shop in euros, and the buyer's own in yen, which isn't proportional. */
const both = (euros: string, yen: string) => ({
  shopMoney: { amount: euros, currencyCode: 'EUR' },
  presentmentMoney: { amount: yen, currencyCode: 'JPY' },
})
const nothing = both('0.0', '0')
const list = (nodes: object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } })

const vase = {
  id: 'gid://shopify/LineItem/11',
  name: 'Vase',
  quantity: 2,
  currentQuantity: 1,
  product: { legacyResourceId: '7' },
  originalTotalSet: both('100.0', '16037'),
  priceAfterAllDiscountsBeforeTaxesSet: both('45.0', '7217'),
  discountAllocations: [{ allocatedAmountSet: both('10.0', '1604') }],
  taxLines: [{ rate: 0.2, priceSet: both('18.0', '2887') }],
}
const bowl = {
  ...vase,
  id: 'gid://shopify/LineItem/12',
  name: 'Bowl',
  quantity: 1,
  product: null,
  originalTotalSet: both('19.99', '3206'),
  priceAfterAllDiscountsBeforeTaxesSet: both('17.99', '2885'),
  discountAllocations: [{ allocatedAmountSet: both('2.0', '321') }],
  taxLines: [{ rate: 0.2, priceSet: both('3.6', '577') }],
}
/** One vase with its shipping and duties. */
const returned = {
  __typename: 'Refund',
  id: 'gid://shopify/Refund/21',
  legacyResourceId: '21',
  processedAt: '2026-11-22T09:00:00Z',
  totalRefundedSet: both('73.0', '11900'),
  refundLineItems: list([
    {
      quantity: 1,
      subtotalSet: both('45.0', '7300'),
      totalTaxSet: both('9.0', '1460'),
      lineItem: { id: vase.id, product: vase.product },
    },
  ]),
  refundShippingLines: list([{ subtotalAmountSet: both('10.0', '1620'), taxAmountSet: both('2.0', '324') }]),
  duties: [{ amountSet: both('7.0', '1196') }],
}
/** A gesture, without a reason. */
const gesture = {
  ...returned,
  id: 'gid://shopify/Refund/22',
  legacyResourceId: '22',
  totalRefundedSet: both('3.0', '500'),
  refundLineItems: list([]),
  refundShippingLines: list([]),
  duties: [],
}
const times = { processedAt: '2026-11-20T23:30:00Z', updatedAt: '2026-11-22T09:00:00Z' }
/** A tip of €5.00 and duties of €7.00 are in its total too. */
const refunded = {
  __typename: 'Order',
  id: 'gid://shopify/Order/1',
  legacyResourceId: '1',
  name: '#1',
  test: false,
  taxesIncluded: false,
  edited: false,
  returnStatus: 'NO_RETURN',
  fullyPaid: true,
  displayFinancialStatus: 'PAID',
  displayFulfillmentStatus: 'FULFILLED',
  ...times,
  totalPriceSet: both('153.59', '24641'),
  currentTotalPriceSet: both('80.59', '12741'),
  totalTaxSet: both('23.6', '3788'),
  totalShippingPriceSet: both('12.0', '1925'),
  totalDiscountsSet: both('14.0', '2246'),
  totalRefundedSet: both('76.0', '12400'),
  refunds: [returned, gesture],
  discountCodes: ['KONNICHIWA'],
  paymentGatewayNames: ['shopify_payments'],
  transactions: [],
  lineItems: list([vase, bowl]),
}
/** Of its two vases one was removed before it was sent. */
const edited = {
  ...refunded,
  id: 'gid://shopify/Order/2',
  legacyResourceId: '2',
  name: '#2',
  edited: true,
  totalPriceSet: both('108.0', '17320'),
  currentTotalPriceSet: both('54.0', '8660'),
  totalTaxSet: both('18.0', '2887'),
  currentTotalTaxSet: both('9.0', '1443'),
  totalShippingPriceSet: nothing,
  currentShippingPriceSet: nothing,
  totalRefundedShippingSet: nothing,
  refundDiscrepancySet: nothing,
  totalDiscountsSet: both('10.0', '1604'),
  totalRefundedSet: nothing,
  refunds: [],
  agreements: list([]),
  lineItems: list([vase]),
}
const orders = [refunded, edited]

/** A shop in euros whose buyers pay in yen. */
function shopOfBoth() {
  const known = new Map([...orders, returned, gesture].map((node) => [node.id, node]))
  const rootValue = {
    orders: () => ({ ...list(orders), edges: [] }),
    ordersCount: { count: orders.length, precision: 'EXACT' },
    nodes: ({ ids }: { ids: string[] }) => ids.map((id) => known.get(id) ?? null),
  }
  return shopifyConnector({
    credentials: token,
    ...waitingClock(),
    warn: () => {},
    fetch: async (_url, init) => {
      const { query: source, variables: variableValues } = JSON.parse(init.body ?? '{}') as {
        query: string
        variables: Record<string, unknown>
      }
      const answer = await graphql({ schema, source, rootValue, variableValues })
      return Response.json(answer, {
        headers: { 'X-Shopify-API-Version': '2026-10' },
      })
    },
  })
}

test("stores the shop's money of an order that its buyer paid in another currency", async () => {
  const [row, changed] = await readAll(shopOfBoth(), 'orders')
  expect(row).toMatchObject({
    currency: 'EUR',
    total: 153_59,
    // €10.00 and €2.00 off the lines; €2.00 are off the shipping.
    discount_total: 12_00,
    shipping_total: 10_00,
    tax_total: 23_60,
    refunded_total: 76_00,
    lines: [{ total: 90_00 }, { total: 17_99 }],
  })
  const tipAndDuties = 5_00 + 7_00
  expect(row!.lines.reduce((sum, { total }) => sum + total, 0)).toBe(
    row!.total - row!.shipping_total - row!.tax_total - tipAndDuties,
  )
  expect(changed).toMatchObject({
    currency: 'EUR',
    total: 54_00,
    discount_total: 5_00,
    shipping_total: 0,
    tax_total: 9_00,
    refunded_total: 0,
    lines: [{ quantity: 1, removed_quantity: 1, total: 45_00 }],
  })
})

test("stores the shop's money of refunds that were made in another currency", async () => {
  const refunds = await readAll(shopOfBoth(), 'refunds')
  expect(refunds).toMatchObject([
    {
      order_provider_id: '1',
      amount: 73_00,
      shipping_total: 10_00,
      fee_total: 7_00,
      tax_total: 11_00,
      lines: [{ product_provider_id: '7', quantity: 1, total: 45_00 }],
    },
    { order_provider_id: '1', amount: 3_00, shipping_total: 0, fee_total: 0, tax_total: 0, lines: [] },
  ])
  const [row] = await readAll(shopOfBoth(), 'orders')
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(row!.refunded_total)
})
