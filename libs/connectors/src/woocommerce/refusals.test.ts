import { describe, expect, test } from 'vitest'
import errors from '../../fixtures/errors.json' with { type: 'json' }
import { ProviderError } from '../provider-error.ts'
import { listAnswer, scriptedStore, shopKey, simulatedStore, storeUrl } from './test-setup.ts'

type Recording = keyof typeof errors
const recorded = (name: Recording, status: number) => () => Response.json(errors[name], { status })
const html = (status: number) => () =>
  new Response('<!DOCTYPE html><title>ck_right</title>', { status, headers: { 'Content-Type': 'text/html' } })

async function refusal(answer: Response | Error | (() => Response)): Promise<ProviderError> {
  const error: unknown = await scriptedStore([answer])
    .connector.check()
    .catch((reason: unknown) => reason)
  if (!(error instanceof ProviderError)) throw new Error('the check passed', { cause: error })
  return error
}

describe('what the store refuses', () => {
  test.each([
    ['error-wrong-key', 401, 'wrong_key', 'woocommerce_consumer_key'],
    ['error-no-auth', 401, 'wrong_key', 'woocommerce_consumer_key'],
    ['error-wrong-secret', 401, 'wrong_secret', 'woocommerce_consumer_secret'],
    ['error-write-only-key-reads', 401, 'missing_permission', 'woocommerce_consumer_key'],
    ['error-wrong-key', 403, 'missing_permission', 'woocommerce_consumer_key'],
    ['error-404-route', 404, 'not_found', 'woocommerce_url'],
    ['error-400-status', 400, 'unexpected_data', null],
  ] as const)('%s with %i is %s', async (name, status, kind, field) => {
    expect(await refusal(recorded(name, status))).toMatchObject({ kind, field, retryable: false })
  })

  test.each([
    [html(200), 'not_data', false],
    [html(401), 'not_data', false],
    [html(403), 'not_data', false],
    [html(404), 'not_found', false],
    [html(500), 'provider_failed', true],
    [html(503), 'provider_failed', true],
    [html(408), 'timeout', true],
    [html(429), 'rate_limited', true],
    [() => new Response('', { status: 200 }), 'not_data', true],
    [() => new Response('[{"id":', { status: 200 }), 'not_data', true],
    [() => Response.json({ id: 1 }), 'unexpected_data', false],
    [new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }), 'unreachable', true],
    [new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'unreachable', true],
    [new TypeError('fetch failed', { cause: { code: 'CERT_HAS_EXPIRED' } }), 'unreachable', false],
    [new TypeError('fetch failed', { cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } }), 'timeout', true],
    [new DOMException('too late', 'TimeoutError'), 'timeout', true],
  ] as const)('answer %# is %s', async (answer, kind, retryable) => {
    expect(await refusal(answer)).toMatchObject({ kind, retryable })
  })

  test.each([
    ['https://www.shop.example.test/wp-json/?consumer_secret=cs_right', 'https://www.shop.example.test'],
    ['/login?consumer_secret=cs_right', 'another page'],
    ['http://', 'another page'],
  ])('a redirect to %s is reported with its origin only', async (location, told) => {
    const error = await refusal(() => new Response(null, { status: 301, headers: { Location: location } }))
    expect(error).toMatchObject({ kind: 'address_refused', field: 'woocommerce_url' })
    expect(error.message).toContain(told)
    expect(error.message).not.toContain('cs_right')
  })

  test('a redirect to the same address with a slash indicates plain permalinks, not a wrong address', async () => {
    const { connector, requests } = scriptedStore([
      new Response(null, {
        status: 301,
        headers: { Location: `${storeUrl}/wp-json/wc/v3/orders/?_fields=id&per_page=1` },
      }),
    ])
    await expect(connector.check()).rejects.toMatchObject({
      kind: 'not_found',
      field: 'woocommerce_url',
      message: expect.stringContaining('permalinks are "Plain"') as string,
    })
    expect(requests).toHaveLength(1)
  })

  test('no error contains a key, whatever the store or the network says', async () => {
    const leak = `https://shop.example.test/?consumer_key=${shopKey.consumerKey}&consumer_secret=${shopKey.consumerSecret}`
    const answers = [
      new Error(leak),
      new TypeError(leak, { cause: Object.assign(new Error(leak), { code: leak }) }),
      () => Response.json({ code: leak, message: leak, data: { params: {} } }, { status: 401 }),
      () => Response.json({ code: leak, message: leak }, { status: 418 }),
      () => new Response(leak, { status: 200, headers: { Link: `<${leak}>; rel="next"` } }),
      () => Response.json({ id: leak }),
    ]
    for (const answer of answers) {
      const error = await refusal(answer)
      const shown = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
      expect(shown).not.toMatch(/[cs]k?s?_right/)
    }
  })
})

describe('the simulated shop distinguishes', () => {
  test.each([
    [{ key: 'ck_wrong' }, 'wrong_key'],
    [{ secret: 'cs_wrong' }, 'wrong_secret'],
    [{ permission: 'write' as const }, 'missing_permission'],
  ])('%j: %s', async (keys, kind) => {
    await expect(simulatedStore(keys).connector.check()).rejects.toMatchObject({
      name: 'ProviderError',
      kind,
    })
  })

  test('the right key, which can read and shows the currency', async () => {
    const { connector, requests } = simulatedStore()
    expect(await connector.check()).toEqual({ currency: 'GBP', notes: [], pages_host: null })
    expect(requests.map((request) => request.split('?')[0])).toEqual([
      '/orders',
      '/products',
      '/customers',
      '/data/currencies/current',
    ])
  })
})

describe('keys', () => {
  test('are sent in the header with Basic', async () => {
    const { connector, requests } = scriptedStore([listAnswer([])])
    await connector.read('customers', null)
    expect(requests[0]!.authorization).toBe(`Basic ${btoa('ck_right:cs_right')}`)
    expect(requests[0]!.url.search).not.toContain('consumer')
    expect(requests[0]!.url.href.startsWith(`${storeUrl}/wp-json/wc/v3/customers?`)).toBe(true)
  })

  test('are sent in the query when the server drops the header, from then on', async () => {
    const missing = () =>
      Response.json(
        { code: 'woocommerce_rest_authentication_error', message: 'Consumer key is missing.' },
        { status: 401 },
      )
    const { connector, requests } = scriptedStore([missing, listAnswer([])])
    await connector.read('customers', null)
    await connector.read('customers', null)
    expect(requests.map(({ url }) => url.searchParams.get('consumer_key'))).toEqual([
      null,
      'ck_right',
      'ck_right',
    ])
    expect(requests[1]!.authorization).toBeUndefined()
  })

  test("aren't sent in the query once the header worked", async () => {
    const { connector, requests } = scriptedStore([listAnswer([]), recorded('error-wrong-key', 401)])
    await connector.read('customers', null)
    await expect(connector.read('customers', null)).rejects.toMatchObject({ kind: 'wrong_key' })
    expect(requests).toHaveLength(2)
  })
})
