import type { Dataset, Order, OrderStatus } from '../dataset/dataset.ts'
import { shiftDays } from '../shop/shop-clock.ts'
import { drawOrder } from './draw-order.ts'
import type { Drawing } from './draw-order.ts'
import { drawRefunds } from './draw-refunds.ts'
import { createDraw } from './draws.ts'
import { accounts, goods } from './month-catalogue.ts'

const ordersPerMonth = 46
const firstOrderId = 1000

/**
 * Times in Europe/London at which a day begins or ends there, in Istanbul or in New York, before and after
 * the clock changes in New York (8 March) and London (29 March).
 */
const turningTimes = [
  '2026-01-01T00:00:00',
  '2026-01-11T20:59:59',
  '2026-01-11T21:00:00',
  '2026-02-01T04:59:59',
  '2026-02-01T05:00:00',
  '2026-02-28T23:59:59',
  '2026-03-08T04:59:59',
  '2026-03-08T05:00:00',
  '2026-03-09T03:59:59',
  '2026-03-09T04:00:00',
  '2026-03-28T21:00:00',
  '2026-03-29T00:59:59',
  '2026-03-29T02:00:00',
  '2026-03-29T21:59:59',
  '2026-03-29T22:00:00',
  '2026-03-31T23:59:59',
]

const two = (number: number) => String(number).padStart(2, '0')

function drawTime({ draw }: Drawing, month: number): string {
  const day = 1 + draw(month === 2 ? 28 : 31)
  const isLate = draw(4) === 0
  const hour = isLate ? [23, 0, 21, 4][draw(4)]! : 8 + draw(12)
  return `2026-${two(month)}-${two(day)}T${two(hour)}:${two(draw(60))}:${two(draw(60))}`
}

/**
 * The final statuses of orders; `kargoya-verildi` (sent) and `onay-bekliyor` (waiting for approval) are a
 * plugin's.
 */
const endings: OrderStatus[] = [
  'completed',
  'completed',
  'completed',
  'completed',
  'processing',
  'kargoya-verildi',
  'kargoya-verildi',
  'on-hold',
  'onay-bekliyor',
  'pending',
  'failed',
  'cancelled',
  'completed',
  'checkout-draft',
]
/** Some orders with these statuses were paid, and some of the paid ones refunded. */
const paidStatuses: OrderStatus[] = ['completed', 'processing', 'kargoya-verildi', 'cancelled']

function endOrder(drawing: Drawing, order: Order): void {
  order.status = endings[drawing.draw(endings.length)]!
  if (!paidStatuses.includes(order.status)) return
  // Some pay by bank transfer days later, which can be in the next month.
  order.paidAt = drawing.draw(6) === 0 ? shiftDays(order.createdAt, 3) : order.createdAt
  if (order.status === 'completed') order.completedAt = order.paidAt
  const { status } = order
  drawRefunds(drawing, order)
  if (status === 'cancelled') order.status = status
  order.modifiedAt = [order.createdAt, order.paidAt, ...order.refunds.map(({ at }) => at)].toSorted().at(-1)!
}

/** The seed of the months that the README describes. */
const usualSeed = 22

const drawn = new Map<number, Dataset>()

/**
 * January to March 2026 of a shop whose prices include 20 % tax: several currencies, coupons, decimal
 * quantities, positive and negative fees, statuses of a plugin, and refunds of each kind. Times are in the
 * shop's zone, London unless its options say otherwise. The same seed gives the same months; see README.md.
 */
export function shopMonths(seed: number = usualSeed): Dataset {
  const months = drawn.get(seed) ?? drawMonths(seed)
  drawn.set(seed, months)
  return months
}

function drawMonths(seed: number): Dataset {
  let itemId = 5000
  const drawing: Drawing = { draw: createDraw(seed), nextItemId: () => itemId++ }
  const times = [1, 2, 3].flatMap((month) =>
    Array.from({ length: ordersPerMonth }, () => drawTime(drawing, month)),
  )
  const orders = [...turningTimes, ...times].toSorted().map((time, index) => {
    const order = drawOrder(drawing, firstOrderId + index, time)
    endOrder(drawing, order)
    return order
  })
  let refundId = firstOrderId + orders.length
  for (const { refunds } of orders) for (const refund of refunds) refund.id = refundId++
  return {
    products: goods.filter(({ product }) => !product.deleted).map(({ product }) => product),
    customers: accounts,
    orders,
    lastDay: '2026-03-31',
    counts: { rows: 0, adjustments: 0, writeOffs: 0, bookkeepingReturns: 0 },
  }
}
