import type { Generated } from 'kysely'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface FilesTable {
  team_id: TeamId
  id: Generated<number>
  /** Null until the file is complete. */
  bytes: number | null
  /** The owner: the file is deleted with them. Null for a file of the team. */
  user_id: number | null
  created_at: Timestamp
  /** When it is deleted; null while something refers to it. */
  expires_at: NullableTimestamp
}

interface FilePiecesTable {
  team_id: TeamId
  file_id: number
  /** Starts at 0. */
  number: number
  piece: Uint8Array<ArrayBuffer>
}

/** Files of teams, stored in tables. */
export interface FileTables {
  files: FilesTable
  file_pieces: FilePiecesTable
}
