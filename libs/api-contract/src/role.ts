import * as v from 'valibot'

/** Roles from the most to the least powerful. Each team has exactly one super admin. */
export const roles = ['super_admin', 'admin', 'editor', 'viewer'] as const
/** The role of a member; see `permissions`. */
export const Role = v.picklist(roles)
export type Role = v.InferOutput<typeof Role>
