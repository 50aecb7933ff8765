import type { KnownSale, PublishedPost, Shop } from '@tandem/provider-simulator'
import { dayMs } from '@tandem/format'

/** The demo's own accounts. Posts of other accounts sell nothing. */
export const ownAccounts = ['linden.and.oak', 'oak.workshop'] as const

interface SellingPost {
  /** The name of the shop whose product the post links to. */
  shopName: string
  /**
   * The place among the past year's posts that link to that shop, newest first. If too few orders followed that post, the
   * next post with enough orders is used.
   */
  place: number
  by: 'tag' | 'shortLink' | 'code'
  code?: string
  /** How many of the first orders with the product after the post came from it. */
  orders: number
}

const oak = 'oak-workshop'
const linden = 'tandem-demo-linden-home'

/** The known truth: what posts of the demo sold. Every other post sold nothing. */
export const sellingPosts: readonly SellingPost[] = [
  { shopName: oak, place: 1, by: 'tag', orders: 3 },
  { shopName: oak, place: 3, by: 'code', code: 'OAK15', orders: 5 },
  { shopName: linden, place: 1, by: 'shortLink', orders: 3 },
  { shopName: oak, place: 6, by: 'shortLink', orders: 4 },
  { shopName: linden, place: 3, by: 'tag', orders: 3 },
  { shopName: oak, place: 9, by: 'tag', orders: 5 },
]

/** How many orders of each shop came from stories. Such orders name no post. */
export const storyOrders = 8

/** A shop of the demo, and the address of a product in it. */
export interface DemoShop {
  shop: Shop
  addressOf: (product: Shop['products'][number]) => string | null
}

/** What a post sold. */
export interface PostSales extends SellingPost {
  shortcode: string
  shop: Shop
  /** The product that the post links to, and the path of its page. */
  product: number
  path: string
  /** The ids of the orders that came from it. */
  ids: number[]
}

const provenFor = 90 * dayMs

/** Which orders came from which posts. `end` is the demo's last moment (milliseconds since 1970). */
export function findPostSales(
  shops: readonly DemoShop[],
  posts: (from: number, until: number) => PublishedPost[],
  end: number,
): PostSales[] {
  const own = posts(end - 365 * dayMs, end).filter(({ username }) =>
    (ownAccounts as readonly string[]).includes(username),
  )
  const pages = shops.flatMap(({ shop, addressOf }) =>
    shop.products.flatMap((product) => {
      const address = addressOf(product)
      return address === null ? [] : [[address, { shop, product: product.id, address }] as const]
    }),
  )
  const pageAt = new Map(pages)
  const leading = own.flatMap((post) => {
    const page = post.caption.split(/\s/).flatMap((word) => pageAt.get(word) ?? [])[0]
    return page ? [{ post, ...page }] : []
  })
  const taken = new Set<object>()
  return sellingPosts.flatMap((selling) => {
    const there = leading.filter(({ shop }) => shop.name === selling.shopName)
    const found = [...there.slice(selling.place), ...there.slice(0, selling.place)]
      .map((one) => ({ ...one, orders: ordersAfter(one).filter((order) => !taken.has(order)) }))
      .find(({ post, orders }) => orders.length >= selling.orders && !taken.has(post))
    if (!found) return []
    const { post, shop, product, address } = found
    const orders = found.orders.slice(0, selling.orders)
    for (const one of [post, ...orders]) taken.add(one)
    const ids = orders.map(({ id }) => id)
    return [{ ...selling, shop, product, ids, shortcode: post.shortcode, path: new URL(address).pathname }]
  })
}

/** Sales with the product of a post within the time that the app counts for it, oldest first. */
const ordersAfter = ({ post, shop, product }: { post: PublishedPost; shop: Shop; product: number }) =>
  plainSales(shop).filter(({ createdGmt, lines }) => {
    const age = Date.parse(`${createdGmt}Z`) - post.at
    return age > 0 && age < provenFor && lines.some((line) => line.product?.id === product)
  })

/** Sales that were not refunded or changed later, oldest first. */
const plainSales = (shop: Shop) =>
  [...shop.orders.values()]
    .filter(
      ({ status, total, refunds, test, changes }) =>
        ['completed', 'processing'].includes(status) &&
        total > 0 &&
        refunds.length === 0 &&
        !test &&
        changes === undefined,
    )
    .toSorted((one, other) => one.createdGmt.localeCompare(other.createdGmt))

/** Where the buyers of a shop came from, if known. Also adds the discount code of a post to its orders. */
export function knownVisits(shop: Shop, sales: readonly PostSales[]): Map<number, KnownSale> {
  const known = new Map<number, KnownSale>()
  for (const { by, code, shortcode, path, ids } of sales.filter((one) => one.shop === shop)) {
    for (const id of ids) {
      known.set(id, { by, shortcode, path })
      const order = shop.orders.get(id)
      if (order && code !== undefined) order.codes = [code]
    }
  }
  const others = plainSales(shop).filter(({ id }) => !known.has(id))
  const step = Math.max(1, Math.floor(others.length / storyOrders))
  for (const { id } of others.filter((_order, at) => at % step === step - 1).slice(0, storyOrders))
    known.set(id, { by: 'story', shortcode: '', path: '/' })
  return known
}
