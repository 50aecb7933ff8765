import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, SearchTerm } from './fields.ts'
import { severalOf } from './list-filter.ts'
import { PageMeta, pageSearch } from './page.ts'
import { Role, roles } from './role.ts'
import { teamMessages } from './team-messages.ts'

/**
 * Whether somebody of a team may sign in. `inactive`: an admin has deactivated the account for now; `archived`: the
 * person has left, what they did stays; `pending` has not accepted the invitation yet.
 */
export const userStatuses = ['active', 'inactive', 'pending', 'archived'] as const
/** See `userStatuses`. */
export const UserStatus = v.picklist(userStatuses)
export type UserStatus = v.InferOutput<typeof UserStatus>

/** How the people of a team can be sorted; `-` means Z or the newest first, a role from most to least without it. */
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
] as const

/** What people are listed by. */
export const UserSearch = v.strictObject({
  ...pageSearch,
  /** Any part of a name or an email address. */
  search_term: v.optional(SearchTerm, ''),
  role: v.optional(severalOf(Role, roles.length)),
  status: v.optional(severalOf(UserStatus, userStatuses.length)),
  sort: v.optional(v.picklist(userSorts), 'name'),
})
export type UserSearch = v.InferOutput<typeof UserSearch>

/** Somebody of the team. */
export const TeamUser = v.strictObject({
  id: Id,
  name: v.string(),
  email: v.string(),
  profile_picture: v.nullable(v.string()),
  role: Role,
  status: UserStatus,
  /** When they were invited, or founded the team. */
  created_at: Instant,
  /** When name, address, picture, role or status changed last. */
  updated_at: Instant,
  /** Of whoever has not accepted yet; it may have passed. Null for all others. */
  invitation_expires_at: v.nullable(Instant),
})
export type TeamUser = v.InferOutput<typeof TeamUser>

/** Everybody of the team, also those who are invited, deactivated or archived. */
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

/** What one role is. */
export const RoleDescription = v.strictObject({
  role: Role,
  name: v.string(),
  /** What it is for, in a sentence. */
  description: v.string(),
  /** Whether an admin can give it; the super admin hands theirs over. */
  is_assignable: v.boolean(),
  /** How many people have it, without those who are archived. */
  users_count: Count,
  permissions: v.array(v.string()),
})
export type RoleDescription = v.InferOutput<typeof RoleDescription>

/** The permission table as the server enforces it, with words for people: roles from most to least. */
export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/users/roles',
  summary: 'The roles of the team and what each may do',
  access: 'members.read',
  reads: ['people'],
  data: v.strictObject({
    roles: v.array(RoleDescription),
    /** Every permission that there is, in the order in which a table shows them. */
    permissions: v.array(
      v.strictObject({ permission: v.string(), group: v.string(), description: v.string() }),
    ),
  }),
})

/** One person, for a link that leads to them. */
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

/** Roles and statuses that an admin can set. */
export const settableRoles = roles.filter((role) => role !== 'super_admin')
/** See `settableRoles`: nobody is made pending. */
export const settableStatuses = userStatuses.filter((status) => status !== 'pending')

/** What changes of a person; what is left out stays. */
export const UserChanges = v.pipe(
  v.strictObject({
    role: v.optional(v.picklist(settableRoles, teamMessages.users.role)),
    status: v.optional(v.picklist(settableStatuses, teamMessages.users.status)),
    /** `updated_at` of the person as the caller saw them. With another one by now: CHANGED_MEANWHILE. */
    seen_at: v.optional(Instant),
  }),
  v.check(({ role, status }) => role !== undefined || status !== undefined, teamMessages.users.nothing),
)
export type UserChanges = v.InferOutput<typeof UserChanges>

/**
 * Changes role or status. Nobody changes their own, nor those of the super admin (422 on `role` or `status`); whoever
 * has not accepted yet can get another role. Whoever is no longer active is signed out everywhere at once.
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
 * Removes somebody with their sign-in, sessions, preferences, favourites and own notes; what they shared with the team
 * stays, without its author. Withdraws the invitation of whoever has not accepted.
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
