import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns.ts'

interface LoginsTable {
  email: string
  team_id: number
  user_id: number
  password_hash: string
  /** False when the user came through a provider and has never chosen a password. */
  has_password: Generated<boolean>
  /** When the password was chosen; null when unknown or never chosen. */
  password_set_at: NullableTimestamp
}

interface SessionsTable {
  id: Generated<number>
  token_hash: string
  team_id: number
  user_id: number
  created_at: Timestamp
  used_at: Timestamp
  /** The network address it was last used from. */
  address: string | null
  /** The user agent of the device at sign-in. */
  user_agent: string | null
  /** Whether the session began with the password, and not with a provider alone. */
  by_password: Generated<boolean>
}

/** One row for each address: a newer registration replaces a waiting one. */
interface RegistrationsTable {
  email: string
  /** The id reserved for the user until the address is verified. */
  user_id: number
  name: string
  /** Empty after the address is verified. */
  password_hash: string
  team_name: string
  timezone: string
  /** The token hash of the page that waits for the verification. */
  page_token_hash: string
  /** Whether that page has received its session. */
  page_ended: Generated<boolean>
  created_at: Timestamp
  /** The team that was created when the address was verified. */
  team_id: number | null
  verified_at: NullableTimestamp
}

/** What a link in a mail is for. */
export type LinkKind =
  'verify-email' | 'reset-password' | 'invitation' | 'change-email' | 'undo-sign-in' | 'undo-email-change'

interface LinksTable {
  token_hash: string
  kind: LinkKind
  user_id: number
  /** Null when no user exists: for a registration or an unknown address. */
  team_id: number | null
  /** The address that the link verifies. */
  email: string
  /** The provider sign-in that `undo-sign-in` removes. */
  identity_id: number | null
  created_at: Timestamp
  expires_at: Timestamp
  /** Set when the link is used or replaced by a newer one. */
  ended_at: NullableTimestamp
  /** The encrypted link, kept when it may be mailed again. */
  sealed: string | null
  /** How many mails contained it. */
  mails: Generated<number>
}

/** A browser that has signed in to an account before. Its cookie holds a token; this is the hash. */
interface KnownDevicesTable {
  device_hash: string
  user_id: number
  team_id: number
  created_at: Timestamp
  /** When it last signed in. */
  used_at: Timestamp
}

/** Wrong passwords for an address, whether or not it has an account, from all unknown devices together. */
interface SignInGuessesTable {
  email_hash: string
  failures: number
  last_at: Timestamp
}

/** The person whose picture an address shows. */
interface PicturesTable {
  key: string
  team_id: number
  user_id: number
  file_id: number
  type: string
}

/**
 * Directory tables: they belong to no team and hold no content of one. Only named functions of `identity/auth/` and
 * of `identity/me/pictures.ts` read them.
 */
export interface DirectoryTables {
  logins: LoginsTable
  sessions: SessionsTable
  registrations: RegistrationsTable
  links: LinksTable
  known_devices: KnownDevicesTable
  sign_in_guesses: SignInGuessesTable
  pictures: PicturesTable
}
