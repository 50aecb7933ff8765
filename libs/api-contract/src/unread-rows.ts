import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Instant, TranslatedText } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'
import { SyncKind } from './stores.ts'

/** A row of a store that couldn't be read. Its earlier data stays. */
export const UnreadRow = v.strictObject({
  kind: SyncKind,
  /** The store's own id; null when even that couldn't be read. */
  provider_id: v.nullable(v.string()),
  /** For a refund: the store's id of its order, if it could be read. */
  order_provider_id: v.nullable(v.string()),
  /** The reason, in words for people. */
  reason: TranslatedText,
  first_seen_at: Instant,
  /** When it was last tried. */
  last_seen_at: Instant,
})
export type UnreadRow = v.InferOutput<typeof UnreadRow>

/** Later syncs retry each row. It leaves the list once it could be read or no longer exists at the store. */
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
