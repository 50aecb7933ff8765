import type { PostSalesDetail } from '@tandem/api-contract'

/** What decides which sales of a post are known; see `soldKnownSince`. */
export const soldPost = ({ unread_stores, products }: PostSalesDetail) => ({
  unread_stores,
  products: products.map(({ product }) => product),
})
