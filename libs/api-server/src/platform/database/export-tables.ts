import type { Generated } from 'kysely'
import type { TeamExport } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface TeamExportsTable {
  team_id: TeamId
  id: Generated<number>
  status: Generated<TeamExport['status']>
  /** Counts the workers that took this export: a worker that lost it stops. */
  attempt: Generated<number>
  /** The person who asked for it; null once they have left the team. */
  user_id: number | null
  created_at: Timestamp
  /** Rows written so far. */
  rows: Generated<number>
  /** When it was ready or failed. */
  ended_at: NullableTimestamp
  /** Refers to `files`; null before it is ready. */
  file_id: number | null
  bytes: number | null
  /** What went wrong, as a sentence. */
  error: string | null
  /** The hash of the last download address; null after it was used. */
  link_hash: string | null
}

/** Archives of all data of a team. */
export interface ExportTables {
  team_exports: TeamExportsTable
}
