import {
  completeRegistration,
  listSocialServices,
  signInWithSocial,
  socialProviders,
} from '@tandem/api-contract'
import type { SocialNewcomer, SocialProvider } from '@tandem/api-contract'
import type { ApiDependencies } from '../../dependencies.ts'
import { implement } from '../../implement.ts'
import { problem } from '../../problem.ts'
import { findLogin } from '../directory.ts'
import { refuseWhenClosed } from '../registration.ts'
import { signInUser } from '../sign-in-user.ts'
import { hashToken, newToken } from '../token.ts'
import { readBrowserSecret } from './browser-binding.ts'
import { startAddress } from './browser-routes.ts'
import { admitNewcomer, readNewcomer } from './admit-newcomer.ts'
import { findCode, findIdentity, keepNewcomer, takeCode } from './directory.ts'
import { lifetimes, youngerThan } from './lifetimes.ts'
import { linkWithPassword } from './link-with-password.ts'
import {
  addressOf,
  codeContext,
  newcomerContext,
  openIdentity,
  sealIdentity,
  verifiedAddressOf,
} from './sealed-identity.ts'
import type { SocialIdentity } from './social-provider.ts'

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
    const { body, dependencies, headers } = call
    const { database, secrets, settings, now } = dependencies
    const { provider } = body
    const refuse = (reason: string) => {
      const { request_id, address } = call
      dependencies.log.info({ request_id, address, provider, reason }, 'a one-time code was refused')
      return problem('INVALID_STATE_TRY_AGAIN')
    }
    const browserSecret = readBrowserSecret(headers, settings.appUrl)
    if (browserSecret === null) throw refuse('no cookie')
    const code_hash = await hashToken(body.code)
    const code = await findCode(
      database,
      { code_hash, provider, browser_hash: await hashToken(browserSecret) },
      youngerThan(now(), lifetimes.code),
    )
    if (!code) throw refuse('not known to this browser, or too old')
    const identity = await openIdentity(secrets, code.sealed, codeContext(code_hash))
    const useUp = async () => {
      if (!(await takeCode(database, code_hash))) throw refuse('used meanwhile')
    }

    const { subject } = identity
    const known = await findIdentity(database, { provider, subject })
    if (known) {
      await useUp()
      if (known.status === 'pending') throw problem('EMAIL_NOT_VERIFIED')
      return { data: { user: await signInUser(call, known) } }
    }
    const email = verifiedAddressOf(identity)
    if (email !== null && (await findLogin(database, email))) {
      const link = { identity: { provider, subject }, email, password: body.password, code_hash }
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

/** Lets a new person finish: what is known of them, and a token for that one call. */
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
