import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const key = randomBytes(32).toString('base64')
const postgres = 'postgres://tandem:secret-marker@localhost/tandem'
const mail = { MAIL_URL: 'smtps://tandem:pass@smtp.example.com', MAIL_FROM: 'Tandem <mail@example.com>' }

test('needs no setting: a demo on the embedded database', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataFolder: '.data',
    databaseUrl: null,
    isDemo: true,
    appUrl: 'http://127.0.0.1:4000',
  })
})

test('is no demo where there is a database or an address, unless asked', () => {
  expect(readSettings({ APP_URL: 'https://tandem.example.com', ...mail }).isDemo).toBe(false)
  const APP_URL = 'https://tandem.example.com'
  expect(readSettings({ DATABASE_URL: postgres, APP_KEY: key, APP_URL, ...mail }).isDemo).toBe(false)
  expect(readSettings({ DATABASE_URL: postgres, APP_KEY: key, DEMO: 'true' }).isDemo).toBe(true)
  expect(readSettings({ DEMO: '0', ...mail }).isDemo).toBe(false)
})

test('links are made from the address without a slash at its end', () => {
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
  [{ APP_URL: 'https://tandem.example.com', DEMO: 'true', PORT: '4100' }, 'http://127.0.0.1:4100'],
])('with %o stores post their changes to %s', (environment, address) => {
  expect(readSettings({ ...environment, ...mail }).webhookUrl).toBe(address)
})

test('an IPv6 address to listen on stands in brackets in links', () => {
  expect(readSettings({ HOST: '::1', PORT: '4100' }).appUrl).toBe('http://[::1]:4100')
})

test('anyone may register with a password of 8 characters, unless the host says otherwise', () => {
  expect(readSettings({})).toMatchObject({ registration: 'open', passwordMinLength: 8 })
  expect(readSettings({ REGISTRATION: 'closed', PASSWORD_MIN_LENGTH: '15' })).toMatchObject({
    registration: 'closed',
    passwordMinLength: 15,
  })
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
])('takes the mail server %s', (MAIL_URL) => {
  expect(readSettings({ ...mail, MAIL_URL }).mail?.url).toBe(MAIL_URL)
})

test.each(['mail@example.com', 'Tandem <mail@example.com>', 'Tändem at Öak & Co <a.b+c@mail.example.co.uk>'])(
  'takes the sender %s',
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
  ['APP_KEY', { APP_KEY: 'secret-marker' }],
  ['APP_KEY', { APP_KEY: Buffer.alloc(32).toString('base64') }],
  ['APP_KEY', { DATABASE_URL: postgres }],
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
  ['STORE_ORIGINS_ALLOWED', { STORE_ORIGINS_ALLOWED: 'localhost:8080' }],
])('names %s when it cannot be used, and not its value', (name, environment) => {
  const read = () => readSettings(environment)
  expect(read).toThrow(`Setting ${name}:`)
  expect(read).not.toThrow('secret-marker')
})
