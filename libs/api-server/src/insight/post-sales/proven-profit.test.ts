import { expect, test } from 'vitest'
import { provenWindows } from '@tandem/api-contract'
import { salesOf } from '../../commerce/post-links/queries.ts'
import { settleCosts } from '../../commerce/sync/product-costs.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

/**
 * An order with a mug (cost per unit 1.234567), a plate (0) and a tray (unknown) that names the post by a
 * tag.
 */
const order = (provider_id: string, ordered_at: string, quantity: number) => ({
  provider_id,
  ordered_at,
  attribution: { utm_source: 'ig', utm_content: 'spring' },
  lines: [
    ['mug', quantity, 1000 * quantity, 123.4567],
    ['plate', 1, 500, 0],
    ['tray', 2, 700],
    ['other', 1, 900, 100],
  ] satisfies [string, number, number, number?][],
})

test('a line keeps its cost when the shop deletes its product; without a stored id, unless another line has its name', async () => {
  const oak = await newSellingTeam(used.api)
  const costs = [{ variation_provider_id: null, cost: 12.5 }]
  await oak.products([{ provider_id: 'mug', permalink: 'https://oak.example/mug', costs }])
  const at = { ordered_at: '2026-03-11T09:00:00.000Z' }
  const written = async (product: string | null, lines: number) => {
    const line: [string | null, number, number] = [product, 2, 900]
    await oak.orders([
      { ...at, provider_id: `of ${lines}`, lines: Array.from({ length: lines }, () => line) },
    ])
    const rows = await oak.within((db) =>
      db
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select(['unit_cost', 'has_todays_cost'])
        .where('orders.provider_id', '=', `of ${lines}`)
        .execute(),
    )
    return rows.map((row) => [row.unit_cost, row.has_todays_cost])
  }
  expect(await written('mug', 1)).toEqual([[12.5, true]])
  expect(await written('mug', 2)).toEqual([
    [12.5, true],
    [12.5, true],
  ])
  await oak.dropProducts(['mug'])
  expect(await written(null, 2)).toEqual([
    [12.5, true],
    [12.5, true],
  ])
  await oak.within((db) => db.updateTable('order_lines').set({ provider_id: null }).execute())
  expect(await written(null, 1)).toEqual([[12.5, true]])
  expect(await written(null, 2)).toEqual([
    [null, false],
    [null, false],
  ])
})

test('the profit of proven lines, calculated by hand, follows refunds, costs and deletions', async () => {
  const oak = await newSellingTeam(used.api)
  await oak.products([
    { provider_id: 'mug', permalink: 'https://oak.example/mug' },
    { provider_id: 'plate', permalink: 'https://oak.example/plate' },
    { provider_id: 'tray', permalink: 'https://oak.example/tray' },
    { provider_id: 'other', permalink: 'https://oak.example/other' },
  ])
  const [post] = await oak.posts([
    {
      provider_id: 'spring',
      posted_at: '2026-03-10T09:00:00.000Z',
      caption: 'https://oak.example/mug https://oak.example/plate https://oak.example/tray',
    },
  ])
  await oak.orders([
    order('soon', '2026-03-11T09:00:00.000Z', 3),
    order('late', '2026-03-30T09:00:00.000Z', 1),
    { ...order('cancelled', '2026-03-11T10:00:00.000Z', 9), status: 'cancelled' },
    // Costs are in pounds.
    { ...order('euros', '2026-03-11T11:00:00.000Z', 1), currency: 'EUR' },
  ])
  const proven = async (currency = 'GBP') => {
    await oak.count()
    const sales = await oak.within((db) => salesOf(db, [post!]))
    const found = sales.get(post!)?.find((one) => one.currency === currency)
    return found && provenWindows.map((window) => found.proven[window].costed)
  }
  const near = (cost: number) => expect.closeTo(cost, 6) as number
  const soon = { units: 4, todays_units: 0, revenue: 3500, cost: near(3 * 123.4567) }
  const both = { units: 6, todays_units: 0, revenue: 5000, cost: near(4 * 123.4567) }
  expect(await proven()).toEqual([soon, both, both])
  const nothing = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
  expect(await proven('EUR')).toEqual([nothing, nothing, nothing])

  // A mug is returned, then £2 for no line of the remaining £62.
  await oak.refunds([{ id: 'mug back', order: 'soon', amount: 1000, lines: [['mug', 1, 1000]] }])
  await oak.orders([{ ...order('soon', '2026-03-11T09:00:00.000Z', 3), refunded_total: 1000 }])
  const less = { units: 3, todays_units: 0, revenue: 2500, cost: near(2 * 123.4567) }
  expect((await proven())?.[0]).toEqual(less)
  await oak.orders([{ ...order('soon', '2026-03-11T09:00:00.000Z', 3), refunded_total: 1205 }])
  expect((await proven())?.[0]).toEqual({ ...less, revenue: Math.round(2500 * (1 - 205 / 4100)) })

  // It was for shipping: the products keep their revenue. The unnamed rest of the refund reduces them.
  await oak.refunds([{ id: 'postage', order: 'soon', amount: 205, shipping: 171, tax: 34 }])
  expect((await proven())?.[0]).toEqual(less)
  await oak.refunds([{ id: 'postage', order: 'soon', amount: 205, fees: 100 }])
  expect((await proven())?.[0]).toEqual({ ...less, revenue: Math.round(2500 * (1 - 105 / 4000)) })
  await oak.refunds([{ id: 'postage', order: 'soon', amount: 205 }])
  expect((await proven())?.[0]).toEqual({ ...less, revenue: Math.round(2500 * (1 - 205 / 4100)) })

  // The tray's cost becomes known later: it is today's.
  const costs = [{ variation_provider_id: null, cost: 50.5 }]
  await oak.products([{ provider_id: 'tray', permalink: 'https://oak.example/tray', costs }])
  const run = { store_id: oak.store_id, currency: 'GBP', run: 1 } as Parameters<typeof settleCosts>[0]['run']
  await settleCosts({ run, write: oak.within })
  const share = 1 - 205 / 4100
  expect((await proven())?.[0]).toEqual({
    units: 5,
    todays_units: 2,
    revenue: Math.round(3200 * share),
    cost: near(2 * 123.4567 + 2 * 50.5),
  })

  await oak.orders([{ ...order('soon', '2026-03-11T09:00:00.000Z', 3), refunded_total: 5100 }])
  const late = { units: 4, todays_units: 2, revenue: 2200, cost: near(123.4567 + 101) }
  expect(await proven()).toEqual([nothing, late, late])
  await oak.dropOrders(['late'])
  expect(await proven()).toEqual([nothing, nothing, nothing])
})
