/** What calls read and change, in the words of the glossary: a write makes old what was read of the same resources. */
export const resources = [
  /** The signed-in user, with what the session shows of the team. */
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
  /** What stores asked about the personal data of their customers. */
  'privacyRequests',
  /** Connected and tracked accounts, and how they are read. */
  'accounts',
  /** Collections of accounts. */
  'collections',
  'posts',
  /** What is counted of accounts and stores by days. */
  'figures',
  /** Notes, and how many a row has. */
  'notes',
  /** Saved filters of lists. */
  'filters',
  'favorites',
  /** What stays the same while the server runs, such as the currencies. */
  'constants',
] as const

/** One of the things that calls read and change. */
export type Resource = (typeof resources)[number]
