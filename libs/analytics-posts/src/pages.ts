/** The pages of posts. Separate from the routes, which are in the app's first load. */
export const pages = {
  posts: () => import('./posts/posts-page.tsx'),
  shared: () => import('./shared-link/shared-link-page.tsx'),
  post: () => import('./post-detail/post-page.tsx'),
}
