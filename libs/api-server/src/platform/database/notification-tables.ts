import type { Generated } from 'kysely'
import type { NotificationKind } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface NotificationsTable {
  team_id: TeamId
  id: Generated<number>
  /** The person who is told. */
  user_id: number
  kind: NotificationKind
  /** What happened, among everything of this kind; it is told once. */
  event: string
  /** What it is about: the one that its kind has. */
  store_id: number | null
  account_id: number | null
  export_id: number | null
  note_id: number | null
  /** When the access or the archive ends. */
  ends_at: NullableTimestamp
  created_at: Timestamp
  /** Null while it is unread. */
  read_at: NullableTimestamp
}

/** What people are told inside the product. */
export interface NotificationTables {
  notifications: NotificationsTable
}
