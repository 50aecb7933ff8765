import type { Shop, ShopifyApp } from '../shop/shop.ts'
import type { Call } from './call.ts'

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

const states = new WeakMap<Shop, ShopifyState>()

/** The state of a shop, made when it is first asked for. */
export const stateOf = (shop: Shop): ShopifyState => {
  let state = states.get(shop)
  if (!state) {
    state = { tokens: new Map(), buckets: new Map(), bulkOperations: [], nextId: 1 }
    states.set(shop, state)
  }
  return state
}
