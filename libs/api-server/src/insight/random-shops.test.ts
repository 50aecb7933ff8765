import { expect, test } from 'vitest'
import type {
  Cohorts,
  Customer,
  DashboardCustomers,
  EndpointAnswer,
  listDiscountCodes,
  SalesDay,
} from '@tandem/api-contract'
import { dayMs, hourMs } from '@tandem/format'
import { writeCustomers } from '../commerce/sync/write-customers.ts'
import { customerRecord } from '../testing/customer-record.ts'
import { drawing } from '../testing/drawing.ts'
import type { Drawing } from '../testing/drawing.ts'
import { dataOf } from '../testing/read-answer.ts'
import { newSellingTeam } from '../testing/selling-team.ts'
import type { NewOrder } from '../testing/selling-team.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { onWall } from '../testing/wall-clock.ts'

const used = useTestApi()

const now = Date.parse('2026-11-25T12:00:00Z')

/** A buyer: an account, a guest, an account with the same address as earlier guest orders, or nobody. */
interface Buyer {
  name: string
  account: string | null
  email: string | null
}

interface Sale {
  id: string
  /** 0 in WooCommerce, 1 in Shopify. */
  kind: 0 | 1
  store: number
  buyer: Buyer
  at: number
  status: string
  currency: string
  total: number
  back: number
  codes: { code: string; discount: number | null }[]
}

const buyersOf = (store: number): Buyer[] => [
  ...Array.from({ length: 12 }, (_, index) => ({
    name: `Both ${store} ${index}`,
    account: String(store * 100 + index),
    email: `both${index}@x.test`,
  })),
  ...Array.from({ length: 6 }, (_, index) => ({
    name: `Account ${store} ${index}`,
    account: String(store * 100 + 50 + index),
    email: null,
  })),
  ...Array.from({ length: 14 }, (_, index) => ({
    name: `Guest ${store} ${index}`,
    account: null,
    email: `guest${index}@x.test`,
  })),
  { name: '', account: null, email: null },
]

const statuses = ['completed', 'completed', 'processing', 'on-hold', 'refunded', 'sent-by-drone'] as const
/** What doesn't count: first in WooCommerce, then in Shopify. */
const noSales = [
  ['pending', 'failed', 'cancelled', 'vendor-part'],
  ['cancelled', 'test'],
] as const
const codes = ['SPRING', 'spring', 'Çay', 'ÇAY', 'ONCE'] as const

/** The first instant of a local month. */
function startOf(month: string, timezone: string): number {
  let [before, after] = [-1, 1].map((side) => Date.parse(`${month}-01T00:00:00Z`) + side * dayMs) as [
    number,
    number,
  ]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (onWall(new Date(middle).toISOString(), timezone).day < `${month}-01`) before = middle
    else after = middle
  }
  return after
}

const nextMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Often the first instant of a local day, or the last one before. */
function drawMoment({ below, one }: Drawing, clockChanges: string[]) {
  const day =
    below(4) === 0 ? Date.parse(`${one(clockChanges)}T00:00:00Z`) : now - below(480) * dayMs - 2 * dayMs
  const hour = one([0, 1, 2, 4, 5, 9, 10, 12, 14, 21, 22, 23])
  const start = Math.floor(day / dayMs) * dayMs + hour * hourMs
  return Math.min(now - 1000, start + one([0, -1, 0, -1000, below(hourMs)]))
}

function drawSale(drawing: Drawing, more: Pick<Sale, 'id' | 'kind' | 'store' | 'buyer' | 'at'>): Sale {
  const { below, one } = drawing
  const total = one([0, 1, 2, 3, 999, 1000, below(9000)])
  return {
    ...more,
    status: below(6) === 0 ? one(noSales[more.kind]) : one(statuses),
    currency: one(['GBP', 'GBP', 'GBP', 'EUR', 'JPY', 'KWD']),
    total,
    // Sometimes more than the order.
    back: one([0, 0, 0, total, total + 1 + below(500), below(total + 1)]),
    codes: codes
      .filter(() => below(5) === 0)
      .map((code) => ({ code, discount: code === 'ONCE' && below(2) === 0 ? null : below(300) })),
  }
}

const spelled = ({ one }: Drawing, email: string | null) =>
  email === null ? null : one([email, email.toUpperCase(), ` ${email}`])

const written = (drawing: Drawing, sale: Sale, isGuest: boolean): NewOrder => ({
  provider_id: sale.id,
  ordered_at: new Date(sale.at).toISOString(),
  status: sale.status,
  currency: sale.currency,
  total: sale.total,
  refunded_total: sale.back,
  customer: {
    provider_id: isGuest ? null : sale.buyer.account,
    email: spelled(drawing, sale.buyer.email),
    name: sale.buyer.name,
    city: null,
    country: null,
  },
  discount_codes: sale.codes,
  lines: [[null, 1, sale.total]],
})

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const net = (sales: Sale[]) => sum(sales.map(({ total, back }) => total - back))
const named = ({ buyer }: Sale) => buyer.name
/** Halves away from zero. */
const perOne = (amount: number, count: number) => {
  const size = Math.floor((2 * Math.abs(amount) + count) / (2 * count))
  return amount < 0 ? 0 - size : size
}
const byTime = (one: Sale, other: Sale) => one.at - other.at || (one.currency < other.currency ? -1 : 1)
const people = (sales: Sale[]) =>
  Map.groupBy(sales.filter((sale) => named(sale) !== '').toSorted(byTime), named)

function plainCohorts(sales: Sale[], currency: string, timezone: string) {
  const firsts = [...people(sales).values()].filter(([first]) => first?.currency === currency)
  const monthOf = ({ at }: Sale) => onWall(new Date(at).toISOString(), timezone).day.slice(0, 7)
  return [...Map.groupBy(firsts, ([first]) => monthOf(first!))]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, members]) => {
      const end = startOf(nextMonth(month), timezone)
      const after = (days: number) => {
        if (now < end + days * dayMs) return null
        const within = members.map((own) => own.filter(({ at }) => at < own[0]!.at + days * dayMs))
        return {
          repeat_customers: within.filter((own) => own.length > 1).length,
          revenue: net(within.flat().filter((sale) => sale.currency === currency)),
        }
      }
      return {
        month,
        customers: members.length,
        after_30: after(30),
        after_90: after(90),
        after_365: after(365),
      }
    })
}

function plainCodes(sales: Sale[], currency: string) {
  const keyed = sales.flatMap((sale) => sale.codes.map(({ code }) => ({ key: code.toLowerCase(), sale })))
  return [...Map.groupBy(keyed, ({ key }) => key)]
    .map(([key, uses]) => {
      const own = [...new Set(uses.map(({ sale }) => sale))].filter((sale) => sale.currency === currency)
      const discounts = own.flatMap((sale) =>
        sale.codes.filter(({ code }) => code.toLowerCase() === key).map(({ discount }) => discount),
      )
      const brought = [...people(sales).values()].filter(([first]) => own.includes(first!))
      const later = brought.flatMap(([, ...rest]) => rest.filter((sale) => sale.currency === currency))
      return {
        key,
        orders: own.length,
        buyers: new Set(own.map(named).filter((name) => name !== '')).size,
        revenue: net(own),
        discount: discounts.includes(null) ? null : sum(discounts.map(Number)),
        customers: brought.length,
        later: { orders: later.length, revenue: net(later) },
      }
    })
    .filter(({ orders }) => orders > 0)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

const inCurrencies = (sales: Sale[], of: (own: Sale[]) => number) =>
  [...Map.groupBy(sales, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, amount: of(own) }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))

const plainCustomers = (sales: Sale[]) =>
  [...people(sales)]
    .map(([name, own]) => ({
      name,
      orders_count: own.length,
      last_order_at: new Date(own.at(-1)!.at).toISOString(),
      spent: inCurrencies(own, net),
      average_order: inCurrencies(own, (some) => perOne(net(some), some.length)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

type PlainCustomer = ReturnType<typeof plainCustomers>[number]

/** The names of the tenth who spent most in a currency, and of those who spent as much as the last of them. */
function plainBest(customers: PlainCustomer[], asked: string | null): string[] {
  const currencies = Map.groupBy(
    customers.flatMap(({ spent }) => spent.map(({ currency }) => currency)),
    (currency) => currency,
  )
  const [most] = [...currencies]
    .toSorted(([one, uses], [other, others]) => others.length - uses.length || (one < other ? -1 : 1))
    .map(([currency]) => currency)
  const amountOf = ({ spent }: PlainCustomer) =>
    spent.find(({ currency }) => currency === (asked ?? most))?.amount ?? null
  const amounts = customers
    .map(amountOf)
    .filter((amount) => amount !== null)
    .toSorted((one, other) => other - one)
  const least = amounts[Math.ceil(amounts.length / 10) - 1] ?? Infinity
  return customers.filter((customer) => (amountOf(customer) ?? -Infinity) >= least).map(({ name }) => name)
}

/** Who bought on some local days. */
function plainBuyers(sales: Sale[], timezone: string, from: string, to: string) {
  const dayOf = ({ at }: Sale) => onWall(new Date(at).toISOString(), timezone).day
  const within = sales.filter((sale) => dayOf(sale) >= from && dayOf(sale) <= to)
  const firstDay = new Map([...people(sales)].map(([name, [first]]) => [name, dayOf(first!)]))
  const kindOf = (sale: Sale) =>
    named(sale) === '' ? 'without_customer' : firstDay.get(named(sale))! >= from ? 'new' : 'returning'
  const counted = (kind: string) => new Set(within.filter((sale) => kindOf(sale) === kind).map(named)).size
  const part = (own: Sale[]) => ({ orders: own.length, revenue: net(own) })
  return {
    new_customers: counted('new'),
    returning_customers: counted('returning'),
    orders_without_customer: within.filter((sale) => named(sale) === '').length,
    currencies: [...Map.groupBy(within, ({ currency }) => currency)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, own]) => ({
        currency,
        ...part(own),
        average_order: perOne(net(own), own.length),
        new: part(own.filter((sale) => kindOf(sale) === 'new')),
        returning: part(own.filter((sale) => kindOf(sale) === 'returning')),
        without_customer: part(own.filter((sale) => kindOf(sale) === 'without_customer')),
      })),
  }
}

/** What was sold on each local day. */
function plainDaysSold(sales: Sale[], timezone: string) {
  const dayOf = ({ at, currency }: Sale) => `${onWall(new Date(at).toISOString(), timezone).day} ${currency}`
  return [...Map.groupBy(sales, dayOf)]
    .map(([day, own]) => ({ day, orders: own.length, revenue: net(own) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const zones = [
  { timezone: 'Europe/London', clockChanges: ['2026-03-29', '2026-10-25', '2025-10-26'] },
  { timezone: 'America/New_York', clockChanges: ['2026-03-08', '2026-11-01', '2025-11-02'] },
  { timezone: 'Australia/Lord_Howe', clockChanges: ['2026-04-05', '2026-10-04', '2025-10-05'] },
  { timezone: 'Pacific/Kiritimati', clockChanges: ['2026-01-01', '2026-03-01'] },
  { timezone: 'Africa/Cairo', clockChanges: ['2026-04-24', '2026-10-30'] },
]

const worlds = zones.map((zone, index) => ({
  ...zone,
  seed: 17 + index * 1009,
  /** Where the team was while its orders were read. */
  zoneBefore: zones[(index + 2) % zones.length]!.timezone,
}))

test.each(worlds)(
  'counts days, cohorts, codes, segments and buyers of odd shops in $timezone like a plain model',
  async ({ timezone, zoneBefore, clockChanges, seed }) => {
    const draw = drawing(seed)
    used.api.clock.now = new Date(now)
    const oak = await newSellingTeam(used.api, { timezone: zoneBefore })
    const stores = [oak.store_id, await oak.newStore('elm')] as const
    await oak.within((db) =>
      db.updateTable('stores').set({ type: 'shopify' }).where('id', '=', stores[1]).execute(),
    )
    const sales = new Map<string, Sale>()
    for (const index of [0, 1] as const) {
      const store = stores[index]
      const buyers = buyersOf(index)
      const records = buyers
        .filter(({ account }) => account !== null)
        .map(({ name, account, email }) =>
          customerRecord({ provider_id: account!, name, email: spelled(draw, email) }),
        )
      const scope = { store_id: store, currency: 'GBP', run: 1 }
      const list = (some: typeof records) => oak.within((db) => writeCustomers(db, scope, some))
      // Half of the accounts are read after guests have ordered with their addresses.
      await list(records.filter((_, at) => at % 2 === 0))
      const place = async (some: Sale[], canBeGuest: boolean) => {
        for (const sale of some) sales.set(sale.id, sale)
        await oak.orders(
          some.map((sale) =>
            written(draw, sale, canBeGuest && sale.buyer.email !== null && draw.below(2) === 0),
          ),
          store,
        )
      }
      const drawn = Array.from({ length: 160 }, (_, at) =>
        drawSale(draw, {
          id: `${index}-${at}`,
          kind: index,
          store,
          buyer: draw.one(buyers),
          at: drawMoment(draw, clockChanges),
        }),
      )
      for (let at = 0; at < drawn.length; at += 40) await place(drawn.slice(at, at + 40), true)
      await list(records)
      // Some change: their buyer, moment, status, currency or amounts.
      const changed = drawn
        .filter(() => draw.below(4) === 0)
        .map((sale) => {
          const fresh = drawSale(draw, sale)
          const at = draw.below(3) === 0 ? drawMoment(draw, clockChanges) : sale.at
          return { ...fresh, at, buyer: draw.below(3) === 0 ? draw.one(buyers) : sale.buyer }
        })
      await place(changed, true)
      const dropped = drawn.filter(() => draw.below(10) === 0).map(({ id }) => id)
      for (const id of dropped) sales.delete(id)
      await oak.dropOrders(dropped, store)
      await list(records)
    }

    const { token } = oak.team
    expect((await used.api.request('PUT', '/team', { token, body: { timezone } })).status).toBe(200)
    await used.api.jobsSettled()
    const ask = (path: string) => used.api.request('GET', path, { token })
    for (const store of [null, ...stores]) {
      const counted = [...sales.values()].filter(
        ({ status, kind, ...sale }) =>
          !(noSales[kind] as readonly string[]).includes(status) && (store === null || sale.store === store),
      )
      const ofStore = store === null ? '' : `&store_id=${store}`
      for (const currency of ['GBP', 'EUR', 'JPY', 'KWD']) {
        const cohorts = await dataOf<Cohorts>(await ask(`/ecommerce/cohorts?currency=${currency}${ofStore}`))
        expect(cohorts.months, currency).toEqual(plainCohorts(counted, currency, timezone))
        expect(cohorts.orders_without_customer).toBe(
          counted.filter((sale) => named(sale) === '' && sale.currency === currency).length,
        )
        const answer = await ask(`/ecommerce/discount-codes?currency=${currency}&per_page=50${ofStore}`)
        const { data } = (await answer.json()) as EndpointAnswer<typeof listDiscountCodes>
        expect(
          data
            .map(({ code, ...rest }) => ({ key: code.toLowerCase(), ...rest }))
            .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
          currency,
        ).toEqual(plainCodes(counted, currency))
      }

      const sold = await dataOf<SalesDay[]>(
        await ask(`/ecommerce/sales/days?date_from=2025-01-01&date_to=2026-11-25${ofStore}`),
      )
      expect(
        sold
          .filter(({ orders }) => orders > 0)
          .map(({ day, currency, orders, revenue }) => ({ day: `${day} ${currency}`, orders, revenue }))
          .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
      ).toEqual(plainDaysSold(counted, timezone))

      const customers = plainCustomers(counted)
      expect(customers.some(({ average_order }) => average_order.some(({ amount }) => amount < 0))).toBe(true)
      const listed = async (more: string) => {
        const rows = await dataOf<Customer[]>(
          await ask(`/ecommerce/customers?per_page=100${ofStore}${more && `&${more}`}`),
        )
        return rows
          .filter(({ orders_count }) => orders_count > 0)
          .map(({ name, orders_count, last_order_at, spent, average_order }) => ({
            name,
            orders_count,
            last_order_at: last_order_at && new Date(last_order_at).toISOString(),
            spent,
            average_order,
          }))
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      }
      expect(await listed('')).toEqual(customers)
      const names = async (more: string) => (await listed(more)).map(({ name }) => name)
      const those = (of: (customer: PlainCustomer) => boolean) => customers.filter(of).map(({ name }) => name)
      expect(await names('buyers=new')).toEqual(those((one) => one.orders_count === 1))
      expect(await names('buyers=returning')).toEqual(those((one) => one.orders_count > 1))
      expect(await names('buyers=lapsed')).toEqual(
        those((one) => Date.parse(one.last_order_at) < now - 180 * dayMs),
      )
      expect(await names('buyers=best')).toEqual(plainBest(customers, null))
      for (const currency of ['GBP', 'EUR', 'JPY', 'KWD'])
        expect(await names(`buyers=best&amount_currency=${currency}`), currency).toEqual(
          plainBest(customers, currency),
        )

      for (const [from, to] of [
        ['2026-03-01', '2026-04-30'],
        [clockChanges[0]!, clockChanges[0]!],
        [clockChanges[1]!, '2026-11-15'],
      ] as const) {
        const { current } = await dataOf<DashboardCustomers>(
          await ask(`/dashboard/customers?date_from=${from}&date_to=${to}&compare=none${ofStore}`),
        )
        expect(current, `${from} to ${to}`).toMatchObject(plainBuyers(counted, timezone, from, to))
      }
    }
  },
  60_000,
)
