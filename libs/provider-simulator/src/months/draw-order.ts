import type { Charge, Coupon, Order, OrderLine, Person } from '../dataset/dataset.ts'
import type { Draw } from './draws.ts'
import { accounts, goods, guests } from './month-catalogue.ts'

/** What drawing an order needs: random numbers, and unused ids. */
export interface Drawing {
  draw: Draw
  nextItemId: () => number
}

/** Smallest step of an amount in hundredths: the yen has no decimals. */
const stepOf = (currency: string) => (currency === 'JPY' ? 100 : 1)
const worth: Record<string, number> = { GBP: 1, EUR: 1.15, JPY: 190, KWD: 0.39 }
const roundTo = (step: number, amount: number) => Math.round(amount / step) * step

/** Splits an amount that includes 20 % tax. */
const withoutTax = (amount: number, step: number) => {
  const net = roundTo(step, amount / 1.2)
  return { net, tax: amount - net }
}

const currencyOf = (draw: Draw) => ['EUR', 'JPY', 'KWD'][draw(10)] ?? 'GBP'

/**
 * Draws the buyer: an account, a guest with the email address of an account, a returning guest, a one-time
 * guest, or nobody.
 */
function buyerOf({ draw }: Drawing, orderId: number): Pick<Order, 'customer' | 'guest' | 'country'> {
  const kind = draw(10)
  const account = accounts[draw(accounts.length)]!
  if (kind < 4) return { customer: account, guest: null, country: account.country }
  const loud = draw(2) === 1
  const asGuest = (person: Person) => ({
    customer: null,
    guest: { ...person, email: loud ? person.email.toUpperCase() : person.email },
    country: account.country,
  })
  if (kind < 6) return asGuest(account)
  if (kind < 8) return asGuest(guests[draw(guests.length)]!)
  if (kind === 8)
    return asGuest({ firstName: 'Once', lastName: 'Only', email: `once.${orderId}@example.test` })
  return { customer: null, guest: null, country: 'GB' }
}

interface Taken {
  line: OrderLine
  /** The amount still to be paid, including tax. */
  left: number
}

/** Takes a coupon off the lines, in proportion to what is left of each. */
function takeCoupon(
  taken: Taken[],
  kind: Coupon['kind'],
  step: number,
  off: (left: number) => number,
): Coupon {
  const coupon: Coupon = { code: '', kind, nominal: 0, discount: 0, tax: 0 }
  for (const one of taken) {
    const after = one.left - roundTo(step, off(one.left))
    const { net, tax } = withoutTax(after, step)
    coupon.discount += one.line.total - net
    coupon.tax += one.line.tax! - tax
    one.line.discount = (one.line.discount ?? 0) + one.line.total - net
    one.line.discountTax = (one.line.discountTax ?? 0) + one.line.tax! - tax
    one.line.total = net
    one.line.tax = tax
    one.left = after
  }
  return coupon
}

function drawLines({ draw, nextItemId }: Drawing, currency: string): Taken[] {
  const step = stepOf(currency)
  const first = draw(goods.length)
  return Array.from({ length: 1 + draw(3) }, (_, index) => {
    const { product, price, step: least } = goods[(first + index * draw(3)) % goods.length]!
    const quantity = least === 1 ? 1 + draw(4) : least * (1 + draw(30))
    const left = roundTo(step, price * quantity * worth[currency]!)
    const { net, tax } = withoutTax(left, step)
    const sold = product.deleted ? null : product
    const line = { id: nextItemId(), product: sold, name: product.name, quantity, total: net, tax }
    return { line: { ...line, discount: 0, discountTax: 0 }, left }
  })
}

function drawCoupons({ draw }: Drawing, taken: Taken[], currency: string): Coupon[] {
  const step = stepOf(currency)
  const kind = draw(7)
  const coupons: Coupon[] = []
  if (kind === 3 && draw(3) === 0) {
    const coupon = takeCoupon(taken, 'percent', step, (left) => left)
    return [{ ...coupon, code: 'GIFT100', nominal: 100 }]
  }
  if (kind === 0 || kind === 2) {
    const coupon = takeCoupon(taken, 'percent', step, (left) => left * 0.1)
    coupons.push({ ...coupon, code: 'Tea10', nominal: 10 })
  }
  if (kind === 1 || kind === 2) {
    const all = taken.reduce((sum, { left }) => sum + left, 0)
    const amount = Math.min(all, roundTo(step, 500 * worth[currency]!))
    const part = all === 0 ? 0 : amount / all
    const coupon = takeCoupon(taken, 'fixed_cart', step, (left) => left * part)
    coupons.push({ ...coupon, code: 'FIVER', nominal: 5 })
  }
  return coupons
}

function drawCharges({ draw, nextItemId }: Drawing, currency: string) {
  const step = stepOf(currency)
  const charge = (title: string, amount: number): Charge => {
    const { net, tax } = withoutTax(roundTo(step, amount * worth[currency]!), step)
    return { id: nextItemId(), title, total: net, tax }
  }
  const way = draw(5)
  const shipping = way === 0 ? [] : [way === 1 ? charge('Collect', 0) : charge('Courier', 499)]
  const extra = draw(6)
  const fees = extra === 0 ? [charge('Gift wrap', 300)] : extra === 1 ? [charge('Loyal customer', -150)] : []
  return { shipping, fees: shipping.length > 0 && way > 1 ? fees : [] }
}

/** Draws an order as it is placed: it gets its final status and refunds later. */
export function drawOrder(drawing: Drawing, id: number, createdAt: string): Order {
  const currency = currencyOf(drawing.draw)
  const buyer = buyerOf(drawing, id)
  const taken = drawLines(drawing, currency)
  const coupons = drawCoupons(drawing, taken, currency)
  const lines = taken.map(({ line }) => line)
  const { shipping, fees } = drawCharges(drawing, currency)
  const total = [...lines, ...shipping, ...fees].reduce((sum, part) => sum + part.total + (part.tax ?? 0), 0)
  return {
    id,
    invoice: null,
    status: 'completed',
    currency,
    ...buyer,
    createdAt,
    modifiedAt: createdAt,
    paidAt: null,
    completedAt: null,
    lines,
    shipping,
    fees,
    refunds: [],
    total,
    coupons,
  }
}
