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

/** The default in the database is 0; the sync keeps it up to date. */
type Counter = Generated<number>

/** Where an unfinished sync continues: everything before `cursor` of `kind` is written. */
export interface SyncPlace {
  kind: SyncKind
  cursor: StoreCursor | null
  /** Start cursors of kinds not read yet that the store is already preparing. */
  begun?: StoreCursors
}

/** Where the comparison of all rows continues: after the row with this id of ours. */
export interface ComparePlace {
  kind: NamedKind
  after: string
}

interface StoreSyncsTable {
  team_id: TeamId
  store_id: number
  state: Generated<StoreSync['state']>
  /** Counts the syncs begun; rows that a full reading did not find keep an older number. */
  run: Counter
  /** Counts the workers that took this sync: a worker that lost it must stop writing. */
  attempt: Counter
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  succeeded_at: NullableTimestamp
  error: string | null
  needs_reconnect: Generated<boolean>
  difference: string | null
  progress: JSONColumnType<SyncProgress[], string | undefined, string>
  place: JSONColumnType<SyncPlace | null, string | null | undefined, string | null>
  /** Only rows changed after this are read; null reads everything. */
  modified_after: NullableTimestamp
  /** When the unfinished reading began. */
  reading_since: NullableTimestamp
  /** The latest change seen, by the shop's clock. */
  newest_change: NullableTimestamp
  /** Where the next sync starts: every earlier change is stored. */
  read_until: NullableTimestamp
  /**
   * When the last complete reading began: everything placed before is stored, which can't be said of what was placed while
   * it ran. Null until the first one since we store it.
   */
  known_until: NullableTimestamp
  /** What started the sync that is queued or running, or the last one. */
  cause: Generated<SyncCause>
  asked_by: number | null
  /** Its row in the history; null until a worker takes it. */
  record_id: number | null
  /** Failed syncs since the last successful one. */
  failures: Counter
  /** How often a worker began at its current place without finishing. */
  tries: Counter
  /** The next scheduled sync; null while queued, running, archived or waiting for new keys. */
  next_sync_at: NullableTimestamp
  /** Another currency was chosen and not everything has been read with it yet. */
  is_rebuilding: Generated<boolean>
  /** More changed during the reading than can be followed; it is read again afterwards. */
  is_outdated: Generated<boolean>
  /** Null between two comparisons of all rows. */
  compare_place: JSONColumnType<ComparePlace | null, string | null | undefined, string | null>
  /** When the current or the last comparison began. */
  compare_began_at: NullableTimestamp
  /** When the last comparison ended. */
  compared_at: NullableTimestamp
}

/** Rows of a store that could not be read. */
interface UnreadRowsTable {
  team_id: TeamId
  store_id: number
  kind: SyncKind
  /** Empty when even the id could not be read. */
  provider_id: string
  /** The order of a refund; empty for other kinds, or when it could not be read. */
  order_provider_id: string
  /** A sentence that says why. */
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
  /** Null when the schedule started it. */
  asked_by: number | null
  state: SyncRecord['state']
  is_whole: boolean
  started_at: Timestamp
  finished_at: NullableTimestamp
  rows: JSONColumnType<SyncedRows[], string, string>
  error: string | null
  difference: string | null
}

/** The webhooks of a store; one row per store. */
interface StoreWebhooksTable {
  team_id: TeamId
  store_id: number
  /**
   * The secret part of the address that it posts to. It grants nothing alone, because deliveries must also be
   * signed.
   */
  key: string
  /** The keys of deleted stores of the same Shopify app; only privacy requests are accepted there. */
  former_keys: Generated<string[]>
  /** The encrypted key that signs deliveries; null until one is agreed. */
  secret: string | null
  is_on: Generated<boolean>
  /** Why some or all changes are not reported, as a sentence. */
  reason: string | null
  /** When the subscription was last checked; null asks for a check now. */
  checked_at: NullableTimestamp
  last_event_at: NullableTimestamp
  /** How often reading the reported changes was begun without finishing. */
  follow_tries: Counter
  /** How often checking its subscription was begun without finishing. */
  subscribe_tries: Counter
}

/** Deliveries of a store, kept for a while so that a repeated one is recognised by its id. */
interface StoreEventsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  delivery_id: string
  kind: SingleKind
  provider_id: string
  /** Applied when the row can no longer be read. */
  is_deletion: Generated<boolean>
  /** For a customer: another customer that the shop merged into it. */
  merged_from: string | null
  received_at: Timestamp
  /** When the row is to be read; moved later after a failure, null when done. */
  due_at: NullableTimestamp
  tries: Counter
}

/** The syncs of stores, and their webhooks. */
export interface SyncTables {
  store_syncs: StoreSyncsTable
  store_sync_records: StoreSyncRecordsTable
  store_webhooks: StoreWebhooksTable
  store_events: StoreEventsTable
  unread_rows: UnreadRowsTable
}
