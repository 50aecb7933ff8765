/** The addresses of this library; they are defined only here. Links into a page are in `people/leads.ts`. */
export const workspacePaths = {
  users: '/workspace',
  roles: '/workspace/roles',
  audit: '/workspace/audit',
  notes: '/notes',
} as const
