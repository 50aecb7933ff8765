import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** A team whose days are being moved to another time zone; the row is deleted afterwards. */
interface ZoneChangesTable {
  team_id: TeamId
  /** The new time zone. */
  timezone: string
  started_at: Timestamp
  /** How many stores and accounts are to be moved. */
  total: number
}

/** A store with days that are not all in the team's zone yet; see team/zones.ts. */
interface StoreZoneMovesTable {
  team_id: TeamId
  store_id: number
  timezone_before: string
  /** Orders placed before this are moved; null when none is. */
  moved_until: NullableTimestamp
}

/**
 * An account with days that are not all in the team's zone yet. Its own readings are moved first, then its posts in the
 * order of their ids.
 */
interface AccountZoneMovesTable {
  team_id: TeamId
  account_id: number
  timezone_before: string
  /** The last moved post; 0 when only the account itself is moved, null when nothing is. */
  moved_post_id: number | null
}

/** The progress of a change of the time zone. */
export interface ZoneChangeTables {
  zone_changes: ZoneChangesTable
  store_zone_moves: StoreZoneMovesTable
  account_zone_moves: AccountZoneMovesTable
}
