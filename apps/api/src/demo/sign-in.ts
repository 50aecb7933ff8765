import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import type { SignInProviders } from '@tandem/api-server'
import { appleSignIn, facebookSignIn, googleSignIn } from '@tandem/api-server/node'
import { createSignInProviders, inProcessFetch, providerPeople } from '@tandem/provider-simulator'
import { demoPerson } from './workspace.ts'

/** Providers on loopback that stand in for those without credentials. */
interface DemoSignIn {
  providers: SignInProviders
  routes: Hono
}

const mountedAt = '/demo/sign-in'

/** Known to everyone who reads this: they open the simulated providers, nothing else. */
const google = { client_id: 'tandem-demo', client_secret: 'tandem-demo' }
const facebook = { app_id: '100000000000000', app_secret: 'tandem-demo' }
const apple = { client_id: 'test.tandem.demo', team_id: 'TANDEMDEMO', key_id: 'DEMOKEY001' }

/** Google, Apple and Facebook without a network: their pages under our own address, their answers in this process. */
export async function openDemoSignIn(appUrl: string): Promise<DemoSignIn> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const spki = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }))
  const { app, addresses } = createSignInProviders({
    address: `${appUrl}${mountedAt}`,
    // The owner of the demo's account, too: whoever chooses them is asked for its password once.
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
