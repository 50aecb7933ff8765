import type { Generated } from 'kysely'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface FilesTable {
  team_id: TeamId
  id: Generated<number>
  /** Null until it is whole. */
  bytes: number | null
  /** Whose it is: it goes with them. Null for a file of the team. */
  user_id: number | null
  created_at: Timestamp
  /** When it is removed; null while something names it. */
  expires_at: NullableTimestamp
}

interface FilePiecesTable {
  team_id: TeamId
  file_id: number
  /** From 0. */
  number: number
  piece: Uint8Array<ArrayBuffer>
}

/** Files of teams, in tables. */
export interface FileTables {
  files: FilesTable
  file_pieces: FilePiecesTable
}
