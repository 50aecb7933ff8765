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
import type { AccountMetric, Audience, AudienceLists, AudienceShare, SocialCursor } from '@tandem/connectors'
import type { DayColumn, NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** Which team has connected an account of a network: one at a time. */
interface AccountOwnersTable {
  social: SocialNetwork
  provider_id: string
  team_id: number
  /** Who connected it, by the network's id: what they take back ends the access of all their accounts. */
  person_id: string
  created_at: Timestamp
}

/** Accounts that are being connected. */
interface AccountAttemptsTable {
  state_hash: string
  social: SocialNetwork
  /** Of the session it began in: no other may end it. */
  session_hash: string
  team_id: number
  /** What the network gave, as long as one of several accounts is to be chosen. */
  sealed: string | null
  created_at: Timestamp
  /** Set by the first answer: a state is good for one. */
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
  /** The name leads to nobody, or to another account. */
  is_renamed: Generated<boolean>
  archived_at: NullableTimestamp
  revoked_at: NullableTimestamp
  created_at: Timestamp
}

/** What a connected account is read with; tracked accounts have no row. */
interface AccountCredentialsTable {
  team_id: TeamId
  account_id: number
  /** Null once it is revoked. */
  sealed: string | null
  token_expires_at: NullableTimestamp
  data_access_expires_at: NullableTimestamp
  /** Permissions that were taken back, in the network's words. */
  missing: JSONColumnType<string[], string | undefined, string>
  /** The user who connected it last; null where that is not known any more. */
  connected_by: number | null
  /** When somebody was told that the access has ended; null while it holds. */
  end_told_at: NullableTimestamp
}

interface AccountCollectionsTable {
  team_id: TeamId
  id: Generated<number>
  service: AccountService
  social: SocialNetwork
  name: string
  /** How names are compared. */
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
  /** Counts the workers that took this reading: one that lost it must not write any more. */
  attempt: Counter
  cause: Generated<ReadingCause>
  asked_by: number | null
  /** Its entry in the history; null until a worker takes it. */
  record_id: number | null
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  succeeded_at: NullableTimestamp
  error: string | null
  needs_reconnect: Generated<boolean>
  /** Readings that failed since the last one that did not. */
  failures: Counter
  /** How often a worker began this reading without an end being written. */
  tries: Counter
  progress: JSONColumnType<ReadingProgress[], string | undefined, string>
  /** Where the posts of an unfinished reading go on. */
  cursor: JSONColumnType<SocialCursor | null, string | null | undefined, string | null>
  /** When the posts were last read as far back as they are kept. */
  posts_listed_at: NullableTimestamp
  audience_read_at: NullableTimestamp
  /** When it is read without anyone asking; null while queued, running, archived or in need of a new connection. */
  next_at: NullableTimestamp
}

/** One row for each reading that a worker has taken, the latest of each account. */
interface AccountReadingRecordsTable {
  team_id: TeamId
  id: Generated<number>
  account_id: number
  cause: ReadingCause
  /** Null for a schedule. */
  asked_by: number | null
  state: ReadingRecord['state']
  started_at: Timestamp
  finished_at: NullableTimestamp
  rows: JSONColumnType<ReadRows[], string, string>
  error: string | null
}

/** What an account gathered in a day as the network cuts it, which is not the team's. */
interface AccountDayTable extends Record<AccountMetric | 'new_followers', number | null> {
  team_id: TeamId
  account_id: number
  day: DayColumn
  /** When each part was read last; null where it was not. */
  totals_read_at: NullableTimestamp
  series_read_at: NullableTimestamp
  online_read_at: NullableTimestamp
}

/** How an account stood at the last reading of a day of the team. */
interface AccountCountsTable {
  team_id: TeamId
  account_id: number
  day: DayColumn
  followers_count: number | null
  following_count: number | null
  posts_count: number | null
  read_at: Timestamp
}

/** Followers who were online in an hour, as the network counts hours. */
interface OnlineFollowersTable {
  team_id: TeamId
  account_id: number
  /** Of the network. */
  day: DayColumn
  hour: number
  starts_at: Timestamp
  followers: number
}

/** Who an audience was on a day of the team; no row where the network did not tell. */
interface AccountAudienceTable {
  team_id: TeamId
  account_id: number
  day: DayColumn
  of: keyof Audience
  dimension: keyof AudienceLists
  shares: JSONColumnType<AudienceShare[], string, string>
  read_at: Timestamp
}

/** Of the directory: global, without content, read by the functions of social/accounts/directory.ts only. */
export interface AccountDirectoryTables {
  account_owners: AccountOwnersTable
  account_attempts: AccountAttemptsTable
}

/** Accounts of social networks, and what was read of them. */
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
