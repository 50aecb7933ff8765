import { checkResetLink, forgotPassword, resetPassword } from '@tandem/api-contract'
import { asTeam } from '../database/team-scope.ts'
import { implement } from '../implement.ts'
import type { Mail } from '../mail/mail.ts'
import { queueMail, queueNoMail } from '../mail/outbox.ts'
import { forgetTurns, takeTurn } from './account-limits.ts'
import { answerEvenly } from './answer-evenly.ts'
import { recordFor } from './circumstances.ts'
import { findLogin, findLoginOf, lockPerson, replacePasswordHash } from './directory.ts'
import { endSessionsOf } from './session-directory.ts'
import {
  endLinks,
  findLink,
  findReset,
  linkEnded,
  linkSeconds,
  newLink,
  nobody,
  resetToken,
  useReset,
} from './links.ts'
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts'
import { endPageOf } from './registration-queries.ts'

export const resetPasswordRoutes = [
  implement(forgotPassword, async (call) => {
    const { body, dependencies } = call
    const { database, now, settings } = dependencies
    const { email } = body
    await takeTurn(call, 'reset-mails', email)
    const at = now()
    await answerEvenly(settings, () =>
      database.transaction().execute(async (db) => {
        const login = await findLogin(db, email)
        const { team_id = null, user_id = nobody, name = '' } = login ?? {}
        const link = await newLink(db, 'reset-password', { user_id, team_id, email }, { settings, at })
        const minutes = linkSeconds['reset-password'] / 60
        const mail: Mail = { template: 'reset-password', to: email, name, link, minutes }
        if (login) await queueMail(db, mail, dependencies)
        else await queueNoMail(db, mail, dependencies)
      }),
    )
    return { data: null }
  }),

  implement(checkResetLink, async ({ body, dependencies }) => {
    await findLink(dependencies.database, 'reset-password', body, dependencies.now())
    return { data: { token: await resetToken(body.hash) } }
  }),

  implement(resetPassword, async (call) => {
    const { body, dependencies, address, request_id } = call
    const { database, now, passwords, settings, log } = dependencies
    const { token, password, user_id } = body
    const at = now()
    const { team_id } = await findReset(database, user_id, token, at)
    const login = team_id === null ? undefined : await findLoginOf(database, { team_id, user_id })
    if (!login) throw linkEnded('reset-password')
    await refuseWeakPassword(dependencies, password, login)
    const password_hash = await passwords.hash(password)
    await database.transaction().execute(async (db) => {
      await lockPerson(db, login)
      const link = await useReset(db, user_id, token, at)
      // Asked for while the address was being changed: it is in a mailbox that is not theirs any more.
      if ((await findLoginOf(db, login))?.email !== link.email) throw linkEnded('reset-password')
      await endLinks(db, 'reset-password', user_id, at)
      await replacePasswordHash(db, login, password_hash)
      await endSessionsOf(db, login)
      await endPageOf(db, user_id)
      // What was sent to the address by somebody who was in the account before.
      await endLinks(db, 'change-email', user_id, at)
      await asTeam(db, login.team_id, (team) =>
        recordFor(call, team, user_id, {
          action: 'password.reset',
          subject: 'user',
          subject_id: user_id,
          subject_name: login.name,
        }),
      )
      const { email, name } = login
      const reset_link = `${settings.appUrl}/auth/forgot-password`
      await queueMail(db, { template: 'password-changed', to: email, name, reset_link }, dependencies)
    })
    await forgetTurns(dependencies, 'sign-in-failures', login.email)
    log.info({ request_id, address, team_id, user_id }, 'password reset')
    return { data: null }
  }),
]
