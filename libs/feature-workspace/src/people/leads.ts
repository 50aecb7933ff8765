import type { Role } from '@tandem/api-contract'
import { workspacePaths } from '../paths.ts'
import { openParameter, writePersonDialog } from './person-dialog.ts'

/** The list of members with the dialog that invites more. */
export const invitePath = `${workspacePaths.users}?${new URLSearchParams({ [openParameter]: writePersonDialog({ kind: 'invite' }) })}`

/** The list of members with the dialog of one of them. */
export const personPath = (id: number) =>
  `${workspacePaths.users}?${new URLSearchParams({ [openParameter]: writePersonDialog({ kind: 'edit', id }) })}`

/** The members with one role, without archived ones. */
export const peopleOfRole = (role: Role) =>
  `${workspacePaths.users}?${new URLSearchParams({ role, status: 'active,inactive,pending' })}`
