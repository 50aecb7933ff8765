import { beforeAll, expect, test } from 'vitest'
import type { Reconciliation, SalesTotal } from '@tandem/api-contract'
import { shopMonths } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { connectStore } from '../../testing/connect-store.ts'
import { plainReport } from '../../testing/plain-shop-report.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { readSimulatedShop } from '../../testing/read-simulated-shop.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const shop: Shop = simulatedShop('compared-months', {
  dataset: shopMonths(),
  pricesIncludeTax: true,
  now: () => used.api.clock.now,
})
shop.excludedStatuses = ['pending', 'failed', 'cancelled', 'onay-bekliyor']
const isWhole = ({ quantity }: { quantity: number }) => Number.isInteger(quantity)

/** The same three months of a Shopify shop that shares its reports; it sells whole pieces, and its tax comes on top. */
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
const used = useTestApi({ connectors: simulatedConnectors([shop, reporting]) })

beforeAll(() => {
  used.api.clock.now = new Date('2026-05-20T12:00:00Z')
})

const nothing = { orders: 0, gross: 0, discounts: 0, refunds: 0, shipping: 0, tax: 0, total: 0 }
const readShop = () => readSimulatedShop(shop)

const lastDays = { '2026-01': '31', '2026-02': '28', '2026-03': '31' }
const views = ['', '&by=paid', '&refunds=given', '&by=paid&refunds=given']
/** As the report adds them: one of a currency is one of any other. */
const decimals = { EUR: 2, GBP: 2, JPY: 0, KWD: 3 }

test.each(['Europe/Istanbul', 'America/New_York'])(
  'explains three months of a shop to the penny for a team in %s, by each date and in each view',
  async (timezone) => {
    const team = await used.api.newTeam({ timezone })
    const store = await connectStore(used.api, team, shop.name)
    const raw = await readShop()
    const get = (path: string) => used.api.request('GET', path, { token: team.token })
    for (const date of ['created', 'paid'] as const) {
      shop.dateType = `date_${date}`
      const report = plainReport(raw, date)
      for (const [month, last] of Object.entries(lastDays)) {
        const whole = Object.entries(decimals).map(([currency, digits]) => {
          const own = report(`${month}-01`, `${month}-${last}`, currency)
          const unit = 10 ** digits
          return {
            orders: own.orders_count,
            total: own.total_sales / unit,
            shipping: own.shipping / unit,
            tax: own.taxes / unit,
          }
        })
        const inCurrency = await get(
          `/ecommerce/sales/days?store_id=${store.id}&date_from=${month}-01&date_to=${month}-${last}`,
        )
        const { meta } = (await inCurrency.json()) as { meta: { totals: SalesTotal[] } }
        const pounds = meta.totals.find(({ currency }) => currency === 'GBP')
        for (const view of views) {
          const answer = await get(`/ecommerce/stores/${store.id}/reconciliation?month=${month}${view}`)
          const compared = await dataOf<Reconciliation>(answer)
          const name = `${date} ${month} ${view}`
          const { unexplained, shop: side, tandem, differences } = compared
          expect([name, unexplained]).toEqual([name, nothing])
          expect([name, side?.figures.orders]).toEqual([
            name,
            whole.reduce((sum, { orders }) => sum + orders, 0),
          ])
          expect((side?.figures.total ?? 0) / 100).toBeCloseTo(
            whole.reduce((sum, { total }) => sum + total, 0),
            1,
          )
          for (const part of ['shipping', 'tax'] as const) {
            const reported = whole.reduce((sum, one) => sum + one[part], 0)
            expect((side?.figures[part] ?? 0) / 100, `${name} ${part}`).toBeCloseTo(reported, 1)
          }
          if (view === '')
            expect([name, tandem.orders, tandem.total]).toEqual([name, pounds?.orders, pounds?.revenue])
          // Nothing is put down to rows that changed: both sides have the same.
          const kinds = new Set(differences.map(({ kind }) => kind))
          for (const kind of ['changed', 'missing', 'gone', 'unread'] as const)
            expect([name, kind, kinds.has(kind)]).toEqual([name, kind, false])
        }
      }
    }
  },
)

/** Shipping and tax of a month by the shop's own rows: what was sold in it, less what was given back in it. */
function plainParts(month: string) {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const isIn = (at: string) => at.startsWith(month)
  const orders = [...reporting.orders.values()]
  const sold = orders.filter(({ createdAt }) => isIn(createdAt))
  const back = orders.flatMap(({ refunds }) => refunds).filter(({ at }) => isIn(at))
  // An order that is cancelled without a refund is taken off again.
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

test('explains three months of a Shopify shop to the penny, shipping and tax apart', async () => {
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const store = await connectStore(used.api, team, reporting.name, 'shopify')
  for (const month of Object.keys(lastDays))
    for (const view of ['', '&refunds=given']) {
      const path = `/ecommerce/stores/${store.id}/reconciliation?month=${month}${view}`
      const answer = await used.api.request('GET', path, { token: team.token })
      expect(answer.status, await answer.clone().text()).toBe(200)
      const { shop: side, unexplained } = await dataOf<Reconciliation>(answer)
      expect([month, view, side?.source, unexplained]).toEqual([month, view, 'shopify', nothing])
      expect(side?.figures).toMatchObject(plainParts(month))
    }
})
