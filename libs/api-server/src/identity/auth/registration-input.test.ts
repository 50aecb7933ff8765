import { expect, test } from 'vitest'
import { errorCatalogue } from '@tandem/api-contract'
import type { PendingRegistration } from '@tandem/api-contract'
import { mailedLink } from '../../testing/mailed-link.ts'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const newAddress = () => `new-${crypto.randomUUID()}@example.test`
const register = (email: string, changes: object = {}) =>
  used.api.request('POST', '/auth/register', { body: registrationForm(email, changes) })
const login = (email: string, password: string) =>
  used.api.request('POST', '/auth/login', { body: { email, password } })

test.each([
  ['name', { name: 'D' }, 'Name must be at least 2 characters long'],
  ['email', { email: 'deniz' }, 'Please enter a valid email address'],
  [
    'password',
    { password: 'seven77', confirmPassword: 'seven77' },
    'Password must be at least 8 characters long',
  ],
  ['confirmPassword', { confirmPassword: 'plum-harbour-91' }, 'Passwords do not match'],
  ['team_name', { team_name: 'K' }, 'Team name must be at least 2 characters long'],
  ['timezone', { timezone: '' }, 'Timezone is required'],
  ['timezone', { timezone: 'Europe/Atlantis' }, 'Please choose a timezone from the list'],
  ['role', { role: 'super_admin' }, 'Unknown field'],
  ['id', { id: 1 }, 'Unknown field'],
])('refuses a registration with a wrong %s (%o)', async (field, changes, text) => {
  const email = newAddress()
  const response = await register(email, changes)
  expect(response.status).toBe(422)
  expect((await errorOf(response)).errors).toEqual({ [field]: [text] })
  expect(await used.api.mails(email)).toEqual([])
})

test.each([
  ['common', 'Password1'],
  ['common', '12345678'],
  ['of Tandem', 'Tandem-2026!'],
  ['of the team', 'kaya ceramics 1'],
  ['of the address', 'deniz.kaya.1234'],
])('refuses a password that is %s: %s', async (_, password) => {
  const response = await register(`deniz.kaya@${crypto.randomUUID()}.test`, {
    password,
    confirmPassword: password,
  })
  expect(response.status).toBe(422)
  expect(Object.keys((await errorOf(response)).errors ?? {})).toEqual(['password'])
})

test.each([
  ['8 characters', 'q7 q7 q7'],
  ['128 characters', 'long pass '.repeat(12) + 'longpass'],
  ['emoji', '🧑‍🚀🧑‍🚀🧑‍🚀'],
  ['another script', 'şifreler ıİ ğ'],
])('accepts a password of %s completely', async (_, password) => {
  const email = newAddress()
  const registered = await register(email, { password, confirmPassword: password })
  const { on_page_token } = await dataOf<PendingRegistration>(registered)
  const { user_id, hash } = await mailedLink(used.api, email)
  const body = { user_id, hash, on_page_token }
  await used.api.request('POST', '/auth/register/verify-email', { body })
  expect((await login(email, password)).status).toBe(200)
  expect((await login(email, [...password].slice(0, -1).join(''))).ok).toBe(false)
})

test('a host may require longer passwords, and close registration', async () => {
  const { settings } = used.api.dependencies
  used.api.dependencies.settings = { ...settings, passwordMinLength: 16 }
  const short = await register(newAddress())
  used.api.dependencies.settings = { ...settings, registration: 'closed' }
  const closed = await register(newAddress())
  used.api.dependencies.settings = settings
  expect((await errorOf(short)).errors).toEqual({
    password: ['Password must be at least 16 characters long'],
  })
  expect(await errorOf(closed)).toMatchObject({
    code: 'REGISTRATION_CLOSED',
    message: errorCatalogue.REGISTRATION_CLOSED.description,
  })
})
