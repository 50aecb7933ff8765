import { accountMessages, updateEmail, verifyNewEmail } from '@tandem/api-contract'
import { asTeam } from '../database/team-scope.ts'
import { implement } from '../implement.ts'
import type { Call } from '../implement.ts'
import type { Mail } from '../mail/mail.ts'
import { queueMail } from '../mail/outbox.ts'
import { fieldProblem, problem } from '../problem.ts'
import { forgetTurns, takeTurn } from './account-limits.ts'
import { recordFor } from './circumstances.ts'
import { findLogin, findLoginOf, replaceLoginEmail } from './directory.ts'
import { endLinks, linkEnded, newLink, useLink } from './links.ts'
import { alreadyRegistered } from './registration.ts'
import { forgetWaiting } from './registration-queries.ts'

/** Somebody who signed in just now need not show the password again. */
const freshSeconds = 600

export const emailChangeRoutes = [
  implement(updateEmail, async (call) => {
    const { body, session, dependencies, audit } = call
    const { database, now, settings } = dependencies
    const at = now()
    const login = await findLoginOf(database, session)
    if (!login) throw problem('UNAUTHENTICATED')
    await provePresence(call, login, body.password)
    const { email } = body
    if (email === login.email) throw fieldProblem('email', accountMessages.updateEmail.same)
    await database.transaction().execute(async (db) => {
      const { team_id, user_id, name } = login
      const owner = await findLogin(db, email)
      const link = await newLink(db, 'change-email', { user_id, team_id, email }, { settings, at })
      const mail: Mail = owner
        ? alreadyRegistered(settings, owner)
        : { template: 'verify-new-email', to: email, name, link }
      await queueMail(db, mail, dependencies)
      await asTeam(db, team_id, (team) =>
        audit(team, { action: 'user.email_change_requested', subject: 'user', subject_id: user_id }),
      )
    })
    return { data: { email } }
  }),

  implement(verifyNewEmail, async (call) => {
    const { body, dependencies, address, request_id } = call
    const { database, now, log } = dependencies
    const at = now()
    const change = database.transaction().execute(async (db) => {
      const { team_id, user_id, email } = await useLink(db, 'change-email', body, at)
      const login = team_id === null ? undefined : await findLoginOf(db, { team_id, user_id })
      if (login?.status !== 'active') throw linkEnded('change-email')
      await replaceLoginEmail(db, login, email)
      // Sent to an address that is this person's no more.
      await endLinks(db, 'reset-password', user_id, at)
      await forgetWaiting(db, email)
      await asTeam(db, login.team_id, async (team) => {
        // The same person, invited under the new address.
        await team.deleteFrom('users').where('email', '=', email).where('status', '=', 'pending').execute()
        await team.updateTable('users').set({ email }).where('id', '=', user_id).execute()
        await recordFor(call, team, user_id, {
          action: 'user.email_changed',
          subject: 'user',
          subject_id: user_id,
        })
      })
      const { email: to, name } = login
      await queueMail(db, { template: 'email-changed', to, name, new_email: email }, dependencies)
      return { team_id, user_id, email }
    })
    const { email, ...user } = await change.catch((error: unknown) => {
      throw isTaken(error) ? linkEnded('change-email') : error
    })
    log.info({ request_id, address, ...user }, 'e-mail address changed')
    return { data: { email } }
  }),
]

/** A unique violation: the address got an account after the link was sent. */
const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === '23505'

/** @throws INVALID_PASSWORD, TOO_MANY_REQUESTS, VALIDATION_FAILED on `password` */
async function provePresence(
  call: Pick<Call, 'dependencies' | 'session' | 'address' | 'request_id'>,
  login: { email: string; password_hash: string },
  password: string | undefined,
) {
  const { dependencies, session } = call
  const { now, passwords } = dependencies
  if (!password) {
    const age = now().getTime() - new Date(session.created_at).getTime()
    if (age < freshSeconds * 1000) return
    throw fieldProblem('password', accountMessages.updateEmail.password)
  }
  // Counted with the failures of sign-in: whoever found an open session has no more guesses than others.
  await takeTurn(call, 'sign-in-failures', login.email)
  if (!(await passwords.verify(password, login.password_hash))) throw problem('INVALID_PASSWORD')
  await forgetTurns(dependencies, 'sign-in-failures', login.email)
}
