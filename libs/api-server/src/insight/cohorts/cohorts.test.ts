import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Cohorts } from '@tandem/api-contract'
import { dayMs, hourMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addCustomers, addOrders, addStore } from '../../testing/add-sales.ts'
import { generateOrders, widenOrders } from '../../testing/generate-orders.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { drawing } from '../../testing/drawing.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { cohortsOf } from './find-cohorts.ts'

const used = useTestApi()

interface Sale {
  at: number
  buyer: number
  currency: string
  total: number
  back: number
}

/** The month of an instant three hours east of Greenwich, without clock changes. */
const monthOf = (at: number) => new Date(at + 3 * hourMs).toISOString().slice(0, 7)

/** Cohorts directly by their definition. */
function plainly(sales: Sale[], currency: string, now: number) {
  const months = new Map<string, { customers: number; windows: Record<number, [number, number]> }>()
  for (const buyer of new Set(sales.map((sale) => sale.buyer))) {
    const own = sales
      .filter((sale) => sale.buyer === buyer)
      .toSorted((one, other) => one.at - other.at || (one.currency < other.currency ? -1 : 1))
    const [first] = own
    if (!first || first.currency !== currency) continue
    const month = monthOf(first.at)
    const kept = months.get(month) ?? { customers: 0, windows: { 30: [0, 0], 90: [0, 0], 365: [0, 0] } }
    kept.customers += 1
    for (const days of [30, 90, 365]) {
      const within = own.filter(({ at }) => at < first.at + days * dayMs)
      const sums = kept.windows[days]!
      if (within.length > 1) sums[0] += 1
      for (const sale of within) if (sale.currency === currency) sums[1] += sale.total - sale.back
    }
    months.set(month, kept)
  }
  return [...months]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, { customers, windows }]) => {
      const [year = 0, number = 0] = month.split('-').map(Number)
      const end = Date.UTC(year, number, 1) - 3 * hourMs
      const after = (days: number) => {
        const [repeat_customers, revenue] = windows[days]!
        return now >= end + days * dayMs ? { repeat_customers, revenue } : null
      }
      return { month, customers, after_30: after(30), after_90: after(90), after_365: after(365) }
    })
}

test("counts cohorts like a plain model, one currency at a time, and says which aren't old enough", async () => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  used.api.clock.now = new Date(now)
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const store = await addStore(used.api, team.team_id)
  const ids = await addCustomers(
    used.api,
    team.team_id,
    store,
    Array.from({ length: 61 }, () => ({})),
  )
  const { below: draw } = drawing(5)
  const sales = Array.from({ length: 200 }, (): Sale => {
    const total = 100 + draw(5000)
    return {
      at: now - draw(600 * 86_400) * 1000,
      buyer: draw(60),
      currency: draw(4) === 0 ? 'EUR' : 'GBP',
      total,
      back: draw(5) === 0 ? draw(total) : 0,
    }
  })
  // One customer's first orders are in two currencies at the same time.
  for (const currency of ['GBP', 'EUR'])
    sales.push({ at: now - 200 * dayMs, buyer: 60, currency, total: 700, back: 0 })
  const orders = sales.map(({ at, buyer, currency, total, back }) => ({
    ordered_at: new Date(at).toISOString(),
    total,
    currency,
    refunded_total: back,
    customer_id: ids[buyer]!,
  }))
  await addOrders(used.api, team.team_id, store, [
    ...orders,
    { ordered_at: '2026-11-01T00:00:00Z', total: 9, currency: 'GBP', customer_id: null },
    {
      ordered_at: '2025-01-01T00:00:00Z',
      total: 9,
      currency: 'GBP',
      customer_id: ids[0]!,
      status: 'cancelled',
    },
  ])
  const ask = async (search: string, token = team.token) =>
    used.api.request('GET', `/ecommerce/cohorts?${search}`, { token })
  const pounds = await dataOf<Cohorts>(await ask(''))
  expect(pounds).toMatchObject({ currency: 'GBP', currencies: ['GBP', 'EUR'], orders_without_customer: 1 })
  expect(pounds.months).toEqual(plainly(sales, 'GBP', now))
  expect(pounds.months.some(({ after_365 }) => after_365 === null)).toBe(true)
  expect(pounds.months.some(({ after_365 }) => after_365 !== null)).toBe(true)
  const euros = await dataOf<Cohorts>(await ask(`currency=EUR&store_id=${store}`))
  expect(euros.months).toEqual(plainly(sales, 'EUR', now))
  const inCohorts = [...pounds.months, ...euros.months].reduce((sum, { customers }) => sum + customers, 0)
  expect(inCohorts).toBe(new Set(sales.map(({ buyer }) => buyer)).size)

  const empty = await used.api.newTeam()
  expect(await dataOf<Cohorts>(await ask('', empty.token))).toMatchObject({ currency: null, months: [] })
  expect((await ask(`store_id=${store}`, empty.token)).status).toBe(422)
  expect((await used.api.request('GET', '/ecommerce/cohorts', {})).status).toBe(401)
})

test('has no cohort of a month with incomplete orders', async () => {
  used.api.clock.now = new Date('2026-11-25T12:00:00Z')
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  // Istanbul's first whole day is 1 September.
  const store = await addStore(used.api, team.team_id, { known_since: '2026-08-31T12:00:00Z' })
  const [ada, ben] = await addCustomers(used.api, team.team_id, store, [{}, {}])
  await addOrders(used.api, team.team_id, store, [
    { ordered_at: '2026-08-31T20:59:59Z', customer_id: ada! },
    { ordered_at: '2026-08-31T21:00:00Z', customer_id: ben! },
  ])
  const ask = async () =>
    dataOf<Cohorts>(await used.api.request('GET', '/ecommerce/cohorts', { token: team.token }))
  const { known_since, months } = await ask()
  expect(known_since).toBe('2026-09-01')
  expect(months.map(({ month, customers }) => [month, customers])).toEqual([['2026-09', 1]])
  await addStore(used.api, team.team_id, { known_since: '2026-09-01T12:00:00Z' })
  expect(await ask()).toMatchObject({ known_since: '2026-09-02', currency: 'GBP', months: [] })
})

test.runIf(inject('database') === 'postgres')(
  'reads sales from covering indexes, without rows of orders',
  async () => {
    const { team_id, stores } = await generateOrders(used.opened.database, { orders: 5000, withLines: false })
    await widenOrders(used.opened.database)
    const reader = await openPlanReader(used.opened.url)
    const read = () =>
      inTeam(planningDatabase(reader), team_id, (db) =>
        cohortsOf(db, {
          storeIds: stores,
          currency: 'GBP',
          timezone: 'Europe/Istanbul',
          known_since: null,
          now: new Date(),
        }),
      )
    /** How the two statements read orders. */
    const scans = () =>
      reader.notices
        .splice(0)
        .flatMap(
          (notice) => notice.match(/\S* ?(Index Only|Index|Bitmap Heap|Seq) Scan .*on orders\b/g) ?? [],
        )
        .map((line) => line.trim().replace(/^-> +/, ''))
    try {
      const { months, orders_without_customer } = await read()
      expect(months[0]!.customers).toBeGreaterThan(0)
      expect(orders_without_customer).toBeGreaterThan(0)
      expect(scans()).toEqual([
        expect.stringMatching(/^Index Only Scan using (orders_of_customer_sold|orders_sold) /),
        expect.stringMatching(/^Index Only Scan using orders_sold /),
      ])
      // Without the indexes, all orders are read.
      await sql`drop index orders_of_customer_sold, orders_sold`.execute(used.opened.database)
      await read()
      expect(scans().filter((line) => line.startsWith('Index Only Scan'))).toEqual([])
    } finally {
      await reader.client.end()
    }
  },
)
