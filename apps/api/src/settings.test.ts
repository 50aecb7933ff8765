import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const key = randomBytes(32).toString('base64')
const postgres = 'postgres://tandem:secret-marker@localhost/tandem'

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
  expect(readSettings({ APP_URL: 'https://tandem.example.com' }).isDemo).toBe(false)
  expect(readSettings({ DATABASE_URL: postgres, APP_KEY: key }).isDemo).toBe(false)
  expect(readSettings({ DATABASE_URL: postgres, APP_KEY: key, DEMO: 'true' }).isDemo).toBe(true)
  expect(readSettings({ DEMO: '0' }).isDemo).toBe(false)
})

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
  ['APP_KEY', { APP_KEY: 'secret-marker' }],
  ['APP_KEY', { APP_KEY: Buffer.alloc(32).toString('base64') }],
  ['APP_KEY', { DATABASE_URL: postgres }],
  ['DEMO', { DEMO: 'perhaps' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'secret-marker' }],
  ['STORE_ORIGINS_ALLOWED', { STORE_ORIGINS_ALLOWED: 'localhost:8080' }],
])('names %s when it cannot be used, and not its value', (name, environment) => {
  const read = () => readSettings(environment)
  expect(read).toThrow(`Setting ${name}:`)
  expect(read).not.toThrow('secret-marker')
})
