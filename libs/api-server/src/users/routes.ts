import { acceptInvitation, accountMessages, checkInvitation, inviteUser } from '@tandem/api-contract'
import type { LinkFields } from '@tandem/api-contract'
import { takeTurn } from '../auth/account-limits.ts'
import { addLogin, findLogin } from '../auth/directory.ts'
import { recordFor } from '../auth/circumstances.ts'
import { findLink, linkEnded, linkSeconds, newLink, useLink } from '../auth/links.ts'
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts'
import { refuseUnknownTimezone } from '../auth/registration.ts'
import { forgetWaiting } from '../auth/registration-queries.ts'
import { signInUser } from '../auth/sign-in-user.ts'
import { asTeam, inTeam } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { implement } from '../implement.ts'
import { queueMail } from '../mail/outbox.ts'
import { fieldProblem } from '../problem.ts'
import { activateInvited, findInvited, keepInvited, nameInviter } from './queries.ts'

const days = linkSeconds.invitation / (24 * 3600)

export const userRoutes = [
  implement(inviteUser, async (call) => {
    const { body, session, dependencies, audit } = call
    const { database, now, settings } = dependencies
    const { team_id } = session
    const { name, email, role } = body
    // Of each team: one cannot keep another from inviting the same person.
    await takeTurn(call, 'invitation-mails', `${team_id}:${email}`)
    const at = now()
    const invited = await database.transaction().execute(async (db) => {
      if (await findLogin(db, email)) throw fieldProblem('email', accountMessages.invite.hasAccount)
      const { user, inviter } = await asTeam(db, team_id, async (team) => {
        const kept = await keepInvited(team, body, at)
        if (!kept) throw fieldProblem('email', accountMessages.invite.hasAccount)
        await audit(team, {
          action: 'user.invited',
          subject: 'user',
          subject_id: kept.id,
          details: { role },
        })
        return { user: kept, inviter: await nameInviter(team, session.user_id) }
      })
      const link = await newLink(db, 'invitation', { user_id: user.id, team_id, email }, { settings, at })
      const { inviter_name, team_name } = inviter
      await queueMail(
        db,
        { template: 'invitation', to: email, name, inviter: inviter_name, team: team_name, role, link, days },
        dependencies,
      )
      return user
    })
    return { data: invited }
  }),

  implement(checkInvitation, async ({ body, dependencies }) => {
    const invited = await readInvitation(dependencies, body)
    return { data: { ...body, ...invited } }
  }),

  implement(acceptInvitation, async (call) => {
    const { body, dependencies } = call
    const { database, now, passwords } = dependencies
    const { password, timezone } = body
    const invited = await readInvitation(dependencies, body)
    refuseUnknownTimezone(timezone)
    await refuseWeakPassword(dependencies, password, invited)
    const password_hash = await passwords.hash(password)
    const user = await database.transaction().execute(async (db) => {
      const { team_id, user_id, email } = await useLink(db, 'invitation', body, now())
      if (team_id === null) throw linkEnded('invitation')
      await asTeam(db, team_id, async (team) => {
        if (!(await activateInvited(team, user_id, timezone))) throw linkEnded('invitation')
        await recordFor(call, team, user_id, {
          action: 'invitation.accepted',
          subject: 'user',
          subject_id: user_id,
        })
      })
      // The person registered on their own meanwhile: a user belongs to one team.
      if (!(await addLogin(db, { email, team_id, user_id, password_hash }))) throw linkEnded('invitation')
      await forgetWaiting(db, email)
      return { team_id, user_id }
    })
    return { data: { user: await signInUser(call, user) } }
  }),
]

/** Whose a link is, without using it up. @throws INVITATION_EXPIRED_ASK_FOR_REINVITE, INVALID_USER_ID_OR_HASH */
async function readInvitation({ database, now }: ApiDependencies, link: LinkFields) {
  const { team_id, user_id } = await findLink(database, 'invitation', link, now())
  const invited = team_id !== null && (await inTeam(database, team_id, (team) => findInvited(team, user_id)))
  if (!invited) throw linkEnded('invitation')
  return invited
}
