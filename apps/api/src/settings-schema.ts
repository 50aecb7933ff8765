import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { instagramEnvironment } from './instagram-settings.ts'
import { socialEnvironment } from './social-settings.ts'
import { unset } from './unset-setting.ts'

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

/** The settings as they stand in the environment; what each says of itself is the table of docs/hosting.md. */
export const Environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number'),
      v.description('the port to listen on'),
    ),
    '4000',
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, 'must not be empty'),
      v.description('the network address to listen on'),
    ),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, 'must not be empty'),
      v.description('folder of the embedded database, its key and what the demo remembers'),
    ),
    '.data',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      address(/^postgres(ql)?:$/, 'must be an address such as postgres://user:password@host/database'),
      v.description('`postgres://user:password@host/database`, PostgreSQL 16 or newer'),
      unset('none: embedded'),
    ),
  ),
  APP_URL: v.optional(
    v.pipe(
      address(/^https?:$/, 'must be the address people open, such as https://tandem.example.com'),
      v.check(isOrigin, 'must end after the host or port: Tandem cannot be served below a path'),
      v.transform((text) => new URL(text).origin),
      v.description(
        'where people open Tandem, without a path; links in mails are made from it alone; required with `DATABASE_URL`',
      ),
      unset('`http://HOST:PORT`'),
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
      v.description(
        "32 random bytes in base64 (`openssl rand -base64 32`) that seal the stores' credentials and what waits to be mailed; required with `DATABASE_URL`",
      ),
      unset('made once, kept in `DATA_DIR/app.key`'),
    ),
  ),
  MAIL_URL: v.optional(
    v.pipe(
      mailAddress,
      v.description(
        'the mail server: `smtp://user:password@host:587` or `smtps://user:password@host:465`; required outside the demo',
      ),
      unset("none: the demo's mailbox"),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(sender, 'must be an address such as mail@example.com, or Tandem <mail@example.com>'),
      v.description(
        'sender of every mail, `mail@example.com` or `Tandem <mail@example.com>`; required with `MAIL_URL`',
      ),
      unset('none'),
    ),
  ),
  DEMO: v.optional(
    v.pipe(
      flag,
      v.description('simulated providers and sample data'),
      unset('on without `DATABASE_URL` and `APP_URL`'),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(['debug', 'info', 'warn', 'error'], oneOf('debug, info, warn, error')),
      v.description('`debug`, `info`, `warn`, `error`'),
      unset('`warn` in the demo, else `info`'),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      flag,
      v.description(
        'whether the last entry of `X-Forwarded-For` says who calls; only behind a proxy that sets it',
      ),
    ),
    'false',
  ),
  STORE_ORIGINS_ALLOWED: v.optional(
    v.pipe(
      origins,
      v.description(
        'origins of stores in a private network, separated by commas; every other private address is refused',
      ),
      unset('none'),
    ),
    '',
  ),
  LEGAL_DIR: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, 'must not be empty'),
      v.description(
        'folder with `terms.txt` and `privacy.txt`, plain text: a blank line parts paragraphs, `# ` begins a heading',
      ),
      unset("none: Tandem's own texts"),
    ),
  ),
  REGISTRATION: v.optional(
    v.pipe(
      v.picklist(['open', 'closed'], oneOf('open, closed')),
      v.description('`closed`: accounts are made by invitation alone'),
    ),
    'open',
  ),
  PASSWORD_MIN_LENGTH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, passwordLengths),
      v.transform(Number),
      v.minValue(8, passwordLengths),
      v.maxValue(64, passwordLengths),
      v.description('characters that a new password needs at least, 8 to 64'),
    ),
    '8',
  ),
  ...socialEnvironment,
  ...instagramEnvironment,
})

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
