import { Hono } from 'hono'
import type { Context } from 'hono'
import { basePath, socialProviders } from '@tandem/api-contract'
import type { SocialProvider } from '@tandem/api-contract'
import type { ApiEnvironment } from '../../../platform/request/api-environment.ts'
import type { ApiDependencies, Limiter } from '../../../platform/dependencies/dependencies.ts'
import { Problem, problem } from '../../../platform/request/problem.ts'
import { networkOf } from '../../../platform/request/network-of.ts'
import { readBytes } from '../../../platform/request/read-bytes.ts'
import { answerAttempt } from './answer-attempt.ts'
import { browserSecretCookie, readBrowserSecret } from './browser-binding.ts'
import { SocialSignInFailure } from '../../../platform/dependencies/social-provider.ts'
import type { SignInProvider } from '../../../platform/dependencies/social-provider.ts'
import { startAttempt } from './start-attempt.ts'
import type { AttemptPurpose } from './start-attempt.ts'

/** The path of each provider's two addresses. */
export const socialBrowserPath = `${basePath}/auth/login/social`

/** The target of a provider's button. */
export const startAddress = (appUrl: string, provider: SocialProvider, purpose: AttemptPurpose = 'sign-in') =>
  `${appUrl}${socialBrowserPath}/${provider}/start${purpose === 'sign-in' ? '' : `?for=${purpose}`}`

/** Our pages that a browser returns to: with a code, or with the reason why there is none. */
const pages: Record<AttemptPurpose, { code: string; failure: string }> = {
  'sign-in': { code: '/auth/login/callback', failure: '/auth/login' },
  add: { code: '/settings/profile/sign-in', failure: '/settings/profile/sign-in' },
}

/** Why somebody is back at the sign-in page: the value of its `social` parameter. */
type Reason = 'cancelled' | 'expired' | 'unavailable' | 'refused' | 'busy' | 'unknown'

/** Per address: a person presses a button only a few times. */
const attemptsAllowed = { calls: 30, seconds: 60 }

/** The limit for a provider's form: a code, a state and a name. */
const formBytes = 64 * 1024

type BrowserContext = Context<ApiEnvironment, '/:provider/start' | '/:provider/callback'>

type AttemptWork = (
  context: BrowserContext,
  provider: SocialProvider,
  client: SignInProvider,
) => Promise<Response>

/**
 * The two addresses that browsers open as pages, beside the contract: the start of a sign-in and the
 * provider's answer. In every case the browser is redirected to one of our pages.
 */
export function socialBrowserRoutes(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const { settings, limiter, log } = dependencies
  const limiters = {
    start: limiter('social-start', attemptsAllowed),
    callback: limiter('social-callback', attemptsAllowed),
  }
  const redirectUri = (provider: SocialProvider) =>
    `${settings.appUrl}${socialBrowserPath}/${provider}/callback`
  const app = new Hono<ApiEnvironment>()
  allowMethods(app, '/:provider/start', ['GET'])
  allowMethods(app, '/:provider/callback', ['GET', 'POST'])

  app.get(
    '/:provider/start',
    guarded(dependencies, limiters.start, async (context, provider, client) => {
      const known = readBrowserSecret(context.req.raw.headers, settings.appUrl)
      const { browserSecret, address } = await startAttempt(dependencies, {
        provider,
        client,
        browserSecret: known,
        purpose: purposeOf(context),
        redirect_uri: redirectUri(provider),
      })
      context.header('Set-Cookie', browserSecretCookie(browserSecret, settings.appUrl))
      return context.redirect(address.href, 303)
    }),
  )

  app.on(
    ['GET', 'POST'],
    '/:provider/callback',
    guarded(dependencies, limiters.callback, async (context, provider, client) => {
      const end = await answerAttempt(dependencies, {
        provider,
        client,
        parameters: await parametersOf(context.req.raw),
        redirect_uri: redirectUri(provider),
      })
      if (end === null) {
        log.info(factsOf(context, provider), 'a state was missing, used or too old')
        return toFailure(dependencies, context, { reason: 'expired', provider })
      }
      const { purpose } = end
      if ('failure' in end) return fail(dependencies, context, end.failure, { provider, purpose })
      const search = new URLSearchParams({ service: provider, code: end.code })
      return sendOn(context, `${settings.appUrl}${pages[purpose].code}?${search}`)
    }),
  )

  return app
}

/** Limits the work of an address, and sends the browser to one of our pages when it fails. */
function guarded(dependencies: ApiDependencies, limit: Limiter, work: AttemptWork) {
  const { signInProviders, settings, log } = dependencies
  return async (context: BrowserContext): Promise<Response> => {
    const provider = socialProviders.find((name) => name === context.req.param('provider')) ?? null
    const client = provider && signInProviders[provider]
    if (!client) return toFailure(dependencies, context, { reason: 'unknown', provider })
    const facts = factsOf(context, provider)
    try {
      if (settings.limitsByAddress && (await limit.take(networkOf(facts.address))) !== null) {
        log.warn(facts, 'too many sign-ins through a provider')
        return toFailure(dependencies, context, { reason: 'busy', provider })
      }
      return await work(context, provider, client)
    } catch (error) {
      if (error instanceof SocialSignInFailure) {
        return fail(dependencies, context, error, { provider, purpose: purposeOf(context) })
      }
      // A page was opened, so an answer in JSON wouldn't help.
      if (error instanceof Problem) {
        log.info({ ...facts, code: error.code }, 'sign-in through a provider was not readable')
      } else {
        log.error({ ...facts, error }, 'sign-in through a provider failed unexpectedly')
      }
      return toFailure(dependencies, context, { reason: 'unavailable', provider })
    }
  }
}

/** Logs why a provider's sign-in failed, and tells it on our page. */
function fail(
  dependencies: ApiDependencies,
  context: BrowserContext,
  { kind, message }: SocialSignInFailure,
  attempt: { provider: SocialProvider; purpose: AttemptPurpose },
): Response {
  const facts = factsOf(context, attempt.provider)
  dependencies.log.info({ ...facts, kind, reason: message }, 'sign-in through a provider failed')
  return toFailure(dependencies, context, { reason: kind, ...attempt })
}

interface FailedAttempt {
  reason: Reason
  provider: SocialProvider | null
  purpose?: AttemptPurpose
}

function toFailure(
  { settings }: ApiDependencies,
  context: BrowserContext,
  { reason, provider, purpose = 'sign-in' }: FailedAttempt,
): Response {
  const search = new URLSearchParams({ social: reason, ...(provider && { service: provider }) })
  return sendOn(context, `${settings.appUrl}${pages[purpose].failure}?${search}`)
}

/** What the log says about every attempt. */
const factsOf = (context: BrowserContext, provider: SocialProvider) => ({
  request_id: context.get('request_id'),
  address: context.get('address'),
  provider,
})

/** The purpose of a start, from its address; an answer's purpose is stored with its state. */
const purposeOf = (context: BrowserContext): AttemptPurpose =>
  context.req.query('for') === 'add' ? 'add' : 'sign-in'

/** Refuses every other method of a path, including HEAD, which the router would answer like GET. */
function allowMethods(app: Hono<ApiEnvironment>, path: string, methods: string[]) {
  app.use(path, async ({ req }, next) => {
    if (!methods.includes(req.raw.method)) {
      throw problem('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } })
    }
    await next()
  })
}

/** Redirects to one of our pages, by GET, from any method. */
function sendOn(context: BrowserContext, address: string): Response {
  // Browsers keep a fragment over a redirect without one, and Facebook adds one.
  return context.redirect(`${address}#`, 303)
}

/** The provider's answer: in the address, or in the form that Apple makes the browser post. */
async function parametersOf(request: Request): Promise<URLSearchParams> {
  if (request.method !== 'POST') return new URL(request.url).searchParams
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  return new URLSearchParams(isForm ? new TextDecoder().decode(await readBytes(request, formBytes)) : '')
}
