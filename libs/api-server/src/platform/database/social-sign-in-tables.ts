import type { SocialProvider } from '@tandem/api-contract'
import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns.ts'

/** A sign-in that is under way at a provider. */
interface SocialAttemptsTable {
  state_hash: string
  provider: SocialProvider
  /** Of the cookie that only the browser it began in has. */
  browser_hash: string
  /** Nonce and code verifier. */
  sealed: string
  /** The name that came beside the answer; told once, so it is kept although the sign-in may fail. */
  sealed_name: string | null
  created_at: Timestamp
  /** Set by the first answer: a state is good for one. */
  answered_at: NullableTimestamp
}

/** Who came back from a provider, until the page in their browser asks with the one-time code. */
interface SocialCodesTable {
  code_hash: string
  provider: SocialProvider
  browser_hash: string
  /** The identity. */
  sealed: string
  created_at: Timestamp
}

/** Somebody new who still has to say their name and team. */
interface SocialNewcomersTable {
  token_hash: string
  provider: SocialProvider
  /** The identity. */
  sealed: string
  created_at: Timestamp
}

/** Whose sign-in it will be when the typed address is verified; `user_id` is reserved, not there yet. */
interface SocialRegistrationsTable {
  user_id: number
  provider: SocialProvider
  subject: string
  /** The provider's address. */
  email: string | null
  created_at: Timestamp
}

/** Whose sign-in it is: by the provider's subject, never by the address. */
interface SocialIdentitiesTable {
  id: Generated<number>
  provider: SocialProvider
  subject: string
  team_id: number
  user_id: number
  /** The provider's address when it was connected; null where the provider gave none, or it was not kept yet. */
  email: string | null
  created_at: Timestamp
}

/** Of the directory: global, without content, read by the functions of identity/auth/social/directory.ts only. */
export interface SocialSignInTables {
  social_attempts: SocialAttemptsTable
  social_codes: SocialCodesTable
  social_newcomers: SocialNewcomersTable
  social_registrations: SocialRegistrationsTable
  social_identities: SocialIdentitiesTable
}
