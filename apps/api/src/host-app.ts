import { join } from 'node:path'
import { Hono } from 'hono'
import { securityHeaders } from '@tandem/api-server'
import type { ApiDependencies, createApi } from '@tandem/api-server'
import type { Demo } from './demo/demo.ts'
import { legalTexts } from './legal-texts.ts'
import { noOperatorRoutes, operatorRoutes } from './operator/operator-routes.ts'
import type { OperatorOptions } from './operator/operator-routes.ts'
import { serveShell } from './serve-shell.ts'
import { serverRenderedPages } from './server-rendered-pages.ts'
import type { Settings } from './settings.ts'
import { strictTransport } from './strict-transport.ts'

interface HostAppOptions {
  settings: Settings
  dependencies: ApiDependencies
  api: ReturnType<typeof createApi>
  /** Whether the process is about to end. */
  isStopping: () => boolean
  /** What the pages for the operator show. */
  operator: Omit<OperatorOptions, 'token' | 'now' | 'addressOf' | 'log'>
  /** The page with the mail that was sent; null if a mail server sends it. */
  mailboxPages: Hono | null
  demo: Demo | null
  sample: Awaited<ReturnType<Demo['openSample']>> | null
}

const shellFolder = join(import.meta.dirname, '../../shell/dist')

/** Everything this host answers: pages for the operator, the demo's routes, the shell, and the API. */
export async function hostApp(options: HostAppOptions): Promise<Hono> {
  const { settings, dependencies, api, isStopping, operator, mailboxPages, demo, sample } = options
  const { operatorToken: token, legalFolder, passwordMinLength } = settings
  const { now, clientAddress: addressOf, log } = dependencies
  const app = new Hono()
  app.use('*', async (context, next) => {
    await next()
    // Makes clients with an open connection reconnect, which leads them to another process.
    if (isStopping()) context.header('Connection', 'close')
  })
  app.use('*', strictTransport(settings.appUrl, settings.strictTransport))
  if (mailboxPages) app.route('/', mailboxPages)
  app.route(
    '/',
    token === null ? noOperatorRoutes() : operatorRoutes({ token, ...operator, now, addressOf, log }),
  )
  app.use('*', securityHeaders)
  if (demo) app.route('/', demo.routes)
  if (sample) app.route('/', sample.routes)
  if (legalFolder !== null) app.route('/', legalTexts(legalFolder))
  const signIn = sample?.signIn ?? null
  const shell = serveShell(shellFolder, { demo: signIn, mailbox: demo?.mailbox ?? null, passwordMinLength })
  const pages = { folder: shellFolder, shell, api, dependencies, demo: signIn }
  app.route('/', await serverRenderedPages({ ...pages, legalFolder }))
  app.route('/', shell)
  // Not `route`, which would lose the API's own answer to unknown paths.
  app.all('*', ({ req, env }) => api.fetch(req.raw, env))
  return app
}
