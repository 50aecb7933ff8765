import { accountMessages, updateEmail, verifyNewEmail } from '@tandem/api-contract'
import { changesOf } from '../audit/changes-of.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import { implement } from '../implement.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { takeTeamMail } from '../users/take-team-mail.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { changePerson } from '../users/person-row.ts'
import { recordFor } from './circumstances.ts'
import { findLogin, findLoginOf, isTaken, lockPerson, replaceLoginEmail, requireLogin } from './directory.ts'
import { linkEnded, linkSeconds } from './link-kinds.ts'
import { endLinks, findLink, useLink } from './links.ts'
import { newLink } from './make-link.ts'
import { provePresence } from './prove-presence.ts'
import { alreadyRegistered } from './registration.ts'
import { forgetWaiting } from './registration-queries.ts'

export const emailChangeRoutes = [
  implement(updateEmail, async (call) => {
    const { body, session, dependencies, audit } = call
    const { database, now, settings } = dependencies
    const at = now()
    const login = await requireLogin(database, session)
    await provePresence(call, login, {
      password: body.password,
      needed: accountMessages.updateEmail.password,
    })
    const { email } = body
    if (email === login.email) throw fieldProblem('email', accountMessages.updateEmail.same)
    await takeTeamMail(call)
    await database.transaction().execute(async (db) => {
      const { team_id, user_id, name } = login
      await lockPerson(db, login)
      const still = await findLoginOf(db, login)
      // Deactivated, or with a new password, since the request arrived: that ended the existing links.
      if (still?.status !== 'active' || still.password_hash !== login.password_hash) {
        throw problem('UNAUTHENTICATED')
      }
      const owner = await findLogin(db, email)
      const link = await newLink(db, 'change-email', { user_id, team_id, email }, { settings, at })
      const mail: Mail = owner
        ? alreadyRegistered(settings, owner, call.language)
        : { template: 'verify-new-email', to: email, language: call.language, name, link }
      await queueMail(db, mail, dependencies)
      await asTeam(db, team_id, (team) =>
        audit(team, {
          action: 'user.email_change_requested',
          subject: 'user',
          subject_id: user_id,
          subject_name: name,
          details: changesOf(login, { email }),
        }),
      )
    })
    return { data: { email } }
  }),

  implement(verifyNewEmail, async (call) => {
    const { body, dependencies, address, request_id } = call
    const { database, now, log, settings } = dependencies
    const at = now()
    const change = database.transaction().execute(async (db) => {
      const { team_id } = await findLink(db, 'change-email', body, at)
      if (team_id === null) throw linkEnded('change-email')
      await lockPerson(db, { team_id, user_id: body.user_id })
      const { user_id, email } = await useLink(db, 'change-email', body, at)
      const login = await findLoginOf(db, { team_id, user_id })
      if (login?.status !== 'active') throw linkEnded('change-email')
      // Sent to an address that is no longer this person's.
      await endLinks(db, 'reset-password', user_id, at)
      await forgetWaiting(db, email)
      await asTeam(db, login.team_id, async (team) => {
        // The same person, invited under the new address.
        await team.deleteFrom('users').where('email', '=', email).where('status', '=', 'pending').execute()
        await changePerson(team, user_id, { email }, at)
        await recordFor(call, team, user_id, {
          action: 'user.email_changed',
          subject: 'user',
          subject_id: user_id,
          subject_name: login.name,
          details: changesOf(login, { email }),
        })
      })
      await replaceLoginEmail(db, login, email)
      const { email: to, name } = login
      const language = login.language ?? call.language
      const link = await newLink(db, 'undo-email-change', { user_id, team_id, email: to }, { settings, at })
      const days = linkSeconds['undo-email-change'] / (24 * 3600)
      await queueMail(
        db,
        { template: 'email-changed', to, language, name, new_email: email, undo: { link, days } },
        dependencies,
      )
      return { team_id, user_id, email }
    })
    const { email, ...user } = await change.catch((error: unknown) => {
      throw isTaken(error) ? linkEnded('change-email') : error
    })
    log.info({ request_id, address, ...user }, 'email address changed')
    return { data: { email } }
  }),
]
