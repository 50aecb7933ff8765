import { expect, inject, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { sales } from './sales.ts'

const used = useTestApi()

test('a search that finds more orders than are counted still adds all of them up', async () => {
  const { database } = used.opened
  const { team_id } = await generateOrders(database, { orders: 6000 })
  const rows = await database
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.status', 'orders.currency', 'orders.total', 'orders.refunded_total', 'customers.name'])
    .where('orders.team_id', '=', team_id)
    .execute()
  const found = rows.filter(
    ({ status, name }) => !['failed', 'cancelled'].includes(status) && name?.startsWith('Mehmet'),
  )
  expect(found.length).toBeGreaterThan(300)
  for (const [search_term, own] of [
    ['mehmet', found],
    [
      'example',
      rows.filter(({ status, name }) => !['failed', 'cancelled'].includes(status) && name !== null),
    ],
  ] as const) {
    const { meta } = await inTeam(database, team_id, (db) => sales(db, { search_term }, new Date()))
    for (const { currency, orders, revenue } of meta.totals) {
      const ofCurrency = own.filter((row) => row.currency === currency)
      expect({ search_term, currency, orders, revenue }).toEqual({
        search_term,
        currency,
        orders: ofCurrency.length,
        revenue: ofCurrency.reduce((sum, { total, refunded_total }) => sum + total - refunded_total, 0),
      })
    }
  }
})

test.runIf(inject('database') === 'postgres')(
  'reads the orders of a search or of a customer by an index',
  async () => {
    const { team_id, customer } = await generateOrders(used.opened.database, { orders: 15_000 })
    const reader = await openPlanReader(used.opened.url)
    const planOf = async (asked: Parameters<typeof sales>[1]) => {
      reader.notices.length = 0
      await inTeam(planningDatabase(reader), team_id, (db) => sales(db, asked, new Date()))
      return reader.notices.find((notice) => notice.includes('grouping sets')) ?? ''
    }
    try {
      for (const asked of [{ search_term: 'family77' }, { search_term: '', customer_id: customer }]) {
        const plan = await planOf(asked)
        expect(plan).toMatch(/(Index|Bitmap Index|Index Only) Scan (Backward )?(using|on) \S*orders\S*/)
        const scans = plan.match(/Seq Scan on (orders|customers)/g)
        expect({ asked, scans }).toEqual({ asked, scans: null })
      }
    } finally {
      await reader.client.end()
    }
  },
)
