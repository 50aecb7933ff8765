import { expect, test } from 'vitest'
import { deliverTo } from './deliver-to.ts'

test('a demo delivers webhooks only to itself, and follows no redirect', async () => {
  const asked: unknown[] = []
  const deliver = deliverTo('http://127.0.0.1:4000', (address, init) => {
    asked.push([String(address), init?.redirect])
    return Promise.resolve(new Response())
  })
  const own = 'http://127.0.0.1:4000/api/webhooks/key'
  for (const address of [own, new URL(own), new Request(own)]) {
    expect((await deliver(address, { method: 'POST' })).status).toBe(200)
  }
  expect(asked).toHaveLength(3)
  expect(asked[0]).toEqual([own, 'error'])
  for (const address of [
    'http://127.0.0.1:4001/',
    'http://127.0.0.1/',
    'https://127.0.0.1:4000/',
    'http://localhost:4000/',
    'http://127.0.0.1:4000@evil.example/',
    'http://169.254.169.254/latest/meta-data',
    'not an address',
  ]) {
    await expect(deliver(address), address).rejects.toThrow(TypeError)
  }
  expect(asked).toHaveLength(3)
})
