import { expect, test } from 'vitest'
import { openDemoSignIn } from './sign-in.ts'

const letters = (letter: string) => letter.repeat(64)

test.each(['http://127.0.0.1:4000', 'http://192.168.1.20:4000', 'https://demo.example.com'])(
  'at %s every provider signs people in without a network, including the owner of the demo',
  async (appUrl) => {
    const { providers, routes } = await openDemoSignIn(appUrl)
    for (const name of ['google', 'apple', 'facebook'] as const) {
      const attempt = {
        state: letters('a'),
        nonce: letters('b'),
        code_verifier: letters('c'),
        redirect_uri: `${appUrl}/api/v1/auth/login/social/${name}/callback`,
      }
      const address = await providers[name]?.authorizationUrl(attempt)
      expect(address?.href).toMatch(new RegExp(`^${appUrl}/demo/sign-in/${name}/`))
      const page = await (await routes.request(address?.href ?? '')).text()
      expect(page).toContain('This is a demo.')
      const selin = /value="(\d)"[^<]*\/>\s*<span\s*><b>Selin Acar/.exec(page)?.[1] ?? ''

      const body = new URLSearchParams({ person: selin, decision: 'allow' })
      const answer = await routes.request(address?.href ?? '', { method: 'POST', body })
      const location = answer.headers.get('location')
      const form = [...(await answer.text()).matchAll(/name="([^"]+)" value="([^"]*)"/g)]
      const parameters = location
        ? new URL(location).searchParams
        : new URLSearchParams(form.map(([, field = '', value = '']) => [field, value]))
      expect(await providers[name]?.identify(parameters, attempt)).toMatchObject({
        email: 'demo@tandem.test',
        is_email_verified: name !== 'facebook',
      })
    }
  },
)
