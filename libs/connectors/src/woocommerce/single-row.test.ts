import { addCustomer, breakRow, deleteOrder, trashOrder } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import { readAll } from '../test-setup.ts'
import { listAnswer, scriptedStore, simulatedStore } from './test-setup.ts'

test('one row of each kind is the same as in a page', async () => {
  const { connector } = simulatedStore()
  for (const kind of ['collections', 'products', 'customers', 'orders'] as const) {
    const [row] = (await connector.read(kind, null)).rows
    expect(await connector.readOne(kind, row!.provider_id), kind).toMatchObject({ row })
    expect(await connector.readOne(kind, '99999999'), kind).toBeNull()
  }
})

test('one order comes with its refunds, and not at all from the trash', async () => {
  const { connector, shop } = simulatedStore()
  const [refund, other] = await readAll(connector, 'refunds')
  const found = await connector.readOne('orders', refund!.order_provider_id)
  expect(found).toMatchObject({ refunds: expect.arrayContaining([refund]) as unknown })
  trashOrder(shop, Number(refund!.order_provider_id))
  expect(await connector.readOne('orders', refund!.order_provider_id)).toBeNull()
  deleteOrder(shop, Number(other!.order_provider_id))
  expect(await connector.readOne('orders', other!.order_provider_id)).toBeNull()
})

test('a store without WooCommerce is a failure, not a missing row', async () => {
  const { connector } = scriptedStore([() => Response.json({ code: 'rest_no_route' }, { status: 404 })])
  await expect(connector.readOne('orders', '1')).rejects.toMatchObject({ kind: 'not_found' })
})

test.each(['', '0', '-1', '../settings', '1?force=true', '1e3'])("%j isn't requested", async (id) => {
  const { connector, requests } = scriptedStore([listAnswer([])])
  expect(await connector.readOne('orders', id)).toBeNull()
  expect(requests).toEqual([])
})

const good = { id: 1, email: 'a@example.test', first_name: 'Ada', last_name: 'L' }

test('sets aside unreadable rows with the reason, even if a page has no others', async () => {
  const bad = { id: 2, email: ['a@example.test'] }
  const nameless = { email: 'b@example.test' }
  const read = (rows: unknown[]) => scriptedStore([listAnswer(rows)]).connector.read('customers', null)
  const page = await read([good, bad, nameless, null])
  expect(page.rows.map(({ provider_id }) => provider_id)).toEqual(['1'])
  expect(page.unread).toEqual([
    {
      provider_id: '2',
      order_provider_id: null,
      reason: expect.stringMatching(/^The store answered .*email.*plugin/) as string,
    },
    expect.objectContaining({ provider_id: null }),
    expect.objectContaining({ provider_id: null }),
  ])
  expect(page.unread?.[0]?.reason).not.toContain('What was read before')
  expect(await read([bad])).toMatchObject({ rows: [], unread: [{ provider_id: '2' }] })
  await expect(read([nameless])).rejects.toMatchObject({ kind: 'unexpected_data' })
})

test.each([0, '0', -1])('sets aside rows with the id %j, which is none', async (id) => {
  for (const kind of ['collections', 'products', 'customers', 'orders'] as const) {
    const { connector } = scriptedStore([
      listAnswer([
        { ...good, id: 7 },
        { ...good, id },
      ]),
      listAnswer([]),
    ])
    const { rows, unread = [] } = await connector.read(kind, null)
    expect(rows.map(({ provider_id }) => provider_id)).not.toContain('0')
    expect(unread).toContainEqual(expect.objectContaining({ provider_id: null }))
  }
})

test.each([0, 'one', undefined])('counts rows although the id of the newest is %j', async (id) => {
  const { connector } = scriptedStore([listAnswer([{ id }])])
  expect(await connector.counts()).toMatchObject({ customers: 1, products: 1, orders: 0, refunds: 1 })
})

test('sets aside an unreadable refund with its order, and reads the others', async () => {
  const { connector, shop } = simulatedStore()
  const [broken, ...others] = await readAll(connector, 'refunds')
  breakRow(shop, 'refunds', Number(broken!.provider_id), { amount: '1,5' })
  const page = await connector.read('refunds', null)
  expect(page.rows.map(({ provider_id }) => provider_id)).toEqual(
    others.slice(0, page.rows.length).map(({ provider_id }) => provider_id),
  )
  const unread = [{ provider_id: broken!.provider_id, order_provider_id: broken!.order_provider_id }]
  expect(page.unread).toMatchObject(unread)
  const order = await connector.readOne('orders', broken!.order_provider_id)
  expect(order).toMatchObject({ unread })
})

test.each([undefined, null, 'much'])(
  'an order that lists its refund with the total %j is kept, and the refund says how much it was',
  async (total) => {
    const { connector, shop } = simulatedStore()
    const [refund] = await readAll(connector, 'refunds')
    const id = refund!.order_provider_id
    const [whole] = (await connector.readByIds('orders', [id])).rows
    expect(whole!.refunded_total).toBeGreaterThan(0)
    const listed = whole!.refund_provider_ids!.map((one) => ({ id: Number(one), reason: '', total }))
    breakRow(shop, 'orders', Number(id), { refunds: listed })
    const orders = await readAll(connector, 'orders')
    expect(orders.find(({ provider_id }) => provider_id === id)).toEqual(whole)
    expect(await connector.readByIds('orders', [id])).toEqual({ rows: [whole], unread: [] })
    expect(await connector.readOne('orders', id)).toMatchObject({ row: whole, unread: [] })

    // Where the refund doesn't say it either, only the refund is set aside.
    breakRow(shop, 'refunds', Number(refund!.provider_id), { amount: total })
    const left = whole!.refunded_total - refund!.amount
    const rest = { ...whole!, refunded_total: left }
    expect(await connector.readByIds('orders', [id])).toEqual({ rows: [rest], unread: [] })
    const unread = [{ provider_id: refund!.provider_id, order_provider_id: id }]
    expect(await connector.readOne('orders', id)).toMatchObject({ row: rest, unread })
    expect((await connector.read('refunds', null)).unread).toMatchObject(unread)
  },
)

test('reads rows by their ids, and leaves out those that no longer exist', async () => {
  const { connector, shop, requests } = simulatedStore()
  const [first, second, third] = (await connector.read('orders', null)).rows
  requests.splice(0)
  deleteOrder(shop, Number(second!.provider_id))
  breakRow(shop, 'orders', Number(third!.provider_id), { total: null })
  const ids = [first!, second!, third!].map(({ provider_id }) => provider_id)
  const found = await connector.readByIds('orders', ids)
  expect(found.rows).toEqual([first])
  expect(found.unread).toMatchObject([{ provider_id: third!.provider_id }])
  expect(requests).toHaveLength(2)
  for (const kind of ['products', 'customers'] as const) {
    const { rows } = await connector.read(kind, null)
    const some = await connector.readByIds(kind, [rows[0]!.provider_id, '99999999'])
    expect(some, kind).toEqual({ rows: [rows[0]], unread: [] })
  }
})

test('lists only customers, not staff and readers, who have accounts too', async () => {
  const { connector, shop } = simulatedStore()
  const before = await connector.counts()
  const staff = addCustomer(shop, {
    firstName: 'Sam',
    lastName: 'Staff',
    email: 'sam@shop.example.test',
    role: 'shop_manager',
  })
  const id = String(staff)
  const rows = await readAll(connector, 'customers')
  expect(rows.map(({ provider_id }) => provider_id)).not.toContain(id)
  expect(await connector.counts()).toEqual(before)
  expect(await connector.readOne('customers', id)).toBeNull()
  expect(await connector.readByIds('customers', [id])).toEqual({ rows: [], unread: [] })
})
