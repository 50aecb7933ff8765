/** The addresses of posts; they are defined only here. */
export const postPaths = {
  posts: '/analytics/instagram/posts',
  /** Where the installed app opens what another app shares; the shell's manifest names it too. */
  shared: '/analytics/instagram/posts/shared',
  post: (id: number) => `/analytics/instagram/posts/${id}`,
} as const
