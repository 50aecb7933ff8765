/** Where the pages of signing in are. */
export const authPaths = {
  root: '/auth',
  login: '/auth/login',
} as const
