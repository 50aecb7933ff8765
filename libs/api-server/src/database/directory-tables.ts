import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './database.ts'

interface LoginsTable {
  email: string
  team_id: number
  user_id: number
  password_hash: string
  /** False for a password that nobody knows: of whoever came through a provider and has never chosen one. */
  has_password: Generated<boolean>
}

interface SessionsTable {
  id: Generated<number>
  token_hash: string
  team_id: number
  user_id: number
  created_at: Timestamp
  used_at: Timestamp
  /** The network address that it was used from last. */
  address: string | null
  /** What the device called itself when it signed in. */
  user_agent: string | null
}

/** One for each address: the newest replaces what was waiting. */
interface RegistrationsTable {
  email: string
  /** Reserved: the id that the user gets once the address is verified. */
  user_id: number
  name: string
  /** Empty once the address is verified. */
  password_hash: string
  team_name: string
  timezone: string
  /** Of the page that waits. */
  page_token_hash: string
  /** Whether that page got its session. */
  page_ended: Generated<boolean>
  created_at: Timestamp
  /** The team that was made when the address was verified. */
  team_id: number | null
  verified_at: NullableTimestamp
}

/** What a link in a mail is for. */
export type LinkKind = 'verify-email' | 'reset-password' | 'invitation' | 'change-email'

interface LinksTable {
  token_hash: string
  kind: LinkKind
  user_id: number
  /** Null where no user exists: a registration, or an address that nobody has. */
  team_id: number | null
  /** The address that the link proves. */
  email: string
  created_at: Timestamp
  expires_at: Timestamp
  /** Used, or replaced by a newer one. */
  ended_at: NullableTimestamp
}

/** Whose picture an address leads to. */
interface PicturesTable {
  key: string
  team_id: number
  user_id: number
  file_id: number
  type: string
}

/** The directory: global, without content of a team, read by named functions only: of `auth/`, and of `me/pictures.ts`. */
export interface DirectoryTables {
  logins: LoginsTable
  sessions: SessionsTable
  registrations: RegistrationsTable
  links: LinksTable
  pictures: PicturesTable
}
