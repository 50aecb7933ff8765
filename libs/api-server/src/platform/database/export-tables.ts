import type { Generated } from 'kysely'
import type { TeamExport } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface TeamExportsTable {
  team_id: TeamId
  id: Generated<number>
  status: Generated<TeamExport['status']>
  /** Counts the workers that took this export: one that lost it stops. */
  attempt: Generated<number>
  /** Who asked for it; null once they have left the team. */
  user_id: number | null
  created_at: Timestamp
  /** Written so far. */
  rows: Generated<number>
  /** When it was ready or had failed. */
  ended_at: NullableTimestamp
  /** Of `files`; null before it is ready. */
  file_id: number | null
  bytes: number | null
  /** What went wrong, in words. */
  error: string | null
  /** Of the address that was given out last; null once it is used. */
  link_hash: string | null
}

/** Archives of everything that a team has. */
export interface ExportTables {
  team_exports: TeamExportsTable
}
