import { Hono } from 'hono'
import { createFaultList } from '../faults/fault-list.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { appleRules } from './apple.ts'
import type { AppleApp } from './apple.ts'
import { createFacebook } from './facebook.ts'
import type { FacebookApp } from './facebook.ts'
import { googleRules } from './google.ts'
import type { GoogleApp } from './google.ts'
import { createGrants } from './grants.ts'
import { createOpenIdProvider } from './open-id-provider.ts'
import { style, submitScript } from './page.ts'
import { providerPeople } from './people.ts'
import type { ProviderPerson } from './people.ts'
import { createSigningKey } from './signing-key.ts'

/** How the simulated providers are reached, and which app may use them. */
export interface SignInProvidersOptions {
  /** The whole address they are mounted at: `http://127.0.0.1:4010/sign-in`. */
  address: string
  google: GoogleApp
  apple: AppleApp
  facebook: FacebookApp
  /** The only addresses that people may be sent back to, as at the real providers. */
  redirectUris: readonly string[]
  /** Who has an account at each provider. */
  people?: readonly ProviderPerson[]
  now?: () => number
}

/** Google, Apple and Facebook as far as sign-in is concerned. */
export interface SignInProviders {
  /** Mount it at the address's path. */
  app: Hono
  /**
   * Faults of the requests that the server makes, by path: `/token`, `/jwks`,
   * `/.well-known/openid-configuration`, `/oauth/access_token`, `/me`.
   */
  faults: Record<'google' | 'apple' | 'facebook', FaultList>
  /** The address of each provider: the issuer of Google and Apple, both origins of Facebook. */
  addresses: Record<'google' | 'apple' | 'facebook', string>
}

/**
 * Creates providers that people can sign in with although no real account exists, for the demo and for tests.
 */
export const createSignInProviders = (options: SignInProvidersOptions): SignInProviders => {
  const { address, redirectUris, people = providerPeople, now = Date.now } = options
  const addresses = {
    google: `${address}/google`,
    apple: `${address}/apple`,
    facebook: `${address}/facebook`,
  }
  const faults = { google: createFaultList(), apple: createFaultList(), facebook: createFaultList() }
  const place = (issuer: string) => ({ issuer, assets: new URL(address).pathname, redirectUris, people })
  const app = new Hono()
  app.route(
    '/google',
    createOpenIdProvider(googleRules(options.google, place(addresses.google)), {
      key: createSigningKey('google-demo'),
      grants: createGrants(now),
      faults: faults.google,
      now,
    }),
  )
  app.route(
    '/apple',
    createOpenIdProvider(appleRules(options.apple, place(addresses.apple), now), {
      key: createSigningKey('apple-demo'),
      grants: createGrants(now),
      faults: faults.apple,
      now,
    }),
  )
  app.route(
    '/facebook',
    createFacebook(options.facebook, place(addresses.facebook), {
      grants: createGrants(now),
      faults: faults.facebook,
    }),
  )
  app.get('/style.css', (context) => context.body(String(style), 200, { 'Content-Type': 'text/css' }))
  app.get('/submit.js', (context) =>
    context.body(String(submitScript), 200, { 'Content-Type': 'text/javascript' }),
  )
  return { app, faults, addresses }
}
