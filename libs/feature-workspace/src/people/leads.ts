import type { Role } from '@tandem/api-contract'
import { workspacePaths } from '../paths.ts'
import { openParameter, writePersonDialog } from './person-dialog.ts'

/** The people with the dialog that invites more. */
export const invitePath = `${workspacePaths.users}?${new URLSearchParams({ [openParameter]: writePersonDialog({ kind: 'invite' }) })}`

/** The people of one role, without those who have left. */
export const peopleOfRole = (role: Role) =>
  `${workspacePaths.users}?${new URLSearchParams({ role, status: 'active,inactive,pending' })}`
