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
const used = useTestApi({ connectors: simulatedConnectors([shop]) })

beforeAll(() => {
  used.api.clock.now = new Date('2026-05-20T12:00:00Z')
})

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
          return { orders: own.orders_count, total: own.total_sales / 10 ** digits }
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
          expect([name, unexplained?.orders, unexplained?.total]).toEqual([name, 0, 0])
          expect([name, side?.figures.orders]).toEqual([
            name,
            whole.reduce((sum, { orders }) => sum + orders, 0),
          ])
          expect((side?.figures.total ?? 0) / 100).toBeCloseTo(
            whole.reduce((sum, { total }) => sum + total, 0),
            1,
          )
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
