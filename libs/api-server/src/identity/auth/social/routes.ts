import {
  completeRegistration,
  listSocialServices,
  signInWithSocial,
  socialProviders,
} from '@tandem/api-contract'
import type { SocialNewcomer, SocialProvider } from '@tandem/api-contract'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { implement } from '../../implement.ts'
import { problem } from '../../../platform/request/problem.ts'
import { findLogin } from '../directory.ts'
import { refuseWhenClosed } from '../registration.ts'
import { signInUser } from '../sign-in-user.ts'
import { hashToken, newToken } from '../../../platform/secrets/token.ts'
import { startAddress } from './browser-routes.ts'
import { admitNewcomer, readNewcomer } from './admit-newcomer.ts'
import { keepNewcomer, takeCode } from './directory.ts'
import { findIdentity } from './identity-directory.ts'
import { linkWithPassword } from './link-with-password.ts'
import { readCode, refuseCode } from './read-code.ts'
import { addressOf, newcomerContext, sealIdentity, verifiedAddressOf } from './sealed-identity.ts'
import type { SocialIdentity } from '../../../platform/dependencies/social-provider.ts'

/** Sign-in through providers; the pages that browsers open on the way are in browser-routes.ts. */
export const socialRoutes = [
  implement(listSocialServices, async ({ dependencies: { signInProviders, settings } }) => {
    const offered = socialProviders.filter((provider) => signInProviders[provider])
    return {
      data: Object.fromEntries(
        offered.map((provider) => [provider, startAddress(settings.appUrl, provider)]),
      ),
    }
  }),

  implement(signInWithSocial, async (call) => {
    const { body, dependencies } = call
    const { database } = dependencies
    const { provider } = body
    const { code_hash, identity } = await readCode(call, body)
    const useUp = async () => {
      if (!(await takeCode(database, code_hash))) throw refuseCode(call, provider, 'used meanwhile')
    }

    const { subject } = identity
    const known = await findIdentity(database, { provider, subject })
    if (known) {
      await useUp()
      if (known.status === 'pending') throw problem('EMAIL_NOT_VERIFIED')
      if (known.status !== 'active') throw problem('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
      return { data: { user: await signInUser(call, known) } }
    }
    const email = verifiedAddressOf(identity)
    if (email !== null && (await findLogin(database, email))) {
      const link = { identity: { provider, subject, email }, email, password: body.password, code_hash }
      return { data: { user: await signInUser(call, await linkWithPassword(call, link)) } }
    }
    await useUp()
    return { data: await welcome(dependencies, provider, identity) }
  }),

  implement(completeRegistration, async (call) => {
    refuseWhenClosed(call.dependencies)
    return { data: await admitNewcomer(call, await readNewcomer(call, call.headers), call.body) }
  }),
]

/** Lets a new person complete the registration: their known data, and a token for that one call. */
async function welcome(
  { database, secrets, now }: ApiDependencies,
  provider: SocialProvider,
  identity: SocialIdentity,
): Promise<SocialNewcomer> {
  const token = newToken()
  const token_hash = await hashToken(token)
  const sealed = await sealIdentity(secrets, identity, newcomerContext(token_hash))
  await keepNewcomer(database, { token_hash, provider, sealed }, now())
  return {
    personal_access_token: token,
    name: identity.name,
    email: addressOf(identity),
    email_verified: verifiedAddressOf(identity) !== null,
  }
}
