/** The addresses of this library; the only place where they are spelled. */
export const workspacePaths = { users: '/workspace' } as const
