import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const pemOf = (curve: string, type: 'pkcs8' | 'sec1' = 'pkcs8') =>
  generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ format: 'pem', type }).toString()
const pem = pemOf('P-256')
const google = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'secret-marker' }
const facebook = { FACEBOOK_APP_ID: '123456789012345', FACEBOOK_APP_SECRET: 'secret-marker' }
const apple = {
  APPLE_CLIENT_ID: 'com.example.tandem',
  APPLE_TEAM_ID: 'ABCDE12345',
  APPLE_KEY_ID: 'FGHIJ67890',
  APPLE_PRIVATE_KEY: pem,
}
const host = {
  APP_URL: 'https://tandem.example.com',
  MAIL_URL: 'smtp://smtp.example.com',
  MAIL_FROM: 'mail@example.com',
}

test('offers the providers that have all of their settings', () => {
  expect(readSettings({}).social).toEqual({ google: null, facebook: null, apple: null })
  expect(readSettings({ ...host, ...google, ...facebook, ...apple }).social).toEqual({
    google: { client_id: google.GOOGLE_CLIENT_ID, client_secret: 'secret-marker' },
    facebook: { app_id: facebook.FACEBOOK_APP_ID, app_secret: 'secret-marker' },
    apple: { client_id: 'com.example.tandem', team_id: 'ABCDE12345', key_id: 'FGHIJ67890', private_key: pem },
  })
})

test("also accepts Apple's key in one line", () => {
  const APPLE_PRIVATE_KEY = pem.replaceAll('\n', String.raw`\n`)
  expect(readSettings({ ...host, ...apple, APPLE_PRIVATE_KEY }).social.apple?.private_key).toBe(pem)
})

test.each([
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'secret-marker' }],
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret-marker' }],
  ['GOOGLE_CLIENT_ID', { ...google, GOOGLE_CLIENT_ID: '' }],
  ['GOOGLE_CLIENT_SECRET', { ...google, GOOGLE_CLIENT_SECRET: 'secret-marker with blanks' }],
  ['FACEBOOK_APP_SECRET', { FACEBOOK_APP_ID: facebook.FACEBOOK_APP_ID }],
  ['FACEBOOK_APP_ID', { ...facebook, FACEBOOK_APP_ID: 'secret-marker' }],
  ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: undefined }],
  ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: 'secret-marker' }],
  ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: pem.slice(0, 100) }],
  ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: pemOf('P-384') }],
  ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: pemOf('P-256', 'sec1') }],
  ['APPLE_TEAM_ID', { ...apple, APPLE_TEAM_ID: 'secret-marker' }],
  ['APPLE_KEY_ID', { ...apple, APPLE_KEY_ID: undefined }],
  ['APP_URL', { ...apple, APP_URL: 'http://tandem.example.com' }],
  ['APP_URL', { ...apple, APP_URL: 'https://192.0.2.1' }],
  ['APP_URL', { ...apple, APP_URL: 'https://[2001:db8::1]' }],
  ['APP_URL', { ...apple, APP_URL: 'https://localhost:4000' }],
])("names %s when it is missing or can't be used, without its value", (name, environment) => {
  const read = () => readSettings({ ...host, ...environment })
  expect(read).toThrow(`Setting ${name}:`)
  expect(read).not.toThrow('secret-marker')
})
