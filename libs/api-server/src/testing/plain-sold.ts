import { dayMs } from '@tandem/format'

/** A world of stores, posts and orders, and what its posts sold, calculated without the product's code or database. */
export interface SoldWorld {
  /** All orders since `knownSince` are known; null when all are. */
  stores: { isArchived: boolean; knownSince: string | null }[]
  accounts: { isArchived: boolean; isRemoved: boolean }[]
  posts: SoldPost[]
  orders: SoldOrder[]
}

export interface SoldPost {
  /** In addresses. */
  shortcode: string
  provider_id: string
  account: number
  at: string
  /** Products that it leads to, as `productKey` writes them, also those of archived stores. */
  links: string[]
  codes: string[]
}

export interface SoldLine {
  product: string | null
  units: number
  amount: number
  /** What one unit cost, as the order says. */
  cost: number | null
}

export interface SoldOrder {
  id: string
  store: number
  at: string
  status: string
  currency: string
  shipping: number
  /** What is in the total for units that were removed and given back. */
  removed: number
  lines: SoldLine[]
  refunds: { amount: number; shipping: number; lines: Omit<SoldLine, 'cost'>[] }[]
  /** Posts that its attribution names, by any of their names. */
  names: string[]
  /** The post whose short link led to it. */
  link: string | null
  way: 'organic' | 'paid' | null
  codes: string[]
}

export const productKey = (store: number, product: string) => `${store} ${product}`

/** What an order counts for a post. */
export interface CountedOrder {
  order: SoldOrder
  post: SoldPost
  kind: 'proven' | 'organic' | 'paid'
  /** The shortest window that contains it. */
  window: number
  /** How many posts it could belong to. */
  posts: number
  units: number
  revenue: number
  also: number
  costed: { units: number; revenue: number; cost: number }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const noSale = ['pending', 'failed', 'cancelled']

export const totalOf = ({ lines, shipping, removed }: SoldOrder) =>
  sum(lines.map(({ amount }) => amount)) + shipping + removed
export const backOf = ({ refunds }: SoldOrder) => sum(refunds.map(({ amount }) => amount))

export const isShown = (world: SoldWorld, order: SoldOrder) => !world.stores[order.store]!.isArchived
export const isSale = (order: SoldOrder) => !noSale.includes(order.status)
/** Products of a post that people see. */
export const shownLinks = (world: SoldWorld, { links }: SoldPost) =>
  links.filter((key) => !world.stores[Number(key.split(' ')[0])]!.isArchived)

const isGone = (order: SoldOrder) =>
  totalOf(order) > 0 && backOf(order) >= totalOf(order) && order.lines.some(({ amount }) => amount > 0)

/** What remains of a product in an order after its refunds. */
export function keptOf(order: SoldOrder, isMeant: (product: string | null) => boolean) {
  if (isGone(order)) return { units: 0, amount: 0 }
  const sold = order.lines.filter(({ product }) => isMeant(product))
  const back = order.refunds.flatMap(({ lines }) => lines).filter(({ product }) => isMeant(product))
  const kept = (of: 'units' | 'amount') => sum(sold.map((one) => one[of])) - sum(back.map((one) => one[of]))
  return { units: kept('units'), amount: kept('amount') }
}

/** The share of an order's products that was paid in the end. */
function shareOf(order: SoldOrder) {
  const [total, back] = [totalOf(order), backOf(order)]
  const named =
    order.removed +
    sum(order.refunds.map(({ lines, amount, shipping }) => (lines.length > 0 ? amount : shipping)))
  return back <= named ? 1 : Math.max(0, 1 - (back - named) / (total - named))
}

const whole = (amount: number) => Math.round(Number(amount.toFixed(6))) || 0

export function figuresOf(order: SoldOrder, isMeant: (product: string | null) => boolean) {
  const { units, amount } = keptOf(order, isMeant)
  const share = shareOf(order)
  const products = [...new Set(order.lines.map(({ product }) => product))].filter(isMeant)
  const known = products.map((product) => {
    const lines = order.lines.filter((line) => line.product === product)
    const kept = keptOf(order, (one) => one === product)
    if (order.currency !== 'GBP' || lines.some(({ cost }) => cost === null))
      return { units: 0, amount: 0, cost: 0 }
    const all = sum(lines.map((line) => line.units * line.cost!))
    return { ...kept, cost: (all * kept.units) / sum(lines.map((line) => line.units)) }
  })
  return {
    units,
    revenue: whole(amount * share),
    costed: {
      units: sum(known.map((one) => one.units)),
      revenue: whole(sum(known.map((one) => one.amount)) * share),
      cost: sum(known.map(({ cost }) => cost)),
    },
  }
}

/** The posts by time, the latest first; of posts at the same moment the one that was read last. */
const latestFirst = (posts: SoldPost[]) =>
  posts
    .map((post, index) => ({ post, index }))
    .toSorted((one, other) =>
      one.post.at === other.post.at ? other.index - one.index : one.post.at < other.post.at ? 1 : -1,
    )
    .map(({ post }) => post)

/** Every order with the posts that it counts for. */
export function countedOrders(world: SoldWorld): CountedOrder[] {
  const posts = latestFirst(world.posts.filter(({ account }) => !world.accounts[account]!.isRemoved))
  return world.orders
    .filter((order) => isShown(world, order) && isSale(order))
    .flatMap((order) => countedFor(world, posts, order))
}

function countedFor(world: SoldWorld, posts: SoldPost[], order: SoldOrder): CountedOrder[] {
  const age = ({ at }: SoldPost) => (Date.parse(order.at) - Date.parse(at)) / dayMs
  const usesCode = ({ codes }: SoldPost) =>
    codes.some((own) => order.codes.some((used) => used.toLowerCase() === own.toLowerCase()))
  const named = posts.find(
    (post) =>
      age(post) >= 0 &&
      (order.names.includes(post.shortcode) ||
        order.names.includes(post.provider_id) ||
        order.link === post.shortcode ||
        (usesCode(post) && age(post) < 90)),
  )
  const isLinked = (post: SoldPost, product: string | null) =>
    product !== null && post.links.includes(productKey(order.store, product))
  if (named) {
    const window = [7, 30, 90].find((days) => age(named) < days)
    if (window === undefined) return []
    const all = shownLinks(world, named).length === 0
    const counts = (product: string | null) => all || isLinked(named, product)
    const figures = figuresOf(order, counts)
    // The whole order is rounded once, so that both parts add up to it.
    const also = figuresOf(order, () => true).revenue - figures.revenue
    return [{ order, post: named, kind: 'proven', window, posts: 1, ...figures, also }]
  }
  const { way } = order
  if (way === null) return []
  const bought = order.lines.map(({ product }) => product)
  const possible = posts.filter(
    (post) => age(post) >= 0 && age(post) < 7 && bought.some((product) => isLinked(post, product)),
  )
  return possible.map((post) => ({
    order,
    post,
    kind: way,
    window: 7,
    posts: possible.length,
    ...figuresOf(order, (product) => isLinked(post, product)),
    also: 0,
  }))
}
