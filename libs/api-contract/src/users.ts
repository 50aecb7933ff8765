import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, TranslatedText, SearchTerm } from './fields.ts'
import { severalOf } from './list-filter.ts'
import { PageMeta, pageSearch } from './page.ts'
import { Role, roles } from './role.ts'
import { teamMessages } from './team-messages.ts'

/**
 * Whether a member may sign in. `inactive`: an admin deactivated the account for now; `archived`: the person
 * has left, and their work stays; `pending`: hasn't accepted the invitation yet.
 */
export const userStatuses = ['active', 'inactive', 'pending', 'archived'] as const
/** See `userStatuses`. */
export const UserStatus = v.picklist(userStatuses)
export type UserStatus = v.InferOutput<typeof UserStatus>

/**
 * How members can be sorted; `-` means Z or newest first. `role` without it goes from most to least powerful.
 */
export const userSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'role',
  '-role',
  'status',
  '-status',
  '-created_at',
  'created_at',
  '-updated_at',
  'updated_at',
  '-last_active_at',
  'last_active_at',
] as const

/** The search of the list of members. */
export const UserSearch = v.strictObject({
  ...pageSearch,
  /** Any part of a name or an email address. */
  search_term: v.optional(SearchTerm, ''),
  role: v.optional(severalOf(Role, roles.length)),
  status: v.optional(severalOf(UserStatus, userStatuses.length)),
  sort: v.optional(v.picklist(userSorts), 'name'),
})
export type UserSearch = v.InferOutput<typeof UserSearch>

/** A member of the team. */
export const TeamUser = v.strictObject({
  id: Id,
  name: v.string(),
  email: v.string(),
  profile_picture: v.nullable(v.string()),
  role: Role,
  status: UserStatus,
  /** When they were invited, or created the team. */
  created_at: Instant,
  /** When the name, address, picture, role or status last changed. */
  updated_at: Instant,
  /** When they last used the product, to within some minutes; null when that isn't known. */
  last_active_at: v.nullable(Instant),
  /** For somebody who hasn't accepted yet; it may be in the past. Null for all others. */
  invitation_expires_at: v.nullable(Instant),
})
export type TeamUser = v.InferOutput<typeof TeamUser>

/** All members of the team, including invited, deactivated and archived ones. */
export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/users',
  summary: 'The people of the team',
  access: 'members.read',
  reads: ['people'],
  search: UserSearch,
  data: v.array(TeamUser),
  meta: PageMeta,
})

/** The description of one role. */
export const RoleDescription = v.strictObject({
  role: Role,
  name: TranslatedText,
  /** What it is for, in a sentence. */
  description: TranslatedText,
  /** Whether an admin can assign it; the super admin role is only handed over. */
  is_assignable: v.boolean(),
  /** How many members have it, without archived ones. */
  users_count: Count,
  permissions: v.array(v.string()),
})
export type RoleDescription = v.InferOutput<typeof RoleDescription>

/** The permission table as the server enforces it, with descriptions: roles from most to least powerful. */
export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/users/roles',
  summary: 'The roles of the team and what each may do',
  access: 'members.read',
  reads: ['people'],
  data: v.strictObject({
    roles: v.array(RoleDescription),
    /** Every permission, in the order of the table. */
    permissions: v.array(
      v.strictObject({ permission: v.string(), group: TranslatedText, description: TranslatedText }),
    ),
  }),
})

/** One member, for a link to them. */
export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/users/{id}',
  summary: 'One of the people of the team',
  access: 'members.read',
  reads: ['people'],
  params: v.strictObject({ id: Id }),
  data: TeamUser,
  errors: ['MODEL_NOT_FOUND'],
})

/** Roles that an admin can set. */
export const settableRoles = roles.filter((role) => role !== 'super_admin')
/** Statuses that an admin can set: nobody can be made pending. */
export const settableStatuses = userStatuses.filter((status) => status !== 'pending')

/** Changes to a member; fields that are left out stay. */
export const UserChanges = v.pipe(
  v.strictObject({
    role: v.optional(v.picklist(settableRoles, teamMessages.users.role)),
    status: v.optional(v.picklist(settableStatuses, teamMessages.users.status)),
    /** The member's `updated_at` as the caller saw it. If it has changed since: CHANGED_MEANWHILE. */
    seen_at: v.optional(Instant),
  }),
  v.check(({ role, status }) => role !== undefined || status !== undefined, teamMessages.users.nothing),
)
export type UserChanges = v.InferOutput<typeof UserChanges>

/**
 * Changes the role or status. Nobody can change their own or the super admin's (422 on `role` or `status`);
 * somebody who hasn't accepted yet can get another role. Somebody who is no longer active is signed out
 * everywhere immediately.
 */
export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/users/{id}',
  summary: 'Change the role or the status of somebody',
  access: 'members.write',
  changes: ['people', 'team', 'audit'],
  params: v.strictObject({ id: Id }),
  body: UserChanges,
  data: TeamUser,
  errors: ['MODEL_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * Removes a member with their sign-in, sessions, preferences, favourites and own notes; what they shared with
 * the team stays, without its author. For somebody who hasn't accepted, this withdraws the invitation.
 */
export const deleteUser = endpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/users/{id}',
  summary: 'Remove somebody from the team, or withdraw an invitation',
  access: 'members.write',
  changes: ['people', 'team', 'audit'],
  params: v.strictObject({ id: Id }),
  data: v.strictObject({ id: Id }),
  errors: ['MODEL_NOT_FOUND', 'YOU_CAN_NOT_DELETE_YOURSELF', 'YOU_CAN_NOT_DELETE_SUPER_ADMIN'],
})
