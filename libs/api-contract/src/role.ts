import * as v from 'valibot'

/** Roles from most to least. One super admin per team. */
export const roles = ['super_admin', 'admin', 'editor', 'viewer'] as const
/** What a member of a team may do, by `permissions`. */
export const Role = v.picklist(roles)
export type Role = v.InferOutput<typeof Role>
