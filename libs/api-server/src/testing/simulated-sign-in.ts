import { generateKeyPairSync } from 'node:crypto'
import { createSignInProviders, inProcessFetch } from '@tandem/provider-simulator'
import type { SignInProviders as SimulatedProviders } from '@tandem/provider-simulator'
import { Hono } from 'hono'
import type { SignInProviders } from '../platform/dependencies/social-provider.ts'
import { appleSignIn } from '../node/social-sign-in/apple-sign-in.ts'
import { facebookSignIn } from '../node/social-sign-in/facebook-sign-in.ts'
import { googleSignIn } from '../node/social-sign-in/google-sign-in.ts'

/** The simulator's sign-in providers in this process, and a person who fills in their pages. */
export interface SimulatedSignIn {
  /** The providers as our server reaches them, with this time limit. */
  providers(timeoutSeconds: number): Required<SignInProviders>
  simulated: SimulatedProviders
  /**
   * Fills in the consent page at the address we sent the browser to; returns the request that comes back to
   * us.
   */
  consent(address: string, fields: Record<string, string>): Promise<Request>
}

/** Opens the providers. */
export async function simulatedSignIn(): Promise<SimulatedSignIn> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const address = 'http://127.0.0.1:4010/sign-in'
  const google = { client_id: 'google-client', client_secret: 'google-secret' }
  const apple = { client_id: 'test.tandem.web', team_id: 'TEAM123456', key_id: 'KEY1234567' }
  const facebook = { app_id: '123456789', app_secret: 'facebook-secret' }
  const simulated = createSignInProviders({
    address,
    google,
    facebook,
    apple: {
      ...apple,
      public_key: await crypto.subtle.importKey(
        'spki',
        new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })),
        { name: 'ECDSA', namedCurve: 'P-256' },
        true,
        ['verify'],
      ),
    },
    redirectUris: ['google', 'apple', 'facebook'].map(
      (provider) => `http://tandem.test/api/v1/auth/login/social/${provider}/callback`,
    ),
  })
  const fetch = inProcessFetch(new Hono().route('/sign-in', simulated.app))
  const { addresses } = simulated
  const private_key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return {
    simulated,
    providers: (timeoutSeconds) => ({
      google: googleSignIn({ ...google, fetch, timeoutSeconds, issuer: addresses.google }),
      apple: appleSignIn({ ...apple, fetch, timeoutSeconds, private_key, issuer: addresses.apple }),
      facebook: facebookSignIn({
        ...facebook,
        fetch,
        timeoutSeconds,
        dialogOrigin: addresses.facebook,
        graphOrigin: addresses.facebook,
      }),
    }),
    async consent(at, fields) {
      const body = new URLSearchParams({ decision: 'allow', ...fields })
      const response = await fetch(at, { method: 'POST', body })
      const location = response.headers.get('location')
      if (location !== null) return new Request(location)
      const page = await response.text()
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
      if (!action) throw new Error(`The consent page answered ${response.status}`)
      const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
      return new Request(action, {
        method: 'POST',
        body: new URLSearchParams(
          inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
        ),
      })
    },
  }
}
