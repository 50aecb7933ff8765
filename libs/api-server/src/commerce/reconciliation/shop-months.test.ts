import { beforeAll, expect, test } from 'vitest'
import type { Reconciliation } from '@tandem/api-contract'
import { shopMonths } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { connectStore } from '../../testing/connect-store.ts'
import { plainReconciliation } from '../../testing/plain-reconciliation.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { readSimulatedShop } from '../../testing/read-simulated-shop.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

/** Shops with random months, each in another zone, and the teams that read them. */
const drawn = [
  { seed: 7, zone: 'Europe/London', team: 'Europe/Istanbul', shopExcluded: [], teamExcluded: null },
  {
    seed: 97,
    zone: 'America/New_York',
    team: 'Pacific/Auckland',
    shopExcluded: ['onay-bekliyor'],
    teamExcluded: ['pending', 'failed', 'on-hold'],
  },
  {
    seed: 2026,
    zone: 'Asia/Kolkata',
    team: 'America/New_York',
    shopExcluded: ['on-hold', 'kargoya-verildi'],
    teamExcluded: null,
  },
].map(({ shopExcluded, ...more }) => {
  const shop: Shop = simulatedShop(`compared-months-${more.seed}`, {
    dataset: shopMonths(more.seed),
    timeZone: more.zone,
    pricesIncludeTax: true,
    now: () => used.api.clock.now,
  })
  shop.excludedStatuses = ['pending', 'failed', 'cancelled', ...shopExcluded]
  return { shop, ...more }
})
const isWhole = ({ quantity }: { quantity: number }) => Number.isInteger(quantity)

/**
 * Three months like these of a Shopify shop with readable reports; it sells whole pieces, without tax in its prices.
 */
const reporting: Shop = simulatedShop('reported-months', {
  dataset: {
    ...shopMonths(),
    orders: shopMonths().orders.filter(
      ({ lines, refunds }) => lines.every(isWhole) && refunds.every((refund) => refund.lines.every(isWhole)),
    ),
  },
  now: () => used.api.clock.now,
})
reporting.apps[0]!.scopes = [
  'read_orders',
  'read_all_orders',
  'read_customers',
  'read_products',
  'read_reports',
]
const used = useTestApi({ connectors: simulatedConnectors([...drawn.map(({ shop }) => shop), reporting]) })

beforeAll(() => {
  used.api.clock.now = new Date('2026-05-20T12:00:00Z')
})

const nothing = { orders: 0, gross: 0, discounts: 0, refunds: 0, shipping: 0, tax: 0, total: 0 }
const months = ['2026-01', '2026-02', '2026-03']
const views = (['ordered', 'paid'] as const).flatMap((by) =>
  (['order', 'given'] as const).map((refunds) => ({ by, refunds })),
)
const byKind = <Row extends { kind: string; currency: string | null }>(rows: Row[]) =>
  rows.toSorted((one, other) => (`${one.kind} ${one.currency}` < `${other.kind} ${other.currency}` ? -1 : 1))

test.each(drawn)(
  'agrees line by line with a plain model on three months of the random shop $seed in $zone, for a team in $team',
  { timeout: 120_000 },
  async ({ shop, team: timezone, teamExcluded }) => {
    const team = await used.api.newTeam({ timezone })
    const store = await connectStore(used.api, team, shop.name)
    const ask = async <Answer>(path: string) =>
      dataOf<Answer>(await used.api.request('GET', path, { token: team.token }))
    if (teamExcluded) {
      const body = { excluded: teamExcluded }
      await used.api.request('PUT', `/ecommerce/stores/${store.id}/sales`, { token: team.token, body })
      await used.api.jobsSettled()
    }
    const raw = await readSimulatedShop(shop)
    const met = new Set<string>()
    for (const shopDate of ['created', 'paid'] as const) {
      shop.dateType = `date_${shopDate}`
      const plain = plainReconciliation(raw, {
        shopDate,
        teamExcluded: teamExcluded ?? raw.excluded,
        teamZone: timezone,
        currency: 'GBP',
      })
      for (const month of months)
        for (const view of views) {
          const path = `/ecommerce/stores/${store.id}/reconciliation?month=${month}&by=${view.by}&refunds=${view.refunds}`
          const {
            tandem,
            shop: side,
            differences,
            unexplained,
            is_complete,
          } = await ask<Reconciliation>(path)
          const name = `${shopDate} ${month} ${view.by} ${view.refunds}`
          const expected = plain(month, view)
          expect({ name, tandem, shop: side?.figures }).toEqual({
            name,
            tandem: expected.tandem,
            shop: expected.shop,
          })
          expect({
            name,
            differences: byKind(differences).map(({ orders: _orders, ...row }) => row),
          }).toEqual({ name, differences: byKind(expected.differences) })
          expect({ name, unexplained, is_complete }).toEqual({
            name,
            unexplained: nothing,
            is_complete: true,
          })
          for (const { kind } of differences) met.add(kind)
        }
    }
    // Each expected reason occurs.
    const expected = ['currency', 'date', 'refund_day', 'zone', teamExcluded ? 'status' : 'unpaid']
    expect(met).toEqual(new Set(expected))
  },
)

/** Shipping and tax of a month by the shop's own rows: sales minus refunds in the month. */
function plainParts(month: string) {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const isIn = (at: string) => at.startsWith(month)
  const orders = [...reporting.orders.values()]
  const sold = orders.filter(({ createdAt }) => isIn(createdAt))
  const back = orders.flatMap(({ refunds }) => refunds).filter(({ at }) => isIn(at))
  // A cancelled order without a refund is subtracted again.
  const cancelled = orders.filter(
    ({ status, refunds, modifiedAt }) =>
      ['cancelled', 'failed'].includes(status) && refunds.length === 0 && isIn(modifiedAt),
  )
  const shippingOf = ({ shipping = [] }: { shipping?: { total: number }[] }) =>
    sum(shipping.map(({ total }) => total))
  type Taxed = Record<'lines' | 'shipping' | 'fees', { tax?: number }[] | undefined>
  const taxOf = ({ lines = [], shipping = [], fees = [] }: Partial<Taxed>) =>
    sum([...lines, ...shipping, ...fees].map(({ tax = 0 }) => tax))
  const of = (part: (row: Partial<Taxed> & { shipping?: { total: number }[] }) => number) =>
    sum(sold.map(part)) - sum(back.map(part)) - sum(cancelled.map(part))
  return { shipping: of(shippingOf), tax: of(taxOf) }
}

test('explains three months of a Shopify shop to the penny, except shipping and tax', async () => {
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const store = await connectStore(used.api, team, reporting.name, 'shopify')
  for (const month of months)
    for (const view of ['', '&refunds=given']) {
      const path = `/ecommerce/stores/${store.id}/reconciliation?month=${month}${view}`
      const answer = await used.api.request('GET', path, { token: team.token })
      expect(answer.status, await answer.clone().text()).toBe(200)
      const { shop: side, unexplained } = await dataOf<Reconciliation>(answer)
      expect([month, view, side?.source, unexplained]).toEqual([month, view, 'shopify', nothing])
      expect(side?.figures).toMatchObject(plainParts(month))
    }
})
