import { describe, expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import { accountId, refusedWith, scriptedGraph } from './test-setup.ts'
import type { Answer } from './test-setup.ts'

/** The failure of reading the profile, with the requests and waits. */
async function refusal(answer: () => Answer) {
  const graph = scriptedGraph(answer)
  const error: unknown = await graph
    .account()
    .profile()
    .catch((reason: unknown) => reason)
  if (!(error instanceof ProviderError)) throw new Error('the profile was read', { cause: error })
  return { error, tries: graph.asked.length, waits: graph.waits }
}

const usage = (minutes: number, type = 'instagram') => ({
  'X-Business-Use-Case-Usage': JSON.stringify({
    [accountId]: [
      { type, call_count: 60, total_cputime: 20, total_time: 20, estimated_time_to_regain_access: minutes },
    ],
  }),
})

describe('a code of Meta', () => {
  test.each([
    [190, 458, 'reconnect', 'removed at Facebook', 1],
    [190, 459, 'reconnect', 'confirm who they are', 1],
    [190, 460, 'reconnect', 'password', 1],
    [190, 463, 'reconnect', 'expired', 1],
    [190, 464, 'reconnect', 'not confirmed', 1],
    [190, 467, 'reconnect', '90 days without use', 1],
    [190, 492, 'reconnect', 'no longer has access', 1],
    [190, undefined, 'reconnect', 'no longer accepts', 1],
    [102, undefined, 'reconnect', 'no longer accepts', 1],
    [3, undefined, 'missing_permission', 'every permission', 1],
    [10, undefined, 'missing_permission', 'every permission', 1],
    [200, undefined, 'missing_permission', 'every permission', 1],
    [299, undefined, 'missing_permission', 'every permission', 1],
    [100, 33, 'gone', 'no longer shows', 1],
    [100, 2108006, 'unexpected_data', 'cannot read', 1],
    [100, undefined, 'unexpected_data', 'cannot read', 1],
    [110, 2207013, 'username_not_found', 'No professional account', 1],
    [101, undefined, 'wrong_key', 'id of our app', 1],
    [36104, undefined, 'unexpected_data', 'code 36104', 1],
    [1, undefined, 'provider_failed', 'returned an error', 5],
    [2, undefined, 'provider_failed', 'returned an error', 5],
  ])('%i with %s is %s: … %s …, after %i attempts', async (code, subcode, kind, words, tries) => {
    const found = await refusal(() => refusedWith(code, { subcode }))
    expect(found.error).toMatchObject({ kind, retryable: tries > 1, field: null })
    expect(found.error.message).toContain(words)
    expect(found.tries).toBe(tries)
    expect(found.waits).toHaveLength(tries - 1)
  })

  test.each([4, 17, 32, 613, 80001, 80002])(
    '%i waits a minute, then two, and leaves the rest to the caller',
    async (code) => {
      const { error, tries, waits } = await refusal(() => refusedWith(code, { status: 403 }))
      expect(error).toMatchObject({ kind: 'rate_limited', retryable: true, retry_after_seconds: 120 })
      expect(error.message).toContain('Instagram asks us to wait 2 minutes')
      expect({ tries, waits }).toEqual({ tries: 2, waits: [60_000] })
    },
  )

  test("80002 leaves Instagram's own wait to the caller", async () => {
    const { error, tries } = await refusal(() => refusedWith(80002, { headers: usage(19) }))
    expect(error).toMatchObject({ kind: 'rate_limited', retry_after_seconds: 19 * 60 })
    expect(tries).toBe(1)
  })

  test.each([
    [368, 'blocked'],
    [341, 'rate_limited'],
  ])('%i waits an hour as %s', async (code, kind) => {
    const { error, tries } = await refusal(() => refusedWith(code))
    expect(error).toMatchObject({ kind, retryable: true, retry_after_seconds: 3600 })
    expect(tries).toBe(1)
  })

  test('is retried when it is called transient', async () => {
    const { error, tries } = await refusal(() => refusedWith(1205, { is_transient: true }))
    expect(error).toMatchObject({ kind: 'provider_failed', retryable: true })
    expect(tries).toBe(5)
  })

  test('reports a wrong app secret to the person who runs the server', async () => {
    const { error } = await refusal(() =>
      refusedWith(100, { message: 'Invalid appsecret_proof provided in the API argument' }),
    )
    expect(error).toMatchObject({ kind: 'wrong_secret', retryable: false })
  })
})

describe('an answer without a code', () => {
  const html = (status: number) => () => new Response('<!DOCTYPE html>page-token-right', { status })
  test.each([
    [html(200), 'not_data', false],
    [html(403), 'not_data', false],
    [html(404), 'not_data', false],
    [html(408), 'timeout', true],
    [html(429), 'rate_limited', true],
    [html(500), 'provider_failed', true],
    [html(503), 'provider_failed', true],
    [() => new Response(null, { status: 302 }), 'not_data', false],
    [() => new Response('{"id":', { status: 200 }), 'not_data', true],
    [() => Response.json({ id: 178414 }), 'unexpected_data', false],
    [() => Response.json({}, { status: 418 }), 'unexpected_data', false],
    [() => new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }), 'unreachable', true],
    [() => new TypeError('fetch failed', { cause: { code: 'CERT_HAS_EXPIRED' } }), 'unreachable', false],
    [() => new DOMException('too late', 'TimeoutError'), 'timeout', true],
  ] as const)('%# is %s', async (answer, kind, retryable) => {
    const { error, tries } = await refusal(answer)
    expect(error).toMatchObject({ kind, retryable })
    expect(tries).toBeLessThanOrEqual(5)
  })
})

test('contains no token, secret or text from Meta', async () => {
  const leak = 'page-token-right app-secret-right'
  const answers = [
    () => new Error(leak),
    () => new TypeError(leak, { cause: Object.assign(new Error(leak), { code: leak }) }),
    () => refusedWith(100, { message: leak }),
    () => refusedWith(190, { message: leak, subcode: 463 }),
    () => refusedWith(99_999, { message: leak }),
    () => Response.json({ id: leak }),
  ]
  for (const answer of answers) {
    const { error } = await refusal(answer)
    const shown = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
    expect(shown).not.toMatch(/-right/)
    expect(error.message).not.toContain('store')
  }
})

test.each([
  ['of 1,900 years in a header', { headers: usage(1e9) }],
  ['without end in a header', { headers: usage(1e308) }],
  ['until the year 9999', { headers: { 'Retry-After': 'Fri, 31 Dec 9999 23:59:59 GMT' } }],
])('a wait %s is one of a day', async (_what, { headers }) => {
  for (const answer of [
    () => refusedWith(80002, { headers }),
    () => new Response('{}', { status: 503, headers: { ...headers } }),
  ]) {
    const { error } = await refusal(answer)
    expect(error.retry_after_seconds).toBe(86_400)
  }
})
