import {
  accountMessages,
  addSignInMethod,
  listSignInMethods,
  removeSignInMethod,
  socialProviders,
} from '@tandem/api-contract'
import type { SignInMethods } from '@tandem/api-contract'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { implement } from '../implement.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import type { Session } from '../../platform/request/session.ts'
import { findPassword, lockPerson, requireLogin } from './directory.ts'
import { endLinksFor } from './links.ts'
import { provedUntil, provePresence, recentUntil } from './prove-presence.ts'
import { startAddress } from './social/browser-routes.ts'
import { connectIdentity } from './social/connect-identity.ts'
import { takeCode } from './social/directory.ts'
import { findIdentitiesOf, findIdentity, removeIdentity } from './social/identity-directory.ts'
import { readCode, refuseCode } from './social/read-code.ts'
import { addressOf } from './social/sealed-identity.ts'

const needed = accountMessages.signInMethods.password

/** A person's sign-in methods. */
export const signInMethodRoutes = [
  implement(listSignInMethods, async ({ session, dependencies }) => ({
    data: await readMethods(dependencies, session),
  })),

  implement(addSignInMethod, async (call) => {
    const { body, session, dependencies } = call
    const { database } = dependencies
    const { provider, password } = body
    const { code_hash, identity } = await readCode(call, body)
    const login = await requireLogin(database, session)
    const { subject } = identity
    const owner = await findIdentity(database, { provider, subject })
    if (owner) {
      const isOwn = owner.team_id === session.team_id && owner.user_id === session.user_id
      const { own, others } = accountMessages.signInMethods
      throw fieldProblem('provider', isOwn ? own : others)
    }
    await provePresence(call, login, { password, needed, acceptsProvider: true })
    await database.transaction().execute(async (db) => {
      if (!(await takeCode(db, code_hash))) throw refuseCode(call, provider, 'used meanwhile')
      await connectIdentity(call, db, login, { provider, subject, email: addressOf(identity) })
    })
    return { data: await readMethods(dependencies, session) }
  }),

  implement(removeSignInMethod, async (call) => {
    const { params, body, session, dependencies, audit } = call
    const { database, now } = dependencies
    const login = await requireLogin(database, session)
    await provePresence(call, login, { password: body.password, needed, acceptsProvider: true })
    await database.transaction().execute(async (db) => {
      await lockPerson(db, session)
      const providers = await findIdentitiesOf(db, session)
      const removed = providers.find(({ id }) => id === params.id)
      if (!removed) throw problem('MODEL_NOT_FOUND')
      const { has_password } = await findPassword(db, session)
      if (!has_password && providers.length === 1) {
        throw fieldProblem('id', accountMessages.signInMethods.last)
      }
      await removeIdentity(db, session, removed.id)
      await endLinksFor(db, removed.id, now())
      await asTeam(db, session.team_id, (team) =>
        audit(team, {
          action: 'sign_in.unlinked',
          subject: 'user',
          subject_id: session.user_id,
          subject_name: null,
          details: { provider: removed.provider },
        }),
      )
    })
    return { data: await readMethods(dependencies, session) }
  }),
]

async function readMethods(
  { database, settings, signInProviders }: ApiDependencies,
  session: Session,
): Promise<SignInMethods> {
  const offered = socialProviders.filter((provider) => signInProviders[provider])
  const password = await findPassword(database, session)
  return {
    ...password,
    recent_until: recentUntil(session).toISOString(),
    proved_until: provedUntil(session, password)?.toISOString() ?? null,
    providers: await findIdentitiesOf(database, session),
    start: Object.fromEntries(
      offered.map((provider) => [provider, startAddress(settings.appUrl, provider, 'add')]),
    ),
  }
}
