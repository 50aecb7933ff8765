import { soldKnownSince } from '@tandem/api-contract'
import type { Post, PostSales, ProvenWindow, SoldKind } from '@tandem/api-contract'

/** One figure of a post's sales; orders that name the post count within a window. */
export const figureOf = (sales: PostSales, kind: SoldKind, window: ProvenWindow) =>
  kind === 'proven' ? sales.proven[window] : sales.instagram[kind]

/** Orders from Instagram that could belong to the post. */
export const possibleOrders = ({ instagram }: PostSales) => instagram.organic.orders + instagram.paid.orders

/** The default window of lists and cards. */
export const usualWindow: ProvenWindow = '7'

/** The default window of the ranking: in 7 days, few posts have an order that names them. */
export const rankedWindow: ProvenWindow = '30'

/**
 * The currency with most proven orders first: amounts in different currencies can't be compared. Of equals, the
 * one with most orders that could belong to the post, then with most proven ones later on.
 */
export const mostSoldFirst = (sales: readonly PostSales[]): PostSales[] =>
  sales.toSorted(
    (one, other) =>
      other.proven[usualWindow].orders - one.proven[usualWindow].orders ||
      possibleOrders(other) - possibleOrders(one) ||
      other.proven['90'].orders - one.proven['90'].orders,
  )

/** Currencies with matching orders, as in `mostSoldFirst`. */
export const soldIn = (sales: readonly PostSales[] | null): PostSales[] =>
  mostSoldFirst(sales ?? []).filter((one) => one.proven[usualWindow].orders > 0 || possibleOrders(one) > 0)

/**
 * What proven orders paid, by currency: empty without such orders, null when nothing can be said. An order counts
 * for one post only.
 */
export function provenRevenue(post: Pick<Post, 'sales' | 'unread_stores' | 'products'>) {
  if (post.sales === null) return null
  const amounts = post.sales.flatMap(({ currency, proven }) => {
    const { orders, revenue } = proven[usualWindow]
    return orders > 0 ? [{ currency, amount: revenue }] : []
  })
  return amounts.length === 0 && soldKnownSince(post, 'proven') !== null ? null : amounts
}
