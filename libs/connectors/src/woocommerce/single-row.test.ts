import { deleteOrder, trashOrder } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import { readAll } from '../test-setup.ts'
import { listAnswer, scriptedStore, simulatedStore } from './test-setup.ts'

test('one row of each kind is what a page of them holds', async () => {
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

test.each(['', '0', '-1', '../settings', '1?force=true', '1e3'])('%j is not asked for', async (id) => {
  const { connector, requests } = scriptedStore([listAnswer([])])
  expect(await connector.readOne('orders', id)).toBeNull()
  expect(requests).toEqual([])
})

test('rows that cannot be understood are left out and counted, unless none can', async () => {
  const good = { id: 1, email: 'a@example.test', first_name: 'Ada', last_name: 'L' }
  const bad = { id: 2, email: 5 }
  const { rows, skipped } = await scriptedStore([listAnswer([good, bad])]).connector.read('customers', null)
  expect([rows.map(({ provider_id }) => provider_id), skipped]).toEqual([['1'], 1])
  await expect(scriptedStore([listAnswer([bad])]).connector.read('customers', null)).rejects.toMatchObject({
    kind: 'unexpected_data',
    message: expect.stringContaining('email') as string,
  })
})
