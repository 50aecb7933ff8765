import type { PostSales, SoldKind } from '@tandem/api-contract'
import { isSale, shownLinks } from './plain-sold.ts'
import type { SoldPost, SoldWorld } from './plain-sold.ts'

/** Stores that people see and of which not all orders are known, by their place in the world. */
const partlyKnown = ({ stores, orders }: SoldWorld) =>
  stores.flatMap(({ isArchived, knownSince }, store) => {
    if (isArchived || knownSince === null) return []
    const sold = orders
      .filter((order) => order.store === store && isSale(order))
      .map(({ currency }) => currency)
    return [{ store, knownSince, currencies: [...new Set(['GBP', ...sold])].toSorted() }]
  })

/** Those with orders since a post that were never read. */
export const unreadOf = (world: SoldWorld, post: SoldPost) =>
  partlyKnown(world).filter(({ knownSince }) => Date.parse(post.at) < Date.parse(knownSince))

/** Since when all orders of a kind are known that could count for some posts. */
export function knownSinceOf(world: SoldWorld, posts: SoldPost[], kind: SoldKind, currency: string | null) {
  const moments = posts.flatMap((post) =>
    unreadOf(world, post)
      .filter(({ currencies }) => currency === null || currencies.includes(currency))
      .filter(
        ({ store }) =>
          kind === 'proven' || shownLinks(world, post).some((key) => key.startsWith(`${store} `)),
      )
      .map(({ knownSince }) => knownSince),
  )
  return moments.toSorted().at(-1) ?? null
}

/** What a file says of a post in a currency, under its six titles; null where it is unknown. */
export function soldCells(world: SoldWorld, post: SoldPost, sales: PostSales[] | null, currency: string) {
  if (sales === null) return Array.from({ length: 6 }, () => null)
  const decimals = currency === 'JPY' ? 0 : 2
  const own = sales.find((one) => one.currency === currency)
  const cell = (kind: SoldKind, figure: { orders: number } | undefined, amount: number | undefined) =>
    (figure?.orders ?? 0) === 0 && knownSinceOf(world, [post], kind, currency) !== null
      ? null
      : ((amount ?? 0) / 10 ** decimals).toFixed(decimals)
  const { proven, instagram } = own ?? {}
  return [
    cell('proven', proven?.['7'], proven?.['7'].revenue),
    cell('proven', proven?.['7'], proven?.['7'].also_revenue),
    cell('proven', proven?.['30'], proven?.['30'].revenue),
    cell('proven', proven?.['90'], proven?.['90'].revenue),
    cell('organic', instagram?.organic, instagram?.organic.revenue),
    cell('paid', instagram?.paid, instagram?.paid.revenue),
  ]
}

/** The currencies that the file of all posts has columns for: those of sales of any store. */
export const fileCurrencies = ({ orders }: SoldWorld) =>
  [...new Set(orders.filter(isSale).map(({ currency }) => currency))].toSorted()
