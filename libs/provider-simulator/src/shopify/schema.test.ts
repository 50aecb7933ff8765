import { readFileSync } from 'node:fs'
import { buildSchema, introspectionFromSchema, parse, validate, validateSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { shopifySchema } from '../node/shopify-schema.ts'
import { shopifySelection } from '../node/shopify-selection.ts'
import { trimSchema } from '../node/trim-schema.ts'
import { openShopify } from '../testing/open-shopify.ts'
import { adminSchemaText } from './admin-schema.generated.ts'

const whole = buildSchema(`
  schema { query: QueryRoot }
  interface Node { id: ID! }
  interface Tagged { tags: [String!]! }
  enum Size { SMALL LARGE }
  input Crop { size: Size = SMALL }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Row implements Node & Tagged { id: ID! tags: [String!]! old: String @deprecated(reason: "Gone") image(crop: Crop): String secret: Other }
  type Other { id: ID! }
  type RowEdge { cursor: String! node: Row! }
  type RowConnection { edges: [RowEdge!]! nodes: [Row!]! pageInfo: PageInfo! total: Int! }
  type QueryRoot { rows(first: Int = 10): RowConnection! other: Other }
`)
const introspection = introspectionFromSchema(whole)
const selection = {
  QueryRoot: 'rows',
  PageInfo: 'hasNextPage endCursor',
  Node: 'id',
  Row: 'id old image',
}

describe('trimming a schema', () => {
  test('keeps the named fields as they are, with everything they need', () => {
    const { text } = trimSchema(introspection, selection)
    expect(text).toContain('rows(first: Int = 10): RowConnection!')
    expect(text).toContain('old: String @deprecated(reason: "Gone")')
    expect(text).toContain('size: Size = SMALL')
    expect(text).toContain('type Row implements Node {')
    expect(text).not.toMatch(/Other|tags|total/)
    expect(trimSchema(introspection, { ...selection }).text).toBe(text)
  })

  test.each([
    [{ ...selection, Row: 'id prise' }, 'Row has no field prise'],
    [{ ...selection, Row: 'id secret' }, 'The selection says nothing of Other'],
    [{ ...selection, Raw: 'id' }, 'There is no type Raw'],
  ])('reports what is wrong with %j', (wrong, words) => {
    expect(() => trimSchema(introspection, wrong)).toThrow(words)
  })
})

describe('the trimmed schema of the Admin API', () => {
  test('is executable, and the same in the file and in the code', () => {
    const text = shopifySchema()
    expect(text.replaceAll(/^# .*\n+/gm, '').trim()).toBe(adminSchemaText.trim())
    expect(validateSchema(buildSchema(text))).toEqual([])
  })

  test('has every field that was selected', () => {
    const schema = buildSchema(shopifySchema())
    for (const name of Object.keys(shopifySelection)) expect(schema.getType(name), name).toBeDefined()
  })

  test('contains its licence', () => {
    const attribution = readFileSync(new URL('../../data/ATTRIBUTION.md', import.meta.url), 'utf8')
    expect(attribution).toContain('ISC License')
    expect(shopifySchema()).toContain('Shopify Inc.')
  })

  test("reports a field that Shopify doesn't have", async () => {
    const { ask } = openShopify()
    const answer = await ask('{ orders(first: 1) { nodes { id orderedAt } } }')
    expect(answer.errors?.[0]?.message).toContain('orderedAt')
    const schema = buildSchema(shopifySchema())
    expect(validate(schema, parse('{ shop { name } }'))).toEqual([])
  })
})
