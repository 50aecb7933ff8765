import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { inProcessFetch } from '../in-process-fetch.ts'
import { createSignInProviders } from './create-sign-in-providers.ts'

const address = 'http://127.0.0.1:4010/sign-in'
const redirect_uri = 'https://app.example.test/callback'
const google = { client_id: 'google-client', client_secret: 'google-secret' }
const facebook = { app_id: '12345', app_secret: 'facebook-secret' }
const apple = { client_id: 'test.app', team_id: 'TEAM123456', key_id: 'KEY1234567' }
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const public_key = await crypto.subtle.importKey(
  'spki',
  new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })),
  { name: 'ECDSA', namedCurve: 'P-256' },
  false,
  ['verify'],
)

let clock: number
let fetch: typeof globalThis.fetch
beforeEach(() => {
  clock = Date.parse('2026-11-21T09:00:00Z')
  const { app } = createSignInProviders({
    address,
    google,
    facebook,
    apple: { ...apple, public_key },
    redirectUris: [redirect_uri],
    now: () => clock,
  })
  fetch = inProcessFetch(new Hono().route('/sign-in', app))
})

const places = {
  google: `${address}/google/authorize`,
  apple: `${address}/apple/authorize`,
  facebook: `${address}/facebook/v25.0/dialog/oauth`,
}
type Name = keyof typeof places
const clientIds = { google: google.client_id, apple: apple.client_id, facebook: facebook.app_id }

const ask = (name: Name, changes: Record<string, string> = {}) => {
  const query = {
    client_id: clientIds[name],
    redirect_uri,
    response_type: 'code',
    state: 'the-state',
    scope: 'openid email',
    ...(name === 'apple' && { response_mode: 'form_post', scope: 'name email' }),
    ...changes,
  }
  return `${places[name]}?${new URLSearchParams(query)}`
}

const answer = (name: Name, fields: Record<string, string>, changes: Record<string, string> = {}) =>
  fetch(ask(name, changes), { method: 'POST', body: new URLSearchParams({ decision: 'allow', ...fields }) })

/** The code in an answer, by redirect or by form. */
async function codeOf(response: Response): Promise<string> {
  const location = response.headers.get('location')
  if (location !== null) return new URL(location).searchParams.get('code') ?? ''
  return /name="code" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
}

const someone = { person: 'new', name: 'Noor Haddad', email: 'noor@example.test', email_verified: 'yes' }

describe.each(['google', 'apple', 'facebook'] as const)('the consent page of %s', (name) => {
  test('says that it is a demo, and has nothing inline', async () => {
    const page = await (await fetch(ask(name))).text()
    expect(page).toContain('This is a demo.')
    expect(page).toContain('Maya Lindqvist')
    expect(page).not.toMatch(/<style|style=|<script(?![^>]+src)|\son\w+=/)
  })

  test.each([
    ['another app', { client_id: 'other' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example.test/' }],
  ])("isn't shown to %s, and doesn't redirect", async (_, changes) => {
    for (const response of [await fetch(ask(name, changes)), await answer(name, someone, changes)]) {
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
  })

  test('keeps the typed values, marks what is missing, and escapes it', async () => {
    const response = await answer(name, { person: 'new', name: '', email: '"><b>not an address' })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Enter a name')
    expect(page).toContain('aria-describedby="email-error"')
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;not an address"')
  })

  test('lets a person choose who they are before anything else', async () => {
    expect((await answer(name, { person: '99' })).status).toBe(422)
  })

  test('can be cancelled, and returns the state', async () => {
    const response = await answer(name, { decision: 'cancel' })
    const reply = response.headers.get('location') ?? (await response.text())
    expect(reply).toContain(name === 'apple' ? 'user_cancelled_authorize' : 'error=access_denied')
    expect(reply).toContain('the-state')
  })
})

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

const redeem = (name: 'google' | 'apple', code: string, changes: Record<string, string> = {}) =>
  fetch(`${address}/${name}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri,
      ...(name === 'google' ? { ...google, code_verifier: verifier } : { client_id: apple.client_id }),
      ...changes,
    }),
  })

const claimsOf = async (response: Response) => {
  const { id_token } = (await response.json()) as { id_token: string }
  return JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
}

const grant = async () =>
  codeOf(
    await answer('google', someone, {
      nonce: 'n',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }),
  )

describe('Google', () => {
  test('issues a code that works once, for five minutes', async () => {
    const code = await grant()
    const first = await redeem('google', code)
    expect(await claimsOf(first)).toMatchObject({ nonce: 'n', email: someone.email, email_verified: true })
    expect(await (await redeem('google', code)).json()).toEqual({ error: 'invalid_grant' })
    const late = await grant()
    clock += 5 * 60_000
    expect(await (await redeem('google', late)).json()).toEqual({ error: 'invalid_grant' })
  })

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['another redirect address', { redirect_uri: 'https://evil.example.test/' }, 'invalid_grant'],
    ['another secret', { client_secret: 'wrong' }, 'invalid_client'],
    ['another grant', { grant_type: 'refresh_token' }, 'unsupported_grant_type'],
  ])('refuses %s', async (_, changes, error) => {
    const response = await redeem('google', await grant(), changes)
    expect([response.status, await response.json()]).toEqual([400, { error }])
  })

  test('identifies a person by the same subject again, and Apple by another', async () => {
    const subjects = []
    for (let time = 0; time < 2; time++)
      subjects.push((await claimsOf(await redeem('google', await grant())))['sub'])
    const byApple = await redeem('apple', await codeOf(await answer('apple', someone)), {
      client_secret: secretOf(),
    })
    expect(subjects[0]).toMatch(/^1\d{20}$/)
    expect(subjects[1]).toBe(subjects[0])
    expect((await claimsOf(byApple))['sub']).toMatch(/^001234\.[0-9a-f]{32}\.0815$/)
  })
})

const secretOf = (changes: Record<string, unknown> = {}, header: Record<string, unknown> = {}) => {
  const iat = Math.floor(clock / 1000)
  const parts = [
    { alg: 'ES256', kid: apple.key_id, ...header },
    { iss: apple.team_id, iat, exp: iat + 300, aud: `${address}/apple`, sub: apple.client_id, ...changes },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signature = sign('sha256', Buffer.from(parts.join('.')), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return [...parts, signature.toString('base64url')].join('.')
}

describe('Apple', () => {
  test('answers a request for a scope by form only', async () => {
    expect((await fetch(ask('apple', { response_mode: 'query' }))).status).toBe(400)
  })

  test('includes the name at the first consent only', async () => {
    expect(await (await answer('apple', someone)).text()).toContain('name="user"')
    expect(await (await answer('apple', someone)).text()).not.toContain('name="user"')
  })

  test("writes Google's booleans as words, and hides an address when asked", async () => {
    const code = await codeOf(await answer('apple', { ...someone, share_email: 'hide' }))
    expect(await claimsOf(await redeem('apple', code, { client_secret: secretOf() }))).toMatchObject({
      email: expect.stringMatching(/^[0-9a-f]{10}@privaterelay\.appleid\.com$/) as string,
      email_verified: 'true',
      is_private_email: 'true',
    })
  })

  test.each([
    ['of another team', () => secretOf({ iss: 'OTHER12345' })],
    ['for another app', () => secretOf({ sub: 'other.app' })],
    ['for another audience', () => secretOf({ aud: 'https://appleid.apple.com' })],
    ['that has expired', () => secretOf({ exp: Math.floor(clock / 1000) - 1 })],
    ['that lives longer than six months', () => secretOf({ exp: Math.floor(clock / 1000) + 15_777_001 })],
    ['that names another key', () => secretOf({}, { kid: 'OTHER' })],
    ['that is not signed', () => `${secretOf({}, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
    ['that is none', () => 'nonsense'],
  ])('refuses a client secret %s', async (_, secret) => {
    const response = await redeem('apple', await codeOf(await answer('apple', someone)), {
      client_secret: secret(),
    })
    expect(await response.json()).toEqual({ error: 'invalid_client' })
  })
})

const proofOf = (text: string) => createHmac('sha256', facebook.app_secret).update(text).digest('hex')

describe('Facebook', () => {
  const graph = `${address}/facebook/v25.0`
  const read = async (path: string, query: Record<string, string>) => {
    const response = await fetch(`${graph}${path}?${new URLSearchParams(query)}`)
    return (await response.json()) as { access_token?: string; error?: { code: number } }
  }
  const token = async (fields: Record<string, string>) => {
    const { app_id: client_id, app_secret: client_secret } = facebook
    const code = await codeOf(await answer('facebook', fields))
    return (
      (await read('/oauth/access_token', { client_id, client_secret, redirect_uri, code })).access_token ?? ''
    )
  }
  test('appends its fragment to the redirect', async () => {
    expect((await answer('facebook', someone)).headers.get('location')).toMatch(/#_=_$/)
  })

  test("requires the proof, and doesn't share a withheld address", async () => {
    const shared = await token(someone)
    const fields = 'id,name,email'
    expect((await read('/me', { fields, access_token: shared })).error?.code).toBe(100)
    const appsecret_proof = proofOf(shared)
    expect(await read('/me', { fields, access_token: shared, appsecret_proof })).toMatchObject({
      email: someone.email,
    })
    const kept = await token({ ...someone, share_email: 'no' })
    const known = await read('/me', { fields, access_token: kept, appsecret_proof: proofOf(kept) })
    expect(Object.keys(known).toSorted()).toEqual(['id', 'name'])
  })

  test("doesn't accept a token that it didn't issue", async () => {
    expect((await read('/me', { access_token: 'x', appsecret_proof: 'x' })).error?.code).toBe(190)
  })
})
