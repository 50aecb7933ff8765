import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PendingRegistration } from '@tandem/api-contract'
import { mailedLink } from '../../../testing/mailed-link.ts'
import { simulatedSignIn } from '../../../testing/simulated-sign-in.ts'
import type { SimulatedSignIn } from '../../../testing/simulated-sign-in.ts'
import { codeOf, dataOf, userOf } from '../../../testing/read-answer.ts'
import { landingOf, socialBrowser, welcomedBy } from '../../../testing/social-browser.ts'
import type { SocialBrowser } from '../../../testing/social-browser.ts'
import { useTestApi } from '../../../testing/use-test-api.ts'
import type { SignInProviders } from '../../../platform/dependencies/social-provider.ts'

const signInProviders: SignInProviders = {}
const used = useTestApi({ overrides: { signInProviders } })
let simulation: SimulatedSignIn
let browser: SocialBrowser

beforeAll(async () => {
  simulation = await simulatedSignIn()
})
beforeEach(() => {
  browser = socialBrowser(used.api)
  Object.assign(signInProviders, simulation.providers(30))
})

type Provider = 'google' | 'apple' | 'facebook'

const newPerson = (name = 'Noor Haddad') => ({
  person: 'new',
  name,
  email: `noor-${crypto.randomUUID()}@example.test`,
  email_verified: 'yes',
})

/** From the button to our answer to the one-time code. */
async function signIn(provider: Provider, fields: Record<string, string>) {
  const landing = await browser.bring(await simulation.consent(await browser.press(provider), fields))
  return browser.exchange(provider, landing.code)
}

test.each(['google', 'apple', 'facebook'] as const)(
  '%s: a new person, and the same one again',
  async (provider) => {
    const fields = newPerson()
    const welcome = await welcomedBy(await signIn(provider, fields))
    expect(welcome).toMatchObject({
      name: 'Noor Haddad',
      email: fields.email,
      email_verified: provider !== 'facebook',
    })
    const email = { email: fields.email }
    const answer = await browser.complete(welcome.personal_access_token, provider === 'facebook' ? email : {})
    if (provider === 'facebook') {
      const { on_page_token } = await dataOf<PendingRegistration>(answer)
      const { user_id, hash } = await mailedLink(used.api, fields.email)
      const body = { user_id, hash, on_page_token }
      await used.api.request('POST', '/auth/register/verify-email', { body })
    } else expect((await userOf(answer)).email).toBe(fields.email)
    expect((await userOf(await signIn(provider, fields))).email).toBe(fields.email)
  },
)

describe('Apple', () => {
  test('answers by a form that the browser posts from another site, without our cookie', async () => {
    const answer = await simulation.consent(await browser.press('apple'), newPerson())
    expect([answer.method, answer.headers.get('cookie')]).toEqual(['POST', null])
    const { code } = await browser.bring(answer)
    expect((await browser.exchange('apple', code)).status).toBe(200)
  })

  test('sends the name once, and it is kept when that sign-in fails', async () => {
    const fields = newPerson('Élise de la Tour')
    simulation.simulated.faults.apple.add({ kind: 'status', status: 500, match: { path: '/token' } })
    const failed = await browser.bring(await simulation.consent(await browser.press('apple'), fields))
    expect(failed.reason).toBe('unavailable')
    const answer = await simulation.consent(await browser.press('apple'), fields)
    expect(await answer.clone().text()).not.toContain('user=')
    const { code } = await browser.bring(answer)
    expect(await welcomedBy(await browser.exchange('apple', code))).toMatchObject({
      name: 'Élise de la Tour',
    })

    // Somebody else in the same browser, whom Apple knows already, isn't given that name.
    expect(await welcomedBy(await signIn('apple', fields))).toMatchObject({ name: null })
  })

  test('accepts a forwarding address like any other email address', async () => {
    const welcome = await welcomedBy(await signIn('apple', { ...newPerson(), share_email: 'hide' }))
    expect(welcome).toMatchObject({
      email: expect.stringMatching(/@privaterelay\.appleid\.com$/) as string,
      email_verified: true,
    })
    const user = await userOf(await browser.complete(welcome.personal_access_token))
    expect(user.email).toBe(welcome.email)
  })

  test("says as text that an address isn't verified", async () => {
    const { email_verified: _, ...unverified } = newPerson()
    expect(await welcomedBy(await signIn('apple', unverified))).toMatchObject({ email_verified: false })
  })

  test.each([
    ['no JSON', '{"name"'],
    ['no name', '{"name":null,"email":"x@example.test"}'],
    ['a name that is no text', '{"name":{"firstName":{"a":1},"lastName":["b"]}}'],
    ['a name that is too long', JSON.stringify({ name: { firstName: 'x'.repeat(300) } })],
    ['another address', '{"email":"somebody@example.test"}'],
  ])('sends untrusted data beside its answer: %s', async (_, user) => {
    const answer = await simulation.consent(await browser.press('apple'), newPerson())
    const form = new URLSearchParams(await answer.text())
    form.set('user', user)
    const { code } = await browser.bring(new Request(answer.url, { method: 'POST', body: form }))
    const welcome = await welcomedBy(await browser.exchange('apple', code))
    expect(welcome.name).toBeNull()
    expect(welcome.email).not.toBe('somebody@example.test')
  })
})

describe('Facebook', () => {
  test('gives no address when it was withheld, and the form asks for one', async () => {
    const welcome = await welcomedBy(await signIn('facebook', { ...newPerson(), share_email: 'no' }))
    expect(welcome).toMatchObject({ name: 'Noor Haddad', email: null, email_verified: false })
    expect(await codeOf(await browser.complete(welcome.personal_access_token))).toBe('VALIDATION_FAILED')
  })

  test('gives no address for an account with a phone number', async () => {
    expect(await welcomedBy(await signIn('facebook', { person: '2' }))).toMatchObject({ email: null })
  })

  test("doesn't verify addresses: an account with the address isn't even asked for its password", async () => {
    const team = await used.api.newTeam()
    const welcome = await welcomedBy(await signIn('facebook', { ...newPerson(), email: team.email }))
    expect(welcome).toMatchObject({ email: team.email, email_verified: false })
  })

  test("adds a fragment that isn't kept", async () => {
    const answer = await simulation.consent(await browser.press('facebook'), newPerson())
    const response = await used.api.fetch(answer)
    expect(response.headers.get('location')).toMatch(/^http:\/\/tandem\.test\/auth\/login\/callback\?[^#]+#$/)
    expect(landingOf(response).service).toBe('facebook')
  })

  test.each([
    ['used', (code: string) => code],
    ['made up', () => 'made-up'],
  ])('refuses a code that was %s', async (_, change) => {
    const answer = await simulation.consent(await browser.press('facebook'), newPerson())
    await browser.bring(answer.clone())
    const next = new URL(await browser.press('facebook'))
    const url = new URL(answer.url)
    url.searchParams.set('state', next.searchParams.get('state') ?? '')
    url.searchParams.set('code', change(url.searchParams.get('code') ?? ''))
    expect((await browser.bring(new Request(url))).reason).toBe('refused')
  })

  test('never shows its secret, codes or tokens in the log', () => {
    const logged = JSON.stringify(used.api.log)
    expect(logged).not.toContain('facebook-secret')
    expect(logged).not.toContain('access_token=')
    expect(logged).not.toContain('example.test')
  })
})

describe.each(['/oauth/access_token', '/me'])('when Facebook at %s', (path) => {
  test.each(['status', 'html', 'stall', 'half-body', 'reset', 'wrong-schema'] as const)(
    '%s',
    async (kind) => {
      simulation.simulated.faults.facebook.add({ kind, match: { path } })
      if (kind === 'stall') Object.assign(signInProviders, simulation.providers(0.3))
      const landing = await browser.bring(
        await simulation.consent(await browser.press('facebook'), newPerson()),
      )
      expect(landing).toMatchObject({ path: '/auth/login', reason: 'unavailable' })
      Object.assign(signInProviders, simulation.providers(30))
      expect((await signIn('facebook', newPerson())).status).toBe(200)
    },
  )
})

test.each(['google', 'apple', 'facebook'] as const)('%s: a person can cancel', async (provider) => {
  const answer = await simulation.consent(await browser.press(provider), { decision: 'cancel' })
  expect(await browser.bring(answer)).toMatchObject({
    path: '/auth/login',
    reason: 'cancelled',
    service: provider,
  })
})
