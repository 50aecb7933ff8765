import { dayMs } from '@tandem/format'
import type { Drawing } from './drawing.ts'
import { backOf, totalOf } from './plain-sold.ts'
import type { SoldOrder, SoldPost } from './plain-sold.ts'
import type { NewOrder, NewRefund } from './selling-team.ts'

const codes = ['SPRING', 'spring', 'Late', 'other']
const statuses = ['completed', 'completed', 'processing', 'on-hold', 'refunded', 'sent-by-drone'] as const
const noSale = ['pending', 'failed', 'cancelled'] as const
export const soldProducts = ['mug', 'tray', 'lamp'] as const

/** What orders are drawn from. */
export interface OrderSource {
  draw: Drawing
  posts: readonly SoldPost[]
  /** Codes of short links, by their posts. */
  linkCodes: ReadonlyMap<SoldPost, string>
  stores: number
  currencies: readonly string[]
  now: Date
}

/** Often the first or last instant of a window of a post. */
function drawnAt({ draw: { one, below }, posts, now }: OrderSource) {
  const post = one(posts)
  const edge = one([0, 7, 7, 30, 90]) * dayMs
  const after = one([edge, edge - 1, below(8 * dayMs), below(8 * dayMs), below(100 * dayMs)])
  return new Date(Math.min(Date.parse(post.at) + after, now.getTime() - 1)).toISOString()
}

export function drawnOrder(source: OrderSource, id: string): SoldOrder {
  const { draw, posts, linkCodes } = source
  const { below, one, oneIn } = draw
  return {
    id,
    store: below(source.stores),
    at: drawnAt(source),
    status: oneIn(8) ? one(noSale) : one(statuses),
    currency: one(source.currencies),
    shipping: one([0, 0, 499]),
    removed: 0,
    lines: Array.from({ length: 1 + below(3) }, () => ({
      product: one([...soldProducts, ...soldProducts, 'unlisted', null]),
      units: one([1, 1, 2, 3, 0.5, 1.25]),
      amount: oneIn(8) ? 0 : 1 + below(5000),
      cost: oneIn(2) ? below(3000) / 8 : null,
    })),
    refunds: [],
    names: oneIn(3)
      ? Array.from({ length: 1 + below(2) }, () => {
          const { shortcode, provider_id } = one(posts)
          return one([shortcode, shortcode, provider_id, shortcode.toLowerCase()])
        })
      : [],
    link: oneIn(6) && linkCodes.size > 0 ? one([...linkCodes.keys()]).shortcode : null,
    way: one([null, 'organic', 'organic', 'paid']),
    codes: codes.filter(() => oneIn(12)),
  }
}

/** Changes an order as a shop can: it moves, is cancelled, used other codes, loses a unit, or has other lines. */
export function editOrder(source: OrderSource, order: SoldOrder) {
  const { below, one, oneIn } = source.draw
  const kind = below(5)
  if (kind === 0) order.at = drawnAt(source)
  else if (kind === 1) order.status = oneIn(2) ? 'cancelled' : one(statuses)
  else if (kind === 2) order.codes = codes.filter(() => oneIn(4))
  else if (order.refunds.length > 0) return
  else if (kind === 3 && order.lines.length > 1) {
    // Its money is given back without saying what for.
    const { amount } = order.lines.pop()!
    order.removed += amount
    if (amount > 0) order.refunds.push({ amount, shipping: 0, lines: [] })
  } else {
    const { store, removed } = order
    const fresh = drawnOrder(source, order.id)
    // A line that no longer says its cost would keep the one that it said before.
    const lines = fresh.lines.map((line) => ({ ...line, cost: line.cost ?? 12.5 }))
    Object.assign(order, fresh, { lines, store, removed })
  }
}

/** Gives something back: units of a product, the shipping, or money without saying what for. */
export function refundOrder({ below, one, oneIn }: Drawing, order: SoldOrder) {
  const left = totalOf(order) - backOf(order)
  // A product in one line only, because a refund names the product.
  const line = order.lines.find(
    ({ product }) =>
      order.lines.filter((other) => other.product === product).length === 1 &&
      !order.refunds.some(({ lines }) => lines.some((other) => other.product === product)),
  )
  const { shipping } = order
  const isShippingKept = order.refunds.every((refund) => refund.shipping === 0)
  const kind = below(5)
  if (kind < 2 && line) {
    const units = one([line.units, line.units / 2])
    const amount = one([line.amount, Math.floor(line.amount / 2)])
    if (amount > 0 && amount <= left)
      order.refunds.push({ amount, shipping: 0, lines: [{ product: line.product, units, amount }] })
  } else if (kind === 2 && shipping > 0 && shipping <= left && isShippingKept)
    order.refunds.push({ amount: shipping, shipping, lines: [] })
  else {
    const amount = oneIn(3) ? left : below(left + 1)
    if (amount > 0) order.refunds.push({ amount, shipping: 0, lines: [] })
  }
}

/** The order as its shop sends it. */
export const sentOrder = (order: SoldOrder, linkCodes: OrderSource['linkCodes']): NewOrder => ({
  provider_id: order.id,
  ordered_at: order.at,
  status: order.status,
  currency: order.currency,
  shipping_total: order.shipping,
  total: totalOf(order),
  refunded_total: backOf(order),
  removed_total: order.removed,
  lines: order.lines.map(({ product, units, amount, cost }): [string | null, number, number, number?] =>
    cost === null ? [product, units, amount] : [product, units, amount, cost],
  ),
  attribution: attributionOf(order, linkCodes),
  discount_codes: order.codes.map((code) => ({ code, discount: 1 })),
})

/** Often long after the window or the month of the order. */
export const sentRefunds = (order: SoldOrder): NewRefund[] =>
  order.refunds.map(({ amount, shipping, lines }, index) => ({
    id: `${order.id}-${index}`,
    order: order.id,
    amount,
    shipping,
    refunded_at: new Date(Date.parse(order.at) + (index + 1) * 25 * dayMs).toISOString(),
    lines: lines.map((line): [string | null, number, number] => [line.product, line.units, line.amount]),
  }))

const sources = {
  organic: [{ utm_source: 'ig' }, { utm_source: 'IGShopping' }, { utm_source: 'l.instagram.com' }],
  paid: [
    { utm_source: 'instagram', utm_medium: 'paid_social' },
    { utm_source: 'ig', utm_medium: 'CPC' },
  ],
} as const

/** Where it names posts depends on its id, so that an order that is read again says the same. */
function attributionOf({ id, names, link, way }: SoldOrder, linkCodes: OrderSource['linkCodes']) {
  const number = Number(id.slice(1))
  const code = [...linkCodes].find(([{ shortcode }]) => shortcode === link)?.[1]
  const words = names.join(',')
  const places: Record<string, string>[] = [
    { utm_content: words },
    { utm_term: `spring ${words}` },
    { utm_id: words },
    { referrer: `https://elsewhere.example/p/${words}/` },
    // There is one landing page: a short link takes its place.
    code === undefined
      ? { session_entry: `https://oak.example/?from=https%3A%2F%2Fig.example%2Fp%2F${words}%2F` }
      : { utm_content: words },
  ]
  return {
    ...(way === null ? { utm_source: 'newsletter' } : sources[way][number % sources[way].length]),
    ...(words !== '' && places[number % places.length]),
    ...(code !== undefined && {
      session_entry: `https://oak.example/product/mug?tandem_link=${code}&x=1`,
    }),
  }
}
