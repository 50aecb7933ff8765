import type { SocialProvider } from '@tandem/api-contract'
import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns.ts'

/** A sign-in in progress at a provider. */
interface SocialAttemptsTable {
  state_hash: string
  provider: SocialProvider
  /** The hash of a cookie that only the browser it began in has. */
  browser_hash: string
  /** The nonce and code verifier, encrypted. */
  sealed: string
  /**
   * The name that came with the answer. The provider sends it only once, so it is kept even if the sign-in
   * fails.
   */
  sealed_name: string | null
  created_at: Timestamp
  /** Set by the first answer, because a state may be used only once. */
  answered_at: NullableTimestamp
}

/** Somebody who came back from a provider, until the page asks with the one-time code. */
interface SocialCodesTable {
  code_hash: string
  provider: SocialProvider
  browser_hash: string
  /** The encrypted identity. */
  sealed: string
  created_at: Timestamp
}

/** Somebody new who still has to say their name and team. */
interface SocialNewcomersTable {
  token_hash: string
  provider: SocialProvider
  /** The encrypted identity. */
  sealed: string
  created_at: Timestamp
}

/**
 * The future owner of a provider sign-in, until the typed address is verified; `user_id` is only reserved.
 */
interface SocialRegistrationsTable {
  user_id: number
  provider: SocialProvider
  subject: string
  /** The address from the provider. */
  email: string | null
  created_at: Timestamp
}

/** The owner of a sign-in, identified by the provider's subject, never by the address. */
interface SocialIdentitiesTable {
  id: Generated<number>
  provider: SocialProvider
  subject: string
  team_id: number
  user_id: number
  /** The provider's address at connection; null when it gave none, or from before we stored it. */
  email: string | null
  created_at: Timestamp
}

/**
 * Directory tables: they belong to no team, hold no content, and only the functions of
 * identity/auth/social/directory.ts read them.
 */
export interface SocialSignInTables {
  social_attempts: SocialAttemptsTable
  social_codes: SocialCodesTable
  social_newcomers: SocialNewcomersTable
  social_registrations: SocialRegistrationsTable
  social_identities: SocialIdentitiesTable
}
