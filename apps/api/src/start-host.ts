import type { Server } from 'node:http'
import { createApi, startWorkers } from '@tandem/api-server'
import type { Log } from '@tandem/api-server'
import { jsonLog } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { greeting } from './greeting.ts'
import { hostApp } from './host-app.ts'
import { hostDependencies } from './host-dependencies.ts'
import { listen, refuseTakenPort } from './listen.ts'
import { openHostDatabase, prepareDatabase } from './open-host-database.ts'
import { asStartError } from './start-error.ts'
import { stopInOrder } from './stop-in-order.ts'
import type { Settings } from './settings.ts'
import { warnOfDatabase } from './warn-of-database.ts'

/** The running product: the greeting for the terminal, and how to stop it. */
export interface Host {
  greeting: string[]
  /** False when a part couldn't be stopped, which is logged. */
  stop(): Promise<boolean>
}

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
  const log = jsonLog(settings.logLevel)
  const opened = await openHostDatabase(settings, log)
  let closeProviders = async () => {}
  const close = async () => {
    try {
      await closeProviders()
    } finally {
      await opened.close()
    }
  }
  try {
    return await serveFrom(opened, { settings, log, close, onProviders: (end) => (closeProviders = end) })
  } catch (error) {
    await close().catch((reason: unknown) => {
      log.error({ error: reason }, 'a part of the process could not be stopped')
    })
    throw error
  }
}

interface Serving {
  settings: Settings
  log: Log
  /** Closes the providers and the database. */
  close: () => Promise<void>
  /** Receives how to close the providers, as soon as they are open. */
  onProviders: (close: () => Promise<void>) => void
}

async function serveFrom(
  opened: OpenDatabase,
  { settings, log, close, onProviders }: Serving,
): Promise<Host> {
  let stops = false
  const isStopping = () => stops
  const secrets = await prepareDatabase(opened, settings, log)
  const demo = settings.isDemo ? await (await import('./demo/demo.ts')).openDemo(settings) : null
  const { dependencies, jobs, metrics, mailboxPages, providers } = await hostDependencies({
    settings,
    opened,
    secrets,
    demo,
    isStopping,
    log,
  })
  onProviders(() => providers.close())
  await warnOfDatabase(dependencies, settings.databaseUrl === null)
  const api = createApi(dependencies)
  const sample = (await demo?.openSample({ dependencies, api, say: console.log })) ?? null
  await startWorkers(dependencies)
  const operator = { metrics, jobs, slowQueries: opened.slowQueries }
  const app = await hostApp({ settings, dependencies, api, isStopping, operator, mailboxPages, demo, sample })
  const server = await listen(app, settings)
  sample?.begin()
  return {
    greeting: greeting(settings, (await sample?.signIn()) ?? null),
    stop: () =>
      stopInOrder({
        announce: () => (stops = true),
        noticeMs: settings.stopNoticeSeconds * 1000,
        server: server as Server,
        async stopJobs() {
          await sample?.stop()
          await dependencies.jobs.stop()
        },
        closeDatabase: close,
        log,
      }),
  }
}
