import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { strictTransport } from './strict-transport.ts'
import type { StrictTransport } from './strict-transport.ts'

const headerAt = async (appUrl: string, reach: StrictTransport = 'host') => {
  const app = new Hono()
    .use('*', strictTransport(appUrl, reach))
    .get('/', (context) => context.text('page'))
    .get('/api', () => new Response('{}'))
  const answers = await Promise.all(['/', '/api', '/nothing'].map((path) => app.request(path)))
  return answers.map((answer) => answer.headers.get('strict-transport-security'))
}

test('every answer requires TLS when the public address uses it, and only then', async () => {
  expect(await headerAt('https://tandem.example.com')).toEqual(Array(3).fill('max-age=31536000'))
  expect(await headerAt('http://127.0.0.1:4000')).toEqual([null, null, null])
})

test.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('the requirement covers more when the host asks for %s', async (reach, header) => {
  expect(await headerAt('https://tandem.example.com', reach)).toEqual([header, header, header])
  expect(await headerAt('http://127.0.0.1:4000', reach)).toEqual([null, null, null])
})
