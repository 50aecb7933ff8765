import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { instagramEnvironment } from './instagram-settings.ts'
import { mailEnvironment } from './mail-settings.ts'
import { operatorEnvironment } from './operator/operator-settings.ts'
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
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
)
const origins = v.pipe(
  list,
  v.check(
    (entries) => entries.every((entry) => URL.canParse(entry) && new URL(entry).origin === entry),
    'must be a list of origins such as http://127.0.0.1:8080, separated by commas',
  ),
)

const storeNumbers = 'must be a number from 1 to 10000'
const mailNumbers = 'must be a number from 1 to 100000'
const passwordLengths = 'must be a number from 8 to 64'

/** The environment variables of all settings; their descriptions make the table of docs/hosting.md. */
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
      v.description('folder of the embedded database, its key and the state of the demo'),
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
  DATABASE_DIRECT_URL: v.optional(
    v.pipe(
      address(/^postgres(ql)?:$/, 'must be an address such as postgres://user:password@host/database'),
      v.description(
        'if `DATABASE_URL` uses a pooler such as PgBouncer: the same database without the pooler, for migrations and to listen for new jobs',
      ),
      unset('none'),
    ),
  ),
  APP_URL: v.optional(
    v.pipe(
      address(/^https?:$/, 'must be the address people open, such as https://tandem.example.com'),
      v.check(isOrigin, 'must end after the host or port: Tandem cannot be served below a path'),
      v.transform((text) => new URL(text).origin),
      v.description(
        'the address at which people open Tandem, without a path; all links in mails start with it; required with `DATABASE_URL`',
      ),
      unset('`http://HOST:PORT`'),
    ),
  ),
  APP_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(isKey, 'must be 32 random bytes in base64 (openssl rand -base64 32)'),
      v.check(
        (text) => new Set(Buffer.from(text, 'base64')).size > 8,
        'is too simple: take 32 random bytes (openssl rand -base64 32)',
      ),
      v.description(
        "32 random bytes in base64 (`openssl rand -base64 32`) that encrypt the stores' credentials and waiting mails; required with `DATABASE_URL`",
      ),
      unset('made once, kept in `DATA_DIR/app.key`'),
    ),
  ),
  APP_KEYS_OLD: v.optional(
    v.pipe(
      list,
      v.check((keys) => keys.every(isKey), 'must be former keys of APP_KEY, separated by commas'),
      v.description(
        'former values of `APP_KEY`, separated by commas: used to decrypt only; see [a new key](#a-new-key)',
      ),
      unset('none'),
    ),
    '',
  ),
  ...mailEnvironment,
  DEMO: v.optional(
    v.pipe(
      v.picklist(['true', 'false', '1', '0', 'empty', 'public'], oneOf('true, false, empty, public')),
      v.transform((word) => ({
        isOn: word !== 'false' && word !== '0',
        isEmpty: word === 'empty',
        isPublic: word === 'public',
      })),
      v.description(
        'simulated providers, sample data and a sign-in that everybody knows; `empty`: starts without the sample; `public`: also if other machines can reach it',
      ),
      unset('on without `DATABASE_URL` and `APP_URL`'),
    ),
  ),
  STOP_NOTICE_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'must be a number from 0 to 60'),
      v.transform(Number),
      v.maxValue(60, 'must be a number from 0 to 60'),
      v.description(
        'how long a stopping process still takes requests while `/readyz` says 503, so that a proxy can switch to other processes; 0 to 60',
      ),
      unset('0 in the demo, else 5'),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(['debug', 'info', 'warn', 'error'], oneOf('debug, info, warn, error')),
      v.description('`debug`, `info`, `warn`, `error`'),
      unset('`warn` in the demo, else `info`'),
    ),
  ),
  ...operatorEnvironment,
  TRUST_PROXY: v.optional(
    v.pipe(
      flag,
      v.description(
        'whether the last entry of `X-Forwarded-For` is the caller; turn it on only behind a proxy that sets it',
      ),
    ),
    'false',
  ),
  STRICT_TRANSPORT: v.optional(
    v.pipe(
      v.picklist(['host', 'subdomains', 'preload'], oneOf('host, subdomains, preload')),
      v.description(
        'what browsers open over https only after the first visit: the `host` of an `APP_URL` with https, also its `subdomains`, or both with consent to `preload` lists',
      ),
    ),
    'host',
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
        'folder with `terms.txt` and `privacy.txt` (in Turkish `terms.tr.txt`, `privacy.tr.txt`), plain text: a blank line separates paragraphs, `# ` starts a heading',
      ),
      unset("none: Tandem's own texts"),
    ),
  ),
  REGISTRATION: v.optional(
    v.pipe(
      v.picklist(['open', 'closed'], oneOf('open, closed')),
      v.description('`closed`: new accounts need an invitation'),
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
      v.description('minimum length of a new password, 8 to 64'),
    ),
    '8',
  ),
  TEAM_MAILS_PER_DAY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, mailNumbers),
      v.transform(Number),
      v.minValue(1, mailNumbers),
      v.maxValue(100_000, mailNumbers),
      v.description(
        'mails a day that the members of one team can send to addresses they type: invitations, including repeated ones, and links to a new email address; 1 to 100000',
      ),
    ),
    '200',
  ),
  STORES_PER_TEAM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, storeNumbers),
      v.transform(Number),
      v.minValue(1, storeNumbers),
      v.maxValue(10_000, storeNumbers),
      v.description('stores that a team can connect, including archived ones; 1 to 10000'),
    ),
    '50',
  ),
  ...socialEnvironment,
  ...instagramEnvironment,
})

/** Whether a text is a key: 32 bytes in base64. */
export function isKey(text: string): boolean {
  return Buffer.from(text, 'base64').length === 32
}

/** Must be an origin, because links are made by appending to it. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && search + hash + username + password === ''
}
