import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const app = { INSTAGRAM_APP_ID: '123456789012345', INSTAGRAM_APP_SECRET: 'secret-marker' }

test('accounts are connected through the app when both of its settings are given', () => {
  expect(readSettings({}).instagram).toBeNull()
  expect(readSettings(app).instagram).toEqual({ id: app.INSTAGRAM_APP_ID, secret: 'secret-marker' })
})

test.each([
  ['INSTAGRAM_APP_SECRET', { INSTAGRAM_APP_ID: app.INSTAGRAM_APP_ID }],
  ['INSTAGRAM_APP_ID', { INSTAGRAM_APP_SECRET: 'secret-marker' }],
  ['INSTAGRAM_APP_ID', { ...app, INSTAGRAM_APP_ID: 'secret-marker' }],
  ['INSTAGRAM_APP_SECRET', { ...app, INSTAGRAM_APP_SECRET: 'secret-marker with blanks' }],
])('%s is named when it is missing or wrong, but never its value', (setting, environment) => {
  expect(() => readSettings(environment)).toThrow(setting)
  expect(() => readSettings(environment)).not.toThrow('secret-marker')
})
