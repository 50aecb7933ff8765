import {
  acceptInvitation,
  checkInvitation,
  inviteUser,
  inviteUsers,
  resendInvitation,
  teamMessages,
} from '@tandem/api-contract'
import type { InvitedUser, LinkFields } from '@tandem/api-contract'
import { recordFor } from '../auth/circumstances.ts'
import { addLogin, lockPerson } from '../auth/directory.ts'
import { linkEnded } from '../auth/link-kinds.ts'
import { findLink, useLink } from '../auth/links.ts'
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts'
import { refuseUnknownTimezone } from '../auth/registration.ts'
import { forgetWaiting } from '../auth/registration-queries.ts'
import { signInUser } from '../auth/sign-in-user.ts'
import { asTeam, inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { implement } from '../implement.ts'
import { Problem } from '../../platform/request/problem.ts'
import { inviteAgain, invitePerson } from './invite-person.ts'
import { findInvited } from './invited-people.ts'
import { changePerson } from './person-row.ts'

/** The routes that bring people into a team. */
export const invitationRoutes = [
  implement(inviteUser, async (call) => ({ data: await invitePerson(call, call.body) })),

  implement(inviteUsers, async (call) => {
    const { emails, role } = call.body
    const invited: InvitedUser[] = []
    const refused: { email: string; message: string }[] = []
    // One after the other, each in its own transaction, so that nobody else waits for all of them.
    for (const email of new Set(emails)) {
      const result = await invitePerson(call, { email, role }).catch((error: unknown) => {
        // Nothing was done yet: the whole call can be sent again later.
        if (isMailLimit(error) && invited.length === 0) throw error
        return refusalOf(error)
      })
      if (typeof result === 'string') refused.push({ email, message: result })
      else invited.push(result)
    }
    return { data: { invited, refused } }
  }),

  implement(resendInvitation, async (call) => ({ data: await inviteAgain(call, call.params.id) })),

  implement(checkInvitation, async ({ body, dependencies }) => {
    const { name, email, team_name } = await readInvitation(dependencies, body)
    return { data: { ...body, name, email, team_name } }
  }),

  implement(acceptInvitation, async (call) => {
    const { body, dependencies } = call
    const { database, now, passwords } = dependencies
    const { password, timezone } = body
    const invited = await readInvitation(dependencies, body)
    refuseUnknownTimezone(timezone)
    await refuseWeakPassword(dependencies, password, invited)
    const password_hash = await passwords.hash(password)
    const at = now()
    const user = await database.transaction().execute(async (db) => {
      const { team_id } = invited
      // Before the link, in the same order as withdrawing the invitation, to avoid a deadlock.
      await lockPerson(db, { team_id, user_id: body.user_id })
      const { user_id, email } = await useLink(db, 'invitation', body, at)
      await asTeam(db, team_id, async (team) => {
        const still = await findInvited(team, user_id)
        if (!still) throw linkEnded('invitation')
        const changes = { status: 'active', timezone, invitation_expires_at: null } as const
        await changePerson(team, user_id, changes, at)
        await recordFor(call, team, user_id, {
          action: 'invitation.accepted',
          subject: 'user',
          subject_id: user_id,
          subject_name: still.name,
        })
      })
      // The person registered on their own in the meantime: a user belongs to one team.
      if (!(await addLogin(db, { email, team_id, user_id, password_hash, password_set_at: at })))
        throw linkEnded('invitation')
      await forgetWaiting(db, email)
      return { team_id, user_id, by_password: true }
    })
    return { data: { user: await signInUser(call, user) } }
  }),
]

const isMailLimit = (error: unknown) => error instanceof Problem && error.code === 'TEAM_MAIL_LIMIT'

/** Why one of several isn't invited. @throws any other error */
function refusalOf(error: unknown): string {
  if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS') return teamMessages.invite.tooOften
  if (error instanceof Problem && (error.code === 'VALIDATION_FAILED' || isMailLimit(error)))
    return error.message
  throw error
}

/**
 * The owner of a link, without using it up. @throws INVITATION_EXPIRED_ASK_FOR_REINVITE,
 * INVALID_USER_ID_OR_HASH
 */
async function readInvitation({ database, now }: ApiDependencies, link: LinkFields) {
  const { team_id, user_id } = await findLink(database, 'invitation', link, now())
  if (team_id === null) throw linkEnded('invitation')
  const invited = await inTeam(database, team_id, (team) => findInvited(team, user_id))
  if (!invited) throw linkEnded('invitation')
  return { ...invited, team_id }
}
