import type { Generated, JSONColumnType } from 'kysely'
import type {
  StoreSync,
  SyncCause,
  SyncedRows,
  SyncKind,
  SyncProgress,
  SyncRecord,
} from '@tandem/api-contract'
import type { NamedKind, SingleKind, StoreCursor, StoreCursors } from '@tandem/connectors'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** The database counts from zero; the sync keeps it. */
type Counter = Generated<number>

/** Where an unfinished sync goes on: everything before `cursor` of `kind` is written. */
export interface SyncPlace {
  kind: SyncKind
  cursor: StoreCursor | null
  /** Where kinds begin that are still to be read, and that the store prepares already. */
  begun?: StoreCursors
}

/** Where the comparison of all rows goes on: after this id of ours. */
export interface ComparePlace {
  kind: NamedKind
  after: string
}

interface StoreSyncsTable {
  team_id: TeamId
  store_id: number
  state: Generated<StoreSync['state']>
  /** Counts the syncs begun; rows that a whole reading did not meet again keep an older number. */
  run: Counter
  /** Counts the workers that took this sync: one that lost it must not write any more. */
  attempt: Counter
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  succeeded_at: NullableTimestamp
  error: string | null
  needs_reconnect: Generated<boolean>
  difference: string | null
  progress: JSONColumnType<SyncProgress[], string | undefined, string>
  place: JSONColumnType<SyncPlace | null, string | null | undefined, string | null>
  /** Only what changed after it is read; null reads everything. */
  modified_after: NullableTimestamp
  /** When the unfinished reading began. */
  reading_since: NullableTimestamp
  /** The latest change seen, by the shop's own clock. */
  newest_change: NullableTimestamp
  /** Where the next sync begins: everything that changed before it is here. */
  read_until: NullableTimestamp
  /** What made the sync start that is queued or runs, or the last one. */
  cause: Generated<SyncCause>
  asked_by: number | null
  /** Its entry in the history; null until a worker takes it. */
  record_id: number | null
  /** Syncs that failed since the last one that did not. */
  failures: Counter
  /** How often a worker began at its present place without an end being written. */
  tries: Counter
  /** When it is read without anyone asking; null while queued, running, archived or in need of new keys. */
  next_sync_at: NullableTimestamp
  /** Another currency was chosen, and not everything is read with it yet. */
  is_rebuilding: Generated<boolean>
  /** More has changed while it was read than can be followed: once that has ended, it is read again. */
  is_outdated: Generated<boolean>
  /** Null between two comparisons of all rows. */
  compare_place: JSONColumnType<ComparePlace | null, string | null | undefined, string | null>
  /** When the comparison began that runs, or the last one. */
  compare_began_at: NullableTimestamp
  /** When the last one ended. */
  compared_at: NullableTimestamp
}

/** Rows that a store has and that could not be read. */
interface UnreadRowsTable {
  team_id: TeamId
  store_id: number
  kind: SyncKind
  /** Empty where not even that could be read. */
  provider_id: string
  /** Of a refund: its order; empty for the other kinds, and where that could not be read. */
  order_provider_id: string
  /** In words. */
  reason: string
  first_seen_at: Timestamp
  last_seen_at: Timestamp
}

/** One row for each sync that a worker has taken, the latest of each store. */
interface StoreSyncRecordsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  cause: SyncCause
  /** Null for a schedule. */
  asked_by: number | null
  state: SyncRecord['state']
  is_whole: boolean
  started_at: Timestamp
  finished_at: NullableTimestamp
  rows: JSONColumnType<SyncedRows[], string, string>
  error: string | null
  difference: string | null
}

/** How a store tells of its changes; one row per store. */
interface StoreWebhooksTable {
  team_id: TeamId
  store_id: number
  /** The unguessable part of the address it posts to. Not a secret that opens anything: what comes must be signed too. */
  key: string
  /** What deliveries are signed with, sealed; null until one is agreed. */
  secret: string | null
  is_on: Generated<boolean>
  /** Why some or all changes are not told, in words. */
  reason: string | null
  /** When the subscription was last looked at; null: now, please. */
  checked_at: NullableTimestamp
  last_event_at: NullableTimestamp
  /** How often what it told was begun to be read without an end being written. */
  follow_tries: Counter
  /** The same of its subscription. */
  subscribe_tries: Counter
}

/** What a store has told, until it is pruned: a delivery that comes again is known by its id. */
interface StoreEventsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  delivery_id: string
  kind: SingleKind
  provider_id: string
  /** Believed where the row can no longer be read. */
  is_deletion: Generated<boolean>
  /** Of a customer: another one that the shop has merged into it. */
  merged_from: string | null
  received_at: Timestamp
  /** When the row is to be read; later than received after a failure. Null once that is done. */
  due_at: NullableTimestamp
  tries: Counter
}

/** How stores are read, and what they tell. */
export interface SyncTables {
  store_syncs: StoreSyncsTable
  store_sync_records: StoreSyncRecordsTable
  store_webhooks: StoreWebhooksTable
  store_events: StoreEventsTable
  unread_rows: UnreadRowsTable
}
