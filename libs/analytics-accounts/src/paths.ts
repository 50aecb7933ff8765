/** The addresses of accounts; they are defined only here. */
export const accountPaths = {
  tracker: '/analytics/instagram/tracker',
  tracked: (id: number) => `/analytics/instagram/tracker/${id}`,
  accounts: '/analytics/instagram/accounts',
} as const
