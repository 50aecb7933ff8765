import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import {
  createApi,
  defaultSettings,
  markDemo,
  readLateness,
  securityHeaders,
  startWorkers,
  tryTeamRole,
} from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import {
  argon2Passwords,
  jsonLog,
  openEmbedded,
  openPostgres,
  threadConnectors,
} from '@tandem/api-server/node'
import packageJson from '../package.json' with { type: 'json' }
import { openKeyRing } from './app-keys.ts'
import { clientAddress } from './client-address.ts'
import { serverRenderedPages } from './server-rendered-pages.ts'
import { greeting } from './greeting.ts'
import { instagramCallback } from './instagram-settings.ts'
import { legalTexts } from './legal-texts.ts'
import { openMail } from './mailbox/open-mail.ts'
import { keepDataPrivate, usesDataFolder } from './private-data-folder.ts'
import { meterMailer } from './operator/meter-mailer.ts'
import { openMetrics } from './operator/metrics.ts'
import { noOperatorRoutes, operatorRoutes } from './operator/operator-routes.ts'
import { reachDatabase } from './reach-database.ts'
import { refuseLostKey } from './refuse-lost-key.ts'
import { refuseMixedData } from './refuse-mixed-data.ts'
import { serveShell } from './serve-shell.ts'
import { asStartError } from './start-error.ts'
import { stopInOrder } from './stop-in-order.ts'
import type { Settings } from './settings.ts'
import { strictTransport } from './strict-transport.ts'
import { warnOfDatabase } from './warn-of-database.ts'

/** Another program uses the port. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`)
    this.name = 'PortInUseError'
  }
}

/** The running product: the greeting for the terminal, and how to stop it. */
export interface Host {
  greeting: string[]
  /** False when a part couldn't be stopped, which is logged. */
  stop(): Promise<boolean>
}

const shellFolder = join(import.meta.dirname, '../../shell/dist')

/**
 * Opens and migrates the database, and serves the API and the shell.
 *
 * @throws FolderInUseError, PortInUseError, DatabaseUnreachableError, MixedDataError, LostKeyError,
 * SettingsError, StartError
 */
export async function startHost(settings: Settings): Promise<Host> {
  try {
    return await openHost(settings)
  } catch (error) {
    throw await asStartError(error, settings)
  }
}

async function openHost(settings: Settings): Promise<Host> {
  await refuseTakenPort(settings)
  const usesFolder = usesDataFolder(settings)
  if (usesFolder) await keepDataPrivate(settings.dataFolder)
  const log = jsonLog(settings.logLevel)
  const { slowQueryMs } = settings
  const watch = slowQueryMs === null ? {} : { slowQueries: { log, fromMs: slowQueryMs } }
  const opened =
    settings.databaseUrl === null
      ? await openEmbedded(settings.dataFolder, watch)
      : openPostgres(settings.databaseUrl, { directUrl: settings.databaseDirectUrl ?? undefined, ...watch })
  let providers: ReturnType<typeof threadConnectors> | null = null
  const closeDatabase = async () => {
    try {
      await providers?.close()
    } finally {
      await opened.close()
    }
  }
  try {
    if (settings.databaseUrl !== null) await reachDatabase(settings.databaseUrl, settings.databaseDirectUrl)
    await refuseMixedData(opened.database, settings)
    const secrets = await openKeyRing(settings)
    // Checked before the migration, so that a host with the wrong key can return to the former version.
    await refuseLostKey(opened.database, secrets)
    await opened.migrate()
    if (settings.databaseUrl !== null) await tryTeamRole(opened.database)
    if (settings.isDemo) await markDemo(opened.database, new Date())
    // Restricted again, because the database has just created its files.
    const open = usesFolder ? await keepDataPrivate(settings.dataFolder) : null
    if (open !== null) log.warn({ path: open }, 'other users of this machine may read the data folder')
    const demo = settings.isDemo ? await (await import('./demo/demo.ts')).openDemo(settings) : null
    const { mailer, mailboxPages } = openMail(settings)
    const jobs = await opened.openJobs(log)
    const now = () => new Date()
    const metrics = openMetrics({
      version: packageJson.version,
      now,
      readState: async () => ({
        queues: await jobs.queues(),
        lateness: await readLateness(opened.database, now()),
      }),
      connections: opened.connections,
    })
    providers = threadConnectors({
      originsAllowed: [...settings.storeOriginsAllowed, ...(demo?.origins ?? [])],
      shopAddress: demo?.shopAddress,
      instagram: settings.instagram && {
        ...settings.instagram,
        callbackUrl: instagramCallback(settings.appUrl),
      },
      log,
      meter: metrics,
    })
    let isStopping = false
    const dependencies: ApiDependencies = {
      database: opened.database,
      databaseTime: opened.databaseTime,
      patientDatabase: opened.patientDatabase,
      probeDatabase: opened.probeDatabase,
      jobs: demo?.withShortLinks(jobs, { database: opened.database, now }) ?? jobs,
      connectors: { ...(demo && { social: { instagram: demo.instagram } }), ...providers },
      signInProviders: { ...demo?.signInProviders, ...(await signInProviders(settings)) },
      mail: meterMailer(mailer, metrics),
      secrets,
      passwords: argon2Passwords,
      limiter: opened.limiter,
      now,
      log,
      onAnswer: metrics.answered,
      settings: {
        ...defaultSettings,
        appUrl: settings.appUrl,
        webhookUrl: settings.webhookUrl,
        registration: settings.registration,
        passwordMinLength: settings.passwordMinLength,
        teamMailsPerDay: settings.teamMailsPerDay,
        storesPerTeam: settings.storesPerTeam,
        accessLog: settings.accessLog,
      },
      clientAddress: clientAddress(settings.trustProxy),
      isStopping: () => isStopping,
    }
    await warnOfDatabase(dependencies, settings.databaseUrl === null)
    const api = createApi(dependencies)
    const sample = await demo?.openSample({ dependencies, api, say: console.log })
    await startWorkers(dependencies)

    const app = new Hono()
    app.use('*', async (context, next) => {
      await next()
      // Makes clients with an open connection reconnect, which leads them to another process.
      if (isStopping) context.header('Connection', 'close')
    })
    app.use('*', strictTransport(settings.appUrl, settings.strictTransport))
    if (mailboxPages) app.route('/', mailboxPages)
    const { operatorToken: token } = settings
    const { slowQueries } = opened
    const seen = { metrics, jobs, slowQueries, now, addressOf: dependencies.clientAddress, log }
    app.route('/', token === null ? noOperatorRoutes() : operatorRoutes({ token, ...seen }))
    app.use('*', securityHeaders)
    if (demo) app.route('/', demo.routes)
    if (sample) app.route('/', sample.routes)
    if (settings.legalFolder !== null) app.route('/', legalTexts(settings.legalFolder))
    const { passwordMinLength } = settings
    const signIn = sample?.signIn ?? null
    const facts = { demo: signIn, mailbox: demo?.mailbox ?? null, passwordMinLength }
    const shell = serveShell(shellFolder, facts)
    const pages = { folder: shellFolder, shell, api, dependencies, demo: signIn }
    app.route('/', await serverRenderedPages({ ...pages, legalFolder: settings.legalFolder }))
    app.route('/', shell)
    // Not `route`, which would lose the API's own answer to unknown paths.
    app.all('*', ({ req, env }) => api.fetch(req.raw, env))
    const server = await listen(app, settings)
    sample?.begin()
    return {
      greeting: greeting(settings, (await signIn?.()) ?? null),
      stop: () =>
        stopInOrder({
          announce: () => (isStopping = true),
          noticeMs: settings.stopNoticeSeconds * 1000,
          server: server as Server,
          async stopJobs() {
            await sample?.stop()
            await dependencies.jobs.stop()
          },
          closeDatabase,
          log,
        }),
    }
  } catch (error) {
    await closeDatabase().catch((reason: unknown) => {
      log.error({ error: reason }, 'a part of the process could not be stopped')
    })
    throw error
  }
}

/** Loaded only if people can sign in with a provider. */
async function signInProviders({ social }: Settings): Promise<ApiDependencies['signInProviders']> {
  if (!Object.values(social).some(Boolean)) return {}
  return (await import('./sign-in-providers.ts')).signInProviders(social)
}

/** Checked first: one mistake would cause two messages, because the database is opened before the port. */
function refuseTakenPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(asPortError(error, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/**
 * Requests that take longer get 408 and their connection is closed, so that slow senders don't block anything
 * for long. A picture of 1 MB takes 40 s at 200 kbit/s.
 */
const requestTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep idle connections, so that no proxy sends a request on a connection we close.
  keepAliveTimeout: 75_000,
}

function listen(app: Hono, { port, host }: Settings): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions: requestTimeouts })
    server.once('error', (error: Error) => reject(asPortError(error, port)))
    server.once('listening', () => resolve(server))
  })
}

const asPortError = (error: Error, port: number) =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new PortInUseError(port) : error
