import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Role, UserStatus } from '@tandem/api-contract'
import type { AccountDirectoryTables, AccountTables } from './account-tables.ts'
import type { PostTables } from './post-tables.ts'
import type { CommerceTables } from './commerce-tables.ts'
import type { DirectoryTables } from './directory-tables.ts'
import type { FavoriteTables } from './favorite-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { NoteTables } from './note-tables.ts'
import type { SocialSignInTables } from './social-sign-in-tables.ts'

/** Filled by the database from the team that the transaction works for; never written by a query. */
export type TeamId = ColumnType<number, number | undefined, never>

/** An instant: written as a Date or ISO text, read as ISO text in UTC. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
export type NullableTimestamp = ColumnType<string | null, Date | string | null, Date | string | null>

interface TeamsTable {
  team_id: Generated<number>
  name: string
  timezone: string
  created_at: Timestamp
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
  /** Where the person is, as they said when they joined. */
  timezone: string | null
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
  /** Null where the product itself acted, in a job. */
  user_id: number | null
  action: string
  subject: string
  subject_id: number | null
  details: ColumnType<Record<string, unknown>, string, never>
  address: string | null
  request_id: string | null
}

/** The tables that belong to teams: every row carries `team_id`. */
export interface TeamTables extends CommerceTables, FavoriteTables, NoteTables, AccountTables, PostTables {
  teams: TeamsTable
  users: UsersTable
  user_metas: UserMetasTable
  audit_entries: AuditEntriesTable
}

/** Every table of the product. */
export interface Database
  extends TeamTables, MailTables, DirectoryTables, SocialSignInTables, AccountDirectoryTables {}

/** The whole database, unscoped: for the directory, migrations and jobs that look for work. */
export type WholeDatabase = Kysely<Database>
