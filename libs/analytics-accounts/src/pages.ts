/** The pages of accounts. Separate from the routes, which are in the app's first load. */
export const pages = {
  tracker: () => import('./tracker/tracker-page.tsx'),
  tracked: () => import('./tracker/tracked-account-page.tsx'),
  accounts: () => import('./accounts/accounts-page.tsx'),
}
