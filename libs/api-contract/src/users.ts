import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LinkFields, newPassword, timezone } from './account-fields.ts'
import { email, Id, text } from './fields.ts'
import { SignedInUser } from './me.ts'
import { accountMessages } from './account-messages.ts'
import { Role, roles } from './permissions.ts'

/** Whether somebody of a team may sign in; `pending` has not accepted the invitation yet. */
export const userStatuses = ['active', 'inactive', 'pending', 'archived'] as const
/** Whether somebody of a team may sign in; `pending` has not accepted the invitation yet. */
export const UserStatus = v.picklist(userStatuses)
export type UserStatus = v.InferOutput<typeof UserStatus>

/** Roles that an invitation can give: there is one super admin for each team. */
export const invitableRoles = roles.filter((role) => role !== 'super_admin')

/** Who is invited, and as what. */
export const Invitation = v.strictObject({
  name: text({ min: 2, max: 100, tooShort: accountMessages.invite.name }),
  email: email(accountMessages.invite.email),
  role: v.picklist(invitableRoles, accountMessages.invite.role),
})
export type Invitation = v.InferOutput<typeof Invitation>

/** A person who was invited and has not accepted yet. */
export const InvitedUser = v.strictObject({
  id: Id,
  name: v.string(),
  email: v.string(),
  role: Role,
  status: UserStatus,
})
export type InvitedUser = v.InferOutput<typeof InvitedUser>

/**
 * Inviting somebody again who has not accepted sends a new link and takes over name and role. An address that has an
 * account is refused on `email`. Five an hour for one address: 429 with `seconds_left`.
 */
export const inviteUser = endpoint({
  name: 'inviteUser',
  method: 'POST',
  path: '/users/invite',
  summary: 'Invite somebody into the team by e-mail; the link is good for 7 days',
  access: 'members.write',
  body: Invitation,
  data: InvitedUser,
  status: 201,
  limit: { calls: 60, seconds: 3600, per: 'user' },
})

/** Looks at the link of the mail without using it up. */
export const checkInvitation = endpoint({
  name: 'checkInvitation',
  method: 'POST',
  path: '/users/invite/invitation-check',
  summary: 'Whether an invitation is still good, and whose it is',
  access: 'public',
  body: LinkFields,
  data: v.strictObject({
    user_id: Id,
    hash: v.string(),
    name: v.string(),
    email: v.string(),
    team_name: v.string(),
  }),
  errors: ['INVITATION_EXPIRED_ASK_FOR_REINVITE', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})

/** What accepting takes beside the link. */
export const InvitationAcceptance = v.strictObject({
  ...LinkFields.entries,
  password: newPassword(accountMessages.invitation.password),
  timezone: timezone(accountMessages.invitation.timezone),
})
export type InvitationAcceptance = v.InferOutput<typeof InvitationAcceptance>

/** Uses the link up, and signs in. */
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/users/invite/complete-registration',
  summary: 'Accept an invitation',
  access: 'public',
  body: InvitationAcceptance,
  data: v.strictObject({ user: SignedInUser }),
  errors: ['INVITATION_EXPIRED_ASK_FOR_REINVITE', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
