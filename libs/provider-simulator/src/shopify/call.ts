import type { Shop, ShopifyApp } from '../shop/shop.ts'

/** One request of one app to one shop. */
export interface Call {
  shop: Shop
  app: ShopifyApp
  state: ShopifyState
  /** The shop's own address, without a slash at the end. */
  home: string
  /** The resolvers of both roots, passed on so that a bulk operation can read them too. */
  root: object
  /** The version that answers. */
  version: string
  /** How far the connections of the root are while a bulk operation reads them. */
  bulk?: { pages: Map<string, { after: string | null; hasNext: boolean }> }
  /** Warnings of the search syntax, for the answer's extensions. */
  searches: { path: string[]; query: string; warnings: { field: string; message: string; code: string }[] }[]
}

/** A bulk operation and, once it is complete, its file. */
export interface BulkOperation {
  id: number
  /** The request that started it. */
  call: Call
  query: string
  isGrouped: boolean
  status: 'CREATED' | 'RUNNING' | 'COMPLETED' | 'CANCELED' | 'FAILED'
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | null
  createdAt: string
  /** The same time in epoch milliseconds. */
  begunAt: number
  completedAt: string | null
  /** Polls that are still answered with RUNNING. */
  pollsLeft: number
  objectCount: number
  rootObjectCount: number
  /** JSON lines, page by page. */
  file: string[] | null
  /** In bytes. */
  fileSize: number
  /** The promise of its completion, once that has started. */
  work: Promise<void> | null
  /** Unguessable part of the file's address. */
  secret: string
}

/** What a Shopify shop remembers besides its content. */
export interface ShopifyState {
  /** Tokens of client credentials, and when they expire. */
  tokens: Map<string, { app: ShopifyApp; expiresAt: number }>
  buckets: Map<ShopifyApp, { level: number; at: number }>
  bulkOperations: BulkOperation[]
  nextId: number
}
