import { expect, test } from 'vitest'
import { newSellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { salesOf } from '../../commerce/post-links/queries.ts'

const used = useTestApi()

/** In Istanbul. */
const on = (day: string, time = '12:00') => `${day}T${time}:00+03:00`
const nothing = { orders: 0, units: 0, revenue: 0 }
const noCosts = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
const notProven = { ...nothing, also_revenue: 0, costed: noCosts }
const notPossible = { ...nothing, shared_with: 0 }

test('a small team equals a calculation by hand', async () => {
  used.api.clock.now = new Date('2026-06-20T09:00:00Z')
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
      caption: 'Again https://www.oak.example/product/mug/?a=1. And oak.example/product/tray',
    },
  ])
  if (!spring || !talk || !later) throw new Error('A post is missing')

  await oak.orders([
    // It names the spring post: 10.00 of the mug count, 24.00 of the tray are in the same order. Tax and
    // shipping don't count.
    {
      ordered_at: on('2026-03-10', '09:00'),
      total: 4600,
      lines: [
        ['mug', 1, 1000],
        ['tray', 1, 2400],
      ],
      attribution: { utm_source: 'ig', utm_content: 'SpringMug01' },
    },
    // It names it after 20 days.
    { ordered_at: on('2026-03-30'), lines: [['mug', 2, 1900]], attribution: { utm_content: 'SpringMug01' } },
    // After 83 days, and after 91.
    { ordered_at: on('2026-06-01'), lines: [['mug', 1, 1000]], attribution: { utm_content: 'SpringMug01' } },
    { ordered_at: on('2026-06-09'), lines: [['mug', 1, 1000]], attribution: { utm_content: 'SpringMug01' } },
    // From Instagram: the mug counts for the spring post, the tray for no post yet.
    {
      ordered_at: on('2026-03-10', '20:00'),
      lines: [
        ['mug', 2, 2000],
        ['tray', 1, 2400],
      ],
      attribution: { utm_source: 'Instagram' },
    },
    // By an ad.
    {
      ordered_at: on('2026-03-11'),
      lines: [['mug', 1, 1000]],
      attribution: { utm_source: 'ig', utm_medium: 'paid' },
    },
    // From Instagram before there was a post, and without a linked product.
    { ordered_at: on('2026-03-10', '07:59'), lines: [['mug', 1, 2400]], attribution: { utm_source: 'ig' } },
    { ordered_at: on('2026-03-11'), lines: [['tray', 1, 2400]], attribution: { utm_source: 'ig' } },
    // Both posts lead to the mug, and the later one to the tray too.
    {
      ordered_at: on('2026-03-15'),
      lines: [
        ['mug', 1, 1000],
        ['tray', 1, 2400],
      ],
      attribution: { referrer: 'https://www.instagram.com/' },
    },
    // The earlier one is named, so the order belongs to no other.
    {
      ordered_at: on('2026-03-15'),
      lines: [['mug', 1, 1000]],
      attribution: { utm_source: 'ig', utm_content: 'SpringMug01' },
    },
    // A post without products gets the whole order; 10.00 of 30.00 and 1 of 2 units were refunded.
    {
      provider_id: 'talk',
      ordered_at: on('2026-03-12'),
      total: 3000,
      refunded_total: 1000,
      lines: [['tray', 2, 3000]],
      attribution: {
        referrer: 'https://l.instagram.com/?u=https%3A%2F%2Foak.example%2F%3Fp%3DJustTalk-02%26x',
      },
    },
    // Not a sale.
    {
      ordered_at: on('2026-03-15'),
      status: 'cancelled',
      lines: [['mug', 9, 9000]],
      attribution: { utm_content: 'SpringMug01' },
    },
  ])
  await oak.refunds([{ id: 'back-1', order: 'talk', amount: 1000, lines: [['tray', 1, 1000]] }])
  await oak.count()

  const sales = await oak.within((db) => salesOf(db, [spring, talk, later]))
  expect(sales.get(spring)).toEqual([
    {
      currency: 'GBP',
      proven: {
        '7': { orders: 2, units: 2, revenue: 2000, also_revenue: 2400, costed: noCosts },
        '30': { orders: 3, units: 4, revenue: 3900, also_revenue: 2400, costed: noCosts },
        '90': { orders: 4, units: 5, revenue: 4900, also_revenue: 2400, costed: noCosts },
      },
      instagram: {
        organic: { orders: 2, units: 3, revenue: 3000, shared_with: 1 },
        paid: { orders: 1, units: 1, revenue: 1000, shared_with: 0 },
      },
    },
  ])
  const talked = { orders: 1, units: 1, revenue: 2000, also_revenue: 0, costed: noCosts }
  expect(sales.get(talk)).toEqual([
    {
      currency: 'GBP',
      proven: { '7': talked, '30': talked, '90': talked },
      instagram: { organic: notPossible, paid: notPossible },
    },
  ])
  expect(sales.get(later)).toEqual([
    {
      currency: 'GBP',
      proven: { '7': notProven, '30': notProven, '90': notProven },
      instagram: { organic: { orders: 1, units: 2, revenue: 3400, shared_with: 1 }, paid: notPossible },
    },
  ])
})
