import { expect, test } from 'vitest'
import { newSellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { salesOf } from '../../commerce/post-links/queries.ts'

const used = useTestApi()

/** Midday in Istanbul. */
const on = (day: string, time = '12:00') => `${day}T${time}:00+03:00`

test('a small team, counted by hand', async () => {
  used.api.clock.now = new Date('2026-03-20T09:00:00Z')
  const oak = await newSellingTeam(used.api)
  await oak.products([
    { provider_id: 'mug', permalink: 'https://oak.example/product/mug/' },
    { provider_id: 'tray', permalink: 'https://oak.example/product/tray/' },
  ])
  const [spring, talk, later] = await oak.posts([
    {
      provider_id: 'SpringMug01',
      posted_at: on('2026-03-10', '08:00'),
      caption: 'New: oak.example/product/mug 🌿',
    },
    { provider_id: 'JustTalk-02', posted_at: on('2026-03-11'), caption: 'Coffee or tea?' },
    {
      provider_id: 'LaterMug_03',
      posted_at: on('2026-03-14'),
      caption: 'Again https://www.oak.example/product/mug/?a=1.',
    },
  ])
  if (!spring || !talk || !later) throw new Error('A post is missing')

  await oak.orders([
    // Mugs on Tuesdays before the post: 2, 4, 1 and 3, so 2.5 are usual. Wednesdays: 0, 0, 1 and 0, so none.
    { ordered_at: on('2026-02-10'), lines: [['mug', 2, 2000]] },
    { ordered_at: on('2026-02-17'), lines: [['mug', 4, 4000]] },
    { ordered_at: on('2026-02-24'), lines: [['mug', 1, 1000]] },
    { ordered_at: on('2026-03-03'), lines: [['mug', 3, 3000]] },
    { ordered_at: on('2026-03-04'), lines: [['mug', 1, 1000]] },
    // Tuesday 10 March: 8 mugs for 80.00. One is exact, two are likely, 8 - 2.5 - 3 = 2.5 are beyond: 25.00.
    {
      provider_id: 'exact-1',
      ordered_at: on('2026-03-10', '09:00'),
      total: 1200,
      lines: [['mug', 1, 1000]],
      attribution: { utm_source: 'ig', utm_content: 'SpringMug01' },
    },
    {
      provider_id: 'likely-1',
      ordered_at: on('2026-03-10', '20:00'),
      total: 4400,
      lines: [
        ['mug', 2, 2000],
        ['tray', 1, 2400],
      ],
      attribution: { utm_source: 'Instagram' },
    },
    { ordered_at: on('2026-03-10', '21:00'), lines: [['mug', 5, 5000]] },
    // It came from Instagram before there was a post.
    { ordered_at: on('2026-03-10', '07:59'), lines: [['tray', 1, 2400]], attribution: { utm_source: 'ig' } },
    // Wednesday 11 March: 3 mugs, 1 of them in euros for 12.00, 2 in pounds for 18.00; none usual: all 3 beyond.
    { ordered_at: on('2026-03-11'), currency: 'EUR', lines: [['mug', 1, 1200]] },
    { ordered_at: on('2026-03-11'), lines: [['mug', 2, 1800]] },
    // A post that leads nowhere is named all the same, weeks later, too; 10.00 of 30.00 and 1 of 2 units came back.
    {
      provider_id: 'exact-2',
      ordered_at: on('2026-03-18'),
      total: 3000,
      refunded_total: 1000,
      lines: [['tray', 2, 3000]],
      attribution: {
        referrer: 'https://l.instagram.com/?u=https%3A%2F%2Foak.example%2F%3Fp%3DJustTalk-02%26x',
      },
    },
    // Both posts with the mug could have brought it, and the earlier one is named.
    {
      ordered_at: on('2026-03-15'),
      lines: [['mug', 1, 1000]],
      attribution: { utm_source: 'ig', utm_content: 'SpringMug01' },
    },
    // Both could have brought it: the later one did. Not a sale: nothing.
    {
      ordered_at: on('2026-03-15'),
      lines: [['mug', 1, 1000]],
      attribution: { referrer: 'https://www.instagram.com/' },
    },
    {
      ordered_at: on('2026-03-15'),
      status: 'cancelled',
      lines: [['mug', 9, 9000]],
      attribution: { utm_content: 'SpringMug01' },
    },
    // Today is not over: what is beyond is not told yet.
    { ordered_at: on('2026-03-20', '10:00'), lines: [['mug', 30, 30_000]] },
  ])
  await oak.refunds([{ id: 'back-1', order: 'exact-2', amount: 1000, lines: [['tray', 1, 1000]] }])
  await oak.count()

  const sales = await oak.within((db) => salesOf(db, [spring, talk, later]))
  expect(sales.get(spring)).toEqual([
    {
      currency: 'EUR',
      exact: { orders: 0, units: 0, revenue: 0 },
      likely: { orders: 0, units: 0, revenue: 0 },
      estimated: { units: 1, revenue: 1200 },
    },
    {
      currency: 'GBP',
      exact: { orders: 2, units: 2, revenue: 2200 },
      likely: { orders: 1, units: 3, revenue: 4400 },
      // 2.5 on Tuesday for 25.00, 2 on Wednesday for 18.00.
      estimated: { units: 4.5, revenue: 4300 },
    },
  ])
  expect(sales.get(talk)).toEqual([
    {
      currency: 'GBP',
      exact: { orders: 1, units: 1, revenue: 2000 },
      likely: { orders: 0, units: 0, revenue: 0 },
      estimated: { units: 0, revenue: 0 },
    },
  ])
  expect(sales.get(later)).toEqual([
    {
      currency: 'GBP',
      exact: { orders: 0, units: 0, revenue: 0 },
      likely: { orders: 1, units: 1, revenue: 1000 },
      estimated: { units: 0, revenue: 0 },
    },
  ])
})
