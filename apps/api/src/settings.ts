import { isIPv6 } from 'node:net'
import * as v from 'valibot'
import { checkStoreUrl } from '@tandem/connectors'
import { readInstagramSettings } from './instagram-settings.ts'
import type { InstagramSettings } from './instagram-settings.ts'
import { SettingsError } from './settings-error.ts'
import { Environment } from './settings-schema.ts'
import { readSocialSettings } from './social-settings.ts'
import type { SocialSettings } from './social-settings.ts'

/** How this process runs, read from the environment once. docs/hosting.md explains each. */
export interface Settings {
  port: number
  host: string
  /** Folder of the embedded database, its key and what the demo remembers. */
  dataFolder: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** Where people open Tandem, as an origin; links in mails are made from it alone. */
  appUrl: string
  /** Where stores post their changes, as an origin; null where the open address is not public or not https. */
  webhookUrl: string | null
  /** Null: made at the first start and kept in the data folder. */
  appKey: string | null
  isDemo: boolean
  /** Null: mail stays in the demo's mailbox. */
  mail: { url: string; from: string } | null
  logLevel: string
  /** Whether `X-Forwarded-For` of the nearest proxy says who calls. */
  trustProxy: boolean
  /** Origins that stores may have although they are not public. */
  storeOriginsAllowed: string[]
  /** Folder of the host's own terms and privacy policy; null: those that Tandem comes with. */
  legalFolder: string | null
  /** Closed: only invitations make accounts. */
  registration: 'open' | 'closed'
  passwordMinLength: number
  /** Who people can sign in with beside a password. */
  social: SocialSettings
  /** What Instagram accounts are connected through; null: in the demo the simulated network, else nothing. */
  instagram: InstagramSettings
}

/** Reads and checks the settings. @throws SettingsError naming the setting that is missing or wrong */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined))
  const result = v.safeParse(Environment, given)
  if (!result.success) {
    const [issue] = result.issues
    throw new SettingsError(v.getDotPath(issue) ?? '?', issue.message)
  }
  const settings = result.output
  const isProduction = settings.DATABASE_URL !== undefined || settings.APP_URL !== undefined
  if (settings.DATABASE_URL !== undefined && settings.APP_KEY === undefined) {
    throw new SettingsError(
      'APP_KEY',
      'is needed with DATABASE_URL: 32 random bytes in base64 (openssl rand -base64 32)',
    )
  }
  const isDemo = settings.DEMO ?? !isProduction
  if (settings.DATABASE_URL !== undefined && settings.APP_URL === undefined && !isDemo) {
    throw new SettingsError(
      'APP_URL',
      'is needed with DATABASE_URL: the address people open, such as https://tandem.example.com',
    )
  }
  const mail = readMail(settings, isDemo)
  const appUrl =
    settings.APP_URL ??
    `http://${isIPv6(settings.HOST) ? `[${settings.HOST}]` : settings.HOST}:${settings.PORT}`
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    appUrl,
    webhookUrl: webhookUrl(appUrl, isDemo ? settings.PORT : null),
    appKey: settings.APP_KEY ?? null,
    isDemo,
    mail,
    logLevel: settings.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    trustProxy: settings.TRUST_PROXY,
    storeOriginsAllowed: settings.STORE_ORIGINS_ALLOWED,
    legalFolder: settings.LEGAL_DIR ?? null,
    registration: settings.REGISTRATION,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    social: readSocialSettings(settings, appUrl),
    instagram: readInstagramSettings(settings),
  }
}

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
