import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import type { SignInProviders } from '@tandem/api-server'
import { appleSignIn, facebookSignIn, googleSignIn } from '@tandem/api-server/node'
import { createSignInProviders, inProcessFetch, providerPeople } from '@tandem/provider-simulator'
import { demoPerson } from './workspace.ts'

/** Simulated providers, which replace those without credentials. */
interface DemoSignIn {
  providers: SignInProviders
  routes: Hono
}

const mountedAt = '/demo/sign-in'

/** These credentials aren't secret: they only open the simulated providers. */
const google = { client_id: 'tandem-demo', client_secret: 'tandem-demo' }
const facebook = { app_id: '100000000000000', app_secret: 'tandem-demo' }
const apple = { client_id: 'test.tandem.demo', team_id: 'TANDEMDEMO', key_id: 'DEMOKEY001' }

/**
 * Opens Google, Apple and Facebook without a network: their pages are under the host's own address, and calls are
 * answered in this process.
 */
export async function openDemoSignIn(appUrl: string): Promise<DemoSignIn> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const spki = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }))
  const { app, addresses } = createSignInProviders({
    address: `${appUrl}${mountedAt}`,
    // Includes the owner of the demo's account, who is asked for its password the first time.
    people: [...providerPeople, { ...demoPerson, isEmailVerified: true }],
    google,
    facebook,
    apple: {
      ...apple,
      public_key: await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
        'verify',
      ]),
    },
    redirectUris: ['google', 'apple', 'facebook'].map(
      (provider) => `${appUrl}/api/v1/auth/login/social/${provider}/callback`,
    ),
  })
  const routes = new Hono().route(mountedAt, app)
  const fetch = inProcessFetch(routes)
  return {
    routes,
    providers: {
      google: googleSignIn({ ...google, fetch, issuer: addresses.google }),
      facebook: facebookSignIn({
        ...facebook,
        fetch,
        dialogOrigin: addresses.facebook,
        graphOrigin: addresses.facebook,
      }),
      apple: appleSignIn({
        ...apple,
        fetch,
        issuer: addresses.apple,
        private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      }),
    },
  }
}
