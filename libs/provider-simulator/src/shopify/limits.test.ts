import { parse } from 'graphql'
import type { OperationDefinitionNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import { openShopify } from '../testing/open-shopify.ts'
import { queryCost } from './cost.ts'
import type { CostRule } from './cost.ts'
import { adminSchema } from './schema.ts'

const costOf = (query: string, variables: Record<string, unknown> = {}, rule: CostRule = 'documented') => {
  const document = parse(query)
  return queryCost(adminSchema(), document, document.definitions[0] as OperationDefinitionNode, {
    variables,
    rule,
  })
}

describe('the cost of a query', () => {
  test.each([
    ['one object', '{ shop { id name timezoneOffsetMinutes currencyCode } }', 1],
    ['objects inside objects', '{ shop { plan { publicDisplayName } primaryDomain { url } } }', 3],
    [
      // Measured: a real shop's answer said 752 points.
      'a page of 250 with a sum in it',
      '{ orders(first: 250, query: "status:open") { pageInfo { hasNextPage } edges { cursor node { legacyResourceId name totalPriceSet { shopMoney { amount currencyCode } } tags } } } }',
      752,
    ],
    ['nodes as much as edges', '{ orders(first: 10) { nodes { id } pageInfo { endCursor } } }', 12],
    [
      'connections in connections',
      '{ orders(first: 10) { nodes { lineItems(first: 5) { nodes { id product { id } } } } } }',
      2 + 10 * (1 + 2 + 5 * 2),
    ],
    ['a mutation', 'mutation { webhookSubscriptionDelete(id: "1") { userErrors { message } } }', 10],
    [
      'the dearest of several types',
      '{ node(id: "1") { id ... on Order { customer { id } totalPriceSet { shopMoney { amount } } } ... on Product { id } } }',
      4,
    ],
    ['several by id', '{ nodes(ids: ["1", "2", "3"]) { ... on Customer { amountSpent { amount } } } }', 6],
  ])('%s', (_name, query, cost) => {
    expect(costOf(query)).toBe(cost)
  })

  test('takes the page size from a variable, and from a fragment', () => {
    expect(
      costOf(
        'query ($size: Int!) { orders(first: $size) { ...page } } fragment page on OrderConnection { nodes { id } }',
        {
          size: 7,
        },
      ),
    ).toBe(9)
  })

  test.each([
    [
      'variants of one product',
      '{ product(id: "1") { variants(first: 250) { nodes { product { id } } } } }',
      25,
    ],
    ['ten rows of one thing', '{ customer(id: "1") { orders(first: 10) { nodes { id } } } }', 7],
    ['200 ids', '{ products(first: 200) { edges { cursor node { id } } } }', 12],
  ])('as measured at real shops: %s', (_name, query, cost) => {
    expect(costOf(query, {}, 'measured')).toBe(cost)
  })

  test('as measured allows a whole page of orders with their lines', async () => {
    const page = '{ orders(first: 250) { nodes { id lineItems(first: 10) { nodes { product { id } } } } } }'
    expect((await openShopify().ask(page)).errors?.[0]?.extensions.code).toBe('MAX_COST_EXCEEDED')
    const { errors, extensions } = await openShopify({}, { costRule: 'measured' }).ask(page)
    expect(errors).toBeUndefined()
    const { requestedQueryCost, actualQueryCost } = extensions.cost
    expect(requestedQueryCost).toBe(2 + 11 * (1 + 2 + 4 * 2))
    expect(actualQueryCost).toBeLessThanOrEqual(requestedQueryCost)
  })

  test('is partly returned when there was less to read', async () => {
    const { ask } = openShopify()
    const { extensions } = await ask('{ orders(first: 200) { nodes { id } } }')
    expect(extensions.cost).toMatchObject({
      requestedQueryCost: 202,
      actualQueryCost: 78,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1922, restoreRate: 100 },
    })
  })

  test('above 1,000 is refused before it runs, and takes no points', async () => {
    const { ask } = openShopify()
    const dear = await ask(
      '{ orders(first: 250) { nodes { customer { amountSpent { amount } lastOrder { id } } } } }',
    )
    expect(dear.errors?.[0]?.extensions).toMatchObject({
      code: 'MAX_COST_EXCEEDED',
      cost: 1002,
      maxCost: 1000,
    })
    const { extensions } = await ask('{ shop { name } }')
    expect(extensions.cost.throttleStatus.currentlyAvailable).toBe(1999)
  })
})

describe('the bucket', () => {
  const page = '{ orders(first: 98) { nodes { id } } }'

  test("runs out with HTTP 200, and refills by the shop's clock", async () => {
    const { post, ask, wait } = openShopify({}, { maximumAvailable: 150, restoreRate: 10 })
    const first = await ask(page)
    expect(first.extensions.cost.throttleStatus.currentlyAvailable).toBe(72)
    const answer = await post(page)
    expect(answer.status).toBe(200)
    const refused = await (answer.json() as ReturnType<typeof ask>)
    expect(refused.errors?.[0]).toMatchObject({ message: 'Throttled', extensions: { code: 'THROTTLED' } })
    expect(refused).not.toHaveProperty('data')
    expect(refused.extensions.cost).toMatchObject({
      requestedQueryCost: 100,
      actualQueryCost: null,
      throttleStatus: { currentlyAvailable: 72 },
    })
    wait(2.7)
    expect((await ask(page)).errors).toBeDefined()
    wait(0.1)
    expect((await ask(page)).errors).toBeUndefined()
  })

  test('belongs to one app only', async () => {
    const other = { clientId: 'other', clientSecret: 's', accessToken: 'shpat_other' }
    const { shop, ask, app } = openShopify({}, { maximumAvailable: 100 })
    shop.apps.push({ ...app, ...other })
    await ask(page)
    expect((await ask(page)).errors?.[0]?.message).toBe('Throttled')
    expect((await ask(page, { token: 'shpat_other' })).errors).toBeUndefined()
  })
})
