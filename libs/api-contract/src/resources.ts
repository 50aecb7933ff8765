/**
 * What calls read and change, in the glossary's words. A write makes cached reads of the same resources
 * stale.
 */
export const resources = [
  /** The signed-in user, and what the session shows about the team. */
  'me',
  'profile',
  'signInMethods',
  'sessions',
  'team',
  /** The people of the team, and how many have each role. */
  'people',
  'teamExports',
  'audit',
  'stores',
  'orders',
  'customers',
  'products',
  /** Stores' requests about personal data of their customers. */
  'privacyRequests',
  /** Connected and tracked accounts, and their readings. */
  'accounts',
  /** Collections of accounts. */
  'collections',
  'posts',
  /** Daily figures of accounts and stores. */
  'figures',
  /** Notes, and their number on a row. */
  'notes',
  /** What the caller was told, and how much of it is unread. */
  'notifications',
  /** Saved filters of lists. */
  'filters',
  'favorites',
  /** What doesn't change while the server runs, such as the currencies. */
  'constants',
] as const

/** One of the things that calls read and change. */
export type Resource = (typeof resources)[number]
