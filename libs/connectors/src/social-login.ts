/** What a login gave us. The token is the person's, and a secret. */
export interface SocialGrant {
  token: string
  /** When the token ends; null when it does not. */
  expires_at: string | null
  /** When data can no longer be read with it unless the person comes back; null where the provider does not tell. */
  data_access_expires_at: string | null
  /** The person at the provider, as our app knows them. */
  person_id: string
  /** Permissions without which nothing can be read, in the provider's words; connect nothing unless this is empty. */
  missing_permissions: string[]
}

/** An account that can be connected: its Page has been read with the Page's own token. */
export interface OfferedAccount {
  provider_id: string
  username: string
  name: string | null
  /** Signed by the provider for a few days: read it again rather than keep it. */
  picture_url: string | null
  page_id: string
  page_name: string
  /** What the account is read with; a secret. It lasts as long as the person's consent and role. */
  page_token: string
}

/** Why an account that the person may have expected is not offered. */
export type OfferProblemKind =
  'no_page' | 'no_professional_account' | 'business_management_missing' | 'page_not_granted'

/** One reason why accounts are not offered, in words for a person: what happened, and what to do. */
export interface OfferProblem {
  kind: OfferProblemKind
  message: string
  page_name: string | null
  username: string | null
}

/** What a person can connect. Problems can stand beside accounts; without accounts there is at least one. */
export interface SocialOffer {
  accounts: OfferedAccount[]
  problems: OfferProblem[]
}

/** How people connect their accounts of one network. */
export interface SocialLogin {
  /**
   * Where the browser is sent. `again` asks once more for what was declined, or renews a consent that has lapsed;
   * without it the provider does not ask again what it knows.
   */
  loginUrl(state: string, options?: { again?: 'declined' | 'expired' }): string
  /**
   * Turns the code of the callback into a token of long life and looks at what it may do. A code works once.
   * @throws ProviderError of kind `wrong_code` when the login must be begun anew
   */
  exchange(code: string, signal?: AbortSignal): Promise<SocialGrant>
  /** @throws ProviderError, or the signal's reason */
  offered(token: string, signal?: AbortSignal): Promise<SocialOffer>
  /**
   * Takes back everything the person has granted to our app, which ends the tokens of all their accounts. A token that
   * is dead already is no error.
   * @throws ProviderError, or the signal's reason
   */
  revoke(token: string, signal?: AbortSignal): Promise<void>
}
