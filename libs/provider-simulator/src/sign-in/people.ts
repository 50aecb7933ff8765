/** Somebody with an account at a provider. */
export interface ProviderPerson {
  name: string
  /** Null: an account without an address, as one made with a telephone number is. */
  email: string | null
  /** Whether the provider has seen that the address is theirs. */
  isEmailVerified: boolean
}

/** The people that each consent page offers, besides somebody new. */
export const providerPeople: readonly ProviderPerson[] = [
  { name: 'Maya Lindqvist', email: 'maya.lindqvist@example.test', isEmailVerified: true },
  { name: 'Deniz Arslan', email: 'deniz.arslan@example.test', isEmailVerified: false },
  { name: 'Tom Okafor', email: null, isEmailVerified: false },
]
