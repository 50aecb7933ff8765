import type { Shop } from '../shop/shop.ts'

/** One request to one shop. */
export interface Call {
  shop: Shop
  /** The shop's own address, without a slash at the end. */
  home: string
  /** `{home}/wp-json/wc/v3` */
  api: string
  query: URLSearchParams
}

/** The answer of a resource; the caller adds headers and applies `_fields`. */
export interface Answer {
  body: unknown
  /** 200 when not given. */
  status?: number
  total?: number
  pages?: number
  link?: string
}

const itemMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** `_links.self` and `_links.collection` of an item. */
export const itemLinks = (self: string, collection: string, methods: string[] = itemMethods) => ({
  self: [{ href: self, targetHints: { allow: methods } }],
  collection: [{ href: collection }],
})
