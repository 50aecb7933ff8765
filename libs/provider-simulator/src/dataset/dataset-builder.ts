import { createCatalogue, minorUnits } from './catalogue.ts'
import { countryCode, orderCurrency } from './countries.ts'
import type { Dataset, DatasetCounts, Order, Product, Refund } from './dataset.ts'
import type { OrderRow } from './order-row.ts'
import { finalStatus } from './order-status.ts'
import { guestPerson } from './people.ts'
import { createReturns } from './returns.ts'
import { stockCodeKind } from './stock-code.ts'

/** Builds a shop from order lines, row by row, by the rules in README.md; ids are assigned at the end. */
export const createDatasetBuilder = (shopCurrency: string) => {
  const catalogue = createCatalogue()
  const returns = createReturns()
  const orders = new Map<string, Order>()
  const refunds = new Map<string, Map<Order, Refund>>()
  const counts: DatasetCounts = { rows: 0, adjustments: 0, writeOffs: 0, bookkeepingReturns: 0 }
  let lastDay = ''

  const orderOf = (row: OrderRow, cancelled: boolean): Order => {
    const known = orders.get(row.invoice)
    if (known) {
      if (row.at < known.createdAt) known.createdAt = catalogue.intern(row.at)
      return known
    }
    const country = countryCode(row.country)
    const order: Order = {
      id: 0,
      invoice: row.invoice,
      status: cancelled ? 'cancelled' : 'completed',
      currency: orderCurrency(country, shopCurrency),
      customer: catalogue.customer(row),
      guest: null,
      country,
      createdAt: catalogue.intern(row.at),
      modifiedAt: '',
      paidAt: null,
      completedAt: null,
      lines: [],
      shipping: [],
      fees: [],
      refunds: [],
      total: 0,
    }
    orders.set(row.invoice, order)
    return order
  }

  const addToOrder = (row: OrderRow, key: string, product: Product | null, cancelled: boolean) => {
    const order = orderOf(row, cancelled)
    const quantity = Math.abs(row.quantity)
    const total = minorUnits(quantity * row.price)
    order.total += total
    if (!product) {
      const charges = stockCodeKind(key) === 'shipping' ? order.shipping : order.fees
      charges.push({ id: 0, title: catalogue.intern(row.description.trim() || key), total })
      return
    }
    const line = {
      id: 0,
      product: product.deleted ? null : product,
      name: row.description.trim() === '' ? product.name : catalogue.intern(row.description),
      quantity,
      total,
    }
    order.lines.push(line)
    if (!cancelled) returns.remember(order, product, line, row.price)
  }

  /** The refund of an order by an invoice, which can return parts of several orders. */
  const refundOf = (row: OrderRow, order: Order): Refund => {
    const ofInvoice = refunds.get(row.invoice) ?? new Map<Order, Refund>()
    refunds.set(row.invoice, ofInvoice)
    const known = ofInvoice.get(order)
    if (known) return known
    const refund: Refund = {
      id: 0,
      orderId: 0,
      reason: `Return ${row.invoice}`,
      invoice: row.invoice,
      at: catalogue.intern(row.at),
      amount: 0,
      lines: [],
    }
    ofInvoice.set(order, refund)
    order.refunds.push(refund)
    return refund
  }

  const addReturn = (row: OrderRow, key: string, product: Product | null) => {
    const quantity = Math.abs(row.quantity)
    const sale = product && returns.take(catalogue.customer(row), product, row.price, quantity)
    if (!sale) {
      if (stockCodeKind(key) === 'fee') counts.bookkeepingReturns += 1
      else addToOrder(row, key, product, true)
      return
    }
    const refund = refundOf(row, sale.order)
    const total = minorUnits(quantity * row.price)
    refund.amount += total
    refund.lines.push({ id: 0, line: sale.line, quantity, total })
  }

  return {
    add(row: OrderRow) {
      counts.rows += 1
      if (row.at.slice(0, 10) > lastDay) lastDay = row.at.slice(0, 10)
      if (row.invoice.startsWith('A')) {
        counts.adjustments += 1
        return
      }
      const { key, product } = catalogue.product(row)
      catalogue.customer(row)
      if (row.invoice.startsWith('C')) addReturn(row, key, product)
      else if (row.quantity < 0) counts.writeOffs += 1
      else addToOrder(row, key, product, false)
    },
    finish(): Dataset {
      const { products, customers } = catalogue.finish()
      giveIds(orders.values(), refunds.values(), (products.at(-1)?.id ?? 0) + 100)
      for (const order of orders.values()) settle(order, lastDay)
      return {
        products: products.filter(({ deleted }) => !deleted),
        customers,
        orders: [...orders.values()],
        lastDay,
        counts,
      }
    },
  }
}

/** Numbers orders and refunds in one series, and what they consist of in another. */
function giveIds(orders: Iterable<Order>, refunds: Iterable<Map<Order, Refund>>, firstId: number): void {
  let id = firstId
  let itemId = 1
  for (const order of orders) {
    order.id = id++
    for (const line of order.lines) line.id = itemId++
    for (const charge of [...order.shipping, ...order.fees]) charge.id = itemId++
  }
  for (const ofInvoice of refunds)
    for (const [order, refund] of ofInvoice) {
      refund.id = id++
      refund.orderId = order.id
      for (const line of refund.lines) line.id = itemId++
    }
}

/** Completes what depends on the whole data: an order's final status, its times, and the guest who placed it. */
function settle(order: Order, lastDay: string): void {
  const cancelled = order.status === 'cancelled'
  const number = Number(order.invoice!.replace('C', ''))
  if (!cancelled) order.status = finalStatus(order, number, lastDay)
  const isPaid = ['completed', 'refunded', 'processing'].includes(order.status)
  order.paidAt = isPaid ? order.createdAt : null
  order.completedAt = isPaid && order.status !== 'processing' ? order.createdAt : null
  order.modifiedAt = order.refunds.reduce((latest, { at }) => (at > latest ? at : latest), order.createdAt)
  if (!order.customer && !cancelled && order.total > 0) order.guest = guestPerson(number)
}
