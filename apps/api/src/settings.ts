import { Buffer } from 'node:buffer'
import { isIPv6 } from 'node:net'
import * as v from 'valibot'
import { checkStoreUrl } from '@tandem/connectors'
import { instagramEnvironment, readInstagramSettings } from './instagram-settings.ts'
import type { InstagramSettings } from './instagram-settings.ts'
import { SettingsError } from './settings-error.ts'
import { readSocialSettings, socialEnvironment } from './social-settings.ts'
import type { SocialSettings } from './social-settings.ts'

const oneOf = (words: string) => `must be one of ${words}`
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], oneOf('true, false')),
  v.transform((word) => word === 'true' || word === '1'),
)
const address = (protocols: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), message),
  )
const origins = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
  v.check(
    (list) => list.every((entry) => URL.canParse(entry) && new URL(entry).origin === entry),
    'must be a list of origins such as http://127.0.0.1:8080, separated by commas',
  ),
)

const mailAddress = v.pipe(
  v.string(),
  v.check(
    isMailAddress,
    'must be the address of a mail server, such as smtps://user:password@smtp.example.com:465, with nothing after the port',
  ),
)

const plainAddress = String.raw`[^\s<>",;@]+@[^\s<>",;@.]+(?:\.[^\s<>",;@.]+)+`
/** An address, or a name before it. Quotes, commas and line ends would make several of it. */
const sender = new RegExp(String.raw`^(?:${plainAddress}|[^<>",;@\p{Cc}]+ <${plainAddress}>)$`, 'u')

const passwordLengths = 'must be a number from 8 to 64'

const Environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number'),
    ),
    '4000',
  ),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  DATABASE_URL: v.optional(
    address(/^postgres(ql)?:$/, 'must be an address such as postgres://user:password@host/database'),
  ),
  APP_URL: v.optional(
    v.pipe(
      address(/^https?:$/, 'must be the address people open, such as https://tandem.example.com'),
      v.check(isOrigin, 'must end after the host or port: Tandem cannot be served below a path'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  APP_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => Buffer.from(text, 'base64').length === 32,
        'must be 32 random bytes in base64 (openssl rand -base64 32)',
      ),
      v.check(
        (text) => new Set(Buffer.from(text, 'base64')).size > 8,
        'is too simple: take 32 random bytes (openssl rand -base64 32)',
      ),
    ),
  ),
  MAIL_URL: v.optional(mailAddress),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(sender, 'must be an address such as mail@example.com, or Tandem <mail@example.com>'),
    ),
  ),
  DEMO: v.optional(flag),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error'], oneOf('debug, info, warn, error'))),
  TRUST_PROXY: v.optional(flag, 'false'),
  STORE_ORIGINS_ALLOWED: v.optional(origins, ''),
  LEGAL_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  REGISTRATION: v.optional(v.picklist(['open', 'closed'], oneOf('open, closed')), 'open'),
  PASSWORD_MIN_LENGTH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, passwordLengths),
      v.transform(Number),
      v.minValue(8, passwordLengths),
      v.maxValue(64, passwordLengths),
    ),
    '8',
  ),
  ...socialEnvironment,
  ...instagramEnvironment,
})

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

function isMailAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const isBare = ['', '/'].includes(pathname) && search === '' && hash === ''
  const hasWholeSignIn = (username === '') === (password === '')
  return (
    /^smtps?:$/.test(protocol) &&
    hostname !== '' &&
    isBare &&
    hasWholeSignIn &&
    isEncoded(username + password)
  )
}

const isEncoded = (text: string) => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Links are made by adding to it. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && search + hash + username + password === ''
}
