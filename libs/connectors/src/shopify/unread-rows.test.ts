import { deleteProduct, editOrder, shopifyNumber } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import { answered, scriptedStore, simulatedStore } from './test-setup.ts'

const money = (amount: string) => ({ shopMoney: { amount, currencyCode: 'GBP' } })
const id = (number: string) => ({ id: `gid://shopify/Refund/${number}`, legacyResourceId: number })
const refund = (number: string) => ({
  ...id(number),
  processedAt: '2026-11-20T10:00:00Z',
  note: null,
  totalRefundedSet: money('12.00'),
})
const noShipping = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }
const refundLine = (quantity: unknown) => ({
  nodes: [{ quantity, subtotalSet: money('12.00'), totalTaxSet: null, lineItem: null }],
  pageInfo: { hasNextPage: false },
})

test('sets aside unreadable refunds, and reads the others of their order', async () => {
  const order = {
    legacyResourceId: '77',
    refunds: [refund('1'), { ...refund('2'), processedAt: 'yesterday' }, refund('3')],
  }
  const { connector } = scriptedStore([
    answered({
      page: {
        nodes: [order, { legacyResourceId: '78', refunds: 'none' }],
        pageInfo: { hasNextPage: false },
      },
    }),
    answered({
      nodes: [
        { id: id('1').id, refundLineItems: refundLine(1), refundShippingLines: noShipping },
        { id: id('3').id, refundLineItems: refundLine('one'), refundShippingLines: noShipping },
      ],
    }),
  ])
  const page = await connector.read('refunds', { by: 'id', last_id: '0' })
  expect(page.rows).toMatchObject([{ provider_id: '1', order_provider_id: '77', lines: [{ quantity: 1 }] }])
  expect(page.unread).toMatchObject([
    { provider_id: '2', order_provider_id: '77' },
    { provider_id: '3', order_provider_id: '77' },
    { provider_id: null, order_provider_id: '78' },
  ])
})

test('fails for a single row that exists but is unreadable', async () => {
  const { connector } = scriptedStore([answered({ one: { legacyResourceId: '5', title: 7 } })])
  await expect(connector.readOne('collections', '5')).rejects.toMatchObject({
    kind: 'unexpected_data',
    message: expect.stringContaining('title') as string,
  })
})

test('reads rows by their ids, and leaves out those that no longer exist', async () => {
  const { connector, shop } = simulatedStore()
  for (const kind of ['orders', 'products', 'customers'] as const) {
    const { rows } = await connector.read(kind, { by: 'id', last_id: '0' })
    const ids = rows.map(({ provider_id }) => provider_id)
    const found = await connector.readByIds(kind, [...ids, '999999999999'])
    expect(found, kind).toEqual({ rows, unread: [] })
  }
  const { rows } = await connector.read('products', { by: 'id', last_id: '0' })
  deleteProduct(shop, shop.products.toSorted((one, other) => one.id - other.id)[0]!.id)
  const ids = rows.slice(0, 2).map(({ provider_id }) => provider_id)
  expect(await connector.readByIds('products', ids)).toEqual({ rows: [rows[1]], unread: [] })
})

test('sets aside an order with unreadable changes, and reads the orders beside it', async () => {
  const { shop, fetch } = simulatedStore()
  const orders = [...shop.orders.values()].filter(({ refunds }) => refunds.length === 0).slice(0, 3)
  const ids = orders.map(({ id }) => String(shopifyNumber('Order', id)))
  const [broken, edited, plain] = ids
  for (const { id } of orders.slice(0, 2)) editOrder(shop, id, { remove: [{ line: 0, quantity: 1 }] })
  const { connector } = simulatedStore({
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      if (!init.body?.includes('ChangesOfOrders')) return answer
      const text = await answer.text()
      const { data, ...rest } = JSON.parse(text) as { data: { nodes: { id: string; refunds: unknown }[] } }
      const nodes = data.nodes.map((node) =>
        node.id.endsWith(`/${broken}`) ? { ...node, refunds: 'none' } : node,
      )
      return new Response(JSON.stringify({ ...rest, data: { nodes } }), answer)
    },
  })
  const { rows, unread } = await connector.readByIds('orders', ids)
  expect(unread).toMatchObject([
    { provider_id: broken, reason: expect.stringContaining('refunds') as string },
  ])
  expect(rows).toMatchObject([
    { provider_id: edited, is_edited: true },
    { provider_id: plain, is_edited: false },
  ])
})
