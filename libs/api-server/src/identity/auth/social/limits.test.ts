import { expect, test } from 'vitest'
import { basePath } from '@tandem/api-contract'
import { defaultSettings } from '../../../platform/dependencies/dependencies.ts'
import { landingOf, socialBrowser } from '../../../testing/social-browser.ts'
import { useTestApi } from '../../../testing/use-test-api.ts'
import type { SignInProvider } from '../../../platform/dependencies/social-provider.ts'

const stub: SignInProvider = {
  authorizationUrl: async ({ state }) => new URL(`https://provider.example.test/?state=${state}`),
  identify: () => Promise.reject(new Error('identify failed')),
}
const used = useTestApi({
  overrides: {
    settings: { ...defaultSettings, appUrl: 'http://tandem.test' },
    signInProviders: { google: stub },
    clientAddress: (request) => request.headers.get('X-Test-Address') ?? 'unknown',
  },
})

const open = (path: string, address: string, init: RequestInit = {}) =>
  used.api.fetch(
    new Request(`http://tandem.test${basePath}/auth/login/social/${path}`, {
      ...init,
      headers: { 'X-Test-Address': address },
    }),
  )

test('the button works thirty times a minute for one address, and says so on the sign-in page', async () => {
  const answers = await Promise.all(Array.from({ length: 32 }, () => open('google/start', '192.0.2.20')))
  const busy = answers.filter((answer) => answer.headers.get('location')?.includes('social=busy'))
  expect(busy).toHaveLength(2)
  expect((await open('google/start', '192.0.2.21')).headers.get('location')).toMatch(/^https:\/\/provider/)
})

test('the answers of providers have the same limit', async () => {
  const reasons = (
    await Promise.all(Array.from({ length: 31 }, () => open('google/callback?state=x', '192.0.2.22')))
  ).map((answer) => landingOf(answer).reason)
  expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(1)
})

test('an unexpected failure returns to the sign-in page too', async () => {
  const browser = socialBrowser(used.api)
  const { searchParams } = new URL(await browser.press('google'))
  const answer = new Request(
    `http://tandem.test${basePath}/auth/login/social/google/callback?${searchParams}`,
  )
  expect(await browser.bring(answer)).toMatchObject({ path: '/auth/login', reason: 'unavailable' })
})

test.each(['PUT', 'DELETE'])("%s isn't accepted", async (method) => {
  const answer = await open('google/callback', '192.0.2.23', { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
})

test.each(['github', '__proto__', 'constructor', 'google%2F..', '%00'])(
  "%s isn't a provider",
  async (name) => {
    const answer = await open(`${name}/start`, '192.0.2.24')
    expect(landingOf(answer)).toMatchObject({ path: '/auth/login', reason: 'unknown', service: null })
  },
)
