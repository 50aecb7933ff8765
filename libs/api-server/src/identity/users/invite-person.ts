import { accountMessages, teamMessages } from '@tandem/api-contract'
import type { InvitedUser, Role } from '@tandem/api-contract'
import { takeTurn } from '../auth/account-limits.ts'
import type { Circumstances } from '../auth/circumstances.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { Call } from '../call.ts'
import { takeTeamMail } from './take-team-mail.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { findPerson } from './list-people.ts'
import { isMember, keepExpiry, keepInvited, lockInvited, nameInviter } from './invited-people.ts'
import { nameOfAddress } from './name-of-address.ts'
import { lockMembers } from './lock-members.ts'
import { invitationEnd, sendInvitation } from './send-invitation.ts'

type Inviting = Circumstances & Pick<Call, 'session' | 'team' | 'audit'>

/** Limited per team, so that teams can't block each other. */
async function takeMailTurn(call: Inviting, email: string) {
  await takeTurn(call, 'invitation-mails', `${call.session.team_id}:${email}`)
  await takeTeamMail(call)
}

const inTeamAlready = () => fieldProblem('email', accountMessages.invite.inTeam)

/**
 * Invites somebody, or again. Without a name they keep theirs, or get one made from their address. Only the
 * mail shows whether the address has an account in another team.
 *
 * @throws VALIDATION_FAILED on `email` for a member of the team; TOO_MANY_REQUESTS, TEAM_MAIL_LIMIT,
 * FORBIDDEN
 */
export async function invitePerson(
  call: Inviting,
  { email, name, role }: { email: string; name?: string; role: Role },
): Promise<InvitedUser> {
  const { session, dependencies, audit, team: inTeam } = call
  // Before the mail is counted, because none is sent.
  if (await inTeam((team) => isMember(team, email))) throw inTeamAlready()
  await takeMailTurn(call, email)
  const at = dependencies.now()
  return dependencies.database.transaction().execute(async (db) => {
    const invited = await asTeam(db, session.team_id, async (team) => {
      await lockMembers(team, session, 'members.write')
      const person = { email, role, guessedName: nameOfAddress(email), expires_at: invitationEnd(at) }
      const user = await keepInvited(team, { ...person, ...(name !== undefined && { name }) }, at)
      if (!user) throw inTeamAlready()
      await audit(team, {
        action: 'user.invited',
        subject: 'user',
        subject_id: user.id,
        subject_name: user.name,
        details: { role },
      })
      return { user, sender: await nameInviter(team, session.user_id) }
    })
    await sendInvitation(db, call, { ...invited, at })
    return invited.user
  })
}

/**
 * Sends a new link to somebody who has not accepted.
 * @throws MODEL_NOT_FOUND, TOO_MANY_REQUESTS, TEAM_MAIL_LIMIT, FORBIDDEN, VALIDATION_FAILED on `id`
 */
export async function inviteAgain(call: Inviting, user_id: number): Promise<InvitedUser> {
  const { session, dependencies, audit, team } = call
  const { email, status } = (await team((db) => findPerson(db, user_id))) ?? {}
  if (email === undefined) throw problem('MODEL_NOT_FOUND')
  if (status !== 'pending') throw fieldProblem('id', teamMessages.users.notPending)
  await takeMailTurn(call, email)
  const at = dependencies.now()
  return dependencies.database.transaction().execute(async (db) => {
    const invited = await asTeam(db, session.team_id, async (scoped) => {
      await lockMembers(scoped, session, 'members.write')
      const user = await lockInvited(scoped, { id: user_id })
      if (!user) throw fieldProblem('id', teamMessages.users.notPending)
      await keepExpiry(scoped, user_id, invitationEnd(at))
      await audit(scoped, {
        action: 'invitation.sent_again',
        subject: 'user',
        subject_id: user_id,
        subject_name: user.name,
      })
      return { user, sender: await nameInviter(scoped, session.user_id) }
    })
    await sendInvitation(db, call, { ...invited, at })
    return invited.user
  })
}
