import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LinkFields, newPassword, timezone, withLink } from './account-fields.ts'
import { email, Id, TranslatedText, text } from './fields.ts'
import { listOf } from './listed.ts'
import { SignedInUser } from './me.ts'
import { accountMessages } from './account-messages.ts'
import { Role, roles } from './role.ts'
import { teamMessages } from './team-messages.ts'
import { UserStatus } from './users.ts'

/** Roles that an invitation can give. Each team has exactly one super admin. */
export const invitableRoles = roles.filter((role) => role !== 'super_admin')

const invitableRole = v.picklist(invitableRoles, accountMessages.invite.role)

/** Who is invited, and with which role. */
export const Invitation = v.strictObject({
  name: text({ min: 2, max: 100, tooShort: accountMessages.invite.name }),
  email: email(accountMessages.invite.email),
  role: invitableRole,
})
export type Invitation = v.InferOutput<typeof Invitation>

/** Somebody who was invited and hasn't accepted yet. */
export const InvitedUser = v.strictObject({
  id: Id,
  name: v.string(),
  email: v.string(),
  role: Role,
  status: UserStatus,
})
export type InvitedUser = v.InferOutput<typeof InvitedUser>

/**
 * Inviting somebody again who hasn't accepted sends a new link and updates name and role. Somebody who is in
 * the team is refused on `email`. An address with an account in another team gets the same answer; the mail
 * says what its owner can do. Limited to five per hour for one address (TOO_MANY_REQUESTS) and to a number of
 * mails per day for the team (TEAM_MAIL_LIMIT): 429 with `seconds_left`.
 */
export const inviteUser = endpoint({
  name: 'inviteUser',
  method: 'POST',
  path: '/users/invite',
  summary: 'Invite somebody into the team by email; the link is good for 7 days',
  access: 'members.write',
  changes: ['people', 'team', 'audit'],
  body: Invitation,
  data: InvitedUser,
  status: 201,
  errors: ['TEAM_MAIL_LIMIT'],
  limit: { calls: 60, seconds: 3600, per: 'user' },
})

/** The maximum number of people per call. */
export const maxInvitations = 50

/** Addresses that are invited together, with the same role. */
export const Invitations = v.strictObject({
  emails: v.pipe(
    listOf(email(accountMessages.invite.email), maxInvitations, teamMessages.invite.tooMany(maxInvitations)),
    v.minLength(1, teamMessages.invite.emails),
  ),
  role: invitableRole,
})
export type Invitations = v.InferOutput<typeof Invitations>

/**
 * Invites each address once, if it can be invited. A person's name is made from their address until they set
 * it. An invalid address refuses the whole call (`errors` by `emails.<index>`). Addresses that are in the
 * team, were invited too often, or exceed the team's mails of the day come back with the reason; the others
 * are invited. TEAM_MAIL_LIMIT when no mail is left for any of them.
 */
export const inviteUsers = endpoint({
  name: 'inviteUsers',
  method: 'POST',
  path: '/users/invite/several',
  summary: 'Invite several people into the team with one role',
  access: 'members.write',
  changes: ['people', 'team', 'audit'],
  body: Invitations,
  data: v.strictObject({
    invited: v.array(InvitedUser),
    refused: v.array(v.strictObject({ email: v.string(), message: TranslatedText })),
  }),
  errors: ['TEAM_MAIL_LIMIT'],
  limit: { calls: 20, seconds: 3600, per: 'user' },
})

/**
 * Sends a new link to somebody who hasn't accepted; the older link stops working. Five per hour for one
 * address: 429 with `seconds_left`. Refused with 422 on `id` for somebody who has joined. `deleteUser`
 * withdraws an invitation.
 */
export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/users/{id}/invite',
  summary: 'Send an invitation again',
  access: 'members.write',
  changes: ['people', 'team', 'audit'],
  params: v.strictObject({ id: Id }),
  data: InvitedUser,
  errors: ['MODEL_NOT_FOUND', 'TEAM_MAIL_LIMIT'],
  limit: { calls: 60, seconds: 3600, per: 'user' },
})

/** Checks the link of the mail without using it up. */
export const checkInvitation = endpoint({
  name: 'checkInvitation',
  method: 'POST',
  path: '/users/invite/invitation-check',
  summary: 'Whether an invitation is still good, and whose it is',
  access: 'public',
  changes: [],
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

/** The body of accepting, with the link. */
export const InvitationAcceptance = withLink({
  password: newPassword(accountMessages.invitation.password),
  timezone: timezone(accountMessages.invitation.timezone),
})
export type InvitationAcceptance = v.InferOutput<typeof InvitationAcceptance>

/**
 * Uses the link up and signs in. Refused with ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN when an admin deactivated the
 * person at the same moment.
 */
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/users/invite/complete-registration',
  summary: 'Accept an invitation',
  access: 'public',
  changes: [],
  body: InvitationAcceptance,
  data: v.strictObject({ user: SignedInUser }),
  errors: [
    'INVITATION_EXPIRED_ASK_FOR_REINVITE',
    'INVALID_USER_ID_OR_HASH',
    'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN',
  ],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
