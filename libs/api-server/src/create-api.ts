import { Hono } from 'hono'
import type { Context } from 'hono'
import { basePath, endpoints, isWrite, replayedHeader, shortLinkPath } from '@tandem/api-contract'
import type { Endpoint } from '@tandem/api-contract'
import { accountRoutes } from './social/accounts/routes.ts'
import { analyticsRoutes } from './insight/analytics/routes.ts'
import { auditRoutes } from './identity/audit/routes.ts'
import { emailChangeRoutes } from './identity/auth/email-change-routes.ts'
import { registrationRoutes } from './identity/auth/registration-routes.ts'
import { resetPasswordRoutes } from './identity/auth/reset-password-routes.ts'
import { authRoutes } from './identity/auth/routes.ts'
import { signInMethodRoutes } from './identity/auth/sign-in-method-routes.ts'
import { undoRoutes } from './identity/auth/undo-routes.ts'
import { socialBrowserPath, socialBrowserRoutes } from './identity/auth/social/browser-routes.ts'
import { socialRoutes } from './identity/auth/social/routes.ts'
import type { ApiDependencies } from './platform/dependencies/dependencies.ts'
import { answerProblem } from './platform/request/answer-problem.ts'
import { customerRoutes } from './commerce/customers/routes.ts'
import { dashboardRoutes } from './insight/dashboard/routes.ts'
import { favoriteRoutes } from './workspace/favorites/routes.ts'
import { healthRoutes } from './platform/health/routes.ts'
import { helperRoutes } from './identity/helpers/routes.ts'
import type { Implementation } from './identity/implement.ts'
import { meRoutes } from './identity/me/routes.ts'
import { languageOf } from './platform/language/language-of.ts'
import { translateAnswer } from './platform/language/translate-answer.ts'
import { sayIn } from './platform/language/say-in.ts'
import { docsRoutes } from './platform/openapi/docs-routes.ts'
import { orderRoutes } from './commerce/orders/routes.ts'
import { problem } from './platform/request/problem.ts'
import { postSalesRoutes } from './insight/post-sales/routes.ts'
import { postRoutes } from './social/posts/routes.ts'
import { noteRoutes } from './workspace/notes/routes.ts'
import { notificationRoutes } from './workspace/notifications/routes.ts'
import { productRoutes } from './commerce/products/routes.ts'
import type { ApiEnvironment } from './platform/request/api-environment.ts'
import { fileResponse } from './platform/request/file-response.ts'
import { networkOf } from './platform/request/network-of.ts'
import { reportAnswer } from './platform/request/report-answer.ts'
import { securityHeaders } from './platform/request/security-headers.ts'
import { serverTiming, TimeInDatabase } from './platform/request/time-in-database.ts'
import { shortLinkRoutes } from './insight/short-links/open-link.ts'
import { shortLinksOfPostsRoutes } from './insight/short-links/routes.ts'
import { reconciliationRoutes } from './commerce/reconciliation/routes.ts'
import { salesRoutes } from './insight/sales/routes.ts'
import { searchRoutes } from './insight/search/routes.ts'
import { savedFilterRoutes } from './workspace/saved-filters/routes.ts'
import { storeRoutes } from './commerce/stores/routes.ts'
import { transferRoutes } from './identity/team/transfer-routes.ts'
import { invitationRoutes } from './identity/users/invitation-routes.ts'
import { teamRoutes } from './identity/team/routes.ts'
import { userRoutes } from './identity/users/routes.ts'
import { storeDeletionRoutes } from './lifecycle/store-deletion/routes.ts'
import { teamDeletionRoutes } from './lifecycle/team-deletion/routes.ts'
import { cohortRoutes } from './insight/cohorts/routes.ts'
import { discountCodeExportRoutes } from './insight/discount-codes/export.ts'
import { discountCodeRoutes } from './insight/discount-codes/routes.ts'
import { privacyRoutes } from './lifecycle/privacy/routes.ts'
import { teamExportRoutes } from './lifecycle/team-exports/routes.ts'
import { webhookRoutes } from './commerce/webhooks/routes.ts'
import { webhookPath } from './commerce/webhooks/webhook-address.ts'

const implementations: Implementation[] = [
  ...authRoutes,
  ...registrationRoutes,
  ...resetPasswordRoutes,
  ...emailChangeRoutes,
  ...signInMethodRoutes,
  ...undoRoutes,
  ...userRoutes,
  ...invitationRoutes,
  ...transferRoutes,
  ...socialRoutes,
  ...meRoutes,
  ...teamRoutes,
  ...helperRoutes,
  ...storeRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...productRoutes,
  ...salesRoutes,
  ...accountRoutes,
  ...analyticsRoutes,
  ...dashboardRoutes,
  ...searchRoutes,
  ...postSalesRoutes,
  ...shortLinksOfPostsRoutes,
  ...postRoutes,
  ...noteRoutes,
  ...notificationRoutes,
  ...savedFilterRoutes,
  ...favoriteRoutes,
  ...teamExportRoutes,
  ...privacyRoutes,
  ...cohortRoutes,
  ...discountCodeRoutes,
  ...discountCodeExportRoutes,
  ...reconciliationRoutes,
  ...storeDeletionRoutes,
  ...teamDeletionRoutes,
  ...auditRoutes,
]

/** Paths outside the contract whose last part is a secret. */
const keyedPaths = [webhookPath, shortLinkPath]

/**
 * The reference server of the contract as a Hono app: usable without a port, in Node and in a browser.
 * Workers are started separately, with `startWorkers`.
 */
export function createApi(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  const calls = dependencies.limiter('calls', { ...dependencies.settings.calls, isGathered: true })

  app.use('*', securityHeaders)
  app.use('*', async (context, next) => {
    context.set('request_id', requestId(context))
    context.set('address', dependencies.clientAddress(context.req.raw, context.env))
    context.set('session', null)
    context.header('X-Request-Id', context.get('request_id'))
    const started = performance.now()
    const { log, databaseTime } = dependencies
    const answer = databaseTime ? () => databaseTime.ofRequest(next) : next
    await (log.within ? log.within({ request_id: context.get('request_id') }, answer) : answer())
    reportAnswer(dependencies, context, performance.now() - started, keyedPaths)
  })
  app.onError((error, context) => answerProblem(dependencies, error, context))
  app.notFound((context) => answerProblem(dependencies, problem('MODEL_NOT_FOUND'), context))

  app.route('/', healthRoutes(dependencies))

  // Before the limits for people by address and size: a store sends everything it sold, from few addresses.
  app.route(webhookPath, webhookRoutes(dependencies))

  app.route(shortLinkPath, shortLinkRoutes(dependencies))

  app.use(`${basePath}/*`, async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'Accept-Language', { append: true })
    if (dependencies.settings.limitsByAddress) {
      const seconds = await calls.take(networkOf(context.get('address')))
      if (seconds !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left: seconds })
    }
    await next()
  })

  app.route('/', docsRoutes())
  app.route(socialBrowserPath, socialBrowserRoutes(dependencies))
  for (const implementation of implementations) mount(app, dependencies, implementation)
  refuseOtherMethods(app)
  return app
}

/** Whether the API answers a path, not the host's pages: calls, short links, and health checks. */
export const isApiPath = (path: string): boolean =>
  path.startsWith('/api/') ||
  path.startsWith(`${shortLinkPath}/`) ||
  path === '/healthz' ||
  path === '/readyz'

/** The implemented endpoints; a test compares them with the contract's. */
export const implementedEndpoints: readonly Endpoint[] = implementations.map(({ endpoint }) => endpoint)

const routerPath = (path: string) => `${basePath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

function mount(
  app: Hono<ApiEnvironment>,
  dependencies: ApiDependencies,
  { endpoint, answer }: Implementation,
) {
  const { databaseTime } = dependencies
  const sayData = translateAnswer(endpoint.data)
  app.on(endpoint.method, routerPath(endpoint.path), (context) =>
    // An export starts with long queries, one after the other.
    endpoint.answers === 'table' && databaseTime
      ? databaseTime.apart(() => respond(context))
      : respond(context),
  )

  async function respond(context: Context<ApiEnvironment>) {
    refuseHead(context, endpoint)
    const began = performance.now()
    const database = new TimeInDatabase()
    const run = () =>
      answer(dependencies, {
        request: context.req.raw,
        params: context.req.param(),
        request_id: context.get('request_id'),
        address: context.get('address'),
        inDatabase: database.during,
        onSession: (session) => context.set('session', session),
        setCookie: (cookie) => context.header('Set-Cookie', cookie, { append: true }),
      })
    const { log } = dependencies
    const given = await (log.within ? log.within({ call: endpoint.name }, run) : run())
    // Only for the team's owner, because a duration may reveal what exists.
    if (context.get('session')?.role === 'super_admin') {
      const times = { database: database.milliseconds, total: performance.now() - began }
      context.header('Server-Timing', serverTiming(times))
    }
    if ('pieces' in given) return fileResponse(context, given)
    const { isReplayed, ...body } = given
    if (isReplayed) context.header(replayedHeader, 'true')
    if (sayData) body.data = sayData(body.data, sayIn(languageOf(context)))
    return context.json(body, endpoint.status)
  }
}

/** The router answers HEAD like a GET, which must not change something or start a file. */
function refuseHead(context: Context, endpoint: Endpoint) {
  if (context.req.raw.method !== 'HEAD') return
  if (isWrite(endpoint) || endpoint.answers !== 'json')
    throw problem('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET' } })
}

function refuseOtherMethods(app: Hono<ApiEnvironment>) {
  const calls = [...endpoints, { path: '/openapi.json', method: 'GET' }]
  for (const path of new Set(calls.map((call) => call.path))) {
    const methods = calls.filter((call) => call.path === path).map((call) => call.method)
    app.all(routerPath(path), () => {
      throw problem('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } })
    })
  }
}

/**
 * A caller's own id is kept when it is harmless, so that one request can be followed through a host's logs.
 */
function requestId(context: Context) {
  const given = context.req.header('X-Request-Id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
