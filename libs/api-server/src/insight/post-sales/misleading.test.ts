import { expect, test } from 'vitest'
import type { PostSales } from '@tandem/api-contract'
import { salesOf } from '../../commerce/post-links/queries.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const on = (day: string, time = '12:00') => `${day}T${time}:00+03:00`

/** A store with a mug and a chest, and a post at 23:50 that leads to the mug. */
async function mugTeam() {
  used.api.clock.now = new Date('2026-07-20T09:00:00Z')
  const oak = await newSellingTeam(used.api)
  await oak.products([
    { provider_id: 'mug', permalink: 'https://oak.example/product/mug/' },
    { provider_id: 'chest', permalink: 'https://oak.example/product/chest/' },
  ])
  const [post = 0] = await oak.posts([
    { provider_id: 'MugPost0001', posted_at: on('2026-03-10', '23:50'), caption: 'oak.example/product/mug' },
  ])
  const soldBy = async (...orders: NewOrder[]): Promise<PostSales | undefined> => {
    await oak.orders(orders)
    await oak.count()
    return (await oak.within((db) => salesOf(db, [post]))).get(post)?.[0]
  }
  return { oak, post, soldBy }
}

const mug = (order: Partial<NewOrder>): NewOrder => ({
  ordered_at: on('2026-03-12'),
  lines: [['mug', 1, 1000]],
  ...order,
})

test('a post sells nothing when no order names it or came from Instagram, however much is sold', async () => {
  const { soldBy } = await mugTeam()
  const days = Array.from({ length: 60 }, (_, day) =>
    mug({
      ordered_at: new Date(Date.UTC(2026, 1, 1 + day, 12)).toISOString(),
      lines: [['mug', 1 + ((day * 7) % 4), 1000]],
    }),
  )
  expect(await soldBy(...days)).toBeUndefined()
})

test('counts nothing for a post at 23:50 when ten mugs were sold at 10:00 of that day', async () => {
  const { soldBy } = await mugTeam()
  const sold = await soldBy(
    mug({
      ordered_at: on('2026-03-10', '10:00'),
      lines: [['mug', 10, 10_000]],
      attribution: { utm_source: 'ig' },
    }),
  )
  expect(sold).toBeUndefined()
})

test('counts only linked products when an order from Instagram contains more expensive ones', async () => {
  const { soldBy } = await mugTeam()
  const sold = await soldBy(
    mug({
      lines: [
        ['mug', 1, 1000],
        ['chest', 4, 400_000],
      ],
      attribution: { utm_source: 'instagram' },
    }),
  )
  expect(sold?.instagram.organic).toMatchObject({ orders: 1, units: 1, revenue: 1000 })
})

test("counts an order for no post when its source is known and isn't Instagram", async () => {
  const { soldBy } = await mugTeam()
  const google = { utm_source: 'google', utm_medium: 'cpc' }
  const sold = await soldBy(
    mug({ attribution: google }),
    mug({ attribution: { ...google, referrer: 'https://l.instagram.com/' } }),
    mug({ attribution: { utm_source: 'newsletter' } }),
    mug({ attribution: { utm_source: 'facebook', utm_medium: 'paid' } }),
  )
  expect(sold).toBeUndefined()
})

test.each([
  [{ utm_source: 'ig', utm_medium: 'paid' }],
  [{ utm_source: 'instagram', utm_medium: 'Paid_Social' }],
  [{ utm_source: 'Instagram', utm_medium: 'paidsocial' }],
  [{ utm_source: 'ig', utm_medium: 'cpc' }],
  [{ utm_source: 'ig', utm_medium: 'PPC' }],
  [{ utm_source: 'IG', utm_medium: 'cpm' }],
  [{ utm_source: 'instagram', utm_medium: 'ads' }],
  [{ utm_source: 'instagram_ads' }],
  [{ utm_medium: 'cpc', referrer: 'https://l.instagram.com/' }],
])('counts %j as paid, separate from organic orders', async (attribution) => {
  const { soldBy } = await mugTeam()
  const sold = await soldBy(mug({ attribution }))
  expect(sold?.instagram).toMatchObject({ paid: { orders: 1, revenue: 1000 }, organic: { orders: 0 } })
})

test.each([
  [{ utm_source: 'IGShopping', utm_medium: 'Social' }],
  [{ utm_source: 'Instagram', utm_medium: 'Social' }],
  [{ utm_source: 'l.instagram.com' }],
  [{ utm_source: '(direct)', referrer: 'https://www.instagram.com/' }],
  [{ source_type: 'referral', referrer: 'android-app://com.instagram.android', utm_source: 'instagram.com' }],
])('counts %j as organic', async (attribution) => {
  const { soldBy } = await mugTeam()
  const sold = await soldBy(mug({ attribution }))
  expect(sold?.instagram).toMatchObject({ organic: { orders: 1, revenue: 1000 }, paid: { orders: 0 } })
})

test('counts an order from Instagram by its first visit when the buyer returned in another way', async () => {
  const { soldBy } = await mugTeam()
  const back = { utm_source: 'google', utm_medium: 'cpc' }
  const sold = await soldBy(
    mug({ attribution: { ...back, first_utm_source: 'instagram', first_utm_medium: 'social' } }),
    mug({
      attribution: { ...back, first_utm_source: '(direct)', first_referrer: 'https://l.instagram.com/' },
    }),
    mug({ attribution: { ...back, first_utm_source: 'ig', first_utm_medium: 'paid' } }),
    // The last visit wins over the first one.
    mug({ attribution: { utm_source: 'ig', first_utm_source: 'instagram_ads' } }),
    mug({
      attribution: { ...back, first_utm_source: 'newsletter', first_referrer: 'https://l.instagram.com/' },
    }),
    mug({ attribution: { utm_source: 'newsletter', first_utm_source: 'google' } }),
  )
  expect(sold?.instagram).toMatchObject({ organic: { orders: 3 }, paid: { orders: 1 } })
})

test('counts two equal orders alike when one names the post by a link and one was partly refunded', async () => {
  const { oak, soldBy } = await mugTeam()
  const order = (provider_id: string) =>
    mug({
      provider_id,
      total: 13_000,
      tax_total: 2000,
      shipping_total: 1000,
      lines: [['mug', 1, 10_000]],
      attribution: { utm_content: 'MugPost0001' },
    })
  const sold = await soldBy(order('one'), order('two'))
  expect(sold?.proven['7']).toMatchObject({ orders: 2, units: 2, revenue: 20_000, also_revenue: 0 })
  // Half of one is refunded without naming a line.
  await oak.refunds([{ id: 'half', order: 'two', amount: 6500 }])
  const later = await soldBy({ ...order('two'), refunded_total: 6500 })
  expect(later?.proven['7']).toMatchObject({ orders: 2, revenue: 15_000 })
  // All of it.
  await oak.refunds([{ id: 'half', order: 'two', amount: 13_000 }])
  const none = await soldBy({ ...order('two'), status: 'refunded', refunded_total: 13_000 })
  expect(none?.proven['7']).toMatchObject({ orders: 2, units: 1, revenue: 10_000 })
})

test('rounds half of a minor unit up when part of an order was refunded', async () => {
  const { soldBy } = await mugTeam()
  const sold = await soldBy(
    mug({
      lines: [
        ['mug', 1, 999],
        ['chest', 1, 5001],
      ],
      // Five sixths are left.
      refunded_total: 1000,
      attribution: { utm_content: 'MugPost0001' },
    }),
  )
  expect(sold?.proven['7']).toMatchObject({ revenue: 833, also_revenue: 4167 })
})

test('counts free units as sold when only the postage of their order was refunded', async () => {
  const { oak, soldBy } = await mugTeam()
  const gift = (provider_id: string, attribution: Record<string, string>) =>
    mug({ provider_id, lines: [['mug', 2, 0]], total: 500, refunded_total: 500, attribution })
  const orders = [gift('one', { utm_content: 'MugPost0001' }), gift('two', { utm_source: 'ig' })]
  await oak.orders(orders)
  await oak.refunds(
    orders.map(({ provider_id = '' }) => ({ id: provider_id, order: provider_id, amount: 500 })),
  )
  const sold = await soldBy(...orders)
  const free = { orders: 1, units: 2, revenue: 0 }
  expect(sold).toMatchObject({ proven: { '7': free }, instagram: { organic: free } })
})

test('counts an order that names the post 83 days later only in the window of 90 days', async () => {
  const { soldBy } = await mugTeam()
  const sold = await soldBy(
    mug({ ordered_at: on('2026-06-01', '23:00'), attribution: { utm_content: 'MugPost0001' } }),
  )
  expect(sold?.proven).toMatchObject({ '7': { orders: 0 }, '30': { orders: 0 }, '90': { orders: 1 } })
})
