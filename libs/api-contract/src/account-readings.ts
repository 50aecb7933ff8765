import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, TranslatedText } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'

/**
 * What is read of an account, in this order; tracked accounts only have profile and posts. `account_days` are
 * daily figures, `audience` describes the followers.
 */
export const readingKinds = [
  'profile',
  'posts',
  'post_insights',
  'account_days',
  'online_followers',
  'audience',
] as const
/** A kind of data that is read of an account. */
export const ReadingKind = v.picklist(readingKinds)
export type ReadingKind = v.InferOutput<typeof ReadingKind>

/** Progress of reading one kind. `total` is null until it is known. */
export const ReadingProgress = v.strictObject({
  kind: ReadingKind,
  state: v.picklist(['waiting', 'running', 'done']),
  done: Count,
  total: v.nullable(Count),
})
export type ReadingProgress = v.InferOutput<typeof ReadingProgress>

/** The latest reading of an account: `never` before the first, `queued` until a worker starts it. */
export const AccountReading = v.strictObject({
  state: v.picklist(['never', 'queued', 'running', 'succeeded', 'failed']),
  started_at: v.nullable(Instant),
  finished_at: v.nullable(Instant),
  /** When everything that was due was last read successfully. */
  succeeded_at: v.nullable(Instant),
  /** What went wrong, in words a user can act on; set while `state` is `failed`. */
  error: v.nullable(v.strictObject({ message: TranslatedText, needs_reconnect: v.boolean() })),
  /** For each kind that the latest reading reads. */
  progress: v.array(ReadingProgress),
  /**
   * When the next automatic reading starts; null while it is being read, archived, or in need of
   * reconnecting.
   */
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
  /** Posts or days that the network returned. */
  read: Count,
  /**
   * Posts or days without figures at the network: too few followers, too old, or not counted yet. Never
   * stored as zero.
   */
  unavailable: Count,
})
export type ReadRows = v.InferOutput<typeof ReadRows>

/** One reading of an account, as its history shows it. */
export const ReadingRecord = v.strictObject({
  id: Id,
  cause: ReadingCause,
  /** Who requested it; null for scheduled readings and for people who have left. */
  asked_by: v.nullable(v.string()),
  /** `stopped`: the account was archived or revoked in the meantime. */
  state: v.picklist(['running', 'succeeded', 'failed', 'stopped']),
  started_at: Instant,
  finished_at: v.nullable(Instant),
  rows: v.array(ReadRows),
  /** What went wrong, in words a user can act on. */
  error: v.nullable(TranslatedText),
})
export type ReadingRecord = v.InferOutput<typeof ReadingRecord>

/** The latest 100 readings of each account are kept. */
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
