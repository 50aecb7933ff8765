import { defaultSettings, readLateness } from '@tandem/api-server'
import type { ApiDependencies, Log } from '@tandem/api-server'
import { argon2Passwords, threadConnectors } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import packageJson from '../package.json' with { type: 'json' }
import { clientAddress } from './client-address.ts'
import type { Demo } from './demo/demo.ts'
import { instagramCallback } from './instagram-settings.ts'
import { openMail } from './mailbox/open-mail.ts'
import { meterMailer } from './operator/meter-mailer.ts'
import { openMetrics } from './operator/metrics.ts'
import type { Settings } from './settings.ts'

interface HostParts {
  settings: Settings
  opened: OpenDatabase
  secrets: ApiDependencies['secrets']
  demo: Demo | null
  isStopping: () => boolean
  log: Log
}

/**
 * What the API of this host depends on, and what only the host itself uses: its counters, the page of its mailbox, and
 * the thread of the connectors, which has to be closed.
 */
export async function hostDependencies({ settings, opened, secrets, demo, isStopping, log }: HostParts) {
  const { database } = opened
  const now = () => new Date()
  const { mailer, mailboxPages } = openMail(settings)
  const jobs = await opened.openJobs(log)
  const metrics = openMetrics({
    version: packageJson.version,
    now,
    readState: async () => ({ queues: await jobs.queues(), lateness: await readLateness(database, now()) }),
    connections: opened.connections,
  })
  const signIn = await signInProviders(settings)
  const providers = threadConnectors({
    originsAllowed: [...settings.storeOriginsAllowed, ...(demo?.origins ?? [])],
    shopAddress: demo?.shopAddress,
    instagram: settings.instagram && {
      ...settings.instagram,
      callbackUrl: instagramCallback(settings.appUrl),
    },
    log,
    meter: metrics,
  })
  const dependencies: ApiDependencies = {
    database,
    databaseTime: opened.databaseTime,
    patientDatabase: opened.patientDatabase,
    probeDatabase: opened.probeDatabase,
    jobs: demo?.withShortLinks(jobs, { database, now }) ?? jobs,
    connectors: { ...(demo && { social: { instagram: demo.instagram } }), ...providers },
    signInProviders: { ...demo?.signInProviders, ...signIn },
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
    isStopping,
  }
  return { dependencies, jobs, metrics, mailboxPages, providers }
}

/** Loaded only if people can sign in with a provider. */
async function signInProviders({ social }: Settings): Promise<ApiDependencies['signInProviders']> {
  if (!Object.values(social).some(Boolean)) return {}
  return (await import('./sign-in-providers.ts')).signInProviders(social)
}
