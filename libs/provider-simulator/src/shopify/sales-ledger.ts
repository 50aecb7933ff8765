import { GraphQLError } from 'graphql'
import { discountOf } from '../shop/discount-codes.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import type { Call } from './call.ts'
import { priceText } from './money.ts'
import { linesOf } from './order-lines.ts'
import { isCancelled } from './order-status.ts'

// Shopify's reports are sums of a ledger: a sale counts on the day of the order, and is subtracted on the day
// it is refunded or the order is cancelled.

/** Minor units of the shop's currency; discounts and returns are negative. */
interface Entry {
  day: string
  orders: number
  gross_sales: number
  discounts: number
  returns: number
  duties: number
  additional_fees: number
  shipping_charges: number
  taxes: number
}

const measures = [
  'gross_sales',
  'discounts',
  'returns',
  'duties',
  'additional_fees',
  'shipping_charges',
  'taxes',
] as const
/** No order has duties or fees in addition to its lines. */
const nothing = {
  orders: 0,
  gross_sales: 0,
  discounts: 0,
  returns: 0,
  duties: 0,
  additional_fees: 0,
  shipping_charges: 0,
  taxes: 0,
}
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

function entriesOf(order: ShopOrder): Entry[] {
  const lines = linesOf(order)
  const items = sum(lines.map(({ total }) => total))
  const discounts = sum(lines.map((line) => discountOf(order, line)))
  const shipping_charges = sum(order.shipping.map(({ total }) => total))
  const taxes = sum([...lines, ...order.shipping].map(({ tax = 0 }) => tax))
  const sale = {
    ...nothing,
    day: order.createdAt.slice(0, 10),
    orders: 1,
    gross_sales: items + discounts,
    discounts: -discounts,
    shipping_charges,
    taxes,
  }
  const returns = order.refunds.map(({ at, amount, lines: back, shipping: postage = [], fees = [] }) => {
    const shipped = sum(postage.map(({ total }) => total))
    const taxed = sum([...back, ...postage, ...fees].map(({ tax = 0 }) => tax))
    return {
      ...nothing,
      day: at.slice(0, 10),
      // The amount that a refund doesn't name counts as a return too.
      returns: shipped + taxed - amount,
      shipping_charges: 0 - shipped,
      taxes: 0 - taxed,
    }
  })
  const cancelled =
    isCancelled(order) && order.refunds.length === 0
      ? [
          {
            ...nothing,
            day: order.modifiedAt.slice(0, 10),
            returns: -items,
            shipping_charges: -shipping_charges,
            taxes: -taxes,
          },
        ]
      : []
  return [sale, ...returns, ...cancelled]
}

const known =
  /^FROM sales SHOW orders, gross_sales, discounts, returns, duties, additional_fees, shipping_charges, taxes, total_sales TIMESERIES day SINCE (\d{4}-\d\d-\d\d) UNTIL (\d{4}-\d\d-\d\d)$/

function* days(from: string, until: string) {
  for (let at = Date.parse(from); at <= Date.parse(until); at += 86_400_000)
    yield new Date(at).toISOString().slice(0, 10)
}

const columnsOf = (names: string[]) =>
  names.map((name) => ({
    name,
    displayName: name.replaceAll('_', ' '),
    dataType: name === 'day' ? 'DAY_TIMESTAMP' : name === 'orders' ? 'INTEGER' : 'MONEY',
  }))

/** `shopifyqlQuery`, of which the simulator supports the sales report by day. */
export const answerShopifyql = ({ query }: { query: string }, { shop, app }: Call): object => {
  if (app.protectedData === 'refused' || app.protectedData === 'hidden')
    throw new GraphQLError('Access denied for shopifyqlQuery field.', {
      extensions: { code: 'ACCESS_DENIED', requiredAccess: 'Level 2 access to Customer data' },
    })
  const [, from, until] = known.exec(query.trim()) ?? []
  if (from === undefined || until === undefined)
    return { parseErrors: ['Syntax error: the simulator does not know this query.'], tableData: null }
  const entries = [...shop.orders.values()]
    .filter(({ status, test }) => status !== 'trash' && !test)
    .flatMap(entriesOf)
  const rows = [...days(from, until)].map((day) => {
    const ofDay = entries.filter((entry) => entry.day === day)
    const sums = Object.fromEntries(measures.map((name) => [name, sum(ofDay.map((entry) => entry[name]))]))
    return {
      day,
      orders: String(sum(ofDay.map(({ orders }) => orders))),
      ...Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, priceText(amount)])),
      total_sales: priceText(sum(Object.values(sums))),
    }
  })
  return { parseErrors: [], tableData: { columns: columnsOf(Object.keys(rows[0] ?? {})), rows } }
}
