import type { Post, SoldTotals } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { drawing } from '../../testing/drawing.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const on = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour)).toISOString()
const captionOf = (products: readonly string[]) =>
  products.map((product) => `oak.example/product/${product}`).join(' ')

const sellingTeam = async () => {
  used.api.clock.now = new Date(on(28))
  const team = await newSellingTeam(used.api)
  await team.products(
    ['mug', 'tray', 'lamp'].map((provider_id) => ({
      provider_id,
      permalink: `https://oak.example/product/${provider_id}/`,
    })),
  )
  const sold = async (search: string) => {
    const answer = await used.api.request('GET', `/social/instagram/posts/sold?${search}`, {
      token: team.team.token,
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { data: Post[]; meta: { total_sales: SoldTotals | null } }
  }
  return { ...team, sold }
}

test('leaves products out of the total of a view when only posts outside the view link to them', async () => {
  const { posts, orders, count, sold } = await sellingTeam()
  await posts([
    { provider_id: 'MugPost0001', posted_at: on(9), caption: captionOf(['mug']) },
    { provider_id: 'TrayPost002', posted_at: on(10), caption: captionOf(['tray']) },
  ])
  await orders([
    {
      ordered_at: on(11),
      lines: [
        ['mug', 2, 2000],
        ['tray', 1, 9000],
      ],
      attribution: { utm_source: 'ig' },
    },
  ])
  await count()
  const { data, meta } = await sold('date_from=2026-03-09&date_to=2026-03-09')
  const ofMug = { orders: 1, units: 2, revenue: 2000 }
  expect(data.map(({ sales }) => sales?.[0]?.instagram.organic)).toEqual([{ ...ofMug, shared_with: 1 }])
  expect(meta.total_sales?.instagram.organic).toEqual(ofMug)
})

test.each([1, 2, 3])('totals of any view equal plain arithmetic (seed %i)', async (seed) => {
  const { below } = drawing(seed)
  const { posts, orders, count, sold } = await sellingTeam()
  const products = ['mug', 'tray', 'lamp'] as const
  const some = () => {
    const chosen = products.filter(() => below(2) === 0)
    return chosen.length === 0 ? [products[below(3)]!] : chosen
  }
  const made = Array.from({ length: 8 }, (_, index) => ({
    provider_id: `PostNumber${index}`,
    day: 2 + below(12),
    hour: below(20),
    products: some(),
  }))
  await posts(
    made.map(({ provider_id, day, hour, products: linked }) => ({
      provider_id,
      posted_at: on(day, hour),
      caption: captionOf(linked),
    })),
  )
  const placed = Array.from({ length: 40 }, () => {
    const lines = some().map((product): [string, number, number] => [
      product,
      1 + below(3),
      100 + below(5000),
    ])
    const total = lines.reduce((sum, [, , amount]) => sum + amount, 0)
    const refunded_total = [0, 0, 0, below(total), total][below(5)]!
    const isPaid = below(3) === 0
    const attribution: NewOrder['attribution'] = isPaid
      ? { utm_source: 'ig', utm_medium: 'paid' }
      : { utm_source: 'ig' }
    return { ordered_at: on(2 + below(18), below(24)), lines, total, refunded_total, attribution, isPaid }
  })
  await orders(placed.map(({ isPaid: _isPaid, ...order }) => order))
  await count()

  const weekMs = 7 * dayMs
  for (let view = 0; view < 12; view += 1) {
    const first = 1 + below(10)
    const last = first + below(6)
    // The team's days begin three hours before those of UTC.
    const inView = made.filter(({ day, hour }) => {
      const own = hour >= 21 ? day + 1 : day
      return own >= first && own <= last
    })
    const plain = { organic: { orders: 0, units: 0, revenue: 0 }, paid: { orders: 0, units: 0, revenue: 0 } }
    for (const { ordered_at, lines, total, refunded_total, isPaid } of placed) {
      const possible = inView.filter(({ day, hour, products: linked }) => {
        const age = Date.parse(ordered_at) - Date.parse(on(day, hour))
        return age >= 0 && age < weekMs && lines.some(([product]) => linked.some((one) => one === product))
      })
      if (possible.length === 0) continue
      const counts = lines.filter(([product]) =>
        possible.some(({ products: linked }) => linked.some((one) => one === product)),
      )
      const kept = 1 - refunded_total / total
      const sums = isPaid ? plain.paid : plain.organic
      sums.orders += 1
      sums.units += kept === 0 ? 0 : counts.reduce((sum, [, units]) => sum + units, 0)
      sums.revenue += Math.round(counts.reduce((sum, [, , amount]) => sum + amount, 0) * kept)
    }
    const two = (day: number) => String(day).padStart(2, '0')
    const { meta } = await sold(`date_from=2026-03-${two(first)}&date_to=2026-03-${two(last)}`)
    const { organic, paid } = plain
    expect(meta.total_sales?.instagram ?? { organic, paid }).toEqual(plain)
    expect(meta.total_sales === null).toBe(organic.orders + paid.orders === 0)
  }
})
