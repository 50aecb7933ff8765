import { describe, expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import { answered, client, refusedWith, scriptedStore, simulatedStore, token } from './test-setup.ts'

const json = (status: number) => () => Response.json({ errors: 'shpat_right' }, { status })
const html = (status: number) => () =>
  new Response('<!DOCTYPE html><title>shpat_right</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })

async function refusal(
  answer: Response | Error | (() => Response),
  credentials = token,
): Promise<ProviderError> {
  const error: unknown = await scriptedStore([answer], { credentials })
    .connector.check()
    .catch((reason: unknown) => reason)
  if (!(error instanceof ProviderError)) throw new Error('the check passed', { cause: error })
  return error
}

describe('what Shopify refuses', () => {
  test.each([
    [json(401), 'wrong_key', 'shopify_access_token', false],
    [json(402), 'store_closed', 'shopify_store_name', false],
    [json(403), 'missing_permission', 'shopify_access_token', false],
    [json(404), 'not_found', 'shopify_store_name', false],
    [json(423), 'store_closed', 'shopify_store_name', false],
    [json(429), 'rate_limited', null, true],
    [json(430), 'rate_limited', null, true],
    [json(400), 'unexpected_data', null, false],
    [json(408), 'timeout', null, true],
    [json(500), 'provider_failed', null, true],
    [html(200), 'not_data', 'shopify_store_name', false],
    [html(403), 'not_data', 'shopify_store_name', false],
    [html(404), 'not_found', 'shopify_store_name', false],
    [html(503), 'provider_failed', null, true],
    [() => new Response('{"data":'), 'not_data', 'shopify_store_name', true],
    [() => new Response(new Uint8Array([0x7b, 0xff, 0x7d])), 'not_data', 'shopify_store_name', true],
    [() => Response.json([]), 'unexpected_data', null, false],
    [() => Response.json(null), 'unexpected_data', null, false],
    [refusedWith('THROTTLED'), 'rate_limited', null, true],
    [refusedWith('SHOP_INACTIVE'), 'store_closed', 'shopify_store_name', false],
    [refusedWith('INTERNAL_SERVER_ERROR'), 'provider_failed', null, true],
    [refusedWith('MAX_COST_EXCEEDED'), 'unexpected_data', null, false],
    [refusedWith('undefinedField'), 'unexpected_data', null, false],
    [refusedWith('ACCESS_DENIED'), 'missing_permission', 'shopify_access_token', false],
    [() => Response.redirect('https://other.myshopify.com/'), 'address_refused', 'shopify_store_name', false],
    [
      new TypeError('shpat_right', { cause: { code: 'ENOTFOUND' } }),
      'unreachable',
      'shopify_store_name',
      true,
    ],
    [new TypeError('x', { cause: { code: 'CERT_HAS_EXPIRED' } }), 'unreachable', 'shopify_store_name', false],
  ] as const)('answer %# is %s, to be fixed at %s', async (answer, kind, field, retryable) => {
    const error = await refusal(answer)
    expect(error).toMatchObject({ kind, field, retryable })
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain('shpat_right')
  })

  test('names the missing scope', async () => {
    const access = '`read_customers` access scope.'
    const error = await refusal(refusedWith('ACCESS_DENIED', { requiredAccess: access }))
    expect(error.message).toContain('Add read_customers to')
  })

  test.each([
    [400, 'application_cannot_be_found', 'wrong_key', 'shopify_client_id'],
    [401, 'invalid_client', 'wrong_secret', 'shopify_client_secret'],
    [400, 'shop_not_permitted', 'missing_permission', 'shopify_store_name'],
    [400, 'unsupported_grant_type', 'unexpected_data', null],
    [404, 'Not Found', 'not_found', 'shopify_store_name'],
    [402, 'Unavailable Shop', 'store_closed', 'shopify_store_name'],
  ])('a token with %i %s is %s, to be fixed at %s', async (status, word, kind, field) => {
    const answer = () => Response.json({ error: word, error_description: 'secret-right' }, { status })
    const error = await refusal(answer, client)
    expect(error).toMatchObject({ kind, field })
    expect(error.message).not.toContain('secret-right')
  })
})

describe('the simulated shop distinguishes', () => {
  const check = (options: Parameters<typeof simulatedStore>[0]) => simulatedStore(options).connector.check()
  const refused = { name: 'ProviderError' }

  test.each([
    [{ ...token, shopify_store_name: 'nobody' }, 'not_found', 'shopify_store_name'],
    [{ ...token, shopify_access_token: 'shpat_wrong' }, 'wrong_key', 'shopify_access_token'],
    [{ ...client, shopify_client_id: 'client-wrong' }, 'wrong_key', 'shopify_client_id'],
    [{ ...client, shopify_client_secret: 'secret-wrong' }, 'wrong_secret', 'shopify_client_secret'],
  ])('wrong credentials %#: %s at %s', async (credentials, kind, field) => {
    await expect(check({ credentials })).rejects.toMatchObject({ ...refused, kind, field })
  })

  test.each(['frozen', 'locked', 'closed'] as const)('a %s store', async (state) => {
    const { connector, shop } = simulatedStore()
    shop.state = state
    const kind = state === 'closed' ? 'not_found' : 'store_closed'
    await expect(connector.check()).rejects.toMatchObject({ ...refused, kind, retryable: false })
  })

  test.each(['read_orders', 'read_customers', 'read_products'])('an app without %s', async (missing) => {
    const scopes = ['read_orders', 'read_customers', 'read_products'].filter((scope) => scope !== missing)
    await expect(check({ app: { scopes } })).rejects.toMatchObject({
      kind: 'missing_permission',
      message: expect.stringContaining(`permission ${missing} is missing`) as string,
    })
  })

  test('the right key: its currency, and what it may only read in part', async () => {
    const all = { currency: 'GBP', notes: [], pages_host: 'demo.myshopify.com' }
    expect(await check({})).toEqual(all)
    expect(await check({ credentials: client })).toEqual(all)
    const scopes = ['read_orders', 'read_customers', 'read_products']
    const { connector } = simulatedStore({ app: { scopes } })
    expect(await connector.check()).toEqual({
      currency: 'GBP',
      notes: [expect.stringContaining('60 days') as string],
      pages_host: 'demo.myshopify.com',
    })
    // Orders that become too old for the token must not look deleted.
    expect((await connector.counts()).orders).toBeNull()
  })

  test.each(['hidden', 'refused'] as const)('an app that customers are %s from', async (protectedData) => {
    const { connector } = simulatedStore({ app: { protectedData } })
    const { notes } = await connector.check()
    if (protectedData === 'refused')
      expect(notes).toEqual([expect.stringContaining('protected customer data') as string])
    const [order] = (await connector.read('orders', null)).rows
    expect(order?.customer).toMatchObject({ email: null, name: '' })
    const [customer] = (await connector.read('customers', null)).rows
    expect(customer).toMatchObject({ email: null, name: '' })
  })
})

test('an answer with withheld personal data is read without it', async () => {
  const error = { message: 'no', path: ['one', 'email'], extensions: { code: 'ACCESS_DENIED' } }
  const customer = {
    legacyResourceId: '7',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
  const { connector } = scriptedStore([() => answered({ one: customer }, { errors: [error] })])
  expect(await connector.readOne('customers', '7')).toMatchObject({ row: { name: '', email: null } })
  const other = { ...error, path: ['one', 'createdAt'] }
  const { connector: strict } = scriptedStore([() => answered({ one: customer }, { errors: [other] })])
  await expect(strict.readOne('customers', '7')).rejects.toMatchObject({ kind: 'missing_permission' })
})
