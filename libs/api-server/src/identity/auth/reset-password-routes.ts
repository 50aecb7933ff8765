import { checkResetLink, forgotPassword, resetPassword, socialProviderNames } from '@tandem/api-contract'
import { asTeam } from '../../platform/database/team-scope.ts'
import { implement } from '../implement.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail, queueNoMail } from '../../platform/mail/outbox.ts'
import { callerOf, forgetTurns, takeTurn } from './account-limits.ts'
import { answerEvenly } from './answer-evenly.ts'
import { recordFor } from './circumstances.ts'
import { choosePassword, findLogin, findLoginOf, lockPerson } from './directory.ts'
import { endWaysIn } from './end-ways-in.ts'
import { findKnownDevice, rememberDevice } from './known-devices.ts'
import { linkEnded, nobody } from './link-kinds.ts'
import { findLink, findReset, resetToken, useReset } from './links.ts'
import { linkAgain } from './make-link.ts'
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts'
import { forgetGuesses } from './sign-in-guesses.ts'

export const resetPasswordRoutes = [
  implement(forgotPassword, async (call) => {
    const { body, dependencies } = call
    const { database, now, secrets, settings } = dependencies
    const { email } = body
    const device = await findKnownDevice(call, email)
    await takeTurn(call, 'reset-mails', callerOf(call, email, device))
    const at = now()
    await answerEvenly(settings, () =>
      database.transaction().execute(async (db) => {
        const login = await findLogin(db, email)
        const { team_id = null, user_id = nobody, name = '' } = login ?? {}
        const to = { user_id, team_id, email }
        const { url, seconds, isMailed } = await linkAgain(db, 'reset-password', to, {
          settings,
          secrets,
          at,
        })
        const minutes = Math.floor(seconds / 60)
        const language = login?.language ?? call.language
        const mail: Mail = { template: 'reset-password', to: email, language, name, link: url, minutes }
        // Strangers can't use up the mails of the owner's own device.
        if (login && (isMailed || device !== null)) await queueMail(db, mail, dependencies)
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
      // Requested while the address was being changed: it is in a mailbox that is no longer theirs.
      if ((await findLoginOf(db, login))?.email !== link.email) throw linkEnded('reset-password')
      await choosePassword(db, login, password_hash, at)
      const removed = await endWaysIn(db, login, at)
      await asTeam(db, login.team_id, (team) =>
        recordFor(call, team, user_id, {
          action: 'password.reset',
          subject: 'user',
          subject_id: user_id,
          subject_name: login.name,
          ...(removed.length > 0 && { details: { removed } }),
        }),
      )
      const { email, name } = login
      const reset_link = `${settings.appUrl}/auth/forgot-password`
      await queueMail(
        db,
        {
          template: 'password-changed',
          to: email,
          language: login.language ?? call.language,
          name,
          removed: removed.map((provider) => socialProviderNames[provider]),
          reset_link,
        },
        dependencies,
      )
    })
    // Somebody who reads the account's mail owns it: they sign in next, and nobody's guesses stop them.
    await rememberDevice(call, login)
    await forgetTurns(dependencies, 'sign-in-failures', callerOf(call, login.email, null))
    await forgetGuesses(call, login.email)
    log.info({ request_id, address, team_id, user_id }, 'password reset')
    return { data: null }
  }),
]
