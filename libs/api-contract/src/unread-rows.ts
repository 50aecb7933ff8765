import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'
import { SyncKind } from './stores.ts'

/** A row that a store has and that could not be read. What was known of it before stays. */
export const UnreadRow = v.strictObject({
  kind: SyncKind,
  /** The store's own id; null where not even that could be read. */
  provider_id: v.nullable(v.string()),
  /** Of a refund: the store's id of its order, where that could be read. */
  order_provider_id: v.nullable(v.string()),
  /** Why, in words for a person. */
  reason: v.string(),
  first_seen_at: Instant,
  /** When it was last tried. */
  last_seen_at: Instant,
})
export type UnreadRow = v.InferOutput<typeof UnreadRow>

/** Each is tried again with later syncs, and leaves the list once it was read or is gone at the store. */
export const listUnreadRows = endpoint({
  name: 'listUnreadRows',
  method: 'GET',
  path: '/ecommerce/stores/{id}/unread-rows',
  summary: 'Rows of a store that could not be read, those first that were seen last',
  access: 'stores.read',
  reads: ['stores'],
  params: v.strictObject({ id: Id }),
  search: v.strictObject(pageSearch),
  data: v.array(UnreadRow),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND'],
})
