/** The pages of this library, each loaded when it is first opened. */
export const pages = {
  people: () => import('./people/people-page.tsx'),
  roles: () => import('./roles/roles-page.tsx'),
  audit: () => import('./audit/audit-page.tsx'),
  notes: () => import('./notes/notes-page.tsx'),
}
