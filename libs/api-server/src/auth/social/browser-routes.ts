import { Hono } from 'hono'
import type { Context } from 'hono'
import { basePath, socialProviders } from '@tandem/api-contract'
import type { SocialProvider } from '@tandem/api-contract'
import type { ApiEnvironment } from '../../create-api.ts'
import type { ApiDependencies, Limiter } from '../../dependencies.ts'
import { problem } from '../../problem.ts'
import { networkOf } from '../../request/network-of.ts'
import { answerAttempt } from './answer-attempt.ts'
import { browserSecretCookie, readBrowserSecret } from './browser-binding.ts'
import { SocialSignInFailure } from './social-provider.ts'
import type { SignInProvider } from './social-provider.ts'
import { startAttempt } from './start-attempt.ts'

/** Where the two addresses of each provider are. */
export const socialBrowserPath = `${basePath}/auth/login/social`

/** Where the button of a provider leads. */
export const startAddress = (appUrl: string, provider: SocialProvider) =>
  `${appUrl}${socialBrowserPath}/${provider}/start`

/** Why somebody is back at the sign-in page, as its `social` parameter says it. */
type Reason = 'cancelled' | 'expired' | 'unavailable' | 'refused' | 'busy' | 'unknown'

/** For each address: a person presses a button a few times, and no more. */
const attemptsAllowed = { calls: 30, seconds: 60 }

type BrowserContext = Context<ApiEnvironment, '/:provider/start' | '/:provider/callback'>

/**
 * The two addresses that browsers open as pages, beside the contract: the start of a sign-in and the provider's
 * answer. Whatever happens, the browser is sent on to a page of ours.
 */
export function socialBrowserRoutes(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const { signInProviders, settings, limiter, log } = dependencies
  const limiters = {
    start: limiter('social-start', attemptsAllowed),
    callback: limiter('social-callback', attemptsAllowed),
  }

  const toSignIn = (context: BrowserContext, reason: Reason, provider: SocialProvider | null) => {
    const search = new URLSearchParams({ social: reason, ...(provider && { service: provider }) })
    return sendOn(context, `${settings.appUrl}/auth/login?${search}`)
  }

  const guarded =
    (
      limit: Limiter,
      work: (context: BrowserContext, provider: SocialProvider, client: SignInProvider) => Promise<Response>,
    ) =>
    async (context: BrowserContext) => {
      const provider = socialProviders.find((name) => name === context.req.param('provider')) ?? null
      const client = provider && signInProviders[provider]
      if (!client) return toSignIn(context, 'unknown', provider)
      const facts = { request_id: context.get('request_id'), address: context.get('address'), provider }
      try {
        if (settings.limitsByAddress && (await limit.take(networkOf(facts.address))) !== null) {
          log.warn(facts, 'too many sign-ins through a provider')
          return toSignIn(context, 'busy', provider)
        }
        return await work(context, provider, client)
      } catch (error) {
        if (error instanceof SocialSignInFailure) {
          log.info({ ...facts, kind: error.kind, reason: error.message }, 'sign-in through a provider failed')
          return toSignIn(context, error.kind, provider)
        }
        // A page was opened: an answer in JSON would help nobody.
        log.error({ ...facts, error }, 'sign-in through a provider failed unexpectedly')
        return toSignIn(context, 'unavailable', provider)
      }
    }

  const redirectUri = (provider: SocialProvider) =>
    `${settings.appUrl}${socialBrowserPath}/${provider}/callback`
  const app = new Hono<ApiEnvironment>()

  app.get(
    '/:provider/start',
    guarded(limiters.start, async (context, provider, client) => {
      const known = readBrowserSecret(context.req.raw.headers, settings.appUrl)
      const { browserSecret, address } = await startAttempt(dependencies, {
        provider,
        client,
        browserSecret: known,
        redirect_uri: redirectUri(provider),
      })
      context.header('Set-Cookie', browserSecretCookie(browserSecret, settings.appUrl))
      return context.redirect(address.href, 303)
    }),
  )

  app.on(
    ['GET', 'POST'],
    '/:provider/callback',
    guarded(limiters.callback, async (context, provider, client) => {
      const code = await answerAttempt(dependencies, {
        provider,
        client,
        parameters: await parametersOf(context.req.raw),
        redirect_uri: redirectUri(provider),
      })
      if (code === null) {
        log.info(
          { request_id: context.get('request_id'), address: context.get('address'), provider },
          'a state was missing, used or too old',
        )
        return toSignIn(context, 'expired', provider)
      }
      const search = new URLSearchParams({ service: provider, code })
      return sendOn(context, `${settings.appUrl}/auth/login/callback?${search}`)
    }),
  )

  refuseOtherMethods(app, '/:provider/start', 'GET')
  refuseOtherMethods(app, '/:provider/callback', 'GET, POST')
  return app
}

function refuseOtherMethods(app: Hono<ApiEnvironment>, path: string, methods: string) {
  app.all(path, () => {
    throw problem('METHOD_NOT_ALLOWED', { headers: { Allow: methods } })
  })
}

/** To a page of ours, by GET, whatever brought the browser here. */
function sendOn(context: BrowserContext, address: string): Response {
  // Browsers carry a fragment over a redirect that has none, and Facebook adds one.
  return context.redirect(`${address}#`, 303)
}

/** What the provider said: in the address, or in the form that Apple has the browser post. */
async function parametersOf(request: Request): Promise<URLSearchParams> {
  if (request.method !== 'POST') return new URL(request.url).searchParams
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  return new URLSearchParams(isForm ? await request.text() : '')
}
