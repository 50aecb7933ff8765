import { expect, inject, test } from 'vitest'
import { discountCodeColumns, discountCodeSorts } from '@tandem/api-contract'
import type { EndpointAnswer, listCodeCustomers, listDiscountCodes, SoldByCode } from '@tandem/api-contract'
import { hourMs } from '@tandem/format'
import { csvRows } from '../../testing/csv-rows.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { generateCodes } from '../../testing/generate-codes.ts'
import { generateOrders, widenOrders } from '../../testing/generate-orders.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import { drawing } from '../../testing/drawing.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { discountCodesPage } from './find-codes.ts'

const used = useTestApi()

interface Placed {
  at: string
  buyer: string | null
  currency: string
  total: number
  codes: { code: string; discount: number | null }[]
}

/** The answers directly by their definition. */
function plainly(placed: Placed[], currency: string) {
  const keys = new Set(placed.flatMap(({ codes }) => codes.map(({ code }) => code.toLowerCase())))
  return [...keys].flatMap((key) => {
    const uses = placed.filter(
      (order) => order.currency === currency && order.codes.some(({ code }) => code.toLowerCase() === key),
    )
    if (uses.length === 0) return []
    const discounts = uses.flatMap(({ codes }) =>
      codes.filter(({ code }) => code.toLowerCase() === key).map(({ discount }) => discount),
    )
    const brought = [...new Set(placed.map(({ buyer }) => buyer))].flatMap((buyer) => {
      const own = placed.filter((order) => buyer !== null && order.buyer === buyer).toSorted(byMoment)
      const [first, ...later] = own
      return first && uses.includes(first) ? [later.filter((order) => order.currency === currency)] : []
    })
    return [
      {
        key,
        orders: uses.length,
        buyers: new Set(uses.flatMap(({ buyer }) => buyer ?? [])).size,
        revenue: sum(uses.map(({ total }) => total)),
        discount: discounts.includes(null) ? null : sum(discounts.map(Number)),
        customers: brought.length,
        later: { orders: brought.flat().length, revenue: sum(brought.flat().map(({ total }) => total)) },
      },
    ]
  })
}

/** Of orders with the same time, the currency that comes first in the alphabet. */
const byMoment = (one: Placed, other: Placed) =>
  one.at === other.at ? (one.currency < other.currency ? -1 : 1) : one.at < other.at ? -1 : 1

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test('adds up the sales of codes and the customers they brought like a plain model, one currency at a time', async () => {
  used.api.clock.now = new Date('2026-06-01T09:00:00Z')
  const oak = await newSellingTeam(used.api)
  const { below: draw } = drawing(11)
  const written = ['SPRING10', 'spring10', 'WELCOME', 'Ada-5', 'Çay-5', 'ÇAY-5']
  const placed = Array.from({ length: 120 }, (_, index): Placed => {
    const codes = written.filter(() => draw(6) === 0)
    return {
      at: new Date(Date.UTC(2026, 0, 1) + index * hourMs * 30).toISOString(),
      buyer: draw(8) === 0 ? null : `p${draw(25)}@x.test`,
      currency: draw(5) === 0 ? 'EUR' : 'GBP',
      total: 100 + draw(9000),
      codes: codes.map((code) => ({ code, discount: code === 'Ada-5' && draw(3) === 0 ? null : draw(500) })),
    }
  })
  // Their first orders are in two currencies at the same time, with one code, and with two.
  const moment = '2025-12-24T12:00:00.000Z'
  const ofBoth = (buyer: string, inPounds: string, inEuros: string) =>
    [
      ['GBP', inPounds],
      ['EUR', inEuros],
    ].map(([currency = '', code = '']) => ({
      at: moment,
      buyer,
      currency,
      total: 700,
      codes: [{ code, discount: 10 }],
    }))
  placed.push(...ofBoth('both@x.test', 'SPRING10', 'spring10'), ...ofBoth('two@x.test', 'WELCOME', 'Ada-5'))
  placed.push({ ...placed.at(-1)!, at: '2026-02-01T09:00:00.000Z', currency: 'GBP', codes: [] })
  const customerOf = (email: string | null) => ({
    provider_id: null,
    email,
    name: email?.split('@')[0] ?? '',
    city: null,
    country: null,
  })
  await oak.orders(
    placed.map(({ at, buyer, currency, total, codes }) => ({
      ordered_at: at,
      currency,
      customer: customerOf(buyer),
      discount_codes: codes,
      lines: [[null, 1, total]],
    })),
  )
  // Another order with a code that isn't a sale.
  await oak.orders([
    {
      ordered_at: '2026-01-01T00:00:00Z',
      status: 'cancelled',
      customer: customerOf('p1@x.test'),
      discount_codes: [{ code: 'CANCELLED', discount: 1 }],
      lines: [[null, 1, 900]],
    },
  ])
  const ask = async (path: string, token = oak.team.token) =>
    used.api.request('GET', `/ecommerce/discount-codes${path}`, { token })
  const read = async (search: string) =>
    (await (await ask(search)).json()) as EndpointAnswer<typeof listDiscountCodes>
  for (const currency of ['GBP', 'EUR']) {
    const { data, meta } = await read(`?currency=${currency}&per_page=50`)
    const found = data.map(({ code, ...rest }) => ({ key: code.toLowerCase(), ...rest }))
    const expected = plainly(placed, currency)
    expect(found.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual(
      expected.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    )
    expect(found.map(({ orders }) => orders)).toEqual(
      expected.map(({ orders }) => orders).toSorted((one, other) => other - one),
    )
    expect(meta).toMatchObject({ currency, currencies: ['GBP', 'EUR'], total: 4, unknown_orders: 0 })
  }
  const byLater = await read('?sort=-later&per_page=1&page=2')
  const second = plainly(placed, 'GBP').toSorted((one, other) => other.later.revenue - one.later.revenue)[1]
  expect(byLater.data).toMatchObject([{ revenue: second?.revenue, later: second?.later }])
  for (const sort of discountCodeSorts) {
    const figure = sort.replace('-', '')
    const figures = (codes: SoldByCode[]) =>
      codes.map((code) => (figure === 'later' ? code.later?.revenue : code[figure as 'discount']) ?? null)
    const all = figures((await read('?per_page=50')).data)
    const known = all.filter((value) => value !== null).toSorted((one, other) => one - other)
    const expected = [
      ...(sort.startsWith('-') ? known.toReversed() : known),
      ...all.filter((value) => value === null),
    ]
    expect(figures((await read(`?sort=${sort}&per_page=50`)).data), sort).toEqual(expected)
  }
  expect((await read('?page=9')).meta).toMatchObject({ total: 4, last_page: 1 })

  const people = (await (await ask('/customers?code=Spring10&per_page=100')).json()) as EndpointAnswer<
    typeof listCodeCustomers
  >
  const firsts = new Map<string, Placed>()
  const byTime = placed.toSorted(byMoment)
  for (const order of byTime) if (order.buyer && !firsts.has(order.buyer)) firsts.set(order.buyer, order)
  const expected = [...firsts].filter(([, { codes }]) =>
    codes.some(({ code }) => code.toLowerCase() === 'spring10'),
  )
  expect(people.data.map(({ name, first }) => [name, first.revenue])).toEqual(
    expected.map(([email, { total }]) => [email.split('@')[0], total]).toReversed(),
  )
  expect(people.meta.total).toBe(expected.length)

  const file = async (currency: string, token = oak.team.token) => {
    const filter = { currency, sort: '-orders', store_id: oak.store_id }
    const body = { filter, columns: discountCodeColumns }
    const answer = await used.api.request('POST', '/ecommerce/discount-codes/export', { token, body })
    return answer.status === 200 ? csvRows(await answer.text()) : [[String(answer.status)]]
  }
  const pounds = (amount: number | null) => (amount === null ? '' : (amount / 100).toFixed(2))
  const [head, ...lines] = await file('GBP')
  expect(head?.join()).toBe(
    'Code,Orders,Revenue (GBP),Discount given (GBP),Customers,New customers,Orders since,Bought since (GBP)',
  )
  const shown = await read('?currency=GBP&per_page=50')
  expect(lines).toEqual(
    shown.data.map(({ code, orders, revenue, discount, buyers, customers, later }) => [
      code,
      ...[orders, pounds(revenue), pounds(discount), buyers, customers, later!.orders].map(String),
      pounds(later!.revenue),
    ]),
  )
  // A code that a spreadsheet would execute, in a currency without decimals.
  await oak.orders([
    {
      ordered_at: '2026-05-30T00:00:00Z',
      currency: 'JPY',
      discount_codes: [{ code: '=1+1', discount: 50 }],
      lines: [[null, 1, 900]],
    },
  ])
  expect((await file('JPY'))[1]?.slice(0, 4)).toEqual(["'=1+1", '1', '900', '50'])

  const stranger = await used.api.newTeam()
  expect(await file('GBP', stranger.token)).toEqual([['422']])
  expect((await (await ask('', stranger.token)).json()) as unknown).toMatchObject({
    data: [],
    meta: { currency: null, currencies: [], total: 0 },
  })
  expect((await ask(`?store_id=${oak.store_id}`, stranger.token)).status).toBe(422)
  expect(await (await ask('/customers?code=SPRING10', stranger.token)).json()).toMatchObject({ data: [] })
  for (const path of [
    '/customers',
    `/customers?code=${'x'.repeat(201)}`,
    '?sort=code',
    '?currency=toolongforone',
  ])
    expect((await ask(path)).status, path).toBe(422)
})

test('is unknown when customers bought before all orders of a store are known', async () => {
  used.api.clock.now = new Date('2026-11-25T12:00:00Z')
  const oak = await newSellingTeam(used.api)
  const bought = (at: string, buyer: string, code?: string) => ({
    ordered_at: at,
    customer: { provider_id: null, email: `${buyer}@x.test`, name: buyer, city: null, country: null },
    discount_codes: code === undefined ? [] : [{ code, discount: 10 }],
    lines: [[null, 1, 500]] satisfies [null, number, number][],
  })
  await oak.orders([
    // Half of 26 September was read: 27 September is the first day that is known.
    bought('2026-09-26T12:00:00Z', 'ada', 'BEFORE'),
    bought('2026-09-26T13:00:00Z', 'ben', 'BOTH'),
    bought('2026-09-28T12:00:00Z', 'cy', 'BOTH'),
    bought('2026-10-02T12:00:00Z', 'ben', 'AFTER'),
    bought('2026-10-03T12:00:00Z', 'cy'),
  ])
  const { token } = oak.team
  const read = async () => {
    const answer = await used.api.request('GET', '/ecommerce/discount-codes?sort=customers', { token })
    const { data, meta } = (await answer.json()) as EndpointAnswer<typeof listDiscountCodes>
    return { known_since: meta.known_since, codes: data.map((row) => [row.code, row.customers, row.later]) }
  }
  const none = { orders: 0, revenue: 0 }
  const one = { orders: 1, revenue: 500 }
  expect(await read()).toEqual({
    known_since: null,
    codes: [
      ['AFTER', 0, none],
      ['BEFORE', 1, none],
      ['BOTH', 2, { orders: 2, revenue: 1000 }],
    ],
  })
  await oak.within((db) => db.updateTable('stores').set({ known_since: '2026-09-26T09:30:00Z' }).execute())
  expect(await read()).toEqual({
    known_since: '2026-09-27',
    codes: [
      ['AFTER', 0, none],
      ['BOTH', 1, one],
      ['BEFORE', null, null],
    ],
  })
  const people = async (code: string) => {
    const answer = await used.api.request('GET', `/ecommerce/discount-codes/customers?code=${code}`, {
      token,
    })
    const { data, meta } = (await answer.json()) as EndpointAnswer<typeof listCodeCustomers>
    return [data.map(({ name }) => name), meta.total, meta.unknown, meta.known_since]
  }
  expect(await people('both')).toEqual([['cy'], 1, 1, '2026-09-27'])
  expect(await people('before')).toEqual([[], 0, 1, '2026-09-27'])

  const body = { filter: { sort: 'customers' }, columns: ['code', 'customers', 'later'] }
  const file = await used.api.request('POST', '/ecommerce/discount-codes/export', { token, body })
  expect(csvRows(await file.text())).toEqual([
    ['Code', 'New customers (known since 2026-09-27)', 'Orders since', 'Bought since (GBP)'],
    ['AFTER', '0', '0', '0.00'],
    ['BOTH', '1', '1', '5.00'],
    ['BEFORE', '', '', ''],
  ])
})

test.runIf(inject('database') === 'postgres')(
  'reads the orders with codes once, from a covering index, and no orders of their customers',
  async () => {
    const { database } = used.opened
    const { team_id, stores } = await generateOrders(database, { orders: 5000, withLines: false })
    await generateCodes(database, team_id)
    await widenOrders(database)
    const reader = await openPlanReader(used.opened.url)
    try {
      await inTeam(planningDatabase(reader), team_id, (db) =>
        discountCodesPage(db, stores, {
          currency: 'GBP',
          sort: '-orders',
          from: { day: null, moment: '-infinity' },
          page: 1,
          per_page: 10,
        }),
      )
    } finally {
      await reader.client.end()
    }
    const plans = reader.notices.join('\n')
    expect(plans).toContain('orders_without_details')
    const plan = reader.notices.find((notice) => notice.includes('order_codes')) ?? ''
    expect(plan.match(/ on order_codes /g)).toHaveLength(1)
    expect(plan.match(/.* on orders .*/g)).toEqual([
      expect.stringMatching(/Index Only Scan using orders_sold /),
    ])
    expect(plan).toMatch(/Index Only Scan using customers_by_first_order /)
    expect(plan.match(/ on customer_spent /g)).toHaveLength(1)
  },
)
