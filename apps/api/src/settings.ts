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

/** Where the data of an installation is, and what opens it: all that a command such as a backup needs. */
export interface InstallationSettings {
  /** Folder of the embedded database, its key and what the demo remembers. */
  dataFolder: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** The same database past a pooler; null where there is none. */
  databaseDirectUrl: string | null
  /** Null: made at the first start and kept in the data folder. */
  appKey: string | null
  /** Keys that sealed what is still kept; they open, and seal nothing. */
  olderKeys: string[]
  isDemo: boolean
}

/** How this process runs, read from the environment once. docs/hosting.md explains each. */
export interface Settings extends InstallationSettings {
  port: number
  host: string
  /** Where people open Tandem, as an origin; links in mails are made from it alone. */
  appUrl: string
  /** Where stores post their changes, as an origin; null where the open address is not public or not https. */
  webhookUrl: string | null
  /** Null: mail stays in the demo's mailbox. */
  mail: { url: string; from: string } | null
  logLevel: string
  accessLog: 'all' | 'errors' | 'off' | number
  /** Null: slow queries are not logged. */
  slowQueryMs: number | null
  /** Null: neither figures nor the operator's page. */
  operatorToken: string | null
  /** Whether a demo begins without its sample. */
  startsEmpty: boolean
  /** How long requests are still taken after the process was asked to stop. */
  stopNoticeSeconds: number
  /** Whether `X-Forwarded-For` of the nearest proxy says who calls. */
  trustProxy: boolean
  /** Which names browsers are told to open over TLS alone. */
  strictTransport: StrictTransport
  /** Origins that stores may have although they are not public. */
  storeOriginsAllowed: string[]
  /** Folder of the host's own terms and privacy policy; null: those that Tandem comes with. */
  legalFolder: string | null
  /** Closed: only invitations make accounts. */
  registration: 'open' | 'closed'
  passwordMinLength: number
  /** For each team, to addresses that its members type. */
  teamMailsPerDay: number
  /** Archived ones included. */
  storesPerTeam: number
  /** Who people can sign in with beside a password. */
  social: SocialSettings
  /** What Instagram accounts are connected through; null: in the demo the simulated network, else nothing. */
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
 * Reads what a command needs that works on the data alone: mail is none of its business, nor is who reaches a demo.
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

/** Everybody knows the sign-in of a demo, and its mails are open: nobody else reaches it unless that is asked for. */
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

/** The simulated shops of a demo are in this process: they reach it over loopback whatever address people open. */
function webhookUrl(appUrl: string, demoPort: number | null): string | null {
  if (demoPort !== null) return `http://127.0.0.1:${demoPort}`
  const { protocol, hostname } = new URL(appUrl)
  return protocol === 'https:' && checkStoreUrl(`https://${hostname}/`, []).ok ? appUrl : null
}

/** Without mail nobody can register, accept an invitation or reset a password: only a demo can do without a server. */
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
