import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** A team whose days are moved to another time zone; the row goes when that is done. */
interface ZoneChangesTable {
  team_id: TeamId
  /** Theirs by now. */
  timezone: string
  started_at: Timestamp
  /** Stores and accounts that were to be moved. */
  total: number
}

/** A store whose days are not all cut in the team's zone yet; see team/zones.ts. */
interface StoreZoneMovesTable {
  team_id: TeamId
  store_id: number
  timezone_before: string
  /** Orders placed earlier are moved; null where none is. */
  moved_until: NullableTimestamp
}

/** The same of an account: its posts are moved in the order of their ids, what it told of itself before the first. */
interface AccountZoneMovesTable {
  team_id: TeamId
  account_id: number
  timezone_before: string
  /** The last post that is moved; 0 where it is only the account itself, null where nothing is. */
  moved_post_id: number | null
}

/** How far a change of the time zone is. */
export interface ZoneChangeTables {
  zone_changes: ZoneChangesTable
  store_zone_moves: StoreZoneMovesTable
  account_zone_moves: AccountZoneMovesTable
}
