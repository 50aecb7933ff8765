import { Buffer } from 'node:buffer'
import * as v from 'valibot'

/** A setting that cannot be used: named, never shown. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`Setting ${name}: ${problem}`)
    this.name = 'SettingsError'
  }
}

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
    address(/^https?:$/, 'must be the address people open, such as https://tandem.example.com'),
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
  DEMO: v.optional(flag),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error'], oneOf('debug, info, warn, error'))),
  TRUST_PROXY: v.optional(flag, 'false'),
  STORE_ORIGINS_ALLOWED: v.optional(origins, ''),
})

/** How this process runs, read from the environment once. docs/hosting.md explains each. */
export interface Settings {
  port: number
  host: string
  /** Folder of the embedded database, its key and what the demo remembers. */
  dataFolder: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** Where people open Tandem. */
  appUrl: string
  /** Null: made at the first start and kept in the data folder. */
  appKey: string | null
  isDemo: boolean
  logLevel: string
  /** Whether `X-Forwarded-For` of the nearest proxy says who calls. */
  trustProxy: boolean
  /** Origins that stores may have although they are not public. */
  storeOriginsAllowed: string[]
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
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    appUrl: settings.APP_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    appKey: settings.APP_KEY ?? null,
    isDemo,
    logLevel: settings.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    trustProxy: settings.TRUST_PROXY,
    storeOriginsAllowed: settings.STORE_ORIGINS_ALLOWED,
  }
}
