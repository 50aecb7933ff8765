import type { PostSales, ProvenWindow, SoldKind } from '@tandem/api-contract'

/** One figure of a post's sales; orders that name the post count within a window. */
export const figureOf = (sales: PostSales, kind: SoldKind, window: ProvenWindow) =>
  kind === 'proven' ? sales.proven[window] : sales.instagram[kind]

/** Orders from Instagram that could belong to the post. */
export const possibleOrders = ({ instagram }: PostSales) => instagram.organic.orders + instagram.paid.orders

/** The default window of lists and cards. */
export const usualWindow: ProvenWindow = '7'

/**
 * Currencies with matching orders, the one with most proven orders first: amounts in different currencies
 * can't be compared.
 */
export const soldIn = (sales: readonly PostSales[] | null): PostSales[] =>
  (sales ?? [])
    .filter((one) => one.proven[usualWindow].orders > 0 || possibleOrders(one) > 0)
    .toSorted(
      (one, other) =>
        other.proven[usualWindow].orders - one.proven[usualWindow].orders ||
        possibleOrders(other) - possibleOrders(one),
    )
