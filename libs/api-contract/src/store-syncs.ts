import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'
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

/** What one sync did with one kind of row. */
export const SyncedRows = v.strictObject({
  kind: SyncKind,
  /** Rows that the store answered. */
  read: Count,
  /** Rows that were as they are here already, and were not written again. */
  compared: Count,
  /** Rows that could not be understood; what was known of them stays. */
  skipped: Count,
})
export type SyncedRows = v.InferOutput<typeof SyncedRows>

/** One sync of a store, as its history keeps it. */
export const SyncRecord = v.strictObject({
  id: Id,
  cause: SyncCause,
  /** Who asked; null for a schedule, and for people who have left. */
  asked_by: v.nullable(v.string()),
  /** `stopped`: the store was archived meanwhile. */
  state: v.picklist(['running', 'succeeded', 'failed', 'stopped']),
  /** False where only what had changed was read. */
  is_whole: v.boolean(),
  started_at: Instant,
  finished_at: v.nullable(Instant),
  rows: v.array(SyncedRows),
  /** What went wrong, in words a user can act on. */
  error: v.nullable(v.string()),
  /** What differed from the store's own counts at the end, in words. */
  difference: v.nullable(v.string()),
})
export type SyncRecord = v.InferOutput<typeof SyncRecord>

/** The latest 100 of each store are kept. */
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
