import { basePath, socialProviders } from '@tandem/api-contract'
import type { SocialProvider } from '@tandem/api-contract'
import type { SignInProviders } from '@tandem/api-server'
import type { TestApi } from '@tandem/api-server/testing'
import type { SocialPerson } from './social-return.ts'

/** People who sign in at a provider, as far as our server is concerned. */
export interface SimulatedPeople {
  providers: SignInProviders
  /** Signs in at the provider as this person. Answers with the address of the callback page, and with our cookie. */
  signIn(
    api: TestApi,
    provider: SocialProvider,
    person: SocialPerson,
    purpose: 'sign-in' | 'add',
  ): Promise<Response>
}

const host = 'http://tandem.test'

/** Providers without pages: the test decides who signs in. */
export function simulatedPeople(): SimulatedPeople {
  const people = new Map<string, SocialPerson>()
  const provider = {
    authorizationUrl: async ({ state }: { state: string }) =>
      new URL(`http://provider.test/?${new URLSearchParams({ state })}`),
    identify: async (parameters: URLSearchParams) => people.get(parameters.get('code') ?? '')!,
  }
  return {
    providers: Object.fromEntries(socialProviders.map((name) => [name, provider])),
    async signIn(api, service, person, purpose) {
      const known = crypto.randomUUID()
      people.set(known, person)
      const path = `${host}${basePath}/auth/login/social/${service}`
      const started = await api.fetch(new Request(`${path}/start?for=${purpose}`))
      const cookie = started.headers.get('set-cookie') ?? ''
      const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? ''
      const search = new URLSearchParams({ state, code: known })
      const returned = await api.fetch(
        new Request(`${path}/callback?${search}`, { headers: { Cookie: cookie.split(';')[0] ?? '' } }),
      )
      const landing = new URL(returned.headers.get('location') ?? '', host)
      return Response.json(landing.pathname + landing.search, { headers: { 'Set-Cookie': cookie } })
    },
  }
}
