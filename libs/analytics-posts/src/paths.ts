/** The addresses of posts; they are defined only here. */
export const postPaths = {
  posts: '/analytics/instagram/posts',
  post: (id: number) => `/analytics/instagram/posts/${id}`,
} as const
