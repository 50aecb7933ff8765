import { createServer } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { aesSecrets, createApi, defaultSettings, securityHeaders, startWorkers } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { argon2Passwords, jsonLog, openEmbedded, openPostgres } from '@tandem/api-server/node'
import { appKey } from './app-key.ts'
import { clientAddress } from './client-address.ts'
import { openDemo } from './demo/demo.ts'
import { instagramCallback } from './instagram-settings.ts'
import { legalTexts } from './legal-texts.ts'
import { mailboxPath } from './mailbox/mailbox-page.ts'
import { openMail } from './mailbox/open-mail.ts'
import { providerConnectors } from './provider-connectors.ts'
import { reachDatabase } from './reach-database.ts'
import { serveShell } from './serve-shell.ts'
import { signInProviders } from './sign-in-providers.ts'
import type { Settings } from './settings.ts'
import { strictTransport } from './strict-transport.ts'

/** Another program listens there already. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`)
    this.name = 'PortInUseError'
  }
}

/** The running product: what to tell whoever started it, and how to end it. */
export interface Host {
  greeting: string[]
  stop(): Promise<void>
}

/** What is answered meanwhile ends well; a client that sends its request byte by byte must not hold up the stop. */
const drainMs = 5_000

const shellFolder = join(import.meta.dirname, '../../shell/dist')

/**
 * Opens the database, brings it up to date, and serves the API and the shell.
 * @throws FolderInUseError, PortInUseError, DatabaseUnreachableError
 */
export async function startHost(settings: Settings): Promise<Host> {
  await refuseTakenPort(settings)
  const opened =
    settings.databaseUrl === null
      ? await openEmbedded(settings.dataFolder)
      : openPostgres(settings.databaseUrl)
  try {
    if (settings.databaseUrl !== null) await reachDatabase(opened.database)
    await opened.migrate()
    const log = jsonLog(settings.logLevel)
    const demo = settings.isDemo ? await openDemo(settings) : null
    const { mailer, mailboxPages } = openMail(settings)
    const dependencies: ApiDependencies = {
      database: opened.database,
      jobs: await opened.openJobs(log),
      connectors: {
        ...(demo && { social: { instagram: demo.instagram } }),
        ...providerConnectors({
          originsAllowed: [...settings.storeOriginsAllowed, ...(demo?.origins ?? [])],
          shopAddress: demo?.shopAddress,
          instagram: settings.instagram && {
            ...settings.instagram,
            callbackUrl: instagramCallback(settings.appUrl),
          },
          log,
        }),
      },
      signInProviders: { ...demo?.signInProviders, ...signInProviders(settings.social) },
      mail: mailer,
      secrets: await aesSecrets(await appKey(settings.appKey, settings.dataFolder)),
      passwords: argon2Passwords,
      limiter: opened.limiter,
      now: () => new Date(),
      log,
      settings: {
        ...defaultSettings,
        appUrl: settings.appUrl,
        webhookUrl: settings.webhookUrl,
        registration: settings.registration,
        passwordMinLength: settings.passwordMinLength,
      },
      clientAddress: clientAddress(settings.trustProxy),
    }
    await demo?.seed(dependencies)
    await startWorkers(dependencies)

    const app = new Hono()
    if (mailboxPages) app.route('/', mailboxPages)
    app.use('*', securityHeaders)
    app.use('*', strictTransport(settings.appUrl))
    if (demo) app.route('/', demo.routes)
    if (settings.legalFolder !== null) app.route('/', legalTexts(settings.legalFolder))
    const { passwordMinLength } = settings
    app.route('/', serveShell(shellFolder, { demo: demo?.signIn ?? null, passwordMinLength }))
    // Not `route`, which would leave the API's own answer to unknown paths behind.
    const api = createApi(dependencies)
    app.all('*', ({ req, env }) => api.fetch(req.raw, env))
    const server = await listen(app, settings)
    return {
      greeting: greeting(settings, demo?.signIn ?? null),
      async stop() {
        const closed = new Promise((resolve) => server.close(resolve))
        if ('closeIdleConnections' in server) server.closeIdleConnections()
        const cut = setTimeout(() => {
          if ('closeAllConnections' in server) server.closeAllConnections()
        }, drainMs)
        await dependencies.jobs.stop()
        await closed
        clearTimeout(cut)
        await opened.close()
      },
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function greeting({ appUrl, mail }: Settings, signIn: { email: string; password: string } | null): string[] {
  return [
    `Tandem is running at ${appUrl}`,
    ...(signIn ? [`Sign in with ${signIn.email} / ${signIn.password}`] : []),
    ...(mail ? [] : [`Read its mail at ${appUrl}${mailboxPath}`]),
  ]
}

/** Asked first: opening a database only to find the port taken would make two messages of one mistake. */
function refuseTakenPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(asPortError(error, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function listen(app: Hono, { port, host }: Settings): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host })
    server.once('error', (error: Error) => reject(asPortError(error, port)))
    server.once('listening', () => resolve(server))
  })
}

const asPortError = (error: Error, port: number) =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new PortInUseError(port) : error
