/**
 * The pages of this library. Separate from the routes, which are in the app's first load: everything about a
 * page there would be loaded at sign-in.
 */
export const pages = {
  dashboard: () => import('./dashboard/dashboard-page.tsx'),
}
