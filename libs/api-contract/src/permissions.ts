import type { Role } from './role.ts'

/** The name of a role as people read it. */
export const roleNames: Record<Role, string> = {
  super_admin: 'Super Admin',
  admin: 'Admin',
  editor: 'Editor',
  viewer: 'Viewer',
}

const viewer = [
  'stores.read',
  'orders.read',
  'customers.read',
  'products.read',
  'accounts.read',
  'analytics.read',
  'members.read',
  'own.write',
] as const
const editor = [
  ...viewer,
  'stores.write',
  'stores.sync',
  'accounts.write',
  'collections.write',
  'shared.write',
] as const
const admin = [
  ...editor,
  'notes.delete',
  'members.write',
  'team.write',
  'audit.read',
  'export.write',
] as const
const superAdmin = [...admin, 'team.transfer', 'team.delete'] as const

/**
 * What a role allows. `own.write` covers a person's own favourites, notes, filters and preferences;
 * `shared.write` those that the whole team sees. A shared note carries its writer's name, so nobody else edits it;
 * `notes.delete` removes it. `export.write` is for the export of a team's whole data; lists are exported by whoever may
 * read them.
 */
export type Permission = (typeof superAdmin)[number]

/** The permission table: the server enforces it, screens follow it. */
export const permissions: Record<Role, readonly Permission[]> = {
  super_admin: superAdmin,
  admin,
  editor,
  viewer,
}

/** Whether a role holds a permission. */
export const isAllowed = (role: Role, permission: Permission) => permissions[role].includes(permission)
