import { beforeAll, expect, test } from 'vitest'
import type {
  Cohorts,
  Customer,
  DashboardAudience,
  DashboardCustomers,
  FigureChange,
  Insights,
  Order,
  OnlineFollowers,
  OrderDetail,
  Product,
  ProductDay,
  Reconciliation,
  SalesDay,
  SalesTotal,
  SoldByCode,
} from '@tandem/api-contract'
import { deleteRefund, modifyOrder, refundOrder, shopMonths } from '@tandem/provider-simulator'
import type { Shop, VisitOf } from '@tandem/provider-simulator'
import { dayMs, dayStart } from '@tandem/format'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { inMinor, plainSales, sumOf } from '../../testing/plain-shop.ts'
import type { PlainSale, RawShop } from '../../testing/plain-shop.ts'
import {
  plainBuyers,
  plainCodes,
  plainCohorts,
  plainCustomers,
  plainDays,
  plainProduct,
  plainTotals,
} from '../../testing/plain-shop-figures.ts'
import { plainReport } from '../../testing/plain-shop-report.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { readSimulatedShop } from '../../testing/read-simulated-shop.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

/** How buyers arrived: tagged and untagged links, searches, and unknown. */
const visitOf: VisitOf = ({ id }) => {
  const from = (['instagram', 'search', 'mail', 'direct'] as const)[id % 4]!
  if (id % 7 === 0) return null
  const isTagged = from !== 'direct' && id % 3 === 0
  return { from, referrer: null, landing: '/', campaign: isTagged ? { name: 'spring', content: null } : null }
}

const shop: Shop = simulatedShop('months', {
  dataset: shopMonths(),
  pricesIncludeTax: true,
  visitOf,
  now: () => used.api.clock.now,
})
shop.excludedStatuses = ['pending', 'failed', 'cancelled', 'onay-bekliyor']
const used = useTestApi({ connectors: simulatedConnectors([shop]) })

beforeAll(() => {
  used.api.clock.now = new Date('2026-05-20T12:00:00Z')
})

const readShop = () => readSimulatedShop(shop)

const months = [
  ['2026-01-01', '2026-01-31'],
  ['2026-02-01', '2026-02-28'],
  ['2026-03-01', '2026-03-31'],
] as const
const weeks = [
  ['2026-02-23', '2026-03-01'],
  ['2026-03-02', '2026-03-08'],
  ['2026-03-23', '2026-03-29'],
  ['2026-03-30', '2026-04-05'],
] as const
const currencies = ['EUR', 'GBP', 'JPY', 'KWD']
const all = ['2025-12-01', '2026-05-20'] as const

/** Calls as a member of a team. */
const reader = (token: string) => {
  const get = (path: string) => used.api.request('GET', path, { token })
  return {
    data: async <Data>(path: string) => dataOf<Data>(await get(path)),
    totals: async (from: string, to: string) => {
      const answer = await get(`/ecommerce/sales/days?date_from=${from}&date_to=${to}`)
      const { meta } = (await answer.json()) as { meta: { totals: SalesTotal[] } }
      return meta.totals.toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
    },
    csv: async (list: string, columns: string[]) => {
      const body = { filter: {}, columns }
      const answer = await used.api.request('POST', `/ecommerce/${list}/export`, { token, body })
      return csvRows(await answer.text())
    },
  }
}
type Reader = ReturnType<typeof reader>

/** Whether a window has passed for customers of the end of a month. */
const isOver = (zone: string) => (month: string, days: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  return Date.parse(dayStart(next, zone)) + days * dayMs <= used.api.clock.now.getTime()
}

async function compareSales(ask: Reader, sales: PlainSale[]) {
  const days = await ask.data<SalesDay[]>(`/ecommerce/sales/days?date_from=${all[0]}&date_to=${all[1]}`)
  expect(days).toEqual(plainDays(sales))
  for (const [from, to] of [...months, ...weeks, all])
    expect(await ask.totals(from, to)).toEqual(plainTotals(sales, from, to))
}

async function compareDashboard(ask: Reader, sales: PlainSale[]) {
  const sold = sales.filter(({ isSale }) => isSale)
  for (const [from, to] of months) {
    const { current, days } = await ask.data<Insights>(`/dashboard/insights?date_from=${from}&date_to=${to}`)
    const totals = plainTotals(sales, from, to)
    const inMonth = sold.filter(({ day }) => from <= day && day <= to)
    expect(current.orders).toBe(inMonth.length)
    expect(current.revenue).toEqual(
      totals
        .filter(({ orders }) => orders > 0)
        .toSorted((one, other) => other.orders - one.orders)
        .map(({ currency, revenue, units, costed }) => ({ currency, amount: revenue, units, costed })),
    )
    expect(sumOf(days.orders.map((orders) => orders!))).toBe(inMonth.length)

    const search = `date_from=${from}&date_to=${to}&compare=previous_period`
    const buyers = await ask.data<DashboardCustomers>(`/dashboard/customers?${search}`)
    const byName = (shown: DashboardCustomers['current']) => ({
      ...shown,
      currencies: shown.currencies!.map((own) => ({
        ...own,
        channels: own.channels.toSorted((one, other) => (one.channel < other.channel ? -1 : 1)),
      })),
    })
    expect(byName(buyers.current)).toEqual(plainBuyers(sales, from, to))
    const { date_from, date_to } = buyers.previous!
    expect(byName(buyers.previous!)).toEqual(plainBuyers(sales, date_from, date_to))

    const { orders } = await ask.data<OnlineFollowers>(
      `/dashboard/online-followers?date_from=${from}&date_to=${to}`,
    )
    const hours = Map.groupBy(inMonth, ({ weekday, hour }) => `${weekday} ${hour}`)
    expect(Object.fromEntries(orders!.map((cell) => [`${cell.weekday} ${cell.hour}`, cell.orders]))).toEqual(
      Object.fromEntries([...hours].map(([hour, own]) => [hour, own.length])),
    )
  }
}

async function compareProducts(ask: Reader, sales: PlainSale[], raw: RawShop) {
  const listed = await ask.data<Product[]>('/ecommerce/products?per_page=100')
  expect(listed).toHaveLength(raw.products.length)
  for (const { id, sku, stock_quantity, units_sold, revenue } of listed) {
    const product = raw.products.find((one) => one.sku === sku)!
    const { days, ...plain } = plainProduct(sales, product.id)
    expect({ sku, units_sold, revenue }).toEqual({ sku, ...plain })
    expect(stock_quantity).toBe(product.stock_quantity)
    expect(await ask.data<ProductDay[]>(`/ecommerce/products/${id}/days`)).toEqual(days)
  }
  const [, ...rows] = await ask.csv('products', ['sku', 'units_sold'])
  expect(Object.fromEntries(rows.map(([sku, units]) => [sku, Number(units)]))).toEqual(
    Object.fromEntries(raw.products.map(({ id, sku }) => [sku, plainProduct(sales, id).units_sold])),
  )
}

async function compareCustomers(ask: Reader, sales: PlainSale[], raw: RawShop, zone: string) {
  const listed = await ask.data<Customer[]>('/ecommerce/customers?per_page=100')
  // As the shop has them, including staff.
  const accountOf = new Map(shop.customers.map(({ id, email }) => [email, `account ${id}`]))
  const shown = listed
    .map(({ email, orders_count, spent, average_order, last_order_at }) => ({
      person: accountOf.get(email!) ?? email!,
      orders_count,
      spent,
      average_order,
      last_order_at: last_order_at === null ? null : Date.parse(last_order_at),
    }))
    .toSorted((one, other) => (one.person < other.person ? -1 : 1))
  const plain = plainCustomers(sales)
  // Registered customers without an order are listed too.
  expect(shown.filter(({ person }) => plain.some((one) => one.person === person))).toEqual(plain)
  expect(shown).toHaveLength(new Set([...accountOf.values(), ...plain.map(({ person }) => person)]).size)
  const { buyers } = await ask.data<DashboardAudience>('/dashboard/audience')
  expect(buyers.customers_count).toBe(plain.filter(({ orders_count }) => orders_count > 0).length)
  for (const currency of currencies) {
    const cohorts = await ask.data<Cohorts>(`/ecommerce/cohorts?currency=${currency}`)
    expect(cohorts.months).toEqual(plainCohorts(sales, currency, isOver(zone)))
    const nameless = sales.filter((sale) => sale.isSale && sale.person === null && sale.currency === currency)
    expect(cohorts.orders_without_customer).toBe(nameless.length)
    const codes = await ask.data<SoldByCode[]>(`/ecommerce/discount-codes?currency=${currency}`)
    expect(codes.toSorted((one, other) => (one.code < other.code ? -1 : 1))).toEqual(
      plainCodes(sales, currency),
    )
  }
  const [, ...rows] = await ask.csv('customers', ['orders_count'])
  expect(sumOf(rows.map(([orders]) => Number(orders)))).toBe(
    sumOf(plain.map(({ orders_count }) => orders_count)),
  )
}

async function compareOrders(ask: Reader, sales: PlainSale[], raw: RawShop) {
  const pages = await Promise.all(
    [1, 2].map((page) => ask.data<Order[]>(`/ecommerce/orders?per_page=100&page=${page}`)),
  )
  const listed = pages.flat()
  expect(listed).toHaveLength(sales.length)
  const byPaidDay: { day: string; currency: string; total: number }[] = []
  for (const { id, number } of listed) {
    const order = await ask.data<OrderDetail>(`/ecommerce/orders/${id}`)
    const plain = sales.find((sale) => String(sale.id) === number)!
    expect({
      number,
      is_sale: order.is_sale,
      total: order.total,
      refunded_total: order.refunded_total,
      items: order.lines_total + order.discount_total,
      discount_total: order.discount_total,
      fee_total: order.fee_total,
      shipping_total: order.shipping_total,
      tax_total: order.tax_total,
      codes: order.details!.discount_codes.map(({ code }) => code),
      refunds: sumOf(order.refunds.map(({ amount }) => amount)),
    }).toEqual({
      number,
      is_sale: plain.isSale,
      total: plain.total,
      refunded_total: plain.refunded,
      items: plain.gross,
      discount_total: plain.discounts,
      fee_total: plain.fees,
      shipping_total: plain.shipping,
      tax_total: plain.tax,
      codes: plain.codes.map(({ code }) => code),
      refunds: plain.refunded,
    })
    const paid = order.details!.paid_at
    if (order.is_sale && paid !== null)
      byPaidDay.push({ ...order, day: shop.clock.toLocal(paid.slice(0, 19)).slice(0, 10) })
  }
  const report = plainReport(raw, 'paid')
  for (const [from, to] of months)
    for (const currency of currencies) {
      const paid = byPaidDay.filter((row) => row.currency === currency && from <= row.day && row.day <= to)
      const refunds = sales
        .filter((sale) => sale.isSale && sale.currency === currency)
        .flatMap((sale) => sale.refunds)
        .filter(({ day }) => from <= day && day <= to)
      const total = sumOf(paid.map((row) => row.total)) - sumOf(refunds.map(({ amount }) => amount))
      expect([paid.length, total]).toEqual([
        report(from, to, currency).orders_count,
        report(from, to, currency).total_sales,
      ])
    }
}

async function compareOrderLists(ask: Reader, sales: PlainSale[], raw: RawShop) {
  for (const [from, to] of months) {
    const listed = await ask.data<Order[]>(`/ecommerce/orders?per_page=100&date_from=${from}&date_to=${to}`)
    const numbers = sales.filter(({ day }) => from <= day && day <= to).map(({ id }) => id)
    expect(listed.map(({ number }) => Number(number)).toSorted((one, other) => one - other)).toEqual(numbers)
  }
  const statuses = await ask.data<{ status: string; orders_count: number }[]>('/ecommerce/orders/statuses')
  const byStatus = Map.groupBy(raw.orders, ({ status }) => status)
  byStatus.delete('checkout-draft')
  expect(Object.fromEntries(statuses.map(({ status, orders_count }) => [status, orders_count]))).toEqual(
    Object.fromEntries([...byStatus].map(([status, own]) => [status, own.length])),
  )
  const [, ...rows] = await ask.csv('orders', ['number', 'currency', 'total', 'refunded_total'])
  const exported = rows.map(([number, currency, total, refunded]) => ({
    number,
    total: inMinor(total!, currency!),
    refunded: inMinor(refunded!, currency!),
  }))
  const plain = sales.map(({ id, total, refunded }) => ({ number: String(id), total, refunded }))
  expect(exported.toSorted((one, other) => Number(one.number) - Number(other.number))).toEqual(plain)
}

/** When the team's days are the shop's, the shop's own report has the same figures. */
async function compareReport(ask: Reader, raw: RawShop) {
  const report = plainReport(raw, 'created')
  for (const [from, to] of [...months, ...weeks])
    for (const { currency, orders, revenue, refunds, split } of await ask.totals(from, to)) {
      const { gross, fees, other, discounts, refunded } = split!
      const reported = report(from, to, currency)
      expect({
        orders_count: orders,
        gross_sales: gross + fees + other,
        coupons: discounts,
        total_sales: revenue + refunded - refunds,
      }).toEqual({
        orders_count: reported.orders_count,
        gross_sales: reported.gross_sales,
        coupons: reported.coupons,
        total_sales: reported.total_sales,
      })
    }
}

/** Tandem's side of the comparison with the shop's report: by each date, with refunds on either day. */
async function compareMonths(ask: Reader, sales: PlainSale[], storeId: number) {
  const pounds = sales.filter(({ isSale, currency }) => isSale && currency === 'GBP')
  for (const [from, to] of months)
    for (const by of ['ordered', 'paid'] as const)
      for (const refunds of ['order', 'given'] as const) {
        const search = `month=${from.slice(0, 7)}&by=${by}&refunds=${refunds}`
        const { tandem } = await ask.data<Reconciliation>(
          `/ecommerce/stores/${storeId}/reconciliation?${search}`,
        )
        const isIn = (day: string | null) => day !== null && from <= day && day <= to
        const own = pounds.filter((sale) => isIn(by === 'paid' ? sale.paidDay : sale.day))
        const given = pounds.flatMap((sale) => sale.refunds).filter(({ day }) => isIn(day))
        const back =
          refunds === 'order' ? own.map(({ refunded }) => refunded) : given.map(({ amount }) => amount)
        expect({ search, orders: tandem.orders, total: tandem.total }).toEqual({
          search,
          orders: own.length,
          total: sumOf(own.map(({ total }) => total)) - sumOf(back),
        })
      }
}

test.each(['Europe/London', 'Europe/Istanbul', 'America/New_York'])(
  'agrees with the shop in every figure of three months when the team is in %s',
  async (zone) => {
    const team = await used.api.newTeam({ timezone: zone })
    const store = await connectStore(used.api, team, shop.name)
    const ask = reader(team.token)
    const compare = async (chosen?: string[]) => {
      const raw = await readShop()
      raw.excluded = chosen ?? raw.excluded
      const sales = plainSales(raw, zone)
      await compareSales(ask, sales)
      await compareDashboard(ask, sales)
      await compareProducts(ask, sales, raw)
      await compareCustomers(ask, sales, raw, zone)
      await compareOrderLists(ask, sales, raw)
      if (!chosen) await compareMonths(ask, sales, store.id)
      if (zone !== shop.timeZone) return
      if (!chosen) await compareOrders(ask, sales, raw)
      await compareReport(ask, raw)
    }
    const monthsOf = async (excluded?: string[]) => {
      const raw = await readShop()
      const sales = plainSales({ ...raw, excluded: excluded ?? raw.excluded }, zone)
      return [...months].flatMap(([from, to]) =>
        plainTotals(sales, from, to).map(({ currency, orders, revenue }) => ({
          month: from,
          currency,
          orders,
          revenue,
        })),
      )
    }
    await compare()
    if (zone !== shop.timeZone) return

    // Later changes at a shop: a refund withdrawn, one given, and orders that complete or fail.
    const orders = [...shop.orders.values()]
    const refunded = orders.filter(({ refunds }) => refunds.length > 0)
    for (const order of [refunded[0]!, refunded.at(-1)!]) deleteRefund(shop, order.id, order.refunds[0]!.id)
    const sent = orders.filter(
      ({ status, refunds, total }) => status === 'kargoya-verildi' && !refunds[0] && total,
    )
    refundOrder(shop, sent[0]!.id, sent[0]!.total)
    modifyOrder(shop, sent[1]!.id, { status: 'cancelled' })
    const waiting = orders.find(({ status }) => status === 'onay-bekliyor')
    modifyOrder(shop, waiting!.id, { status: 'kargoya-verildi' })
    used.api.clock.now = new Date('2026-05-21T12:00:00Z')
    await syncAgain(used.api, team, store)
    await compare()

    // An admin chooses a different rule than the shop: the changes of each month are listed.
    const excluded = ['cancelled', 'failed', 'pending', 'kargoya-verildi']
    const body = { excluded }
    await used.api.request('PUT', `/ecommerce/stores/${store.id}/sales`, { token: team.token, body })
    await used.api.jobsSettled()
    await compare(excluded)
    const before = await monthsOf()
    const changed = (await monthsOf(excluded)).flatMap((after) => {
      const was = before.find(({ month, currency }) => month === after.month && currency === after.currency)
      const { month, currency, orders, revenue } = after
      const is = `${month} ${currency}: ${was?.orders ?? 0} to ${orders}, ${was?.revenue ?? 0} to ${revenue}`
      return was?.orders === orders && was.revenue === revenue ? [] : [is]
    })
    const listed = await ask.data<FigureChange[]>('/ecommerce/sales/changes')
    const lines = listed.map(
      ({ month, currency, ...change }) =>
        `${month} ${currency}: ${change.orders_before} to ${change.orders_after}, ${change.revenue_before} to ${change.revenue_after}`,
    )
    expect(lines.toSorted()).toEqual(changed.toSorted())
    expect(changed.length).toBeGreaterThan(3)
  },
)
