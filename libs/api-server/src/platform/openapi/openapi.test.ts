import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { endpoints } from '@tandem/api-contract'
import { useTestApi } from '../../testing/use-test-api.ts'
import { openApiDocument } from './openapi.ts'
import type { OpenApiDocument } from './openapi.ts'

const used = useTestApi()
const document = openApiDocument(endpoints)
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('is served, and describes every call of the contract', async () => {
  const response = await used.api.request('GET', '/openapi.json')
  const served = (await response.json()) as OpenApiDocument
  expect(served).toEqual(JSON.parse(JSON.stringify(document)))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  )
})

test("has schemas that are valid JSON Schema, and that the server's answers match", async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  for (const { responses, requestBody } of operations) {
    for (const { content } of Object.values(responses)) {
      for (const { schema } of Object.values(content)) if (!('$ref' in schema)) ajv.compile(schema)
    }
    if (requestBody) ajv.compile(requestBody.content['application/json'].schema)
  }
  const team = await used.api.newTeam()
  const schema = document.paths['/me']?.['get']?.responses['200']?.content['application/json']?.schema ?? {}
  const answer = await (await used.api.request('GET', '/me', { token: team.token })).json()
  expect(ajv.validate(schema, answer), ajv.errorsText()).toBe(true)
  expect(ajv.validate(schema, { data: { ...answer.data, id: 'one' } })).toBe(false)
})

test('describes parameters with their real types: page numbers and ids are whole numbers', () => {
  const { parameters } = document.paths['/ecommerce/orders']?.['get'] ?? { parameters: [] }
  expect(parameters.find(({ name }) => name === 'per_page')?.schema).toMatchObject({
    type: 'integer',
    maximum: 100,
  })
  for (const limit of ['amount_min', 'amount_max'])
    expect(parameters.find(({ name }) => name === limit)?.schema).toEqual({ type: 'integer' })
  expect(parameters.every(({ required }) => !required)).toBe(true)
})

test('names every call on the page, which needs no script', async () => {
  const response = await used.api.fetch(new Request('http://tandem.test/api/docs'))
  const page = await response.text()
  for (const { path } of endpoints) expect(page).toContain(path)
  expect(page).not.toMatch(/<script|style=/)
  expect((await used.api.fetch(new Request('http://tandem.test/api/docs/style.css'))).status).toBe(200)
})

test('describes a file as text or bytes, and its failures as JSON', () => {
  const responses = document.paths['/ecommerce/orders/export']?.['post']?.responses
  expect(Object.keys(responses?.['200']?.content ?? {})).toEqual([
    'text/csv',
    'text/tab-separated-values',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  expect(Object.keys(responses?.['422']?.content ?? {})).toEqual(['application/json'])
  const picture = document.paths['/pictures/{key}']?.['get']?.responses['200']
  expect(picture?.content).toEqual({ '*/*': { schema: { type: 'string', format: 'binary' } } })
})
