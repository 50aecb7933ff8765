import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { basePath, downloadTeamExport, endpoints } from '@tandem/api-contract'
import type { Endpoint } from '@tandem/api-contract'
import { accountRoutes } from './accounts/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { emailChangeRoutes } from './auth/email-change-routes.ts'
import { registrationRoutes } from './auth/registration-routes.ts'
import { resetPasswordRoutes } from './auth/reset-password-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { socialBrowserPath, socialBrowserRoutes } from './auth/social/browser-routes.ts'
import { socialRoutes } from './auth/social/routes.ts'
import type { Session } from './auth/session-directory.ts'
import type { ApiDependencies } from './dependencies.ts'
import { answerProblem } from './answer-problem.ts'
import { customerRoutes } from './customers/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { helperRoutes } from './helpers/routes.ts'
import type { Implementation } from './implement.ts'
import { meRoutes } from './me/routes.ts'
import { docsPage, docsStyle } from './openapi/docs-page.ts'
import { openApiDocument } from './openapi/openapi.ts'
import { orderRoutes } from './orders/routes.ts'
import { problem } from './problem.ts'
import { postSalesRoutes } from './post-sales/routes.ts'
import { postRoutes } from './posts/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { productRoutes } from './products/routes.ts'
import { fileResponse } from './request/file-response.ts'
import { networkOf } from './request/network-of.ts'
import { securityHeaders } from './request/security-headers.ts'
import { salesRoutes } from './sales/routes.ts'
import { savedFilterRoutes } from './saved-filters/routes.ts'
import { storeRoutes } from './stores/routes.ts'
import { transferRoutes } from './team/transfer-routes.ts'
import { invitationRoutes } from './users/invitation-routes.ts'
import { teamRoutes } from './team/routes.ts'
import { userRoutes } from './users/routes.ts'
import { teamDeletionRoutes } from './team-deletion/routes.ts'
import { teamExportRoutes } from './team-exports/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { webhookPath } from './webhooks/webhook-address.ts'

const implementations: Implementation[] = [
  ...authRoutes,
  ...registrationRoutes,
  ...resetPasswordRoutes,
  ...emailChangeRoutes,
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
  ...postSalesRoutes,
  ...postRoutes,
  ...noteRoutes,
  ...savedFilterRoutes,
  ...favoriteRoutes,
  ...teamExportRoutes,
  ...teamDeletionRoutes,
  ...auditRoutes,
]

/** What a request carries on its way. */
export interface ApiEnvironment {
  Variables: { request_id: string; address: string; session: Session | null }
}

const bodyLimitBytes = 1024 * 1024

/**
 * The reference server of the contract as a Hono app: usable without a port, in Node and in a browser alike.
 * Workers are started apart, with `startWorkers`.
 */
export function createApi(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  const calls = dependencies.limiter('calls', dependencies.settings.calls)

  app.use('*', securityHeaders)
  app.use('*', async (context, next) => {
    context.set('request_id', requestId(context))
    context.set('address', dependencies.clientAddress(context.req.raw, context.env))
    context.set('session', null)
    context.header('X-Request-Id', context.get('request_id'))
    const started = performance.now()
    await next()
    logAnswer(dependencies, context, performance.now() - started)
  })
  app.onError((error, context) => answerProblem(dependencies, error, context))
  app.notFound((context) => answerProblem(dependencies, problem('MODEL_NOT_FOUND'), context))

  app.route('/', healthRoutes(dependencies))

  // Before the limit per address and the size that hold for people: a store sends what it sold, from few addresses.
  app.route(webhookPath, webhookRoutes(dependencies))

  app.use(`${basePath}/*`, async (context, next) => {
    context.header('Cache-Control', 'no-store')
    if (dependencies.settings.limitsByAddress) {
      const seconds = await calls.take(networkOf(context.get('address')))
      if (seconds !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left: seconds })
    }
    await next()
  })
  app.use(
    `${basePath}/*`,
    bodyLimit({
      maxSize: bodyLimitBytes,
      onError: () => {
        throw problem('PAYLOAD_TOO_LARGE')
      },
    }),
  )

  const document = openApiDocument(endpoints)
  app.get(`${basePath}/openapi.json`, (context) => context.json(document))
  app.get('/api/docs', (context) => context.html(docsPage(document)))

  app.get('/api/docs/style.css', (context) =>
    context.body(String(docsStyle), 200, { 'Content-Type': 'text/css' }),
  )

  app.route(socialBrowserPath, socialBrowserRoutes(dependencies))
  for (const implementation of implementations) mount(app, dependencies, implementation)
  refuseOtherMethods(app)
  return app
}

/** The endpoints that are answered; a test holds them equal to the contract's. */
export const implementedEndpoints: readonly Endpoint[] = implementations.map(({ endpoint }) => endpoint)

const routerPath = (path: string) => `${basePath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

function mount(
  app: Hono<ApiEnvironment>,
  dependencies: ApiDependencies,
  { endpoint, answer }: Implementation,
) {
  app.on(endpoint.method, routerPath(endpoint.path), async (context) => {
    const given = await answer(dependencies, {
      request: context.req.raw,
      params: context.req.param(),
      request_id: context.get('request_id'),
      address: context.get('address'),
      onSession: (session) => context.set('session', session),
    })
    return 'pieces' in given ? fileResponse(context, given) : context.json(given, endpoint.status)
  })
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

/** A caller's own id is taken over when it is harmless, so that one request can be followed through a host's logs. */
function requestId(context: Context) {
  const given = context.req.header('X-Request-Id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Paths whose last part opens something. */
const keyedPaths = [`${webhookPath}/`, `${basePath}${downloadTeamExport.path.replace('{key}', '')}`]

/** Without the part that only a store, or whoever asked for it, knows. */
function loggedPath(path: string) {
  const keyed = keyedPaths.find((beginning) => path.startsWith(beginning))
  return keyed === undefined ? path : `${keyed}{key}`
}

function logAnswer({ log }: ApiDependencies, context: Context<ApiEnvironment>, milliseconds: number) {
  const session = context.get('session')
  log.info(
    {
      request_id: context.get('request_id'),
      method: context.req.method,
      path: loggedPath(context.req.path),
      status: context.res.status,
      ms: Math.round(milliseconds),
      address: context.get('address'),
      ...(session && { team_id: session.team_id, user_id: session.user_id }),
    },
    'answered',
  )
}
