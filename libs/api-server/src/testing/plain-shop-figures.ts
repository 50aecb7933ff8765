import { dayMs } from '@tandem/format'
import { sumOf } from './plain-shop.ts'
import type { PlainSale } from './plain-shop.ts'

const by = <Row>(rows: Row[], of: (row: Row) => string) => [...Map.groupBy(rows, of)].toSorted(byKey)
const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
const within = (from: string, to: string) => (row: { day: string }) => from <= row.day && row.day <= to
const revenueOf = (sales: PlainSale[]) => sumOf(sales.map(({ total, refunded }) => total - refunded))

/** The shop has no costs. */
const nothingCosted = { units: 0, todays_units: 0, revenue: 0, cost: 0 }

/** The sums of sales in a currency, and of refunds on the same days for sales of any day. */
function totalOf(sales: PlainSale[], refunds: { amount: number }[]) {
  return {
    orders: sales.length,
    revenue: revenueOf(sales),
    refunds: sumOf(refunds.map(({ amount }) => amount)),
    units: sumOf(sales.map(({ units }) => units)),
  }
}

/** The totals of the sales page for a period. */
export function plainTotals(orders: PlainSale[], from: string, to: string) {
  const sold = orders.filter(({ isSale }) => isSale)
  const isIn = within(from, to)
  return by(sold, ({ currency }) => currency).flatMap(([currency, own]) => {
    const sales = own.filter(isIn)
    const refunds = own.flatMap((sale) => sale.refunds).filter(isIn)
    if (sales.length + refunds.length === 0) return []
    const add = (part: 'gross' | 'discounts' | 'fees' | 'shipping' | 'tax' | 'refunded' | 'total') =>
      sumOf(sales.map((sale) => sale[part]))
    const split = {
      gross: add('gross'),
      discounts: add('discounts'),
      fees: add('fees'),
      shipping: add('shipping'),
      tax: add('tax'),
      other: add('total') - add('gross') + add('discounts') - add('fees') - add('shipping') - add('tax'),
      refunded: add('refunded'),
    }
    return [{ currency, ...totalOf(sales, refunds), unsplit: 0, split, costed: nothingCosted }]
  })
}

/** The figures of each day of the sales page. */
export function plainDays(orders: PlainSale[]) {
  const sold = orders.filter(({ isSale }) => isSale)
  const days = new Set(sold.flatMap((sale) => [sale.day, ...sale.refunds.map(({ day }) => day)]))
  return [...days].toSorted().flatMap((day) =>
    plainTotals(sold, day, day).map(({ unsplit: _unsplit, split: _split, costed: _costed, ...total }) => ({
      day,
      ...total,
    })),
  )
}

/** The buyers in a period, as on the Customers card of the dashboard. */
export function plainBuyers(orders: PlainSale[], from: string, to: string) {
  const sold = orders.filter(({ isSale }) => isSale)
  const sales = sold.filter(within(from, to))
  const hadBought = (person: string | null) => sold.some((sale) => sale.person === person && sale.day < from)
  const kindOf = ({ person }: PlainSale) =>
    person === null ? 'without' : hadBought(person) ? 'returning' : 'new'
  const part = (some: PlainSale[]) => ({ orders: some.length, revenue: revenueOf(some) })
  const kind = (some: PlainSale[], name: string) => some.filter((sale) => kindOf(sale) === name)
  const people = (name: string) => new Set(kind(sales, name).map(({ person }) => person)).size
  return {
    date_from: from,
    date_to: to,
    new_customers: people('new'),
    returning_customers: people('returning'),
    orders_without_customer: kind(sales, 'without').length,
    currencies: by(sales, ({ currency }) => currency).map(([currency, own]) => ({
      currency,
      ...part(own),
      average_order: Math.round(revenueOf(own) / own.length),
      new: part(kind(own, 'new')),
      returning: part(kind(own, 'returning')),
      without_customer: part(kind(own, 'without')),
      channels: by(own, ({ channel }) => channel).map(([channel, some]) => ({ channel, ...part(some) })),
    })),
  }
}

/** Everybody with an order, with the figures of the customers list. */
export function plainCustomers(orders: PlainSale[]) {
  const known = orders.filter(({ person }) => person !== null)
  return by(known, ({ person }) => person!).map(([person, own]) => {
    const sales = own.filter(({ isSale }) => isSale)
    const currencies = by(sales, ({ currency }) => currency)
    return {
      person,
      orders_count: sales.length,
      spent: currencies.map(([currency, some]) => ({ currency, amount: revenueOf(some) })),
      average_order: currencies.map(([currency, some]) => ({
        currency,
        amount: Math.round(revenueOf(some) / some.length),
      })),
      last_order_at: sales.length === 0 ? null : Math.max(...sales.map(({ at }) => at)),
    }
  })
}

/**
 * The months of first sales in a currency, newest first; `isOver` says whether a window of a month has ended.
 */
export function plainCohorts(
  orders: PlainSale[],
  currency: string,
  isOver: (month: string, days: number) => boolean,
) {
  const sold = orders.filter(({ isSale, person }) => isSale && person !== null)
  const people = by(sold, ({ person }) => person!).map(([, own]) =>
    own.toSorted((one, other) => one.at - other.at || (one.currency < other.currency ? -1 : 1)),
  )
  const ofCurrency = people.filter(([first]) => first!.currency === currency)
  const months = by(ofCurrency, ([first]) => first!.day.slice(0, 7))
  return months.toReversed().map(([month, some]) => {
    const after = (days: number) => {
      if (!isOver(month, days)) return null
      const bought = some.map((own) => own.filter(({ at }) => at < own[0]!.at + days * dayMs))
      return {
        repeat_customers: bought.filter((own) => own.length > 1).length,
        revenue: sumOf(bought.map((own) => revenueOf(own.filter((sale) => sale.currency === currency)))),
      }
    }
    return { month, customers: some.length, after_30: after(30), after_90: after(90), after_365: after(365) }
  })
}

/** The sales of a product, in total and by day. */
export function plainProduct(orders: PlainSale[], id: number) {
  const sold = orders
    .filter(({ isSale }) => isSale)
    .flatMap(({ day, currency, products }) =>
      products.filter((product) => product.id === id).map((product) => ({ day, currency, ...product })),
    )
  const part = (some: typeof sold) => ({
    units: sumOf(some.map(({ units }) => units)),
    revenue: sumOf(some.map(({ revenue }) => revenue)),
  })
  return {
    units_sold: part(sold).units,
    revenue: by(sold, ({ currency }) => currency).map(([currency, some]) => ({
      currency,
      amount: part(some).revenue,
      units: part(some).units,
      costed: nothingCosted,
    })),
    days: by(sold, ({ day, currency }) => `${day} ${currency}`).map(([key, some]) => {
      const [day, currency] = key.split(' ')
      return { day, currency, orders: some.length, ...part(some), costed: nothingCosted }
    }),
  }
}

/** The sales with each discount code in a currency, by code. */
export function plainCodes(orders: PlainSale[], currency: string) {
  const sold = orders.filter(({ isSale }) => isSale)
  const people = by(
    sold.filter(({ person }) => person !== null),
    ({ person }) => person!,
  ).map(([, own]) => own.toSorted((one, other) => one.at - other.at))
  const uses = (sale: PlainSale, code: string) => sale.codes.some((used) => used.code === code)
  const ofCurrency = sold.filter((sale) => sale.currency === currency)
  const codes = new Set(ofCurrency.flatMap((sale) => sale.codes.map(({ code }) => code)))
  return [...codes].toSorted().map((code) => {
    const own = ofCurrency.filter((sale) => uses(sale, code))
    const brought = people.filter(([first]) => first!.currency === currency && uses(first!, code))
    const later = brought.flatMap(([, ...more]) => more.filter((sale) => sale.currency === currency))
    return {
      code,
      orders: own.length,
      buyers: new Set(own.flatMap(({ person }) => person ?? [])).size,
      revenue: revenueOf(own),
      discount: sumOf(
        own.flatMap((sale) =>
          sale.codes.filter((used) => used.code === code).map(({ discount }) => discount),
        ),
      ),
      customers: brought.length,
      later: { orders: later.length, revenue: revenueOf(later) },
    }
  })
}
