import { expect, test } from 'vitest'
import type { Customer, DashboardCustomers } from '@tandem/api-contract'
import { sql } from 'kysely'
import { addCustomers, addOrders, addStore } from '../../testing/add-sales.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { drawing } from '../../testing/drawing.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

interface Sale {
  at: string
  buyer: number | null
  currency: string
  total: number
  back: number
  isSale: boolean
}

/** Who bought on some days (their first and last instants), directly by the definition. */
function plainly(sales: Sale[], from: string, until: string) {
  const sold = sales.filter((sale) => sale.isSale)
  const within = sold.filter(({ at }) => at >= from && at < until)
  const hadBought = (buyer: number) => sold.some((sale) => sale.buyer === buyer && sale.at < from)
  const buyers = [...new Set(within.map(({ buyer }) => buyer))].filter((buyer) => buyer !== null)
  const kind = ({ buyer }: Sale) => (buyer === null ? 'without' : hadBought(buyer) ? 'returning' : 'new')
  const part = (of: Sale[]) => ({
    orders: of.length,
    revenue: of.reduce((sum, { total, back }) => sum + total - back, 0),
  })
  return {
    new_customers: buyers.filter((buyer) => !hadBought(buyer)).length,
    returning_customers: buyers.filter(hadBought).length,
    orders_without_customer: within.filter(({ buyer }) => buyer === null).length,
    currencies: [...new Set(within.map(({ currency }) => currency))].toSorted().map((currency) => {
      const own = within.filter((sale) => sale.currency === currency)
      const all = part(own)
      return {
        currency,
        ...all,
        average_order: Math.round(all.revenue / all.orders),
        new: part(own.filter((sale) => kind(sale) === 'new')),
        returning: part(own.filter((sale) => kind(sale) === 'returning')),
        without_customer: part(own.filter((sale) => kind(sale) === 'without')),
      }
    }),
  }
}

test('says who is new and who returned, and the average order, like a plain model', async () => {
  used.api.clock.now = new Date('2026-11-25T12:00:00Z')
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const store = await addStore(used.api, team.team_id)
  const customers = await addCustomers(
    used.api,
    team.team_id,
    store,
    Array.from({ length: 25 }, () => ({})),
  )
  const { below: draw } = drawing(73)
  const sales = Array.from({ length: 260 }, (): Sale => {
    const total = 100 + draw(9000)
    return {
      at: new Date(Date.parse('2026-09-01T00:00:00Z') + draw(85 * 86_400) * 1000).toISOString(),
      buyer: draw(8) === 0 ? null : draw(25),
      currency: draw(4) === 0 ? 'EUR' : 'GBP',
      total,
      back: draw(6) === 0 ? draw(total) : 0,
      isSale: draw(7) !== 0,
    }
  })
  await addOrders(
    used.api,
    team.team_id,
    store,
    sales.map(({ at, buyer, currency, total, back, isSale }) => ({
      ordered_at: at,
      total,
      currency,
      refunded_total: back,
      status: isSale ? 'completed' : 'cancelled',
      customer_id: buyer === null ? null : customers[buyer]!,
    })),
  )
  const answer = await used.api.request(
    'GET',
    '/dashboard/customers?date_from=2026-10-01&date_to=2026-10-31&compare=previous_period',
    { token: team.token },
  )
  const { current, previous } = await dataOf<DashboardCustomers>(answer)
  expect(current).toMatchObject(plainly(sales, '2026-09-30T21:00:00.000Z', '2026-10-31T21:00:00.000Z'))
  expect(previous).toMatchObject(plainly(sales, '2026-08-31T21:00:00.000Z', '2026-09-30T21:00:00.000Z'))
  expect(current.orders_without_customer).toBeGreaterThan(0)
  expect(current.returning_customers).toBeGreaterThan(0)

  // The list shows the same for each customer.
  const listed = async (more: string) => {
    const list = await used.api.request('GET', `/ecommerce/customers?per_page=100&${more}`, {
      token: team.token,
    })
    return dataOf<Customer[]>(list)
  }
  const bought = customers.map((id, buyer) => ({
    id,
    sales: sales.filter((sale) => sale.buyer === buyer && sale.isSale),
  }))
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((one, other) => one - other)
  expect(ids(await listed('buyers=new'))).toEqual(ids(bought.filter((row) => row.sales.length === 1)))
  const returning = await listed('buyers=returning')
  expect(ids(returning)).toEqual(ids(bought.filter((row) => row.sales.length > 1)))
  for (const { id, average_order } of returning)
    for (const { currency, amount } of average_order) {
      const own = bought.find((row) => row.id === id)!.sales.filter((sale) => sale.currency === currency)
      const revenue = own.reduce((sum, { total, back }) => sum + total - back, 0)
      expect(amount).toBe(Math.round(revenue / own.length))
    }
  expect((await used.api.request('GET', '/dashboard/customers', {})).status).toBe(401)
  expect(
    (await used.api.request('GET', '/ecommerce/customers?buyers=old', { token: team.token })).status,
  ).toBe(422)
  const other = await used.api.newTeam()
  const foreign = await used.api.request('GET', `/dashboard/customers?store_id=${store}`, {
    token: other.token,
  })
  expect(foreign.status).toBe(422)
})

test('is unknown when customers bought before all orders of a store are known', async () => {
  used.api.clock.now = new Date('2026-11-25T12:00:00Z')
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  // Half of 26 September was read.
  const store = await addStore(used.api, team.team_id, { known_since: '2026-09-26T09:30:00Z' })
  const [ada, ben] = await addCustomers(used.api, team.team_id, store, [{}, {}])
  await addOrders(used.api, team.team_id, store, [
    { ordered_at: '2026-09-26T18:00:00Z', customer_id: ada! },
    { ordered_at: '2026-09-27T18:00:00Z', customer_id: ada! },
    { ordered_at: '2026-11-20T18:00:00Z', customer_id: ada! },
    { ordered_at: '2026-11-21T18:00:00Z', customer_id: ben! },
  ])
  const ask = async (from: string, to: string) =>
    dataOf<DashboardCustomers>(
      await used.api.request(
        'GET',
        `/dashboard/customers?date_from=${from}&date_to=${to}&compare=previous_period`,
        { token: team.token },
      ),
    )
  const unknown = {
    new_customers: null,
    returning_customers: null,
    orders_without_customer: null,
    currencies: null,
  }
  expect(await ask('2026-10-17', '2026-11-25')).toMatchObject({
    stores_known_since: '2026-09-27',
    current: { new_customers: 1, returning_customers: 1 },
    previous: { date_from: '2026-09-07', ...unknown },
  })
  expect((await ask('2026-09-20', '2026-09-26')).current).toMatchObject(unknown)
  const { current } = await ask('2026-09-20', '2026-09-27')
  expect(current.currencies).toMatchObject([{ orders: 1, revenue: 1000 }])
  const { previous } = await ask('2026-11-12', '2026-11-25')
  expect(previous).toMatchObject({ new_customers: 0, currencies: [] })
})

test('adds up orders by the channel that the shop recorded', async () => {
  used.api.clock.now = new Date('2026-11-25T12:00:00Z')
  const team = await used.api.newTeam()
  const store = await addStore(used.api, team.team_id)
  const noted: [string, Record<string, string> | null][] = [
    ['unknown', null],
    ['unknown', {}],
    ['instagram', { source_type: 'utm', utm_source: 'ig', utm_medium: 'social' }],
    ['instagram', { source_type: 'utm', utm_source: 'IGShopping', utm_medium: 'Social' }],
    [
      'instagram',
      { source_type: 'referral', utm_source: '(direct)', referrer: 'https://l.instagram.com/?u=x' },
    ],
    ['instagram_paid', { source_type: 'utm', utm_source: 'instagram', utm_medium: 'paid' }],
    ['paid', { source_type: 'utm', utm_source: 'google', utm_medium: 'cpc' }],
    ['social', { source_type: 'referral', utm_source: 'm.facebook.com', utm_medium: 'referral' }],
    ['email', { source_type: 'utm', utm_source: 'Klaviyo', utm_medium: 'campaign' }],
    ['search', { source_type: 'organic', utm_source: 'google', utm_medium: 'organic' }],
    ['referral', { source_type: 'referral', utm_source: 'blog.example' }],
    ['direct', { source_type: 'typein', utm_source: '(direct)' }],
    ['campaign', { source_type: 'utm', utm_source: 'flyer' }],
    ['admin', { source_type: 'admin' }],
    ['app', { source_type: 'mobile_app' }],
  ]
  await addOrders(
    used.api,
    team.team_id,
    store,
    noted.map((_, index) => ({ ordered_at: `2026-11-20T10:00:${10 + index}Z`, total: 2 ** index })),
  )
  for (const [index, [, attribution]] of noted.entries())
    await sql`update orders set attribution = ${attribution && JSON.stringify(attribution)}::jsonb
      where store_id = ${store} and total = ${2 ** index}`.execute(used.opened.database)
  const answer = await used.api.request('GET', '/dashboard/customers', { token: team.token })
  const { current } = await dataOf<DashboardCustomers>(answer)
  const expected = [...new Set(noted.map(([channel]) => channel))].map((channel) => {
    const own = noted.flatMap(([name], index) => (name === channel ? [2 ** index] : []))
    return { channel, orders: own.length, revenue: own.reduce((sum, one) => sum + one, 0) }
  })
  const byName = (rows: { channel: string }[]) =>
    rows.toSorted((one, other) => (one.channel < other.channel ? -1 : 1))
  expect(byName(current.currencies![0]!.channels)).toEqual(byName(expected))
})
