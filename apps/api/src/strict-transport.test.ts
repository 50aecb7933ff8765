import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { strictTransport } from './strict-transport.ts'

const headerAt = async (appUrl: string) => {
  const app = new Hono().use('*', strictTransport(appUrl)).get('/', (context) => context.text('page'))
  const answers = await Promise.all(['/', '/nothing'].map((path) => app.request(path)))
  return answers.map((answer) => answer.headers.get('strict-transport-security'))
}

test('every answer asks for TLS where people come over it, and only there', async () => {
  expect(await headerAt('https://tandem.example.com')).toEqual(['max-age=31536000', 'max-age=31536000'])
  expect(await headerAt('http://127.0.0.1:4000')).toEqual([null, null])
})
