import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface WriteKeysTable {
  team_id: TeamId
  user_id: number
  /** SHA-256 of the caller's key. The key itself salts the fingerprint, and is kept nowhere. */
  key_hash: string
  /** SHA-256 of the key and of what was asked for: a password in it can't be guessed from here. */
  fingerprint: string
  /** Which run of the call holds the key: one that lost it can't commit. */
  claim: string
  began_at: Timestamp
  /** When a transaction of the call committed a change; written by that transaction. */
  written_at: NullableTimestamp
  /** When the call ended. */
  ended_at: NullableTimestamp
  /** What was answered, sealed; null where it wasn't kept. */
  answer: string | null
}

/** Writes that were named by their caller. */
export interface WriteKeyTables {
  write_keys: WriteKeysTable
}
