/** The addresses of accounts; the only place where they are spelled. */
export const accountPaths = {
  tracker: '/analytics/instagram/tracker',
  tracked: (id: number) => `/analytics/instagram/tracker/${id}`,
  accounts: '/analytics/instagram/accounts',
} as const
