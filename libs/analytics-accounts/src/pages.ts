/** Where each page of accounts is. It stands apart from the routes, which the first load of the app holds. */
export const pages = {
  tracker: () => import('./tracker/tracker-page.tsx'),
  tracked: () => import('./tracker/tracked-account-page.tsx'),
  accounts: () => import('./accounts/accounts-page.tsx'),
}
