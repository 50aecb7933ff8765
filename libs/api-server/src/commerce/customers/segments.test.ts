import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Customer, PageMeta, Store } from '@tandem/api-contract'
import { addOrder } from '@tandem/provider-simulator'
import { dayMs } from '@tandem/format'
import { connectStore } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const oak = simulatedShop('oak')
const used = useTestApi({ connectors: simulatedConnectors([oak]) })

let team: TestTeam
let store: Store
let everybody: Customer[]
/** The currency in which most people bought. */
let currency: string

beforeAll(async () => {
  addOrder(oak, { email: 'best@example.test', lines: [{ sku: 'x', quantity: 1, total: 9_000_000 }] })
  // Many spent the same, so the last of the best has equals.
  for (let buyer = 0; buyer < 60; buyer += 1) {
    const total = buyer < 4 ? 8_000_000 - buyer : buyer < 15 ? 7_000_000 : 1000 + buyer
    addOrder(oak, { email: `buyer${buyer}@example.test`, lines: [{ sku: 'x', quantity: 1, total }] })
  }
  team = await used.api.newTeam()
  store = await connectStore(used.api, team, 'oak')
  const ids = (await list('')).map(({ id }) => id)
  // Every third customer ordered within the last days, one of them a minute less than 180 days ago.
  await sql`
    update customers set last_order_at = case
      when id = ${ids[0] ?? 0} then now() - interval '180 days' + interval '1 minute'
      when id = ${ids[1] ?? 0} then now() - interval '180 days' - interval '1 minute'
      when id % 3 = 0 then now() - interval '5 days' else now() - interval '300 days' end
    where store_id = ${store.id} and last_order_at is not null`.execute(used.opened.database)
  everybody = await list('')
  currency = mostUsed(everybody.flatMap(({ spent }) => spent.map((one) => one.currency)))
})

const mostUsed = (names: string[]) =>
  [...Map.groupBy(names, (name) => name)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0] ?? ''

async function list(query: string, token = team.token): Promise<Customer[]> {
  const rows: Customer[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await used.api.request(
      'GET',
      `/ecommerce/customers?per_page=100&page=${page}${query && `&${query}`}`,
      { token },
    )
    expect(answer.status).toBe(200)
    const { data, meta } = (await answer.json()) as { data: Customer[]; meta: PageMeta }
    rows.push(...data)
    last = meta.last_page
    if (page === last) expect(meta.total).toBe(rows.length)
  }
  return rows
}

const idsOf = (customers: Customer[]) => customers.map(({ id }) => id)

const amountOf = (customer: Customer) => customer.spent.find((one) => one.currency === currency)?.amount

/** Those of the top tenth, and whoever spent as much as the last of them. */
function best(customers: Customer[]): Customer[] {
  const amounts = customers.flatMap((customer) => amountOf(customer) ?? []).toSorted((one, two) => two - one)
  const least = amounts[Math.ceil(amounts.length / 10) - 1] ?? Infinity
  return customers.filter((customer) => (amountOf(customer) ?? -Infinity) >= least)
}

const hasLapsed = ({ last_order_at }: Customer) =>
  last_order_at !== null && Date.parse(last_order_at) < used.api.clock.now.getTime() - 180 * dayMs

test('finds customers whose last order was more than 180 days ago', async () => {
  const lapsed = everybody.filter(hasLapsed)
  expect(lapsed.length).toBeGreaterThan(10)
  expect(lapsed.length).toBeLessThan(everybody.length - 10)
  expect(idsOf(await list('buyers=lapsed'))).toEqual(idsOf(lapsed))
})

test('finds the tenth who spent most, and those who spent as much as the last of them', async () => {
  const expected = best(everybody)
  expect(expected.some(({ email }) => email === 'best@example.test')).toBe(true)
  expect(expected.length).toBeGreaterThan(15)
  expect(expected.length).toBeLessThan(everybody.length / 2)
  expect(idsOf(await list('buyers=best'))).toEqual(idsOf(expected))
  expect(idsOf(await list(`buyers=best&store_id=${store.id}`))).toEqual(idsOf(expected))
})

test('narrows a segment further by amount, day and search, as a search does', async () => {
  const expected = best(everybody)
  const middle = amountOf(expected[0] as Customer) ?? 0
  const inAmounts = (least: number) =>
    idsOf(expected.filter((customer) => (amountOf(customer) ?? 0) >= least))
  const amounts = (least: number) => `buyers=best&amount_currency=${currency}&amount_min=${least}`
  expect(idsOf(await list(amounts(middle)))).toEqual(inAmounts(middle))
  expect(idsOf(await list(amounts(0)))).toEqual(inAmounts(0))
  const day = new Date(used.api.clock.now.getTime() - 250 * dayMs).toISOString().slice(0, 10)
  expect(idsOf(await list(`buyers=lapsed&date_to=${day}`))).toEqual(
    idsOf(everybody.filter(({ last_order_at }) => (last_order_at ?? '9') < day)),
  )
  for (const [segment, members] of [
    ['best', expected],
    ['lapsed', everybody.filter(hasLapsed)],
  ] as const) {
    const found = await list(`buyers=${segment}&search_term=example`)
    expect(idsOf(found)).toEqual(idsOf(members.filter(({ email }) => email?.includes('example'))))
  }
})

test("counts the days since a customer's last order by the server's clock", async () => {
  const { now } = used.api.clock
  const before = everybody.filter(hasLapsed).length
  used.api.clock.now = new Date(now.getTime() + dayMs)
  try {
    const lapsed = everybody.filter(hasLapsed)
    expect(lapsed.length).toBeGreaterThan(before)
    expect(idsOf(await list('buyers=lapsed'))).toEqual(idsOf(lapsed))
  } finally {
    used.api.clock.now = now
  }
})

test('finds nobody in a team that has sold nothing, or nothing in that currency', async () => {
  const other = await used.api.newTeam()
  expect(await list('buyers=best', other.token)).toEqual([])
  expect(await list('buyers=lapsed', other.token)).toEqual([])
  expect(await list('buyers=best&amount_currency=JPY')).toEqual([])
  expect(await list('buyers=best&amount_currency=JPY&search_term=example')).toEqual([])
})
