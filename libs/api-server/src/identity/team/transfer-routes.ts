import { errorCatalogue, teamMessages, transferTeam } from '@tandem/api-contract'
import { findLoginOf, requireLogin } from '../auth/directory.ts'
import { provePresence } from '../auth/prove-presence.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import { implement } from '../implement.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { findPerson } from '../users/list-people.ts'
import { lockMember, lockMembers } from '../users/lock-members.ts'
import { changePerson } from '../users/person-row.ts'

/** The route that hands a team over to another super admin. */
export const transferRoutes = [
  implement(transferTeam, async (call) => {
    const { body, session, dependencies, audit, request_id, address } = call
    const { database, now, log, settings } = dependencies
    const { team_id } = session
    const login = await requireLogin(database, session)
    const needed = teamMessages.transfer.password
    await provePresence(call, login, { password: body.password, needed })
    const at = now()
    await database.transaction().execute(async (db) => {
      const { from, to } = await asTeam(db, team_id, async (team) => {
        await lockMembers(team, session, 'team.transfer')
        const successor = await lockMember(team, body.user_id)
        if (!successor) throw unknownUser()
        if (successor.id === session.user_id) throw fieldProblem('user_id', teamMessages.transfer.self)
        if (successor.status !== 'active') throw fieldProblem('user_id', teamMessages.transfer.notActive)
        // In this order, so that there are never two.
        await changePerson(team, session.user_id, { role: 'admin' }, at)
        await changePerson(team, successor.id, { role: 'super_admin' }, at)
        await audit(team, {
          action: 'team.transferred',
          subject: 'user',
          subject_id: successor.id,
          subject_name: successor.name,
          details: { super_admin: { before: login.name, after: successor.name } },
        })
        const predecessor = await findPerson(team, session.user_id)
        return { from: predecessor ?? login, to: successor }
      })
      const { team_name } = login
      const successor = await findLoginOf(db, { team_id, user_id: to.id })
      await queueMail(
        db,
        {
          template: 'team-taken-over',
          to: to.email,
          language: successor?.language ?? call.language,
          name: to.name,
          predecessor: from.name,
          team: team_name,
          link: `${settings.appUrl}/workspace`,
        },
        dependencies,
      )
      await queueMail(
        db,
        {
          template: 'team-handed-over',
          to: from.email,
          language: call.language,
          name: from.name,
          successor: to.name,
          team: team_name,
          reset_link: `${settings.appUrl}/auth/forgot-password`,
        },
        dependencies,
      )
    })
    const { user_id } = session
    log.info({ request_id, address, team_id, user_id, to_user_id: body.user_id }, 'a team was handed over')
    return { data: { user_id: body.user_id } }
  }),
]

const unknownUser = () =>
  problem('USER_NOT_FOUND', { errors: { user_id: [errorCatalogue.USER_NOT_FOUND.description] } })
