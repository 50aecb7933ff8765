/** The result of a login. The token is the person's, and a secret. */
export interface SocialGrant {
  token: string
  /** When the token expires; null when it doesn't. */
  expires_at: string | null
  /** When data can no longer be read unless the person signs in again; null when the provider doesn't say. */
  data_access_expires_at: string | null
  /** The person at the provider, by our app's id. */
  person_id: string
  /** Missing permissions that are required, in the provider's words; connect nothing unless this is empty. */
  missing_permissions: string[]
}

/** An account that can be connected: its Page has been read with the Page's own token. */
export interface OfferedAccount {
  provider_id: string
  username: string
  name: string | null
  /** Signed by the provider for a few days: read it again instead of storing it. */
  picture_url: string | null
  page_id: string
  page_name: string
  /** The token that reads the account; a secret. It is valid as long as the person's consent and role. */
  page_token: string
}

/** Why an expected account isn't offered. */
export type OfferProblemKind =
  'no_page' | 'no_professional_account' | 'business_management_missing' | 'page_not_granted'

/** One reason why accounts aren't offered, in words for people: what happened, and what to do. */
export interface OfferProblem {
  kind: OfferProblemKind
  message: string
  page_name: string | null
  username: string | null
}

/** What a person can connect. Problems can come with accounts; without accounts there is at least one. */
export interface SocialOffer {
  accounts: OfferedAccount[]
  problems: OfferProblem[]
}

/** How people connect their accounts of one network. */
export interface SocialLogin {
  /**
   * Where to send the browser. `again` requests declined permissions again, or renews an expired consent;
   * without it the provider doesn't ask again.
   */
  loginUrl(state: string, options?: { again?: 'declined' | 'expired' }): string
  /**
   * Exchanges the callback's code for a long-lived token and checks its permissions. A code works once.
   * @throws ProviderError of kind `wrong_code` when the login must be started again
   */
  exchange(code: string, signal?: AbortSignal): Promise<SocialGrant>
  /** @throws ProviderError, or the signal's reason */
  offered(token: string, signal?: AbortSignal): Promise<SocialOffer>
  /**
   * Withdraws everything the person granted to our app, which ends the tokens of all their accounts. A token
   * that is invalid already isn't an error.
   * @throws ProviderError, or the signal's reason
   */
  revoke(token: string, signal?: AbortSignal): Promise<void>
}
