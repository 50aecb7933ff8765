import { beforeAll, beforeEach } from 'vitest'
import type { SocialProvider } from '@tandem/api-contract'
import type { SignInProviders } from '../platform/dependencies/social-provider.ts'
import type { AttemptPurpose } from '../identity/auth/social/start-attempt.ts'
import { simulatedSignIn } from './simulated-sign-in.ts'
import type { SimulatedSignIn } from './simulated-sign-in.ts'
import { socialBrowser } from './social-browser.ts'
import type { Landing, SocialBrowser } from './social-browser.ts'
import type { TestApi } from './test-api.ts'
import type { TestDatabase } from './test-database.ts'
import { useTestApi } from './use-test-api.ts'

/** A person at a provider: equal fields mean the same person. */
export interface ProviderPerson extends Record<string, string> {
  name: string
  email: string
}

/** A server with the simulator's providers, and people who sign in through them. */
export interface SimulatedSignInApi {
  readonly api: TestApi
  readonly opened: TestDatabase
  newBrowser(): SocialBrowser
  newPerson(changes?: Partial<ProviderPerson>): ProviderPerson
  /** Goes from the button to the page of ours that the browser comes back to. */
  goThrough(
    browser: SocialBrowser,
    provider: SocialProvider,
    person: ProviderPerson,
    purpose?: AttemptPurpose,
  ): Promise<Landing>
  /** Presses "Continue with …", and continues until the answer to the one-time code. */
  continueWith(
    browser: SocialBrowser,
    provider: SocialProvider,
    person: ProviderPerson,
    password?: string,
  ): Promise<Response>
}

/** Opens it for a test file. */
export function useSimulatedSignIn(): SimulatedSignInApi {
  const signInProviders: SignInProviders = {}
  const server = useTestApi({ overrides: { signInProviders } })
  const opened = {} as { simulation: SimulatedSignIn }
  beforeAll(async () => {
    opened.simulation = await simulatedSignIn()
  })
  beforeEach(() => void Object.assign(signInProviders, opened.simulation.providers(30)))

  const goThrough: SimulatedSignInApi['goThrough'] = async (browser, provider, person, purpose) =>
    browser.bring(await opened.simulation.consent(await browser.press(provider, purpose), person))
  return {
    get api() {
      return server.api
    },
    get opened() {
      return server.opened
    },
    newBrowser: () => socialBrowser(server.api),
    newPerson: (changes = {}) => ({
      person: 'new',
      name: 'Mallory Reed',
      email: `person-${crypto.randomUUID()}@example.test`,
      email_verified: 'yes',
      ...changes,
    }),
    goThrough,
    async continueWith(browser, provider, person, password) {
      const { code } = await goThrough(browser, provider, person)
      return browser.exchange(provider, code, password)
    },
  }
}
