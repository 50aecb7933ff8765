import type { Generated, JSONColumnType } from 'kysely'
import type {
  AccountReading,
  AccountService,
  ReadingCause,
  ReadingProgress,
  ReadingRecord,
  ReadRows,
  SocialNetwork,
} from '@tandem/api-contract'
import type { AccountMetric, AudienceList, AudienceOf, AudienceShare, SocialCursor } from '@tandem/connectors'
import type { DayColumn, NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** Which team has connected an account of a network; only one at a time. */
interface AccountOwnersTable {
  social: SocialNetwork
  provider_id: string
  team_id: number
  /**
   * The network's id of the person who connected it: when they withdraw consent, all their accounts lose
   * access.
   */
  person_id: string
  created_at: Timestamp
}

/** Accounts that are being connected. */
interface AccountAttemptsTable {
  state_hash: string
  social: SocialNetwork
  /** The session it began in; no other session may finish it. */
  session_hash: string
  team_id: number
  /** What the network gave, while the user still has to choose one of several accounts. */
  sealed: string | null
  created_at: Timestamp
  /** Set by the first answer, because a state may be used only once. */
  answered_at: NullableTimestamp
}

interface SocialAccountsTable {
  team_id: TeamId
  id: Generated<number>
  service: AccountService
  social: SocialNetwork
  provider_id: string
  username: string
  name: string | null
  biography: string | null
  website: string | null
  picture_url: string | null
  page_name: string | null
  followers_count: number | null
  following_count: number | null
  posts_count: number | null
  engagement_rate: number | null
  /** Nobody has this name any more, or another account has it. */
  is_renamed: Generated<boolean>
  archived_at: NullableTimestamp
  revoked_at: NullableTimestamp
  created_at: Timestamp
}

/** The access of a connected account; tracked accounts have no row. */
interface AccountCredentialsTable {
  team_id: TeamId
  account_id: number
  /** Null after it is revoked. */
  sealed: string | null
  token_expires_at: NullableTimestamp
  data_access_expires_at: NullableTimestamp
  /** Permissions that were withdrawn, as the network names them. */
  missing: JSONColumnType<string[], string | undefined, string>
  /** The user who connected it last; null when that is no longer known. */
  connected_by: number | null
  /** When we notified somebody that the access ended; null while it is valid. */
  end_told_at: NullableTimestamp
}

interface AccountCollectionsTable {
  team_id: TeamId
  id: Generated<number>
  service: AccountService
  social: SocialNetwork
  name: string
  /** The name in the form that is compared. */
  name_key: string
  created_at: Timestamp
}

interface AccountCollectionMembersTable {
  team_id: TeamId
  collection_id: number
  account_id: number
}

type Counter = Generated<number>

interface AccountReadingsTable {
  team_id: TeamId
  account_id: number
  state: Generated<AccountReading['state']>
  /** Counts the workers that took this reading: a worker that lost it must stop writing. */
  attempt: Counter
  cause: Generated<ReadingCause>
  asked_by: number | null
  /** Its row in the history; null until a worker takes it. */
  record_id: number | null
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  succeeded_at: NullableTimestamp
  error: string | null
  needs_reconnect: Generated<boolean>
  /** Failed readings since the last successful one. */
  failures: Counter
  /** How often a worker began this reading without finishing it. */
  tries: Counter
  progress: JSONColumnType<ReadingProgress[], string | undefined, string>
  /** Where an unfinished reading continues with the posts. */
  cursor: JSONColumnType<SocialCursor | null, string | null | undefined, string | null>
  /** When all posts, as far back as they are kept, were last read. */
  posts_listed_at: NullableTimestamp
  audience_read_at: NullableTimestamp
  /** The next scheduled reading; null while queued, running, archived or waiting for a new connection. */
  next_at: NullableTimestamp
}

/** One row for each reading that a worker has taken, the latest of each account. */
interface AccountReadingRecordsTable {
  team_id: TeamId
  id: Generated<number>
  account_id: number
  cause: ReadingCause
  /** Null when the schedule started it. */
  asked_by: number | null
  state: ReadingRecord['state']
  started_at: Timestamp
  finished_at: NullableTimestamp
  rows: JSONColumnType<ReadRows[], string, string>
  error: string | null
}

/** The figures that an account gained on a day of the network, which isn't the team's day. */
interface AccountDayTable extends Record<AccountMetric | 'new_followers', number | null> {
  team_id: TeamId
  account_id: number
  day: DayColumn
  /** When each part was last read; null for never. */
  totals_read_at: NullableTimestamp
  series_read_at: NullableTimestamp
  online_read_at: NullableTimestamp
}

/** The counts of an account at the last reading of a day of the team. */
interface AccountCountsTable {
  team_id: TeamId
  account_id: number
  day: DayColumn
  followers_count: number | null
  following_count: number | null
  posts_count: number | null
  read_at: Timestamp
}

/** Followers who were online in an hour, by the network's clock. */
interface OnlineFollowersTable {
  team_id: TeamId
  account_id: number
  /** A day of the network. */
  day: DayColumn
  hour: number
  starts_at: Timestamp
  followers: number
}

/** The audience on a day of the team; no row when the network did not share it. */
interface AccountAudienceTable {
  team_id: TeamId
  account_id: number
  day: DayColumn
  of: AudienceOf
  dimension: AudienceList
  shares: JSONColumnType<AudienceShare[], string, string>
  read_at: Timestamp
}

/**
 * Directory tables: they belong to no team, hold no content, and only the functions of social/accounts/directory.ts
 * read them.
 */
export interface AccountDirectoryTables {
  account_owners: AccountOwnersTable
  account_attempts: AccountAttemptsTable
}

/** Accounts of social networks and the data read from them. */
export interface AccountTables {
  social_accounts: SocialAccountsTable
  account_credentials: AccountCredentialsTable
  account_collections: AccountCollectionsTable
  account_collection_members: AccountCollectionMembersTable
  account_readings: AccountReadingsTable
  account_reading_records: AccountReadingRecordsTable
  account_day: AccountDayTable
  account_counts: AccountCountsTable
  online_followers: OnlineFollowersTable
  account_audience: AccountAudienceTable
}
