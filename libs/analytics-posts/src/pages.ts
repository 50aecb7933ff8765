/** Where each page of posts is. It stands apart from the routes, which the first load of the app holds. */
export const pages = {
  posts: () => import('./posts/posts-page.tsx'),
  post: () => import('./post-detail/post-page.tsx'),
}
