import { checkUndo, socialProviderNames, undoChange } from '@tandem/api-contract'
import type { UndoKind, UndoLink } from '@tandem/api-contract'
import type { Kysely } from 'kysely'
import { changesOf } from '../audit/changes-of.ts'
import type { Database } from '../../platform/database/database.ts'
import type { LinkKind } from '../../platform/database/directory-tables.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import { implement } from '../implement.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { changePerson } from '../users/person-row.ts'
import { recordFor } from './circumstances.ts'
import { findLogin, findLoginOf, isTaken, lockPerson, losePassword, replaceLoginEmail } from './directory.ts'
import { endWaysIn } from './end-ways-in.ts'
import { linkEnded } from './link-kinds.ts'
import { findLink, useLink } from './links.ts'
import { newLinkFields } from './make-link.ts'
import { findIdentitiesOf } from './social/identity-directory.ts'
import { newToken } from '../../platform/secrets/token.ts'
import { forgetWaiting } from './registration-queries.ts'

const linkKinds = { 'sign-in': 'undo-sign-in', email: 'undo-email-change' } as const satisfies Record<
  UndoKind,
  LinkKind
>

/** Links in mails that undo a change of an account: without a session, and after a click. */
export const undoRoutes = [
  implement(checkUndo, async ({ body, dependencies: { database, now } }) => {
    const { login, email, identity } = await findUndo(database, body, now())
    return {
      data: {
        kind: body.kind,
        name: login.name,
        email,
        provider: identity?.provider ?? null,
        provider_email: identity?.email ?? null,
      },
    }
  }),

  implement(undoChange, async (call) => {
    const { body, dependencies, address, request_id } = call
    const { database, now, passwords, settings, log } = dependencies
    const { kind } = body
    const at = now()
    // Nobody knows it: the owner chooses one with the returned link.
    const password_hash = await passwords.hash(newToken())
    const undone = database.transaction().execute(async (db) => {
      const found = await findUndo(db, body, at)
      await lockPerson(db, found.login)
      const { identity_id } = await useLink(db, linkKinds[kind], body, at)
      // Again, now that nobody else can change it.
      const { login, email } = await readUndo(db, kind, { ...found.link, identity_id })
      const { team_id, user_id } = login
      if (email !== login.email) {
        await asTeam(db, team_id, async (team) => {
          // Invited under the former address since then: it must not block the restoration.
          await team.deleteFrom('users').where('email', '=', email).where('status', '=', 'pending').execute()
          await changePerson(team, user_id, { email }, at)
        })
        await replaceLoginEmail(db, login, email)
        await forgetWaiting(db, login.email)
      }
      await losePassword(db, login, password_hash)
      const removed = await endWaysIn(db, { ...login, email }, at)
      await asTeam(db, team_id, (team) =>
        recordFor(call, team, user_id, {
          action: kind === 'email' ? 'user.email_change_undone' : 'sign_in.undone',
          subject: 'user',
          subject_id: user_id,
          subject_name: login.name,
          details: { ...changesOf(login, { email }), ...(removed.length > 0 && { removed }) },
        }),
      )
      const facts = {
        language: login.language ?? call.language,
        name: login.name,
        removed: removed.map((provider) => socialProviderNames[provider]),
        reset_link: `${settings.appUrl}/auth/forgot-password`,
      }
      for (const to of new Set([email, login.email])) {
        const mail: Mail =
          kind === 'email'
            ? { template: 'email-restored', to, email, ...facts }
            : { template: 'sign-in-undone', to, ...facts }
        await queueMail(db, mail, dependencies)
      }
      const link = await newLinkFields(db, 'reset-password', { user_id, team_id, email }, { at })
      return { user_id, team_id, link }
    })
    const {
      user_id: id,
      team_id,
      link,
    } = await undone.catch((error: unknown) => {
      throw isTaken(error) ? linkEnded(linkKinds[kind]) : error
    })
    log.info({ request_id, address, team_id, user_id: id, kind }, 'a change of an account was undone')
    return { data: link }
  }),
]

/** What a link would undo. @throws LINK_EXPIRED_OR_INVALID, INVALID_USER_ID_OR_HASH */
async function findUndo(db: Kysely<Database>, { kind, ...fields }: UndoLink, at: Date) {
  const link = await findLink(db, linkKinds[kind], fields, at)
  return { link, ...(await readUndo(db, kind, link)) }
}

async function readUndo(
  db: Kysely<Database>,
  kind: UndoKind,
  { team_id, user_id, email, identity_id }: Awaited<ReturnType<typeof findLink>>,
) {
  const ended = linkEnded(linkKinds[kind])
  if (team_id === null) throw ended
  const login = await findLoginOf(db, { team_id, user_id })
  if (login?.status !== 'active') throw ended
  // After the account has moved on, its address is another owner's concern; a new account may have the former
  // one.
  const isGood = kind === 'sign-in' ? login.email === email : isFree(await findLogin(db, email), login)
  if (!isGood) throw ended
  const identities = identity_id === null ? [] : await findIdentitiesOf(db, login)
  return { login, email, identity: identities.find(({ id }) => id === identity_id) }
}

const isFree = (owner: { team_id: number; user_id: number } | undefined, login: { user_id: number }) =>
  owner === undefined || owner.user_id === login.user_id
