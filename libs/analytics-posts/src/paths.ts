/** The addresses of posts; the only place where they are spelled. */
export const postPaths = {
  posts: '/analytics/instagram/posts',
  post: (id: number) => `/analytics/instagram/posts/${id}`,
} as const
