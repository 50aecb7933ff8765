import { isIPv4, isIPv6 } from 'node:net'
import * as v from 'valibot'
import { checkStoreUrl } from '@tandem/connectors'
import { readInstagramSettings } from './instagram-settings.ts'
import type { InstagramSettings } from './instagram-settings.ts'
import { SettingsError } from './settings-error.ts'
import { Environment } from './settings-schema.ts'
import { readSocialSettings } from './social-settings.ts'
import type { SocialSettings } from './social-settings.ts'
import type { StrictTransport } from './strict-transport.ts'

/**
 * Where the data of an installation is, and the keys to it: everything that a command such as a backup needs.
 */
export interface InstallationSettings {
  /** Folder of the embedded database, its key and the demo's state. */
  dataFolder: string
  /** Null: the embedded database is used. */
  databaseUrl: string | null
  /** The address of the same database without its pooler; null if there is no pooler. */
  databaseDirectUrl: string | null
  /** Null: created at the first start and kept in the data folder. */
  appKey: string | null
  /** Former keys, which only decrypt. */
  olderKeys: string[]
  isDemo: boolean
}

/** The settings of this process, read from the environment once. docs/hosting.md explains each. */
export interface Settings extends InstallationSettings {
  port: number
  host: string
  /** The origin at which people open Tandem; links in mails only use this one. */
  appUrl: string
  /** The origin to which stores send webhooks; null if the public address isn't public or isn't https. */
  webhookUrl: string | null
  /** Null: mail stays in the demo's mailbox. */
  mail: { url: string; from: string } | null
  logLevel: string
  accessLog: 'all' | 'errors' | 'off' | number
  /** Null: slow queries aren't logged. */
  slowQueryMs: number | null
  /** Null: there are neither figures nor the operator's page. */
  operatorToken: string | null
  /** Whether a demo starts without its sample. */
  startsEmpty: boolean
  /** How long requests are still accepted after the process was asked to stop. */
  stopNoticeSeconds: number
  /** Whether `X-Forwarded-For` of the nearest proxy gives the caller's address. */
  trustProxy: boolean
  /** The names that browsers must open over TLS only. */
  strictTransport: StrictTransport
  /** Origins that stores may have although they aren't public. */
  storeOriginsAllowed: string[]
  /** Folder of the host's own terms and privacy policy; null: those shipped with Tandem are shown. */
  legalFolder: string | null
  /** Closed: accounts are only created by invitation. */
  registration: 'open' | 'closed'
  passwordMinLength: number
  /** The limit per team for mails to addresses that its members type. */
  teamMailsPerDay: number
  /** Includes archived stores. */
  storesPerTeam: number
  /** The providers that people can sign in with, besides a password. */
  social: SocialSettings
  /**
   * The app through which Instagram accounts are connected; null: in the demo the simulated network,
   * otherwise none.
   */
  instagram: InstagramSettings
}

type Given = Record<string, string | undefined>

function parseEnvironment(environment: Given) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined))
  const result = v.safeParse(Environment, given)
  if (!result.success) {
    const [issue] = result.issues
    throw new SettingsError(v.getDotPath(issue) ?? '?', issue.message)
  }
  return result.output
}

/**
 * Reads the settings of a command that only works on the data: it needs neither mail nor the checks of a
 * demo's visibility.
 *
 * @throws SettingsError naming the setting that is missing or wrong
 */
export function readInstallationSettings(environment: Given): InstallationSettings {
  const { MAIL_URL: _url, MAIL_FROM: _from, ...others } = environment
  return installationOf(parseEnvironment(others))
}

function installationOf(settings: v.InferOutput<typeof Environment>): InstallationSettings {
  const isProduction = settings.DATABASE_URL !== undefined || settings.APP_URL !== undefined
  if (settings.DATABASE_URL !== undefined && settings.APP_KEY === undefined) {
    throw new SettingsError(
      'APP_KEY',
      'is needed with DATABASE_URL: 32 random bytes in base64 (openssl rand -base64 32)',
    )
  }
  return {
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    appKey: settings.APP_KEY ?? null,
    olderKeys: settings.APP_KEYS_OLD,
    isDemo: settings.DEMO?.isOn ?? !isProduction,
  }
}

/** Reads and checks the settings. @throws SettingsError naming the setting that is missing or wrong */
export function readSettings(environment: Given): Settings {
  const settings = parseEnvironment(environment)
  const installation = installationOf(settings)
  const { isDemo, databaseUrl } = installation
  if (isDemo) refuseUnaskedAudience(settings)
  else if (settings.APP_URL === undefined && (databaseUrl !== null || !isLoopback(settings.HOST))) {
    throw new SettingsError(
      'APP_URL',
      'is needed outside the demo: the address people open, such as https://tandem.example.com. So are MAIL_URL and MAIL_FROM.',
    )
  }
  const mail = readMail(settings, isDemo)
  const appUrl =
    settings.APP_URL ??
    `http://${isIPv6(settings.HOST) ? `[${settings.HOST}]` : settings.HOST}:${settings.PORT}`
  return {
    ...installation,
    startsEmpty: settings.DEMO?.isEmpty ?? false,
    port: settings.PORT,
    host: settings.HOST,
    appUrl,
    webhookUrl: webhookUrl(appUrl, isDemo ? settings.PORT : null),
    mail,
    stopNoticeSeconds: settings.STOP_NOTICE_SECONDS ?? (isDemo ? 0 : 5),
    logLevel: settings.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    accessLog: settings.ACCESS_LOG,
    slowQueryMs: settings.SLOW_QUERY_MS === 0 ? null : settings.SLOW_QUERY_MS,
    operatorToken: settings.OPERATOR_TOKEN ?? null,
    trustProxy: settings.TRUST_PROXY,
    strictTransport: settings.STRICT_TRANSPORT,
    storeOriginsAllowed: settings.STORE_ORIGINS_ALLOWED,
    legalFolder: settings.LEGAL_DIR ?? null,
    registration: settings.REGISTRATION,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    teamMailsPerDay: settings.TEAM_MAILS_PER_DAY,
    storesPerTeam: settings.STORES_PER_TEAM,
    social: readSocialSettings(settings, appUrl),
    instagram: readInstagramSettings(settings),
  }
}

/**
 * The sign-in of a demo is known to everybody, and so are its mails, so others may reach it only if the
 * settings say so.
 */
function refuseUnaskedAudience({ DEMO, HOST, APP_URL }: v.InferOutput<typeof Environment>) {
  if (DEMO?.isPublic) return
  const isElsewhere = APP_URL !== undefined && !isLoopback(new URL(APP_URL).hostname)
  if (isLoopback(HOST) && !isElsewhere) return
  throw new SettingsError(
    'DEMO',
    `this demo could be reached from other machines (${isElsewhere ? 'APP_URL' : 'HOST'}), and everybody knows its sign-in. ` +
      'Set DEMO=public if that is meant, or DEMO=false with APP_URL, MAIL_URL and MAIL_FROM to work with it.',
  )
}

/** Whether a host name or address is this machine itself. */
const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))

/** The simulated shops of a demo run in this process, so they use loopback whatever the public address is. */
function webhookUrl(appUrl: string, demoPort: number | null): string | null {
  if (demoPort !== null) return `http://127.0.0.1:${demoPort}`
  const { protocol, hostname } = new URL(appUrl)
  return protocol === 'https:' && checkStoreUrl(`https://${hostname}/`, []).ok ? appUrl : null
}

/**
 * Without mail nobody can register, accept an invitation or reset a password, so only a demo works without a
 * mail server.
 */
function readMail(
  { MAIL_URL, MAIL_FROM }: { MAIL_URL?: string | undefined; MAIL_FROM?: string | undefined },
  isDemo: boolean,
) {
  if (MAIL_URL === undefined) {
    if (isDemo) return null
    throw new SettingsError(
      'MAIL_URL',
      'is needed outside the demo: the address of a mail server, such as smtps://user:password@smtp.example.com:465',
    )
  }
  if (MAIL_FROM === undefined) {
    throw new SettingsError(
      'MAIL_FROM',
      'is needed with MAIL_URL: the sender, such as Tandem <mail@example.com>',
    )
  }
  return { url: MAIL_URL, from: MAIL_FROM }
}
