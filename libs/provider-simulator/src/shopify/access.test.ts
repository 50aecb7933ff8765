import { describe, expect, test } from 'vitest'
import { addOrder } from '../shop/change-shop.ts'
import { uninstallApp } from '../shop/change-app.ts'
import type { ShopState } from '../shop/shop.ts'
import { openShopify, shopifyOrigin } from '../testing/open-shopify.ts'
import { shopifyGid } from './gid.ts'

const shopName = '{ shop { name } }'

describe('access to a shop', () => {
  test('a shop answers at its own host name, and under any path', async () => {
    const { server, read } = openShopify()
    expect(await read(shopName)).toEqual({ shop: { name: 'Oak & Co' } })
    const answer = await server.request(
      'http://127.0.0.1:4010/demo/shopify/oak/admin/api/2026-10/graphql.json',
      {
        method: 'POST',
        headers: { 'X-Shopify-Access-Token': 'shpat_token' },
        body: JSON.stringify({ query: '{ shop { url } }' }),
      },
    )
    expect(await answer.json()).toMatchObject({
      data: { shop: { url: 'http://127.0.0.1:4010/demo/shopify/oak' } },
    })
  })

  test('a wrong token, an unknown shop and a body without a query are refused', async () => {
    const { post, fetch } = openShopify()
    const wrong = await post(shopName, { token: 'shpat_wrong' })
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
    ])
    const nowhere = await fetch('https://elm.myshopify.com/admin/api/2026-10/graphql.json', {
      method: 'POST',
    })
    expect([nowhere.status, await nowhere.json()]).toEqual([404, { errors: 'Not Found' }])
    const empty = await fetch(`${shopifyOrigin}/admin/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: { 'X-Shopify-Access-Token': 'shpat_token' },
      body: '[]',
    })
    expect(empty.status).toBe(400)
  })

  test.each<[ShopState, number]>([
    ['frozen', 402],
    ['forbidden', 403],
    ['closed', 404],
    ['locked', 423],
  ])('a shop that is %s answers %i', async (state, status) => {
    const { shop, post } = openShopify()
    shop.state = state
    expect((await post(shopName)).status).toBe(status)
  })

  test.each([
    ['2026-10', 200, '2026-10'],
    ['2026-07', 200, '2026-07'],
    ['2024-01', 200, '2026-01'],
    ['unstable', 200, 'unstable'],
    ['2027-04', 404, null],
    ['latest', 404, null],
  ])('version %s answers %i and reports %s', async (version, status, told) => {
    const answer = await openShopify().post(shopName, { version })
    expect([answer.status, answer.headers.get('X-Shopify-API-Version')]).toEqual([status, told])
  })

  test('client credentials give a token for a day', async () => {
    const { fetch, post, wait, shop } = openShopify({}, { accessToken: undefined })
    const credentials = {
      client_id: 'client',
      client_secret: 'shpss_secret',
      grant_type: 'client_credentials',
    }
    const ask = async (body: object) => {
      const answer = await fetch(`${shopifyOrigin}/admin/oauth/access_token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, ...((await answer.json()) as { access_token: string; error?: string }) }
    }
    const given = await ask(credentials)
    expect(given).toMatchObject({
      status: 200,
      expires_in: 86_399,
      scope: 'read_orders,read_all_orders,read_customers,read_products',
    })
    const token = given.access_token
    wait(86_399)
    expect((await post(shopName, { token })).status).toBe(200)
    wait(1)
    expect((await post(shopName, { token })).status).toBe(401)
    expect(await ask({ ...credentials, client_id: 'x' })).toMatchObject({
      error: 'application_cannot_be_found',
    })
    expect(await ask({ ...credentials, client_secret: 'x' })).toMatchObject({
      status: 400,
      error: 'invalid_client',
    })
    expect(await ask({ ...credentials, grant_type: 'x' })).toMatchObject({ error: 'unsupported_grant_type' })
    const again = (await ask(credentials)).access_token
    uninstallApp(shop, 'client')
    expect((await post(shopName, { token: again })).status).toBe(401)
  })
})

describe('what an app may read', () => {
  test('a list without its scope is an error, and the other fields still answer', async () => {
    const { ask } = openShopify({}, { scopes: ['read_products'] })
    const { data, errors } = await ask<object>(
      '{ productsCount { count } customersCount { count } order(id: "1") { id } currentAppInstallation { accessScopes { handle } } }',
    )
    expect(data).toMatchObject({
      productsCount: { count: 185 },
      customersCount: null,
      order: null,
      currentAppInstallation: { accessScopes: [{ handle: 'read_products' }] },
    })
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['customersCount'], 'ACCESS_DENIED'],
      [['order'], 'ACCESS_DENIED'],
    ])
    expect(errors?.[0]?.message).toContain('`read_customers` access scope')
  })

  test('read_orders alone reads the last sixty days', async () => {
    const { shop, read } = openShopify({}, { scopes: ['read_orders'] })
    const old = shop.orders.keys().next().value!
    const id = addOrder(shop, { lines: [{ sku: '22423', quantity: 1, total: 1295 }] })
    expect(
      await read(
        '($old: ID!) { orders(first: 5) { nodes { id } } ordersCount { count } order(id: $old) { id } }'.replace(
          /^/,
          'query ',
        ),
        { old: shopifyGid('Order', old) },
      ),
    ).toEqual({
      orders: { nodes: [{ id: shopifyGid('Order', id) }] },
      ordersCount: { count: 1 },
      order: null,
    })
  })

  const people =
    '{ customers(first: 1) { nodes { id firstName defaultEmailAddress { emailAddress } defaultAddress { name countryCodeV2 } amountSpent { amount } } } }'

  test('personal data without approval is null, or refused field by field', async () => {
    type People = { customers: { nodes: Record<string, unknown>[] } }
    const hidden = await openShopify({}, { protectedData: 'hidden' }).ask<People>(people)
    expect(hidden.errors).toBeUndefined()
    expect(hidden.data.customers.nodes[0]).toMatchObject({
      firstName: null,
      defaultEmailAddress: null,
      defaultAddress: { name: null, countryCodeV2: 'GB' },
    })
    const refused = await openShopify({}, { protectedData: 'refused' }).ask<People>(people)
    expect(refused.data.customers.nodes[0]).toMatchObject({ firstName: null })
    expect(new Set(refused.errors?.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['ACCESS_DENIED']),
    )
    const approved = await openShopify().read<People>(people)
    expect(approved.customers.nodes[0]!.firstName).toMatch(/^[A-Z]/)
  })
})
