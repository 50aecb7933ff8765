import { expect, test } from 'vitest'
import { registrationForm } from '../../testing/registration-form.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import type { Mail } from './mail.ts'
import { queueMail } from './outbox.ts'

const used = useTestApi()
const turkish = { 'accept-language': 'tr' }

const subjectTo = async (address: string) => (await used.api.mails(address)).at(-1)?.subject

test('the mail of a registration is in the language of the request', async () => {
  const form = registrationForm(`new-${crypto.randomUUID()}@example.test`)
  await used.api.request('POST', '/auth/register', { body: form, headers: turkish })
  expect(await subjectTo(form.email)).toBe('E-posta adresinizi doğrulayın')
})

test('a mail to an account is in the language that its owner chose, otherwise in that of the request', async () => {
  const { token, email } = await used.api.newTeam()
  const forget = (headers: Record<string, string>) =>
    used.api.request('POST', '/auth/login/forgot-password', { body: { email }, headers })
  await forget(turkish)
  expect(await subjectTo(email)).toBe('Parolanızı sıfırlayın')
  await used.api.request('PUT', '/me/profile', { token, body: { language: 'en' } })
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 600_000)
  await forget(turkish)
  expect(await subjectTo(email)).toBe('Reset your password')
})

test('a mail in a language that this version no longer knows is in English', async () => {
  const to = `klaus-${crypto.randomUUID()}@example.test`
  const mail = {
    template: 'already-registered',
    to,
    language: 'de',
    name: 'Klaus',
    sign_in_link: 'x',
    reset_link: 'y',
  }
  await queueMail(used.opened.database, mail as unknown as Mail, used.api.dependencies)
  expect(await subjectTo(to)).toBe('You already have an account')
})

test("an invitation is in the inviter's language, or in the language of the invited person's existing account", async () => {
  const team = await used.api.newTeam()
  const other = await used.api.newTeam()
  const english = await used.api.newTeam()
  const choose = (token: string, language: string) =>
    used.api.request('PUT', '/me/profile', { token, body: { language } })
  await choose(team.token, 'tr')
  await choose(english.token, 'en')
  const invite = (email: string) =>
    used.api.request('POST', '/users/invite', {
      token: team.token,
      body: { name: 'Ada Byrne', email, role: 'editor' },
    })
  const stranger = `stranger-${crypto.randomUUID()}@example.test`
  for (const email of [stranger, other.email, english.email]) expect((await invite(email)).status).toBe(201)
  expect(await subjectTo(stranger)).toContain('takımına davet etti')
  expect(await subjectTo(other.email)).toContain('takımına davet etti')
  expect(await subjectTo(english.email)).toContain('invited you to')
})
