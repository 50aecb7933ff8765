import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'

/**
 * What is read of an account, in the order it is read; of tracked accounts profile and posts alone. `account_days` are
 * the figures of single days, `audience` is who follows.
 */
export const readingKinds = [
  'profile',
  'posts',
  'post_insights',
  'account_days',
  'online_followers',
  'audience',
] as const
/** A kind of figures that an account is read for. */
export const ReadingKind = v.picklist(readingKinds)
export type ReadingKind = v.InferOutput<typeof ReadingKind>

/** How far the reading of one kind is. `total` is what there is to read; null while that is not known. */
export const ReadingProgress = v.strictObject({
  kind: ReadingKind,
  state: v.picklist(['waiting', 'running', 'done']),
  done: Count,
  total: v.nullable(Count),
})
export type ReadingProgress = v.InferOutput<typeof ReadingProgress>

/** The latest reading of an account: `never` before the first, `queued` until a worker takes it. */
export const AccountReading = v.strictObject({
  state: v.picklist(['never', 'queued', 'running', 'succeeded', 'failed']),
  started_at: v.nullable(Instant),
  finished_at: v.nullable(Instant),
  /** When all that was due was last read to its end. */
  succeeded_at: v.nullable(Instant),
  /** What went wrong, in words a user can act on; set while `state` is `failed`. */
  error: v.nullable(v.strictObject({ message: v.string(), needs_reconnect: v.boolean() })),
  /** Of the kinds that the latest reading reads. */
  progress: v.array(ReadingProgress),
  /** When it is read next without anyone asking; null while it is read or archived, and until it is connected again. */
  next_at: v.nullable(Instant),
})
export type AccountReading = v.InferOutput<typeof AccountReading>

/** What made a reading start. */
export const readingCauses = ['connected', 'person', 'schedule', 'reconnected', 'restored'] as const
/** What made a reading start. */
export const ReadingCause = v.picklist(readingCauses)
export type ReadingCause = v.InferOutput<typeof ReadingCause>

/** What one reading did for one kind. */
export const ReadRows = v.strictObject({
  kind: ReadingKind,
  /** Posts or days that were answered. */
  read: Count,
  /** Those that the network has no figures for: too few followers, too old, not counted yet. Never kept as zero. */
  unavailable: Count,
})
export type ReadRows = v.InferOutput<typeof ReadRows>

/** One reading of an account, as its history keeps it. */
export const ReadingRecord = v.strictObject({
  id: Id,
  cause: ReadingCause,
  /** Who asked; null for a schedule, and for people who have left. */
  asked_by: v.nullable(v.string()),
  /** `stopped`: the account was archived or revoked meanwhile. */
  state: v.picklist(['running', 'succeeded', 'failed', 'stopped']),
  started_at: Instant,
  finished_at: v.nullable(Instant),
  rows: v.array(ReadRows),
  /** What went wrong, in words a user can act on. */
  error: v.nullable(v.string()),
})
export type ReadingRecord = v.InferOutput<typeof ReadingRecord>

/** The latest 100 of each account are kept. */
export const listAccountReadings = endpoint({
  name: 'listAccountReadings',
  method: 'GET',
  path: '/{service}/{social}/users/{id}/readings',
  summary: 'The readings of an account, latest first',
  access: 'accounts.read',
  reads: ['accounts'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  search: v.strictObject(pageSearch),
  data: v.array(ReadingRecord),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND'],
})
