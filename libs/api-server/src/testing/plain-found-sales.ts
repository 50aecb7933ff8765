import type { SalesDay, SalesTotal } from '@tandem/api-contract'
import { addCosts, costOf, isGivenBack, noCost, paidShare } from './plain-costs.ts'
import type { PlainLine } from './plain-costs.ts'
import { isSale, plainSoldSince, sum } from './plain-figures.ts'
import type { PlainCostedLine } from './plain-figures.ts'
import { onWall } from './wall-clock.ts'

/** An order of one of two stores, with everything that a search or a filter looks at. */
export interface PlainFoundOrder {
  store: number
  number: string
  name: string
  /** The place of the customer among those of both stores; null for a guest. */
  customer: number | null
  ordered_at: string
  refunded_at: string
  total: number
  refunded_total: number
  currency: string
  status: string
  parts: { items_total: number; discount_total: number; fee_total: number } | undefined
  lines: PlainCostedLine[]
}

type Range<Value> = (Value | undefined)[]

/** A search and filters of the list of orders; stores, customers and products by their places. */
export interface PlainView {
  store: number | undefined
  search_term: string | undefined
  status: string[] | undefined
  days: Range<string>
  amount: { currency: string; range: Range<number> } | undefined
  customer: number | undefined
  product: number | undefined
  productNames: string[]
  /** Since when the orders of the second store are known. */
  known_since: string | undefined
}

const isWithin = <Value extends string | number>(value: Value, [from, to]: Range<Value>) =>
  (from === undefined || value >= from) && (to === undefined || value <= to)

/** What a search finds: orders with that whole name of a buyer, or else by the beginning of a number and by name. */
function isSearched(order: PlainFoundOrder, all: PlainFoundOrder[], { search_term = '', store }: PlainView) {
  const term = search_term.trim().toLowerCase()
  if (term === '') return true
  const own = all.filter((one) => store === undefined || one.store === store)
  const number = term.replace(/^#/, '')
  const isNamed = (one: PlainFoundOrder) => one.number.toLowerCase() === number || one.name === term
  if (term.length >= 3 && own.some(isNamed)) return isNamed(order)
  const isInName = term.length < 3 ? ` ${order.name}`.includes(` ${term}`) : order.name.includes(term)
  return isInName || order.number.toLowerCase().startsWith(number)
}

/** Whether the list shows an order, whatever its day is. */
function isOnAnyDay(order: PlainFoundOrder, all: PlainFoundOrder[], view: PlainView) {
  const { store, status, amount, customer, product, productNames } = view
  const isOfStore = (place: number, each: number) => order.store === Math.floor(place / each)
  return (
    isSearched(order, all, view) &&
    (store === undefined || order.store === store) &&
    (status === undefined || status.includes(order.status)) &&
    (amount === undefined || (order.currency === amount.currency && isWithin(order.total, amount.range))) &&
    (customer === undefined || order.customer === customer) &&
    (product === undefined ||
      (isOfStore(product, productNames.length) &&
        order.lines.some((line) => line.product === productNames[product % productNames.length])))
  )
}

/** Whether the list shows an order. */
export const isFoundBy = (
  order: PlainFoundOrder,
  all: PlainFoundOrder[],
  view: PlainView,
  timeZone: string,
) => isOnAnyDay(order, all, view) && isWithin(onWall(order.ordered_at, timeZone).day, view.days)

/** The sales among the found orders, in total and by day. */
export function foundTotals(
  all: PlainFoundOrder[],
  view: PlainView,
  timeZone: string,
): { totals: SalesTotal[]; days: SalesDay[] } {
  const known = [
    { isArchived: false, known_since: view.store === 0 ? null : (view.known_since ?? null), orders: [] },
  ]
  const since = plainSoldSince(known, timeZone) ?? ''
  const isIn = (day: string) => isWithin(day, view.days) && day >= since
  const found = all.filter((order) => isSale(order) && isOnAnyDay(order, all, view))
  const dayOf = (moment: string) => onWall(moment, timeZone).day
  const totalsOf = (isMeant: (day: string) => boolean) =>
    [...new Set(found.map(({ currency }) => currency))].toSorted().flatMap((currency) => {
      const own = found.filter((order) => order.currency === currency)
      const sold = own.filter((order) => isMeant(dayOf(order.ordered_at)))
      const given = own.filter((order) => order.refunded_total > 0 && isMeant(dayOf(order.refunded_at)))
      return sold.length + given.length === 0 ? [] : [totalOf(currency, sold, given)]
    })
  const days = [...new Set(found.flatMap((one) => [dayOf(one.ordered_at), dayOf(one.refunded_at)]))]
  return {
    totals: totalsOf(isIn),
    days: days
      .filter(isIn)
      .toSorted()
      .flatMap((day) =>
        totalsOf((one) => one === day).map(
          ({ split: _split, costed: _costed, unsplit: _unsplit, ...total }) => ({
            day,
            ...total,
          }),
        ),
      ),
  }
}

function totalOf(currency: string, sold: PlainFoundOrder[], given: PlainFoundOrder[]): SalesTotal {
  const revenue = sum(sold.map((order) => order.total - order.refunded_total))
  const unsplit = sold.filter(({ parts }) => parts === undefined).length
  const part = (of: (parts: NonNullable<PlainFoundOrder['parts']>) => number) =>
    sum(sold.flatMap(({ parts }) => (parts === undefined ? [] : [of(parts)])))
  const [gross, discounts, fees] = [
    part(({ items_total, discount_total }) => items_total + discount_total),
    part(({ discount_total }) => discount_total),
    part(({ fee_total }) => fee_total),
  ]
  const refunded = sum(sold.map(({ refunded_total }) => refunded_total))
  const other = revenue + refunded - (gross - discounts + fees)
  return {
    currency,
    orders: sold.length,
    revenue,
    refunds: sum(given.map(({ refunded_total }) => refunded_total)),
    units: sum(sold.map(unitsOf)),
    unsplit,
    costed: addCosts(sold.map(costedOf)),
    split: unsplit === 0 ? { gross, discounts, fees, shipping: 0, tax: 0, other, refunded } : null,
  }
}

const hasPaidLine = ({ lines }: PlainFoundOrder) => lines.some(({ total }) => total !== 0)

function unitsOf(order: PlainFoundOrder) {
  const isBack = order.total > 0 && order.refunded_total >= order.total && hasPaidLine(order)
  return isBack ? 0 : sum(order.lines.map(({ quantity }) => quantity))
}

function costedOf({ total, refunded_total: refunded, lines }: PlainFoundOrder) {
  const plain = lines.map((line): PlainLine => ({
    product: line.product,
    units: line.quantity,
    amount: line.total,
    is_refund: false,
    unit_cost: line.unit_cost,
    is_todays: line.has_todays_cost,
  }))
  const order = { total, refunded }
  return isGivenBack(order, plain) ? noCost : costOf(plain, paidShare(order, 0, plain))
}
