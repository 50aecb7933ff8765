import type { Shop, ShopifyApp } from '../shop/shop.ts'

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

/** A bulk operation and, once it is over, its file. */
export interface BulkOperation {
  id: number
  /** The request that began it. */
  call: Call
  query: string
  isGrouped: boolean
  status: 'CREATED' | 'RUNNING' | 'COMPLETED' | 'CANCELED' | 'FAILED'
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | null
  createdAt: string
  /** Epoch milliseconds of the same. */
  begunAt: number
  completedAt: string | null
  /** Questions that are still answered with RUNNING. */
  pollsLeft: number
  objectCount: number
  rootObjectCount: number
  /** JSON lines, page by page. */
  file: string[] | null
  /** In bytes. */
  fileSize: number
  /** Its end, once that has begun. */
  work: Promise<void> | null
  /** Unguessable part of the file's address. */
  secret: string
}

/** What a Shopify shop remembers beside its content. */
export interface ShopifyState {
  /** Tokens of client credentials, and when they die. */
  tokens: Map<string, { app: ShopifyApp; expiresAt: number }>
  buckets: Map<ShopifyApp, { level: number; at: number }>
  bulkOperations: BulkOperation[]
  nextId: number
}
