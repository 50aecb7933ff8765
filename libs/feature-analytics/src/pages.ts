/**
 * Where each page of this library is. It stands apart from the routes, which the first load of the app holds: what is
 * told there of a page and its parts, everybody pays for at sign-in.
 */
export const pages = {
  dashboard: () => import('./dashboard/dashboard-page.tsx'),
}
