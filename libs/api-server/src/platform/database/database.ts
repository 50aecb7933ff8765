import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Language, Role, UserStatus, WeekStart } from '@tandem/api-contract'
import type { AccountDirectoryTables, AccountTables } from './account-tables.ts'
import type { PostTables } from './post-tables.ts'
import type { CommerceTables } from './commerce-tables.ts'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'
import type { DemoMarkTables } from './demo-mark-table.ts'
import type { DirectoryTables } from './directory-tables.ts'
import type { ExportTables } from './export-tables.ts'
import type { FavoriteTables } from './favorite-tables.ts'
import type { FileTables } from './file-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { NoteTables } from './note-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type { PostSalesTables } from './post-sales-tables.ts'
import type { SocialSignInTables } from './social-sign-in-tables.ts'
import type { WriteKeyTables } from './write-key-tables.ts'
import type { ZoneChangeTables } from './zone-change-tables.ts'

interface TeamsTable {
  team_id: Generated<number>
  name: string
  timezone: string
  created_at: Timestamp
  /** The first day of its weeks: 1 is Monday, 0 Sunday, 6 Saturday. */
  week_start: ColumnType<WeekStart, WeekStart | undefined, WeekStart>
  /**
   * When the team will be deleted; null unless that was requested. The next columns are about that deletion.
   */
  deletes_at: NullableTimestamp
  deletion_requested_at: NullableTimestamp
  /** The user who asked for it, who may have left since. */
  deletion_requested_by: number | null
  /** When its people were reminded of the coming deletion. */
  deletion_reminded_at: NullableTimestamp
  /** When the deletion began; it can no longer be cancelled. */
  deletion_began_at: NullableTimestamp
  /** Makes the addresses of product pictures impossible to guess; it never leaves the database. */
  picture_secret: Generated<string>
}

interface UsersTable {
  team_id: TeamId
  id: Generated<number>
  name: string
  email: string
  profile_picture: string | null
  role: Role
  status: UserStatus
  created_at: Timestamp
  /** The person's time zone, as given when they joined. */
  timezone: string | null
  /** The language they chose; null: the browser's. */
  language: Language | null
  bio: Generated<string>
  urls: JSONColumnType<string[], string | undefined, string>
  /** Null when it hasn't changed since they joined. */
  name_changed_at: NullableTimestamp
  /** When name, address, picture, role or status last changed; see users/person-row.ts. */
  updated_at: Timestamp
  /** When they last used the product, to within five minutes; null while that isn't known. */
  last_active_at: NullableTimestamp
  /** Set for pending people. */
  invitation_expires_at: NullableTimestamp
  /** The text for searching: name and address, made by `searchTextOf`. */
  search_text: string
  /** The value for sorting by name, made from `search_text`. */
  name_key: ColumnType<string, never, never>
}

interface UserMetasTable {
  team_id: TeamId
  user_id: number
  key: string
  value: string
}

interface AuditEntriesTable {
  team_id: TeamId
  id: Generated<number>
  at: Timestamp
  /** Null when a job of the product did it. */
  user_id: number | null
  action: string
  subject: string
  subject_id: number | null
  details: ColumnType<Record<string, unknown>, string, never>
  address: string | null
  request_id: string | null
  /** The names, at that time, of the actor and of what was acted on. */
  actor_name: string | null
  actor_email: string | null
  subject_name: string | null
  /** Both names, normalised for searching. */
  search_text: string
}

/** The tables of teams: every row has a `team_id`. */
export interface TeamTables
  extends
    CommerceTables,
    FavoriteTables,
    FileTables,
    NoteTables,
    NotificationTables,
    AccountTables,
    PostTables,
    PostSalesTables,
    ZoneChangeTables,
    WriteKeyTables,
    ExportTables {
  teams: TeamsTable
  users: UsersTable
  user_metas: UserMetasTable
  audit_entries: AuditEntriesTable
}

/** Some columns of a table, as a statement returns them: the type of a row of SQL that selects them. */
export type Selected<
  Table extends keyof TeamTables,
  Column extends keyof Selectable<TeamTables[Table]>,
> = Pick<Selectable<TeamTables[Table]>, Column>

/** Every table of the product. */
export interface Database
  extends
    TeamTables,
    MailTables,
    DirectoryTables,
    SocialSignInTables,
    AccountDirectoryTables,
    DemoMarkTables {}

/** The whole database, not limited to a team: for the directory, migrations and jobs that look for work. */
export type WholeDatabase = Kysely<Database>
