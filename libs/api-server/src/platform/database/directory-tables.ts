import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns.ts'

interface LoginsTable {
  email: string
  team_id: number
  user_id: number
  password_hash: string
  /** False for a password that nobody knows: of whoever came through a provider and has never chosen one. */
  has_password: Generated<boolean>
  /** When the password was chosen; null where that was not kept, or nobody has chosen one. */
  password_set_at: NullableTimestamp
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
  /** Whether it began with the password, and not with a provider alone. */
  by_password: Generated<boolean>
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
export type LinkKind =
  'verify-email' | 'reset-password' | 'invitation' | 'change-email' | 'undo-sign-in' | 'undo-email-change'

interface LinksTable {
  token_hash: string
  kind: LinkKind
  user_id: number
  /** Null where no user exists: a registration, or an address that nobody has. */
  team_id: number | null
  /** The address that the link proves. */
  email: string
  /** The provider sign-in that `undo-sign-in` removes. */
  identity_id: number | null
  created_at: Timestamp
  expires_at: Timestamp
  /** Used, or replaced by a newer one. */
  ended_at: NullableTimestamp
  /** The link itself, encrypted, where it can be mailed again. */
  sealed: string | null
  /** How many mails carried it. */
  mails: Generated<number>
}

/** A browser that signed in to an account before: it keeps a token in a cookie, of which this is the hash. */
interface KnownDevicesTable {
  device_hash: string
  user_id: number
  team_id: number
  created_at: Timestamp
  /** When it signed in last. */
  used_at: Timestamp
}

/** Wrong passwords for an address, known or not, from all unknown devices together. */
interface SignInGuessesTable {
  email_hash: string
  failures: number
  last_at: Timestamp
}

/** Whose picture an address leads to. */
interface PicturesTable {
  key: string
  team_id: number
  user_id: number
  file_id: number
  type: string
}

/** The directory: global, without content of a team, read by named functions only: of `identity/auth/`, and of `identity/me/pictures.ts`. */
export interface DirectoryTables {
  logins: LoginsTable
  sessions: SessionsTable
  registrations: RegistrationsTable
  links: LinksTable
  known_devices: KnownDevicesTable
  sign_in_guesses: SignInGuessesTable
  pictures: PicturesTable
}
