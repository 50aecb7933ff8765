/** A person with an account at a provider. */
export interface ProviderPerson {
  name: string
  /** Null for an account without an address, such as one made with a phone number. */
  email: string | null
  /** Whether the provider has verified that the address is theirs. */
  isEmailVerified: boolean
}

/** The people that each consent page offers, besides somebody new. */
export const providerPeople: readonly ProviderPerson[] = [
  { name: 'Maya Lindqvist', email: 'maya.lindqvist@example.test', isEmailVerified: true },
  { name: 'Deniz Arslan', email: 'deniz.arslan@example.test', isEmailVerified: false },
  { name: 'Tom Okafor', email: null, isEmailVerified: false },
]
