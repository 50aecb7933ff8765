import type { Role } from './role.ts'

/** The display name of a role. */
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
  'stores.delete',
  'export.write',
] as const
const superAdmin = [...admin, 'team.transfer', 'team.delete'] as const

/**
 * What a role allows. `own.write` is for a person's own favourites, notes, filters and preferences;
 * `shared.write` for those that the whole team sees. A shared note carries its author's name, so nobody else
 * edits it; `notes.delete` removes it. `export.write` is for the export of all the team's data; everybody who
 * can read a list can export it.
 */
export type Permission = (typeof superAdmin)[number]

/** The permission table: the server enforces it, and screens follow it. */
export const permissions: Record<Role, readonly Permission[]> = {
  super_admin: superAdmin,
  admin,
  editor,
  viewer,
}

/** Whether a role has a permission. */
export const isAllowed = (role: Role, permission: Permission) => permissions[role].includes(permission)
