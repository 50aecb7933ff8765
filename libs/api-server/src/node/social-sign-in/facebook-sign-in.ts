import { secretProof } from '@tandem/connectors'
import * as v from 'valibot'
import { failureOf, SocialSignInFailure } from '../../platform/dependencies/social-provider.ts'
import type { SignInProvider } from '../../platform/dependencies/social-provider.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { textOf } from './claims.ts'
import { providerTimeoutSeconds } from './open-id-sign-in.ts'

/** The only place with the version of the Graph API that sign-in uses. */
const version = 'v25.0'

/** The fields of Meta's app dashboard; tests and the demo use other origins. */
export interface FacebookSettings {
  app_id: string
  app_secret: string
  /** The site where people consent. */
  dialogOrigin?: string
  /** The site that the server calls. */
  graphOrigin?: string
  fetch?: typeof fetch
  timeoutSeconds?: number
}

const Token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) })
const Profile = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
  name: v.optional(v.unknown()),
  email: v.optional(v.unknown()),
})

/**
 * Sign-in with Facebook by plain OAuth:
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow.
 * The email address is missing when it was declined or never given. Nothing says that Facebook verified it, so it
 * counts as not verified.
 */
export function facebookSignIn(settings: FacebookSettings): SignInProvider {
  const { app_id, app_secret } = settings
  const dialog = `${settings.dialogOrigin ?? 'https://www.facebook.com'}/${version}/dialog/oauth`
  const graph = `${settings.graphOrigin ?? 'https://graph.facebook.com'}/${version}`
  const ask = askingWith(settings)
  return {
    async authorizationUrl({ state, redirect_uri }) {
      const address = new URL(dialog)
      address.search = new URLSearchParams({
        client_id: app_id,
        redirect_uri,
        state,
        response_type: 'code',
        scope: 'public_profile,email',
      }).toString()
      return address
    },
    async identify(parameters, { redirect_uri }) {
      const answered = parameters.get('error')
      if (answered !== null) throw failureOf(answered)
      const code = onlyOne(parameters, 'code')
      const { access_token } = await ask(Token, `${graph}/oauth/access_token`, {
        client_id: app_id,
        client_secret: app_secret,
        redirect_uri,
        code,
      })
      const { id, name, email } = await ask(Profile, `${graph}/me`, {
        fields: 'id,name,email',
        access_token,
        appsecret_proof: await secretProof(access_token, app_secret),
      })
      return { subject: id, email: textOf(email), is_email_verified: false, name: textOf(name) }
    },
  }
}

function onlyOne(parameters: URLSearchParams, name: string): string {
  const [value, ...more] = parameters.getAll(name)
  if (!value || more.length > 0) throw new SocialSignInFailure('refused', `not one ${name}`)
  return value
}

const askingWith =
  ({ fetch = globalThis.fetch, timeoutSeconds = providerTimeoutSeconds }: FacebookSettings) =>
  async <S extends v.GenericSchema>(schema: S, address: string, parameters: Record<string, string>) => {
    const response = await boundedFetch(fetch)(`${address}?${new URLSearchParams(parameters)}`, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    }).catch((error: unknown) => {
      // The message is left out, because it may contain the address with the secret.
      throw new SocialSignInFailure('unavailable', (error as Error).name)
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) throw refusalOf(response.status, body)
    const result = v.safeParse(schema, body)
    if (!result.success) throw new SocialSignInFailure('unavailable', 'an answer of another form')
    return result.output
  }

/** Meta's codes for temporary faults (1, 2) and for limits that ask to wait (4, 17, 32, 613). */
const passingCodes = [1, 2, 4, 17, 32, 613]

function refusalOf(status: number, body: unknown): SocialSignInFailure {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code
  const isPassing = status >= 500 || status === 429 || passingCodes.includes(Number(code))
  return new SocialSignInFailure(
    isPassing ? 'unavailable' : 'refused',
    `status ${status}, code ${Number(code)}`,
  )
}
