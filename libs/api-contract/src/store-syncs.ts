import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, TranslatedText } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'
import { SyncKind } from './stores.ts'

/** What made a sync start. */
export const syncCauses = [
  'connected',
  'person',
  'schedule',
  'keys',
  'currency',
  'sales',
  'restored',
] as const
/** What made a sync start. */
export const SyncCause = v.picklist(syncCauses)
export type SyncCause = v.InferOutput<typeof SyncCause>

/** What one sync did for one kind of row. */
export const SyncedRows = v.strictObject({
  kind: SyncKind,
  /** Rows that the store returned. */
  read: Count,
  /** Rows that hadn't changed, so they weren't written again. */
  compared: Count,
  /** Rows that couldn't be read; their earlier data stays. */
  skipped: Count,
})
export type SyncedRows = v.InferOutput<typeof SyncedRows>

/** One sync of a store, as its history shows it. */
export const SyncRecord = v.strictObject({
  id: Id,
  cause: SyncCause,
  /** Who requested it; null for scheduled syncs and for people who have left. */
  asked_by: v.nullable(v.string()),
  /** `stopped`: the store was archived in the meantime. */
  state: v.picklist(['running', 'succeeded', 'failed', 'stopped']),
  /** False when only changes were read. */
  is_whole: v.boolean(),
  started_at: Instant,
  finished_at: v.nullable(Instant),
  rows: v.array(SyncedRows),
  /** What went wrong, in words a user can act on. */
  error: v.nullable(TranslatedText),
  /** How our counts differed from the store's at the end, in words. */
  difference: v.nullable(TranslatedText),
})
export type SyncRecord = v.InferOutput<typeof SyncRecord>

/** The latest 100 syncs of each store are kept. */
export const listStoreSyncs = endpoint({
  name: 'listStoreSyncs',
  method: 'GET',
  path: '/ecommerce/stores/{id}/syncs',
  summary: 'The syncs of a store, latest first',
  access: 'stores.read',
  reads: ['stores'],
  params: v.strictObject({ id: Id }),
  search: v.strictObject(pageSearch),
  data: v.array(SyncRecord),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND'],
})
