import type { Shop, ShopifyApp } from '../shop/shop.ts'
import type { ShopifyState } from './state.ts'

/** One request of one app to one shop. */
export interface Call {
  shop: Shop
  app: ShopifyApp
  state: ShopifyState
  /** The shop's own address, without a slash at the end. */
  home: string
  /** What the fields of both roots do; handed on, so that a bulk operation can read them too. */
  root: object
  /** The version that answers. */
  version: string
  /** Where the connections of the root stand while a bulk operation reads them. */
  bulk?: { pages: Map<string, { after: string | null; hasNext: boolean }> }
  /** What the search syntax had to say, for the answer's extensions. */
  searches: { path: string[]; query: string; warnings: { field: string; message: string; code: string }[] }[]
}
