import { permissions, roleNames, roles, settableRoles } from '@tandem/api-contract'
import type { Permission, Role, RoleDescription } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

const roleWords: Record<Role, string> = {
  super_admin: 'Owns the team. There is always exactly one; only they can transfer or delete the team.',
  admin: 'Manages people, settings and all data.',
  editor: 'Connects stores and accounts, and manages shared notes and filters.',
  viewer: 'Can view everything, and keep private favourites, notes and filters.',
}

const sales = 'Stores and sales'
const social = 'Social media'
const kept = 'What people keep'
const team = 'Team'

/** Every permission in words, with its group, in the order of the table. */
const permissionWords: Record<Permission, { group: string; description: string }> = {
  'stores.read': { group: sales, description: 'See stores' },
  'orders.read': { group: sales, description: 'See and export orders' },
  'customers.read': { group: sales, description: 'See and export customers' },
  'products.read': { group: sales, description: 'See and export products' },
  'stores.write': { group: sales, description: 'Connect, change, archive and restore stores' },
  'stores.sync': { group: sales, description: 'Sync stores' },
  'stores.delete': { group: sales, description: 'Delete stores with their data' },
  'accounts.read': { group: social, description: 'See accounts and posts' },
  'analytics.read': { group: social, description: 'See analytics and the dashboard' },
  'accounts.write': { group: social, description: 'Connect, track, archive and delete accounts' },
  'collections.write': { group: social, description: 'Group accounts into collections' },
  'own.write': { group: kept, description: 'Private favourites, notes, filters and preferences' },
  'shared.write': { group: kept, description: 'Share notes and filters, and change shared filters' },
  'notes.delete': { group: kept, description: 'Delete notes that others shared' },
  'members.read': { group: team, description: 'View team members and roles' },
  'members.write': { group: team, description: 'Invite people, change their role or status, remove them' },
  'team.write': { group: team, description: 'Edit team name, time zone and week start' },
  'audit.read': { group: team, description: 'View audit log' },
  'export.write': { group: team, description: 'Export all team data' },
  'team.transfer': { group: team, description: 'Transfer ownership' },
  'team.delete': { group: team, description: 'Delete the team' },
}

/** Every permission, in the order of the screen. */
export const describePermissions = () =>
  Object.entries(permissionWords).map(([permission, words]) => ({ permission, ...words }))

/** The description of each role with its number of members. */
export async function describeRoles(db: TeamDatabase): Promise<RoleDescription[]> {
  const counts = await db
    .selectFrom('users')
    .select((expression) => ['role', expression.fn.countAll<number>().as('users_count')])
    .where('status', '!=', 'archived')
    .groupBy('role')
    .execute()
  return roles.map((role) => ({
    role,
    name: roleNames[role],
    description: roleWords[role],
    is_assignable: settableRoles.some((settable) => settable === role),
    users_count: counts.find((count) => count.role === role)?.users_count ?? 0,
    permissions: [...permissions[role]],
  }))
}
