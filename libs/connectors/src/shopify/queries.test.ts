import { shopifySchema } from '@tandem/provider-simulator/node'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import * as operations from './bulk-operation-queries.ts'
import * as queries from './queries.ts'

const schema = buildSchema(shopifySchema(), { assumeValid: true })

/** Every document of the modules, by its export name. */
const documents = Object.entries({ ...queries, ...operations }).flatMap(([name, value]) =>
  typeof value === 'string'
    ? [[name, value] as const]
    : Object.entries(value).map(([part, document]) => [`${name}.${part}`, document as string] as const),
)

test('there are queries to check', () => {
  expect(documents.length).toBeGreaterThan(20)
})

test.each(documents)('%s is valid by the official schema', (_name, document) => {
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([])
})

test.each(documents)("%s requests no amounts in a buyer's currency", (_name, document) => {
  expect(document).not.toContain('presentmentMoney')
})

test('an unknown field is reported', () => {
  const wrong = parse(queries.singles.orders.replace('processedAt', 'orderedAt'))
  expect(validate(schema, wrong).map(({ message }) => message)).toEqual([
    expect.stringContaining('orderedAt') as string,
  ])
})
