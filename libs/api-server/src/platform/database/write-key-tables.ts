import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface WriteKeysTable {
  team_id: TeamId
  user_id: number
  /** SHA-256 of the caller's key. The key itself salts the fingerprint and is stored nowhere. */
  key_hash: string
  /** SHA-256 of the key and the request, so that a password in the request can't be guessed from it. */
  fingerprint: string
  /** The run of the call that holds the key: a run that lost it can't commit. */
  claim: string
  began_at: Timestamp
  /** When a transaction of the call committed a change; written by that transaction. */
  written_at: NullableTimestamp
  /** When the call ended. */
  ended_at: NullableTimestamp
  /** The encrypted answer; null when it wasn't kept. */
  answer: string | null
}

/** Writes for which the caller sent a key. */
export interface WriteKeyTables {
  write_keys: WriteKeysTable
}
