import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '@tandem/format'
import { codeOf, userOf } from '../../../testing/read-answer.ts'
import { sampled } from '../../../testing/sampled.ts'
import { socialBrowser, welcomedBy } from '../../../testing/social-browser.ts'
import type { Landing, SocialBrowser } from '../../../testing/social-browser.ts'
import { useSocialApi } from '../../../testing/use-social-api.ts'

const used = useSocialApi()

/** Everybody here has an account already, so that a missing check would sign them in. */
let victim: { sub: string; email: string; email_verified: boolean; name: string }
let browser: SocialBrowser
let before: Record<string, number>
let start: Date

beforeEach(async () => {
  start = used.api.clock.now
  victim = { sub: crypto.randomUUID(), email: '', email_verified: true, name: 'Maya Lindqvist' }
  victim.email = `${victim.sub}@example.test`
  used.google.account = victim
  used.apple.account = victim
  browser = socialBrowser(used.api)
  const team = await used.api.newTeam()
  for (const provider of ['google', 'apple'] as const) {
    await used.opened.database
      .insertInto('social_identities')
      .values({ provider, subject: victim.sub, team_id: team.team_id, user_id: team.id, created_at: start })
      .execute()
  }
  before = await used.made()
})
afterEach(async () => {
  used.api.clock.now = start
})

/** No session, no user, and the sign-in page. */
async function expectCleanReturn(landing: Landing, reason: string) {
  expect(landing).toMatchObject({ path: '/auth/login', code: '', reason })
  expect(await used.made()).toEqual(before)
}

const after = (minutes: number) => {
  used.api.clock.now = new Date(start.getTime() + minutes * minuteMs)
}

const changed = (answer: Request, change: (parameters: URLSearchParams) => void) => {
  const url = new URL(answer.url)
  change(url.searchParams)
  return new Request(url)
}

/** Goes through the provider up to our code. */
const codeFor = async (by: SocialBrowser) =>
  (await by.bring(await used.google.goThrough(await by.press('google')))).code

async function expectNoSignIn(response: Response) {
  expect(await codeOf(response)).toBe('INVALID_STATE_TRY_AGAIN')
  expect(await used.made()).toEqual(before)
}

test('without any of these faults the same person is signed in', async () => {
  expect((await userOf(await browser.exchange('google', await codeFor(browser)))).id).toBeGreaterThan(0)
})

describe('the state', () => {
  test.each([
    ['is missing', (parameters: URLSearchParams) => parameters.delete('state')],
    ['is given twice', (parameters: URLSearchParams) => parameters.append('state', 'f'.repeat(64))],
    ['is of nobody', (parameters: URLSearchParams) => parameters.set('state', 'f'.repeat(64))],
    ['is nonsense', (parameters: URLSearchParams) => parameters.set('state', "' or 1=1--")],
  ])('%s', async (_, change) => {
    const answer = await used.google.goThrough(await browser.press('google'))
    await expectCleanReturn(await browser.bring(changed(answer, change)), 'expired')
  })

  test('is older than ten minutes', async () => {
    const answer = await used.google.goThrough(await browser.press('google'))
    after(10.1)
    await expectCleanReturn(await browser.bring(answer), 'expired')
  })

  test('is used a second time, even simultaneously', async () => {
    const answer = await used.google.goThrough(await browser.press('google'))
    const landings = await Promise.all([1, 2, 3].map(() => browser.bring(answer.clone())))
    expect(landings.map(({ reason }) => reason).toSorted()).toEqual(['expired', 'expired', null])
    await expectCleanReturn(await browser.bring(answer), 'expired')
  })

  test('was begun in another browser: the code is invalid here', async () => {
    const attacker = socialBrowser(used.api)
    const answer = await used.google.goThrough(await attacker.press('google'))
    await browser.press('google')
    const { code } = await browser.bring(answer)
    await expectNoSignIn(await browser.exchange('google', code))
    await expectNoSignIn(await socialBrowser(used.api).exchange('google', code))
  })

  test('belongs to a sign-in with another provider', async () => {
    const { searchParams } = new URL((await used.google.goThrough(await browser.press('google'))).url)
    const mixedUp = new Request(`http://tandem.test/api/v1/auth/login/social/apple/callback?${searchParams}`)
    await expectCleanReturn(await browser.bring(mixedUp), 'expired')
  })
})

describe('our one-time code', () => {
  test('works once among simultaneous attempts', async () => {
    const code = await codeFor(browser)
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.exchange('google', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await codeOf(await browser.exchange('google', code))).toBe('INVALID_STATE_TRY_AGAIN')
  })

  test('is valid for five minutes', async () => {
    const code = await codeFor(browser)
    after(5.1)
    await expectNoSignIn(await browser.exchange('google', code))
  })

  test('is valid for its own provider', async () => {
    await expectNoSignIn(await browser.exchange('apple', await codeFor(browser)))
  })

  test("is neither the provider's nor invented", async () => {
    const answer = await used.google.goThrough(await browser.press('google'))
    await expectNoSignIn(await browser.exchange('google', new URL(answer.url).searchParams.get('code') ?? ''))
    await expectNoSignIn(await browser.exchange('google', 'f'.repeat(64)))
  })

  test("isn't stored in the database, and neither are the state, the cookie or a new person's token", async () => {
    used.google.account = {
      ...victim,
      sub: crypto.randomUUID(),
      email: `new-${crypto.randomUUID()}@example.test`,
    }
    const code = await codeFor(browser)
    const unused = await browser.press('google')
    const second = await codeFor(browser)
    const { personal_access_token } = await welcomedBy(await browser.exchange('google', code))
    const state = new URL(unused).searchParams.get('state') ?? ''
    const { database } = used.opened
    const rows = JSON.stringify([
      await database.selectFrom('social_attempts').selectAll().execute(),
      await database.selectFrom('social_codes').selectAll().execute(),
      await database.selectFrom('social_newcomers').selectAll().execute(),
    ])
    const secrets = [
      second,
      state,
      personal_access_token,
      browser.cookie.sent.split('=')[1],
      used.google.account.email,
    ]
    for (const secret of secrets) {
      expect(secret).toMatch(/.{32,}/)
      expect(rows).not.toContain(secret)
    }
  })
})

/** Changes the request or answer of the provider's token endpoint. */
const onTokens = (change: {
  body?: (body: URLSearchParams) => void
  id_token?: (token: string) => string
}) => {
  used.wire.fetch = async (input, init) => {
    const isToken = String(input instanceof Request ? input.url : input).endsWith('/token')
    if (isToken && init?.body instanceof URLSearchParams) change.body?.(init.body)
    const response = await fetch(input, init)
    if (!isToken || !change.id_token || !response.ok) return response
    const body = (await response.json()) as { id_token: string }
    return Response.json({ ...body, id_token: change.id_token(body.id_token) })
  }
}

const unsigned = (token: string) => {
  const [, claims = ''] = token.split('.')
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
}
const seconds = () => Math.floor(Date.now() / 1000)

describe.each(['google', 'apple'] as const)('the id token of %s', (provider) => {
  const faults: [string, (token: string) => string][] = [
    ['has another nonce', (token) => used[provider].forge(token, { nonce: 'f'.repeat(64) })],
    ['has no nonce', (token) => used[provider].forge(token, { nonce: undefined })],
    ['is for another app', (token) => used[provider].forge(token, { aud: 'another-client' })],
    ['is of another issuer', (token) => used[provider].forge(token, { iss: 'https://issuer.example.test' })],
    ['has expired', (token) => used[provider].forge(token, { exp: seconds() - 120, iat: seconds() - 3720 })],
    ['has no subject', (token) => used[provider].forge(token, { sub: undefined })],
    ['is not signed', unsigned],
    [
      'has a signature of another key',
      (token) => (provider === 'google' ? used.apple : used.google).forge(token, {}),
    ],
    ['was changed after it was signed', (token) => token.replace(/\.[^.]+\./, `.${btoa('{"sub":"x"}')}.`)],
    ['names a key that is not there', (token) => used[provider].forge(token, {}, { kid: 'unknown' })],
    ['is signed with the secret', (token) => used[provider].forge(token, {}, { alg: 'HS256' })],
    ['is no token', () => 'no-token'],
  ]
  test.each(sampled(faults, 4))('%s', async (_, id_token) => {
    onTokens({ id_token })
    const answer = await used[provider].goThrough(await browser.press(provider))
    await expectCleanReturn(await browser.bring(answer), 'refused')
  })
})

describe('the token request', () => {
  test.each<[string, (body: URLSearchParams) => void]>([
    ['has another code verifier', (body) => body.set('code_verifier', 'f'.repeat(64))],
    ['has no code verifier', (body) => body.delete('code_verifier')],
    ['has another redirect address', (body) => body.set('redirect_uri', 'http://tandem.test/elsewhere')],
    ['has another secret', (body) => body.set('client_secret', 'wrong')],
    ['has another code', (body) => body.set('code', 'wrong')],
  ])('%s', async (_, body) => {
    onTokens({ body })
    const answer = await used.google.goThrough(await browser.press('google'))
    await expectCleanReturn(await browser.bring(answer), 'refused')
  })

  test('reuses a code of the provider', async () => {
    const first = socialBrowser(used.api)
    const answer = await used.google.goThrough(await first.press('google'))
    await first.bring(answer.clone())
    const { searchParams } = new URL(await browser.press('google'))
    const again = changed(answer, (parameters) => parameters.set('state', searchParams.get('state') ?? ''))
    await expectCleanReturn(await browser.bring(again), 'refused')
  })
})

test("a redirect address that isn't registered is refused by the provider, before anybody consents", async () => {
  const address = new URL(await browser.press('google'))
  address.searchParams.set('redirect_uri', 'https://evil.example.test/')
  await expect(used.google.goThrough(address.href)).rejects.toThrow('The provider answered 400')
  expect(await used.made()).toEqual(before)
})

test('whatever the host header says, the browser is sent to the configured address', async () => {
  const answer = await used.google.goThrough(await browser.press('google'))
  for (const host of ['evil.example.test', 'tandem.test.evil.example.test', 'tandem.test:81']) {
    const spoofed = new Request(answer.url.replace('//tandem.test/', `//${host}/`), {
      headers: { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' },
    })
    const press = new Request(`http://${host}/api/v1/auth/login/social/google/start`)
    const redirect = (await used.api.fetch(press)).headers.get('location') ?? ''
    expect(new URL(redirect).searchParams.get('redirect_uri')).toBe(
      'http://tandem.test/api/v1/auth/login/social/google/callback',
    )
    // Throws if the browser would be sent to another address.
    await browser.bring(spoofed)
  }
})

test('an answer with another issuer is refused before its code is used', async () => {
  const answer = await used.google.goThrough(await browser.press('google'))
  let asked = 0
  used.wire.fetch = (...both) => (asked++, fetch(...both))
  const mixedUp = changed(answer, (parameters) => parameters.set('iss', used.apple.issuer))
  await expectCleanReturn(await browser.bring(mixedUp), 'refused')
  expect(asked).toBe(0)
})

test.each(['google', 'apple'] as const)(
  'a person who cancels at %s returns without an error',
  async (provider) => {
    used[provider].account = null
    const answer = await used[provider].goThrough(await browser.press(provider))
    await expectCleanReturn(await browser.bring(answer), 'cancelled')
  },
)

test.each([
  ['server_error', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
  ['invalid_scope', 'refused'],
  ['<script>alert(1)</script>\r\nx', 'refused'],
  ['user_cancelled_authorize', 'cancelled'],
])('an error of the provider returns as our own reason: %s', async (error, reason) => {
  const { searchParams } = new URL(await browser.press('google'))
  const parameters = new URLSearchParams({ error, state: searchParams.get('state') ?? '' })
  const answer = new Request(`http://tandem.test/api/v1/auth/login/social/google/callback?${parameters}`)
  await expectCleanReturn(await browser.bring(answer), reason)
  expect(JSON.stringify(used.api.log)).not.toContain('script')
})

/** Network faults, as the provider's own would be. */
const faults: [string, (signal: AbortSignal) => Promise<Response>][] = [
  ['answers 500', async () => new Response('oops', { status: 500 })],
  ['answers 503 in JSON', async () => Response.json({ error: 'server_error' }, { status: 503 })],
  ['answers 429', async () => new Response('', { status: 429 })],
  ['answers a page', async () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })],
  [
    'answers half of a text',
    async () => new Response('{"id_', { headers: { 'Content-Type': 'application/json' } }),
  ],
  ['is not there', async () => Promise.reject(new TypeError('fetch failed'))],
  [
    'answers without end',
    async () => new Response('x'.repeat(600 * 1024), { headers: { 'Content-Type': 'application/json' } }),
  ],
  [
    'never answers',
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  ],
]

describe.each(['/token', '/jwks', '/.well-known/openid-configuration'])('when %s', (path) => {
  test.each(sampled(faults, 4))('%s, the return is clean, and the next attempt works', async (_, fault) => {
    const press = path.startsWith('/.well')
      ? null
      : await used.google.goThrough(await browser.press('google'))
    used.waitFor(0.3)
    used.wire.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes(path)
        ? fault(init?.signal ?? new AbortController().signal)
        : fetch(input, init)
    const landing = press
      ? await browser.bring(press)
      : await browser.bring(new Request('http://tandem.test/api/v1/auth/login/social/google/start'))
    await expectCleanReturn(landing, 'unavailable')

    used.wire.fetch = fetch
    used.waitFor(30)
    expect((await browser.exchange('google', await codeFor(browser))).status).toBe(200)
  })
})

const welcome = async () => {
  used.google.account = {
    ...victim,
    sub: crypto.randomUUID(),
    email: `new-${crypto.randomUUID()}@example.test`,
  }
  return welcomedBy(await browser.exchange('google', await codeFor(browser)))
}

describe('the form of a new person', () => {
  test('sent many times at once creates one account', async () => {
    const { personal_access_token } = await welcome()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.complete(personal_access_token)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const made = await used.made()
    const one = (name: string) => (made[name] ?? 0) - (before[name] ?? 0)
    expect(['users', 'teams', 'logins', 'social_identities', 'sessions'].map(one)).toEqual([1, 1, 1, 1, 1])
  })

  test('left open for half an hour is invalid, and the stored data is deleted', async () => {
    const { personal_access_token } = await welcome()
    after(30.1)
    await expectNoSignIn(await browser.complete(personal_access_token))
    await browser.press('google')
    const left = await used.opened.database.selectFrom('social_newcomers').select('token_hash').execute()
    expect(left).toEqual([])
  })

  test.each([
    ['no token', undefined],
    ['a token of nobody', 'f'.repeat(64)],
    ['what is no token', 'nonsense'],
  ])('%s', async (_, token) => {
    await expectNoSignIn(await browser.complete(token))
  })

  test("a session's token isn't a newcomer's", async () => {
    const { token } = await used.api.newTeam()
    before = await used.made()
    await expectNoSignIn(await browser.complete(token))
  })

  test("can't use another address than the one the provider verified, nor an unknown time zone", async () => {
    const { personal_access_token } = await welcome()
    for (const fields of [
      { email: 'other@example.test' },
      { timezone: 'Mars/Olympus' },
      { name: 'x' },
      { role: 'admin' },
    ]) {
      expect((await browser.complete(personal_access_token, fields)).status).toBe(422)
    }
    expect(await used.made()).toEqual(before)
    expect((await browser.complete(personal_access_token)).status).toBe(200)
  })

  test('finds that the address got an account in the meantime, and leaves it alone', async () => {
    const { personal_access_token, email } = await welcome()
    const team = await used.api.newTeam()
    await used.opened.database
      .updateTable('logins')
      .set({ email: email ?? '' })
      .where('team_id', '=', team.team_id)
      .execute()
    before = await used.made()
    await expectNoSignIn(await browser.complete(personal_access_token))
  })
})

test('when registration is closed, new people are refused and known ones sign in', async () => {
  used.api.dependencies.settings.registration = 'closed'
  try {
    expect((await browser.exchange('google', await codeFor(browser))).status).toBe(200)
    used.google.account = {
      ...victim,
      sub: crypto.randomUUID(),
      email: `new-${crypto.randomUUID()}@example.test`,
    }
    before = await used.made()
    const { personal_access_token } = await welcomedBy(
      await browser.exchange('google', await codeFor(browser)),
    )
    expect(await codeOf(await browser.complete(personal_access_token))).toBe('REGISTRATION_CLOSED')
    expect(await used.made()).toEqual(before)
  } finally {
    used.api.dependencies.settings.registration = 'open'
  }
})
