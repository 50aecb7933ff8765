/** The pages of this library, each loaded when it is first opened. */
export const pages = {
  accounts: () => import('./accounts/accounts-page.tsx'),
  callback: () => import('./accounts/connect/callback-page.tsx'),
  stores: () => import('./stores/stores-page.tsx'),
}
