import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readInstallationSettings, readSettings } from './settings.ts'

const key = randomBytes(32).toString('base64')
const postgres = 'postgres://tandem:secret-marker@localhost/tandem'
const mail = { MAIL_URL: 'smtps://tandem:pass@smtp.example.com', MAIL_FROM: 'Tandem <mail@example.com>' }

test('needs no setting: starts a demo on the embedded database', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataFolder: '.data',
    databaseUrl: null,
    databaseDirectUrl: null,
    stopNoticeSeconds: 0,
    isDemo: true,
    appUrl: 'http://127.0.0.1:4000',
  })
})

test("isn't a demo when there is a database or an address, unless requested", () => {
  expect(readSettings({ APP_URL: 'https://tandem.example.com', ...mail }).isDemo).toBe(false)
  const APP_URL = 'https://tandem.example.com'
  expect(readSettings({ DATABASE_URL: postgres, APP_KEY: key, APP_URL, ...mail }).isDemo).toBe(false)
  expect(readSettings({ DATABASE_URL: postgres, APP_KEY: key, DEMO: 'true' }).isDemo).toBe(true)
  expect(readSettings({ DEMO: '0', ...mail }).isDemo).toBe(false)
  expect(readSettings({ DEMO: 'empty' })).toMatchObject({ isDemo: true, startsEmpty: true })
  expect(readSettings({}).startsEmpty).toBe(false)
})

test.each([
  {},
  { HOST: '::1' },
  { HOST: 'localhost' },
  { HOST: '127.0.0.2', APP_URL: 'http://localhost:4000' },
])('accepts a demo that only this machine can reach: %o', (environment) => {
  expect(readSettings({ DEMO: 'true', ...environment }).isDemo).toBe(true)
})

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20', DEMO: 'true' },
  { HOST: 'localhost.example.com', DEMO: 'true' },
  { APP_URL: 'https://tandem.example.com', DEMO: 'true' },
  { APP_URL: 'http://127.0.0.1.example.com', DEMO: '1' },
  { DATABASE_URL: postgres, APP_KEY: key, HOST: '0.0.0.0', DEMO: 'true' },
])('refuses a demo that others can reach unless it is public: %o', (environment) => {
  expect(() => readSettings(environment)).toThrow(
    'Setting DEMO: this demo could be reached from other machines',
  )
  expect(readSettings({ ...environment, DEMO: 'public' }).isDemo).toBe(true)
})

test('names everything that is missing when only DEMO=false is set, as in the container image', () => {
  expect(() => readSettings({ DEMO: 'false', HOST: '0.0.0.0', PORT: '4000', DATA_DIR: '/data' })).toThrow(
    'Setting APP_URL: is needed outside the demo: the address people open, such as https://tandem.example.com. So are MAIL_URL and MAIL_FROM.',
  )
})

test("a command finds the data without settings for mail or a demo's visibility", () => {
  const read = readInstallationSettings
  expect(read({ HOST: '0.0.0.0', MAIL_URL: 'nonsense' })).toMatchObject({ isDemo: true, databaseUrl: null })
  expect(read({ APP_URL: 'https://tandem.example.com' }).isDemo).toBe(false)
  expect(read({ DEMO: 'false' }).isDemo).toBe(false)
  expect(() => read({ DATABASE_URL: postgres })).toThrow('Setting APP_KEY:')
})

test('accepts several former keys, with spaces and a trailing comma', () => {
  expect(readSettings({ APP_KEYS_OLD: `${key}, ${key},` }).olderKeys).toEqual([key, key])
  expect(readSettings({}).olderKeys).toEqual([])
})

test('removes a trailing slash from the address before links are made', () => {
  expect(readSettings({ APP_URL: 'https://tandem.example.com:8443/', ...mail }).appUrl).toBe(
    'https://tandem.example.com:8443',
  )
})

test.each([
  [{ APP_URL: 'https://tandem.example.com:9443' }, 'https://tandem.example.com:9443'],
  [{ APP_URL: 'http://tandem.example.com' }, null],
  [{ APP_URL: 'https://192.168.1.20' }, null],
  [{ APP_URL: 'https://localhost:8443' }, null],
  [{ APP_URL: 'https://tandem.internal' }, null],
  [{ APP_URL: 'https://tandem.example.com', DEMO: 'public', PORT: '4100' }, 'http://127.0.0.1:4100'],
])('with %o stores send webhooks to %s', (environment, address) => {
  expect(readSettings({ ...environment, ...mail }).webhookUrl).toBe(address)
})

test('puts an IPv6 address into brackets in links', () => {
  expect(readSettings({ HOST: '::1', PORT: '4100' }).appUrl).toBe('http://[::1]:4100')
})

test('lets anyone register with a password of 8 characters, unless the host says otherwise', () => {
  expect(readSettings({})).toMatchObject({ registration: 'open', passwordMinLength: 8 })
  expect(readSettings({ REGISTRATION: 'closed', PASSWORD_MIN_LENGTH: '15' })).toMatchObject({
    registration: 'closed',
    passwordMinLength: 15,
  })
})

test('lets a team send 200 mails a day, unless the host says otherwise', () => {
  expect(readSettings({}).teamMailsPerDay).toBe(200)
  expect(readSettings({ TEAM_MAILS_PER_DAY: '25' }).teamMailsPerDay).toBe(25)
})

test('lets a team connect 50 stores, unless the host says otherwise', () => {
  expect(readSettings({}).storesPerTeam).toBe(50)
  expect(readSettings({ STORES_PER_TEAM: '3' }).storesPerTeam).toBe(3)
})

test('keeps the mail of a demo in its mailbox, unless there is a mail server', () => {
  expect(readSettings({}).mail).toBeNull()
  expect(readSettings(mail).mail).toEqual({ url: mail.MAIL_URL, from: mail.MAIL_FROM })
})

test.each([
  'smtp://smtp.example.com',
  'smtp://smtp.example.com:2525/',
  'smtps://mail%40tandem:p%2Fss@smtp.example.com:465',
  'smtp://[::1]:1025',
])('accepts the mail server %s', (MAIL_URL) => {
  expect(readSettings({ ...mail, MAIL_URL }).mail?.url).toBe(MAIL_URL)
})

test.each(['mail@example.com', 'Tandem <mail@example.com>', 'Tändem at Öak & Co <a.b+c@mail.example.co.uk>'])(
  'accepts the sender %s',
  (MAIL_FROM) => {
    expect(readSettings({ ...mail, MAIL_FROM }).mail?.from).toBe(MAIL_FROM)
  },
)

test.each([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '' }],
  ['HOST', { HOST: '' }],
  ['DATA_DIR', { DATA_DIR: '' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://secret-marker' }],
  ['DATABASE_URL', { DATABASE_URL: 'secret-marker' }],
  ['APP_URL', { APP_URL: 'tandem.example.com' }],
  ['APP_URL', { APP_URL: '' }],
  ['APP_URL', { APP_URL: 'https://tandem.example.com/secret-marker' }],
  ['APP_URL', { APP_URL: 'https://secret-marker@tandem.example.com' }],
  ['APP_URL', { APP_URL: 'https://tandem.example.com?secret-marker' }],
  ['APP_URL', { APP_URL: 'javascript:secret-marker' }],
  ['APP_URL', { DATABASE_URL: postgres, APP_KEY: key }],
  ['REGISTRATION', { REGISTRATION: 'secret-marker' }],
  ['REGISTRATION', { REGISTRATION: '' }],
  ['PASSWORD_MIN_LENGTH', { PASSWORD_MIN_LENGTH: '7' }],
  ['PASSWORD_MIN_LENGTH', { PASSWORD_MIN_LENGTH: '65' }],
  ['PASSWORD_MIN_LENGTH', { PASSWORD_MIN_LENGTH: 'fifteen' }],
  ['TEAM_MAILS_PER_DAY', { TEAM_MAILS_PER_DAY: '0' }],
  ['TEAM_MAILS_PER_DAY', { TEAM_MAILS_PER_DAY: '100001' }],
  ['TEAM_MAILS_PER_DAY', { TEAM_MAILS_PER_DAY: 'secret-marker' }],
  ['STORES_PER_TEAM', { STORES_PER_TEAM: '0' }],
  ['STORES_PER_TEAM', { STORES_PER_TEAM: '10001' }],
  ['APP_KEY', { APP_KEY: 'secret-marker' }],
  ['APP_KEY', { APP_KEY: Buffer.alloc(32).toString('base64') }],
  ['APP_KEY', { DATABASE_URL: postgres }],
  ['APP_KEYS_OLD', { APP_KEYS_OLD: 'secret-marker' }],
  ['APP_KEYS_OLD', { APP_KEYS_OLD: `${key},secret-marker` }],
  ['MAIL_URL', { DATABASE_URL: postgres, APP_KEY: key, APP_URL: 'https://tandem.example.com' }],
  ['MAIL_URL', { APP_URL: 'https://tandem.example.com' }],
  ['MAIL_URL', { DEMO: 'false' }],
  ['MAIL_URL', { MAIL_URL: '' }],
  ['MAIL_URL', { MAIL_URL: 'smtp.secret-marker.test:587' }],
  ['MAIL_URL', { MAIL_URL: 'https://secret-marker.test' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://secret-marker.test:99999' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://secret-marker@smtp.example.com' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://:secret-marker@smtp.example.com' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://user:secret-marker%zz@smtp.example.com' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://smtp.example.com?tls.rejectUnauthorized=false' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://smtp.example.com/secret-marker' }],
  ['MAIL_FROM', { MAIL_URL: mail.MAIL_URL }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: '' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'secret-marker' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'secret-marker@localhost' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'a@example.com, secret-marker@example.com' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'a@example.com\r\nBcc: secret-marker@example.com' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'Tandem\n<secret-marker@example.com>' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'Tandem <secret-marker@example.com' }],
  ['DEMO', { DEMO: 'perhaps' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'secret-marker' }],
  ['STRICT_TRANSPORT', { STRICT_TRANSPORT: 'secret-marker' }],
  ['STORE_ORIGINS_ALLOWED', { STORE_ORIGINS_ALLOWED: 'localhost:8080' }],
])("names %s when it can't be used, without its value", (name, environment) => {
  const read = () => readSettings(environment)
  expect(read).toThrow(`Setting ${name}:`)
  expect(read).not.toThrow('secret-marker')
})

test('reads which answers and queries are logged', () => {
  expect(readSettings({})).toMatchObject({ accessLog: 'all', slowQueryMs: 1000, operatorToken: null })
  for (const [given, accessLog] of [
    ['errors', 'errors'],
    ['off', 'off'],
    ['0.05', 0.05],
    ['0', 0],
    ['1', 1],
  ] as const) {
    expect(readSettings({ ACCESS_LOG: given }).accessLog).toBe(accessLog)
  }
  expect(readSettings({ SLOW_QUERY_MS: '0' }).slowQueryMs).toBeNull()
  for (const ACCESS_LOG of ['none', '2', '-0.1', '1.5', '0.', '']) {
    expect(() => readSettings({ ACCESS_LOG })).toThrow('Setting ACCESS_LOG: must be all, errors, off')
  }
  expect(() => readSettings({ SLOW_QUERY_MS: '1s' })).toThrow('Setting SLOW_QUERY_MS: ')
})

test('accepts a long random operator token, and never prints a refused one', () => {
  const OPERATOR_TOKEN = randomBytes(32).toString('hex')
  expect(readSettings({ OPERATOR_TOKEN }).operatorToken).toBe(OPERATOR_TOKEN)
  expect(readSettings({ OPERATOR_TOKEN: randomBytes(32).toString('base64') }).operatorToken).toHaveLength(44)
  for (const wrong of ['', 'marker', 'a'.repeat(40), `${OPERATOR_TOKEN} x`, 'marker'.repeat(100)]) {
    expect(() => readSettings({ OPERATOR_TOKEN: wrong })).toThrow(/^Setting OPERATOR_TOKEN: (?!.*marker)/)
  }
})
