/** The addresses of this library; the only place where they are spelled. What leads into a page stands in `people/leads.ts`. */
export const workspacePaths = {
  users: '/workspace',
  roles: '/workspace/roles',
  audit: '/workspace/audit',
} as const
