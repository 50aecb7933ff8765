import { expect, test } from 'vitest'
import { parsed } from '../requests/parsed.ts'
import { orderChanges } from './order-changes.ts'
import { Order } from './schemas.ts'

const money = { shopMoney: { amount: '0.0', currencyCode: 'GBP' } }
const idOf = (number: number) => `gid://shopify/LineItem/${number}`
const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
const sale = (number: number, quantity: number) => ({
  actionType: 'ORDER',
  quantity,
  lineItem: { id: idOf(number) },
})
const agreement = (reason: string, nodes: object[]) => ({ reason, sales: { nodes } })

/** Two units of each of twelve lines. */
const order = parsed(
  Order,
  {
    id: 'gid://shopify/Order/1',
    legacyResourceId: '1',
    name: '#1',
    processedAt: '2026-11-20T12:00:00Z',
    updatedAt: '2026-11-20T12:00:00Z',
    edited: true,
    totalPriceSet: money,
    currentTotalPriceSet: money,
    lineItems: {
      nodes: numbers.map((number) => ({
        id: idOf(number),
        name: 'Mug',
        quantity: 2,
        currentQuantity: 2,
        originalTotalSet: money,
      })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
  'orders',
)

test('of lines beyond the first ten, those with an ordered unit are no added lines', async () => {
  const { read } = orderChanges({ ask: () => Promise.reject(new Error('asked')) }, async () => [])
  const changes = await read(order, {
    currentTotalTaxSet: money,
    currentShippingPriceSet: money,
    totalRefundedShippingSet: money,
    refundDiscrepancySet: money,
    refunds: [],
    agreements: {
      nodes: [
        agreement(
          'ORDER',
          numbers.slice(0, 10).map((number) => sale(number, 2)),
        ),
        // A second unit of the eleventh line; the twelfth is new, one unit at a time.
        agreement('ORDER_EDIT', [sale(11, 1), sale(12, 1)]),
        agreement('ORDER_EDIT', [sale(12, 1)]),
      ],
    },
  })
  expect([...changes.addedBy]).toEqual([[idOf(12), 'edit']])
})
