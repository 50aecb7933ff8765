/**
 * Where each page of this library is. It stands apart from the routes, which the first load of the app holds: what is
 * told there of a page and its parts, everybody pays for at sign-in.
 */
export const pages = {
  dashboard: () => import('./dashboard/dashboard-page.tsx'),
  posts: () => import('./posts/posts-page.tsx'),
  post: () => import('./post-detail/post-page.tsx'),
  tracker: () => import('./tracker/tracker-page.tsx'),
  tracked: () => import('./tracker/tracked-account-page.tsx'),
  accounts: () => import('./accounts/accounts-page.tsx'),
}
