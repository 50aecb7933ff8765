import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { listSalesDays, EndpointAnswer, Order } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addCustomers, addOrders, addStore } from '../../testing/add-sales.ts'
import { foundTotals, isFoundBy } from '../../testing/plain-found-sales.ts'
import type { PlainFoundOrder, PlainView } from '../../testing/plain-found-sales.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi({
  overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
})

type Answer = EndpointAnswer<typeof listSalesDays>

const zones = ['Europe/London', 'Asia/Kathmandu', 'America/New_York']
/** Around the ends of days in these zones, and a change of the clock. */
const moments = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-29', '2026-03-30'].flatMap((day) =>
  ['00:00:00Z', '00:30:00Z', '05:00:00Z', '18:14:59Z', '18:15:00Z', '23:59:59Z'].map(
    (time) => `${day}T${time}`,
  ),
)
const moment = fc.constantFrom(...moments)
const day = fc.constantFrom(
  '2026-03-06',
  '2026-03-07',
  '2026-03-08',
  '2026-03-10',
  '2026-03-29',
  '2026-03-31',
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const range = <Value extends string | number>(value: fc.Arbitrary<Value>) =>
  fc
    .tuple(maybe(value), maybe(value))
    .map(([one, other]) =>
      one !== undefined && other !== undefined && one > other ? [other, one] : [one, other],
    )

const names = ['ada kaya', 'ada lovelace', 'ozlem kaya', 'x']
const products = ['mug', 'plate', 'tray']

const order = fc.record({
  store: fc.constantFrom(0, 1),
  number: fc.constantFrom('101', '102', '1020', 'A-7', '77'),
  name: fc.constantFrom(...names),
  hasCustomer: fc.boolean(),
  ordered_at: moment,
  refunded_at: moment,
  // Parts of them are exact in any arithmetic.
  total: fc.constantFrom(0, 256, 1024, 4096),
  refunded_total: fc.constantFrom(0, 0, 64, 256, 1024),
  currency: fc.constantFrom('GBP', 'EUR', 'JPY'),
  status: fc.constantFrom('completed', 'processing', 'refunded', 'cancelled', 'failed', 'own-status'),
  parts: maybe(fc.record({ items_total: fc.nat(900), discount_total: fc.nat(90), fee_total: fc.nat(9) })),
  lines: fc.array(
    fc.record({
      product: fc.constantFrom(...products),
      quantity: fc.integer({ min: 1, max: 5 }),
      total: fc.nat(3000),
      unit_cost: fc.option(
        fc.nat(400).map((eighths) => eighths / 8),
        { nil: null, freq: 3 },
      ),
      has_todays_cost: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
})

const view = fc.record({
  store: maybe(fc.constantFrom(0, 1)),
  search_term: maybe(
    fc.constantFrom('ada', 'kaya', 'ozlem kaya', '10', '102', '#A-7', 'a', 'zzz', '%', '  '),
  ),
  status: maybe(
    fc.uniqueArray(fc.constantFrom('completed', 'refunded', 'cancelled', 'none'), { minLength: 1 }),
  ),
  days: range(day),
  amount: maybe(
    fc.record({
      currency: fc.constantFrom('GBP', 'EUR', 'XXX'),
      range: range(fc.integer({ min: -1, max: 5000 })),
    }),
  ),
  customer: maybe(fc.nat({ max: 2 * names.length - 1 })),
  product: maybe(fc.nat({ max: 2 * products.length - 1 })),
})

const example = fc.record({
  timezone: fc.constantFrom(...zones),
  known_since: maybe(moment),
  orders: fc.array(order, { minLength: 20, maxLength: 40 }),
  views: fc.array(view, { minLength: 12, maxLength: 12 }),
})

/** Two stores, each with a customer of every name and every product. */
async function newTeam({ timezone, known_since }: { timezone: string; known_since: string | undefined }) {
  const team = await used.api.newTeam({ timezone })
  const stores = [
    await addStore(used.api, team.team_id),
    await addStore(used.api, team.team_id, { known_since: known_since ?? null }),
  ]
  const customers: number[] = []
  const listed: number[] = []
  for (const store of stores) {
    const rows = names.map((name) => ({ name, search_text: ` ${name}` }))
    customers.push(...(await addCustomers(used.api, team.team_id, store, rows)))
    listed.push(...(await addProducts(team.team_id, store)))
  }
  return { team, stores, customers, products: listed }
}

const addProducts = async (team_id: number, store_id: number) => {
  const rows = products.map((name) => ({
    store_id,
    provider_id: name,
    name,
    status: 'publish',
    sku: null,
    price: null,
    currency: 'GBP',
    stock_quantity: null,
    search_text: ` ${name}`,
  }))
  const added = await inTeam(used.opened.database, team_id, (db) =>
    db.insertInto('products').values(rows).returning('id').execute(),
  )
  return added.map(({ id }) => id)
}

test('whatever is searched and filtered, the figures are those of the listed orders', async () => {
  await fc.assert(
    fc.asyncProperty(example, async ({ orders, views, ...given }) => {
      const { team, stores, customers, products: productIds } = await newTeam(given)
      const plain = orders.map(({ name, hasCustomer, refunded_total, ...row }): PlainFoundOrder => ({
        ...row,
        name,
        refunded_total: Math.min(refunded_total, row.total),
        customer: hasCustomer ? row.store * names.length + names.indexOf(name) : null,
      }))
      for (const [index, store] of stores.entries()) {
        const own = plain.filter((row) => row.store === index)
        await addOrders(
          used.api,
          team.team_id,
          store,
          own.map(({ store: _store, name, customer, parts, ...row }) => ({
            ...row,
            ...parts,
            customer_id: customer === null ? null : customers[customer]!,
            search_text: customer === null ? ` ${name}` : null,
          })),
        )
      }
      for (const one of views) {
        const { store, days, amount, customer, product, search_term, status } = one
        const asked = {
          store_id: store === undefined ? undefined : stores[store],
          search_term,
          status,
          date_from: days[0],
          date_to: days[1],
          amount_currency: amount?.currency,
          amount_min: amount?.range[0],
          amount_max: amount?.range[1],
          customer_id: customer === undefined ? undefined : customers[customer],
          product_id: product === undefined ? undefined : productIds[product],
        }
        const { data, meta } = await read<Answer>(team.token, '/sales/days', asked)
        const chosen: PlainView = { ...one, productNames: products, known_since: given.known_since }
        const expected = foundTotals(plain, chosen, given.timezone)
        expect({ asked, totals: meta.totals.toSorted(byCurrency) }).toEqual({
          asked,
          totals: expected.totals,
        })
        expect({ asked, data }).toEqual({ asked, data: expected.days })
        expect(meta.first_day).toBe(expected.days[0]?.day ?? null)
        const listed = await read<{ data: Order[] }>(team.token, '/orders', { ...asked, per_page: 100 })
        expect(listed.data).toHaveLength(
          plain.filter((row) => isFoundBy(row, plain, chosen, given.timezone)).length,
        )
      }
    }),
    // A smaller example would take longer than the test may.
    { numRuns: 8, endOnFailure: true },
  )
})

const byCurrency = (one: { currency: string }, other: { currency: string }) =>
  one.currency < other.currency ? -1 : 1

type Asked = Record<string, string | number | string[] | undefined>

const ask = (token: string, path: string, asked: Asked) => {
  const given = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return used.api.request('GET', `/ecommerce${path}?${new URLSearchParams(given)}`, { token })
}

async function read<Body>(token: string, path: string, asked: Asked) {
  const answer = await ask(token, path, asked)
  expect({ asked, status: answer.status }).toEqual({ asked, status: 200 })
  return (await answer.json()) as Body
}

test('refuses whatever the list refuses, with the same words', async () => {
  const given = { timezone: 'UTC', known_since: undefined }
  const [{ team }, other] = [await newTeam(given), await newTeam(given)]
  const refused: Asked[] = [
    { store_id: other.stores[0] },
    { customer_id: other.customers[0] },
    { product_id: other.products[0] },
    { store_id: 'x' },
    { customer_id: '1e9' },
    { product_id: '-1' },
    { status: '' },
    { date_from: '2026-02-30' },
    { date_from: '2026-03-02', date_to: '2026-03-01' },
    { amount_min: 1 },
    { amount_min: 2, amount_max: 1, amount_currency: 'GBP' },
    { amount_currency: 'gbp' },
    { search_term: 'a\u0000b' },
    { search_term: 'x'.repeat(10_000) },
    { unknown: 1 },
  ]
  for (const asked of refused) {
    const [figures, list] = [
      await ask(team.token, '/sales/days', asked),
      await ask(team.token, '/orders', asked),
    ]
    expect({ asked, status: list.status }).toEqual({ asked, status: 422 })
    expect({ asked, status: figures.status }).toEqual({ asked, status: 422 })
    const [errors, errorsOfList] = [await errorsOf(figures), await errorsOf(list)]
    expect(errors).toEqual(errorsOfList)
  }
  for (const search_term of ["' or 1=1--", '%_\\', '\u202e', '__proto__'])
    expect((await read<Answer>(team.token, '/sales/days', { search_term })).meta.totals).toEqual([])
})

const errorsOf = async (answer: Response) => ((await answer.json()) as { errors: object }).errors
