import type { RawShop } from './plain-shop.ts'
import { onWall } from './wall-clock.ts'

/**
 * The figures by which both sides of a month are compared, in minor units except for the number of orders.
 */
const measures = ['orders', 'gross', 'discounts', 'refunds', 'shipping', 'tax', 'total'] as const
type Figures = Record<(typeof measures)[number], number>

/** The rules by which the shop and the team count. */
export interface PlainRules {
  /** The date that decides the day of an order in the shop's report. */
  shopDate: 'created' | 'paid'
  /** Statuses that the team does not count; the shop's own are in its rows. */
  teamExcluded: string[]
  teamZone: string
  /** The store's currency, which has two decimals. */
  currency: string
}

/** The choices of the page: the date by which Tandem counts orders, and when it subtracts refunds. */
export interface PlainView {
  by: 'ordered' | 'paid'
  refunds: 'order' | 'given'
}

/** A reason why one side counts something, as decision 74 defines it. */
export interface PlainDifference {
  kind: 'date' | 'unpaid' | 'zone' | 'refund_day' | 'status' | 'currency'
  currency: string | null
  orders_count: number
  figures: Figures
}

/** An order or a refund, with its day in the shop's zone and in the team's. */
interface Row {
  orderId: number
  currency: string
  status: string
  isRefund: boolean
  /** The days on which the order was placed and paid; for a refund also the day it was given. */
  days: Record<'created' | 'paid' | 'given', Day | null>
  amounts: Figures
}
interface Day {
  shop: string
  team: string
}

/** Orders that neither side counts: carts and deleted ones. */
const neverSold = ['checkout-draft', 'auto-draft', 'trash']

/** Ten-thousandths of a unit: a report adds amounts of all currencies as plain numbers. */
function inParts(text: string): number {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  return (text.startsWith('-') ? -1 : 1) * Number(whole + fraction.padEnd(4, '0').slice(0, 4))
}
const addParts = (texts: string[]) => texts.reduce((sum, text) => sum + inParts(text), 0)

const nothing = (): Figures => Object.fromEntries(measures.map((measure) => [measure, 0])) as Figures

const sumOf = (rows: { amounts: Figures; times: number }[]): Figures => {
  const sums = nothing()
  for (const { amounts, times } of rows)
    for (const measure of measures) sums[measure] += times * amounts[measure]
  return Object.fromEntries(
    measures.map((measure) => [
      measure,
      measure === 'orders' ? sums.orders : Math.round(sums[measure] / 100) + 0,
    ]),
  ) as Figures
}

function rowsOf(shop: RawShop, teamZone: string): Row[] {
  const day = (local: string | null, gmt: string | null): Day | null =>
    local === null || gmt === null
      ? null
      : { shop: local.slice(0, 10), team: onWall(`${gmt}Z`, teamZone).day }
  return shop.orders.flatMap((order): Row[] => {
    const { id: orderId, currency, status } = order
    const ordered = {
      created: day(order.date_created, order.date_created_gmt),
      paid: day(order.date_paid, order.date_paid_gmt),
    }
    const [total, tax, shipping] = [order.total, order.total_tax, order.shipping_total].map(inParts) as [
      number,
      number,
      number,
    ]
    const discounts = addParts(order.coupon_lines.map(({ discount }) => discount))
    const net = total - tax - shipping
    const own: Row = {
      orderId,
      currency,
      status,
      isRefund: false,
      days: { ...ordered, given: null },
      // An order whose amount without tax and shipping is negative is among the refunds in the report.
      amounts: {
        orders: 1,
        gross: Math.max(net, 0) + discounts,
        discounts,
        refunds: Math.max(-net, 0),
        shipping,
        tax,
        total,
      },
    }
    const given = shop.refunds.filter(({ parent_id }) => parent_id === orderId)
    return [
      own,
      ...given.map((refund): Row => {
        const parts = [...refund.line_items, ...refund.shipping_lines, ...refund.fee_lines]
        const amount = inParts(refund.amount)
        const isWhole = parts.length === 0 && amount === total && given.length === 1
        const backShipping = isWhole
          ? shipping
          : Math.abs(addParts(refund.shipping_lines.map((line) => line.total)))
        const backTax = isWhole ? tax : Math.abs(addParts(parts.map(({ total_tax }) => total_tax)))
        return {
          orderId,
          currency,
          status,
          isRefund: true,
          days: { ...ordered, given: day(refund.date_created, refund.date_created_gmt) },
          // The same for a refund that leaves more: everything that a negative fee took off is returned.
          amounts: {
            ...nothing(),
            gross: Math.max(backShipping + backTax - amount, 0),
            refunds: Math.max(amount - backShipping - backTax, 0),
            shipping: -backShipping,
            tax: -backTax,
            total: -amount,
          },
        }
      }),
    ]
  })
}

/**
 * Both sides of a month of a WooCommerce shop, and each reason for their difference, calculated from its REST API. It
 * uses the definitions of the page and none of the product's code.
 */
export function plainReconciliation(shop: RawShop, rules: PlainRules) {
  const rows = rowsOf(shop, rules.teamZone)
  const isCounted = ({ status }: Row, excluded: string[]) => ![...excluded, ...neverSold].includes(status)

  return (month: string, view: PlainView) => {
    const isIn = (day: string | undefined) => day !== undefined && day.startsWith(month)
    const teamDate = view.by === 'ordered' ? 'created' : 'paid'
    const compared = rows.map((row) => {
      const teamDay = row.days[row.isRefund && view.refunds === 'given' ? 'given' : teamDate]
      const shopDay = row.days[row.isRefund ? 'given' : rules.shopDate]
      const inShop = isCounted(row, shop.excluded) && isIn(shopDay?.shop)
      const inTeam =
        isCounted(row, rules.teamExcluded) && row.currency === rules.currency && isIn(teamDay?.team)
      return { row, teamDay, shopDay, inShop, inTeam, amounts: row.amounts }
    })

    function reasonOf({ row, teamDay, shopDay, inShop }: (typeof compared)[number]): PlainDifference['kind'] {
      if (inShop && row.currency !== rules.currency) return 'currency'
      if (!isCounted(row, inShop ? rules.teamExcluded : shop.excluded)) return 'status'
      // For the side that does not count it: is its date in the month of the other side's zone?
      const [day, isThere] = inShop ? [teamDay, isIn(teamDay?.shop)] : [shopDay, isIn(shopDay?.team)]
      if (row.isRefund) return view.refunds === 'given' || (!inShop && isThere) ? 'zone' : 'refund_day'
      if (day === null) return 'unpaid'
      return teamDate === rules.shopDate || isThere ? 'zone' : 'date'
    }

    const odd = compared.filter(({ inShop, inTeam }) => inShop !== inTeam)
    const kinds = Map.groupBy(odd, (one) => {
      const kind = reasonOf(one)
      return kind === 'currency' ? `currency ${one.row.currency}` : kind
    })
    return {
      tandem: sumOf(compared.map(({ amounts, inTeam }) => ({ amounts, times: Number(inTeam) }))),
      shop: sumOf(compared.map(({ amounts, inShop }) => ({ amounts, times: Number(inShop) }))),
      differences: [...kinds].map(([key, some]): PlainDifference => {
        const [kind, currency = null] = key.split(' ') as [PlainDifference['kind'], string?]
        return {
          kind,
          currency,
          orders_count: new Set(some.map(({ row }) => row.orderId)).size,
          figures: sumOf(
            some.map(({ amounts, inShop, inTeam }) => ({ amounts, times: Number(inShop) - Number(inTeam) })),
          ),
        }
      }),
    }
  }
}
